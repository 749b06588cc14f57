import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Phrasing
import Words

struct ShowMoodStatistics: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "Show how frequent each mood is, and the average by weekday and time of day.",
        discussion: "Numbers go from 1 for the worst mood to 5 for the best. Every day counts the same.")

    @Option(help: ArgumentHelp("A pet (default: yourself).", valueName: "pet"))
    var subject: String?

    @OptionGroup var range: DayRangeOptions

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let pet = try session.subject(subject, in: state)
            let days = try range.days(in: session, state)
            let entries = state.moodEntries(of: pet?.id).filter { entry in
                entry.day.map { days.contains($0) } ?? false
            }
            let figures = MoodFigures(MoodStatistics(entries), isOfPet: pet != nil, state.settings.firstWeekday)
            return CommandOutput(figures.lines(session.words, session.style), json: figures.json)
        }
    }
}

/// Mood statistics as rows of a name and a number.
private struct MoodFigures {
    private let statistics: MoodStatistics
    private let moods: [Mood]
    private let weekdays: [Weekday]

    init(_ statistics: MoodStatistics, isOfPet: Bool, _ firstWeekday: Weekday) {
        self.statistics = statistics
        moods = isOfPet ? Mood.ofPet : Mood.ofPerson.reversed()
        weekdays = WeekdaySet.all.ordered(from: firstWeekday)
    }

    private var mean: Double? { statistics.mean(from: .first, to: .last).value }

    func lines(_ words: Words, _ style: Style) -> [String] {
        guard let mean else { return [words.noMoodsWritten] }
        var shares = Columns()
        for mood in moods {
            let share = Double(statistics.count(of: mood)) / Double(statistics.entryCount)
            shares.append([
                Columns.Cell(words.mood(mood)), Columns.Cell(Bar.row(share), mood.weight),
                Columns.Cell(words.number(statistics.count(of: mood)), isNumber: true),
                Columns.Cell(words.percent(share), .faint, isNumber: true),
            ])
        }
        let byWeekday = weekdays.map {
            (words.shortWeekdayHeading($0), statistics.byWeekday[$0.rawValue - 1].value)
        }
        let byPart = PartOfDay.allCases.map { (words.partOfDay($0), statistics.byPart[$0.index].value) }
        let count = "\(words.moodEntries(statistics.entryCount)) · \(words.days(statistics.days.count))"
        return [style(.strong, words.meanMood(level(mean, words))) + style(.faint, "  \(count)"), ""]
            + shares.lines(style) + ["", style(.faint, words.averageByWeekday)] + bars(byWeekday, words, style)
            + ["", style(.faint, words.averageByPartOfDay)] + bars(byPart, words, style)
    }

    private func bars(_ means: [(name: String, mean: Double?)], _ words: Words, _ style: Style) -> [String] {
        var columns = Columns()
        for (name, mean) in means {
            columns.append([
                Columns.Cell(name), Columns.Cell(mean.map { Bar.row(($0 + 2) / 4) } ?? "", .good),
                Columns.Cell(mean.map { level($0, words) } ?? "–", isNumber: true),
            ])
        }
        return columns.lines(style, indent: 2)
    }

    /// Shows a mean of −2…2 on the scale 1…5.
    private func level(_ mean: Double, _ words: Words) -> String { words.number(mean + 3, maximumFractionDigits: 1) }

    var json: JSONValue {
        [
            "entries": .count(statistics.entryCount),
            "days": .count(statistics.days.count),
            "mean": .amount(mean.map { $0 + 3 }),
            "moods": .object(moods.map { JSONMember($0.rawValue, .count(statistics.count(of: $0))) }),
            "byWeekday": .object(
                weekdays.map {
                    JSONMember($0.code, .amount(statistics.byWeekday[$0.rawValue - 1].value.map { $0 + 3 }))
                }),
            "byPartOfDay": .object(
                PartOfDay.allCases.map {
                    JSONMember($0.rawValue, .amount(statistics.byPart[$0.index].value.map { $0 + 3 }))
                }),
        ]
    }
}
