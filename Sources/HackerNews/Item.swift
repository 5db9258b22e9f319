#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Anything that Hacker News numbers.
public enum Item: Sendable, Equatable, Identifiable {
  /// A link or a text.
  case story(Story)
  /// What somebody said to something.
  case comment(Comment)
  /// An opening at a company.
  case job(Job)
  /// A question with options.
  case poll(Poll)
  /// One option of a poll.
  case pollOption(PollOption)

  /// The number that Hacker News gave it.
  public var id: Int {
    switch self {
    case .story(let story): story.id
    case .comment(let comment): comment.id
    case .job(let job): job.id
    case .poll(let poll): poll.id
    case .pollOption(let option): option.id
    }
  }

  /// The title; a comment and an option have none.
  public var title: String? {
    switch self {
    case .story(let story): story.title
    case .job(let job): job.title
    case .poll(let poll): poll.title
    case .comment, .pollOption: nil
    }
  }

  /// Who submitted it; foreign text.
  public var author: String? {
    switch self {
    case .story(let story): story.author
    case .comment(let comment): comment.author
    case .job(let job): job.author
    case .poll(let poll): poll.author
    case .pollOption(let option): option.author
    }
  }

  /// When it was first submitted.
  public var time: Date? {
    switch self {
    case .story(let story): story.time
    case .comment(let comment): comment.time
    case .job(let job): job.time
    case .poll(let poll): poll.time
    case .pollOption(let option): option.time
    }
  }

  /// The page it links to, if any.
  public var url: URL? {
    switch self {
    case .story(let story): story.url
    case .job(let job): job.url
    case .comment, .poll, .pollOption: nil
    }
  }

  /// The host of `url` in lower case and without `www.`, a name of another script as it is read.
  public var host: String? { url.flatMap(WebAddress.shortHost(of:)) }
}
