import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Phrasing
import Words

struct ListMoods: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List moods by day, latest first.",
        discussion: """
            daybook mood list --subject Rex --mood anxious --from 2026-11-01
            daybook mood list --subject me --tag walk --search rain
            """, aliases: ["ls"])

    @Option(help: ArgumentHelp("Only this pet's moods; \"me\" for your own.", valueName: "pet"))
    var subject: String?

    @Option(help: "Only this mood.")
    var mood: String?

    @Option(help: "Only with this tag. Can be given several times.")
    var tag: [String] = []

    @Option(help: "Only moods with this feeling.")
    var feeling: String?

    @OptionGroup var range: DayRangeOptions

    @Option(help: ArgumentHelp("Only moods with this in the note.", valueName: "words"))
    var search: String?

    @Option(help: ArgumentHelp("The maximum number to list (default: 100; with --json, all).", valueName: "n"))
    var limit: Int?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let maximum = try session.maximum(limit, default: 100, json: global.json)
        return try session.read { state in
            let found = try entries(session, state)
            let numbers = MoodListNumbers(state)
            let shown = Array(found.prefix(maximum))
            return CommandOutput(
                lines(shown, of: found.count, session, state, numbers),
                json: [
                    "count": .count(found.count),
                    "moods": .array(shown.map { session.json($0, in: state, numbers) }),
                ])
        }
    }

    /// The matching entries, latest first.
    private func entries(_ session: Session, _ state: State) throws -> [MoodEntry] {
        let pet = try subject.flatMap { try session.subject($0, in: state) }
        let mood = try mood.map { try wantedMood($0, session) }
        let feeling = try feeling.map { try session.feeling($0) }
        let tags = tag.map { MoodTag.name(typed: $0).lowercased() }
        let days = try range.days(in: session, state)
        let query = SearchQuery(search ?? "")
        let all = subject == nil ? state.allMoodEntries : state.moodEntries(of: pet?.id)
        let found = all.filter { entry in
            guard let day = entry.day, days.contains(day), mood == nil || entry.mood == mood else { return false }
            if let feeling, !state.feelings(of: entry.id).contains(feeling) { return false }
            if !tags.isEmpty {
                let own = state.moodTags(of: entry.id).map { $0.lowercased() }
                guard tags.allSatisfy({ own.contains($0) }) else { return false }
            }
            return query.isEmpty || query.isFound(in: entry.note)
        }
        return found.sorted { ($1.day ?? .first, $1.at, $1.id) < ($0.day ?? .first, $0.at, $0.id) }
    }

    /// Parses the mood to filter by: the subject's or, without a subject, anyone's.
    private func wantedMood(_ typed: String, _ session: Session) throws -> Mood {
        if let subject { return try session.mood(typed, isOfPet: !session.isMe(subject)) }
        let line = PlainText.line(typed)
        guard let mood = [false, true].lazy.compactMap({ session.words.mood(typed: line, isOfPet: $0) }).first else {
            throw MoodRefusal.unknownMood(line)
        }
        return mood
    }

    private func lines(
        _ shown: [MoodEntry], of count: Int, _ session: Session, _ state: State, _ numbers: MoodListNumbers
    ) -> [String] {
        let words = session.words
        guard !shown.isEmpty else { return [state.allMoodEntries.isEmpty ? words.noMoodsWritten : words.noMoodsMatch] }
        let today = state.today(session.now)
        var days: [(day: Day, rows: Columns)] = []
        for entry in shown {
            guard let day = entry.day else { continue }
            if days.last?.day != day { days.append((day, Columns())) }
            days[days.count - 1].rows.append(session.row(entry, in: state, numbers))
        }
        let widths = Columns.widths(of: days.map(\.rows))
        var lines: [String] = []
        for (day, rows) in days {
            if !lines.isEmpty { lines.append("") }
            lines.append(session.style(.strong, words.near(day, to: today)))
            lines += rows.lines(session.style, indent: 2, widths: widths)
        }
        var foot = [words.moodEntries(count)]
        if count > shown.count { foot.append("--limit \(count)") }
        return lines + ["", session.style(.faint, foot.joined(separator: " · "))]
    }
}

extension Session {
    /// An entry as a row: number, time, pet, mood, feelings, tags, beginning of the note.
    func row(_ entry: MoodEntry, in state: State, _ numbers: MoodListNumbers) -> [Columns.Cell] {
        let mood = entry.mood ?? .okay
        let feelings = state.feelings(of: entry.id).map { words.feeling($0) }
        return [
            Columns.Cell(numbers.number(of: entry), .faint),
            Columns.Cell(words.time(entry.moment.time), isNumber: true),
            Columns.Cell(state.subject(entry.subject)?.name ?? ""),
            Columns.Cell(words.mood(mood), mood.weight),
            Columns.Cell(feelings.joined(separator: ", "), .faint),
            Columns.Cell(state.moodTags(of: entry.id).map { "#\($0)" }.joined(separator: " "), .faint),
            Columns.Cell((entry.note.split(separator: "\n").first.map(String.init) ?? "").cut(to: 60)),
        ]
    }
}

extension Mood {
    /// The colour: good and bad moods stand out.
    var weight: Style.Weight { valence > 0 ? .good : valence < 0 ? .bad : .plain }
}
