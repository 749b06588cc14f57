import ArgumentParser
import CivilTime
import Interchange
import Words

struct PreviewRecurrence: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recur", abstract: "Preview the occurrences of a recurrence rule.",
        discussion: """
            daybook recur "every other tue at 9" --start 2026-01-01

            The rule is in words, such as "every other tue" or "every month on the last friday, until 31 dec 2027", or \
            an RRULE of RFC 5545, such as "FREQ=MONTHLY;BYDAY=-1FR". SKIP is supported (RFC 7529).
            """)

    @Argument(help: "The rule.")
    var rule: String

    @Option(help: ArgumentHelp("The first occurrence, such as 2026-01-01T09:00.", valueName: "time"))
    var start: String

    @Option(help: ArgumentHelp("Only occurrences after this.", valueName: "time"))
    var after: String?

    @Option(help: ArgumentHelp("The maximum number of occurrences.", valueName: "number"))
    var limit = 10

    @Option(help: ArgumentHelp("An additional time. Can be given several times.", valueName: "time"))
    var also: [String] = []

    @Option(help: ArgumentHelp("An excluded time. Can be given several times.", valueName: "time"))
    var except: [String] = []

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let words = Words(.ofTerminal)
        do {
            guard (1...100_000).contains(limit) else {
                throw InvalidRequest(words.notBetween("--limit", 1, 100_000))
            }
            let start = try time(start, words)
            let recurrence = try Recurrence(
                read(rule, from: start, words), from: start, additions: also.map { try time($0, words) },
                exceptions: except.map { try time($0, words) })
            let times = try recurrence.times(after: after.map { try time($0, words) }).prefix(limit).map { $0.text }
            if global.json {
                let json: JSONValue = [
                    "rule": .string(recurrence.rule.text), "start": .string(recurrence.start.text),
                    "occurrences": .array(times.map { .string($0) }),
                ]
                try printOutput(json, words)
            } else {
                let rule = words.capitalized(words.rule(recurrence.rule, from: start))
                try printOutput(([rule] + times).map { $0 + "\n" }.joined(), words)
            }
        } catch {
            throw ReportedError(error: error, words: words)
        }
    }

    /// Parses a rule, in words or as an RRULE.
    private func read(_ text: String, from start: DateTime, _ words: Words) throws -> RecurrenceRule {
        guard !text.contains("=") else { return try RecurrenceRule(text) }
        guard let typed = words.parseRepetition(text, today: start.day) else {
            throw InvalidRequest(words.noSuchRule(text))
        }
        guard case .calendar(var rule) = typed.repetition, typed.first == nil else {
            throw InvalidRequest(words.ruleNeedsCalendar(text))
        }
        rule = rule.keptWithinShortMonths(from: start.day)
        if let time = typed.time { (rule.hours, rule.minutes, rule.seconds) = ([time.hour], [time.minute], [0]) }
        return rule
    }

    /// Parses a date and time. A day alone means midnight.
    private func time(_ text: String, _ words: Words) throws -> DateTime {
        if let time = DateTime(text) { return time }
        let today = (global.now.flatMap(Clock.moment) ?? Clock.now).calendarDay
        if let day = words.parseAnyDay(text, today: today), let time = DateTime(day, second: 0) { return time }
        if let moment = words.parseMoment(text, today: today), let time = moment.time {
            return DateTime(moment.day, at: time)
        }
        throw InvalidRequest(words.noSuchTime(text))
    }
}
