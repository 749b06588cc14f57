import CivilTime
import DaybookCore
import Interchange
import Phrasing
import Words

/// The moods of a day, of the person and all pets. Empty if the person does not record moods.
struct DayMoods {
    private let entries: [MoodEntry]
    /// Whether to ask for the person's mood: the day is today, and they record their own moods.
    private let isAsked: Bool
    private let session: Session
    private let state: State

    init(on day: Day, today: Day, in state: State, _ session: Session) {
        self.session = session
        self.state = state
        entries = state.hasMoods ? state.allMoodEntries.filter { $0.day == day } : []
        isAsked = day == today && state.hasMoods && !state.moodEntries(of: nil).isEmpty
    }

    /// Whether any were logged.
    var hasEntries: Bool { !entries.isEmpty }

    /// The text output: one line, or none if there is nothing to show.
    var lines: [String] {
        let (words, style) = (session.words, session.style)
        guard !entries.isEmpty || isAsked else { return [] }
        let summaries = entries.map { entry in
            let mood = entry.mood ?? .okay
            let name = state.subject(entry.subject).map { "\($0.name): " } ?? ""
            return "\(style(.faint, words.time(entry.moment.time))) \(name)\(style(mood.weight, words.mood(mood)))"
        }
        let nothing = style(.faint, "\(words.nothingWrittenToday)  daybook mood log")
        return [
            "\(style(.strong, words.moodHeading))  \(summaries.isEmpty ? nothing : summaries.joined(separator: " · "))"
        ]
    }

    /// The JSON output.
    var json: JSONValue {
        let numbers = MoodListNumbers(state)
        return .array(entries.map { session.json($0, in: state, numbers) })
    }
}
