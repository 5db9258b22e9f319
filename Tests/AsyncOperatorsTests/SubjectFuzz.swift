import AsyncOperators
import AsyncOperatorsTesting
import Testing

// Readers join, read and leave whenever the executor is drained; in between the subject is used.
@Suite(.inTurn, .timeLimit(.minutes(Fuzz.minutes))) struct SubjectFuzz {
  @Test func `a current-value subject does what its model says`() {
    Fuzz.run("AsyncCurrentValueSubject") { seed in
      let subject = AsyncCurrentValueSubject<Int, MarbleFailure>(0)
      var course = SubjectCourse(seed: seed, value: 0)
      return course.outcome(
        send: { subject.send($0) },
        end: { $0 ? subject.fail(MarbleFailure()) : subject.finish() },
        read: { await $0.record(subject.values(bufferingPolicy: $1)) })
    }
  }

  @Test func `a passthrough subject does what its model says`() {
    Fuzz.run("AsyncPassthroughSubject") { seed in
      let subject = AsyncPassthroughSubject<Int, MarbleFailure>()
      var course = SubjectCourse(seed: seed, value: nil)
      return course.outcome(
        send: { subject.send($0) },
        end: { $0 ? subject.fail(MarbleFailure()) : subject.finish() },
        read: { await $0.record(subject.values(bufferingPolicy: $1)) })
    }
  }
}
