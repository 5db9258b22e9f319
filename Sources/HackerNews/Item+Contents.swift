extension Item {
  /// What it says; a story that is only a link says nothing.
  public var text: RichText? {
    switch self {
    case .story(let story): story.text
    case .comment(let comment): comment.text
    case .job(let job): job.text
    case .poll(let poll): poll.text
    case .pollOption(let option): option.text
    }
  }

  /// Votes; the service tells none for a comment.
  public var points: Int? {
    switch self {
    case .story(let story): story.points
    case .job(let job): job.points
    case .poll(let poll): poll.points
    case .pollOption(let option): option.votes
    case .comment: nil
    }
  }

  /// How many comments the service counts; only a story and a poll have a count.
  public var commentCount: Int? {
    switch self {
    case .story(let story): story.commentCount
    case .poll(let poll): poll.commentCount
    case .comment, .job, .pollOption: nil
    }
  }

  /// The direct replies, best first.
  public var kids: [Int] {
    switch self {
    case .story(let story): story.kids
    case .comment(let comment): comment.kids
    case .poll(let poll): poll.kids
    case .job, .pollOption: []
    }
  }

  /// The word of the API for what it is.
  public var kind: String {
    switch self {
    case .story: "story"
    case .comment: "comment"
    case .job: "job"
    case .poll: "poll"
    case .pollOption: "pollopt"
    }
  }
}
