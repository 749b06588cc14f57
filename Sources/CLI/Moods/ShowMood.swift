import ArgumentParser
import CivilTime
import DaybookCore
import Phrasing
import Words

struct ShowMood: OneMoodCommand, ReadingCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show a mood entry.")

    @OptionGroup var choice: MoodArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let entry = try session.moodEntry(choice.entry, in: state)
            return CommandOutput(
                lines(entry, session, state), json: session.json(entry, in: state, MoodListNumbers(state)))
        }
    }

    private func lines(_ entry: MoodEntry, _ session: Session, _ state: State) -> [String] {
        let (words, style) = (session.words, session.style)
        let mood = entry.mood ?? .okay
        let name = state.subject(entry.subject).map { "\($0.name): " } ?? ""
        let source = entry.source.isEmpty ? "" : style(.faint, "  (\(entry.source))")
        let moment = entry.moment
        var lines = [
            style(.strong, name) + style(mood.weight, words.mood(mood)) + source,
            style(.faint, "\(words.fullDay(moment.calendarDay)), \(words.time(moment.time))"),
        ]
        let feelings = state.feelings(of: entry.id).map { words.feeling($0) }
        if !feelings.isEmpty { lines.append(feelings.joined(separator: ", ")) }
        let tags = state.moodTags(of: entry.id)
        if !tags.isEmpty { lines.append(tags.map { "#\($0)" }.joined(separator: " ")) }
        if !entry.note.isEmpty {
            lines += [""] + entry.note.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        return lines
    }
}
