/// Documents in the shape that Hacker News sends them; everything in them is invented.
enum InventedDocument {
  static func story(_ id: Int, title: String? = nil, time: Int = 1_699_999_990) -> String {
    """
    {"by":"ada","descendants":3,"id":\(id),"score":7,"time":\(time),\
    "title":"\(title ?? "Story \(id)")","type":"story","url":"https://www.stories.example/\(id)"}
    """
  }

  static func question(_ id: Int, kids: [Int] = []) -> String {
    """
    {"by":"bob","descendants":\(kids.count),"id":\(id),"kids":\(kids),"score":1,"time":1700000000,\
    "text":"Is <i>this</i> it?<p>Code: <pre><code>  a &lt; b</code></pre>","title":"Ask HN: Why?",\
    "type":"story"}
    """
  }

  static func job(_ id: Int) -> String {
    """
    {"by":"hr","id":\(id),"score":1,"time":1700000000,"title":"Acme is hiring","type":"job",\
    "text":"","url":""}
    """
  }

  static func poll(_ id: Int, parts: [Int]) -> String {
    """
    {"by":"eve","descendants":0,"id":\(id),"parts":\(parts),"score":9,"time":1700000000,"text":"",\
    "title":"Poll: tabs?","type":"poll"}
    """
  }

  static func option(_ id: Int, poll: Int, votes: Int) -> String {
    """
    {"by":"eve","id":\(id),"poll":\(poll),"score":\(votes),"text":"Option &amp; \(id)",\
    "time":1700000000,"type":"pollopt"}
    """
  }

  static func comment(_ id: Int, parent: Int, kids: [Int] = [], text: String? = nil) -> String {
    """
    {"by":"cat","id":\(id),"kids":\(kids),"parent":\(parent),"text":"\(text ?? "Reply \(id)")",\
    "time":1700000000,"type":"comment"}
    """
  }

  static func deleted(_ id: Int, parent: Int, kids: [Int] = []) -> String {
    """
    {"deleted":true,"id":\(id),"kids":\(kids),"parent":\(parent),"time":1700000000,"type":"comment"}
    """
  }

  static func user(_ name: String, about: String) -> String {
    """
    {"about":"\(about)","created":1600000000,"id":"\(name)","karma":-3,"submitted":[3,2,1]}
    """
  }

  /// What the search answers: a story, a job without a count, and a comment.
  static let hits = """
    {"hits":[{"_tags":["story","author_ada"],"author":"ada","children":[],"created_at_i":1700000000,\
    "num_comments":4,"objectID":"41","points":5,"title":"Found &amp; kept",\
    "url":"https://found.example/a?b=c"},{"_tags":["job"],"author":"hr","created_at_i":1700000000,\
    "num_comments":null,"objectID":"42","points":1,"title":"Acme is hiring","story_text":"Come."},\
    {"_tags":["comment"],"author":"cat","comment_text":"See <i>here</i>","created_at_i":1700000000,\
    "objectID":"43","parent_id":41,"story_id":41,"story_title":"Found &amp; kept",\
    "story_url":"https://found.example/a?b=c"},{"objectID":"no number"}],"hitsPerPage":30,\
    "nbHits":61,"nbPages":3,"page":0}
    """

  /// Sequences that would act on a terminal, invisible and turning characters, in JSON's escapes.
  static let hostile =
    #"A\u001b[2J\u001b]0;x\u0007\u009b31m\u202eB\u200b\nC\tD\u0000\u2028E\u007fF"#
}
