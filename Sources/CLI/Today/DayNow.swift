import CivilTime
import DaybookCore
import Interchange
import Phrasing
import Words

/// The line of *Now* and those of what is near; none on other days than today.
struct DayNow {
    private let subject: NowSubject?
    private let near: [NearSubject]
    private let session: Session
    private let state: State
    private let today: Day

    init(_ agenda: DayAgenda, in state: State, _ session: Session) {
        (self.session, self.state, today) = (session, state, agenda.today)
        guard agenda.day == agenda.today else {
            (subject, near) = (nil, [])
            return
        }
        let game = state.settings.isGameOff ? nil : state.game(today: agenda.today)
        subject = state.nowSubject(of: agenda, game, now: session.now)
        near = state.nearSubjects(today: agenda.today)
    }

    private var sentence: String? { subject.map { session.words.sentence(of: $0, in: state, today: today) } }
    private var nearSentences: [String] { near.map { session.words.sentence(of: $0, in: state, today: today) } }

    /// The text output, without the bills that are due, which have a list of their own.
    var lines: [String] {
        if case .bills? = subject { return [] }
        return [sentence].compactMap { $0 }
    }

    /// The text output of what is near.
    var nearLines: [String] { nearSentences.map { session.style(.faint, $0) } }

    /// The JSON output: what matters, and what is near.
    var json: (now: JSONValue, near: JSONValue) {
        (.text(sentence), .array(nearSentences.map { .string($0) }))
    }
}
