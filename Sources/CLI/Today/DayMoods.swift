import CivilTime
import DaybookCore
import Interchange
import Phrasing
import Words

/// The moods of a day, of everyone: nothing for who does not write them down.
struct DayMoods {
    private let entries: [MoodEntry]
    /// Whether the person writes down their own, and the day is not over.
    private let isAsked: Bool
    private let session: Session
    private let state: State

    init(on day: Day, today: Day, in state: State, _ session: Session) {
        self.session = session
        self.state = state
        entries = state.hasMoods ? state.allMoodEntries.filter { $0.day == day } : []
        isAsked = day == today && state.hasMoods && !state.moodEntries(of: nil).isEmpty
    }

    /// For people: one line; none where there is nothing to say.
    var lines: [String] {
        let (words, style) = (session.words, session.style)
        guard !entries.isEmpty || isAsked else { return [] }
        let said = entries.map { entry in
            let mood = entry.mood ?? .okay
            let name = state.subject(entry.subject).map { "\($0.name): " } ?? ""
            return "\(style(.faint, words.time(entry.moment.time))) \(name)\(style(mood.weight, words.mood(mood)))"
        }
        let nothing = style(.faint, "\(words.nothingWrittenToday)  daybook mood log")
        return ["\(style(.strong, words.moodHeading))  \(said.isEmpty ? nothing : said.joined(separator: " · "))"]
    }

    /// For programs.
    var json: JSONValue {
        let numbers = MoodListNumbers(state)
        return .array(entries.map { session.json($0, in: state, numbers) })
    }
}
