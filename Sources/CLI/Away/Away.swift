import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Phrasing
import Words

/// The `away` commands. `Arguments` moves options before "until" behind it.
struct Away: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "away",
        abstract: "Say when you are away: streaks, repeated tasks and reminders rest, and challenges end later.",
        usage: "daybook away [until <day>]",
        discussion: """
            daybook away today
            daybook away until sunday
            daybook away --from 2026-12-20 until 2027-01-03
            daybook back
            """,
        subcommands: [ListAway.self, AwayToday.self, AwayUntil.self, StartAway.self, EditAway.self, DeleteAway.self],
        defaultSubcommand: ListAway.self)

    /// The abstract while points and challenges are switched off.
    static let abstractWithoutGame = "Say when you are away: streaks, repeated tasks and reminders rest."
}

/// Options of a period that is added.
struct AwayOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The first day (default: today).", valueName: "day"))
    var from: String?

    @Option(help: "A note.")
    var note: String?

    @OptionGroup var global: GlobalOptions

    /// Adds a period and reports it.
    ///
    /// - Parameter until: Its last day as it was typed; nil for an open one.
    func begin(until: String?, in session: Session) throws -> CommandOutput {
        try session.beginAway(note: note) { period, state in
            if let from { period.from = try session.day(from, in: state) }
            if let until { period.until = try session.day(until, in: state) }
        }
    }
}

extension Session {
    /// Adds a period and reports it.
    fileprivate func beginAway(
        note: String?, _ setDays: (inout AwayPeriod, State) throws -> Void
    ) throws -> CommandOutput {
        var period = AwayPeriod(id: Randomness.recordID())
        let changed = try save { state in
            try setDays(&period, state)
            if let note { period.note = note }
            return try decide(.begin(period), in: state)
        }
        return try read { state in
            guard let added = state.awayPeriod(period.id) else { throw AwayRefusal.noSuchPeriod }
            return CommandOutput(
                report(words.wasAdded(away: words.span(of: added)), changed: changed), json: json(added, in: state))
        }
    }
}

struct AwayToday: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "today", abstract: "Be away today only.", discussion: "daybook away today --note Ill")

    @Option(help: "A note.")
    var note: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.beginAway(note: note) { period, state in
            (period.from, period.until) = (state.today(session.now), state.today(session.now))
        }
    }
}

struct AwayUntil: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "until", abstract: "Be away up to and including a day.",
        discussion: "daybook away until sunday --note Skiing")

    @Argument(help: "The last day.")
    var day: [String]

    @OptionGroup var options: AwayOptions

    var global: GlobalOptions { options.global }

    func run(in session: Session) throws -> CommandOutput {
        try options.begin(until: day.joined(separator: " "), in: session)
    }
}

struct StartAway: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "start", abstract: "Be away until you say that you are back.")

    @OptionGroup var options: AwayOptions

    var global: GlobalOptions { options.global }

    func run(in session: Session) throws -> CommandOutput { try options.begin(until: nil, in: session) }
}

struct Back: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "back", abstract: "Say that you are no longer away.")

    @Option(help: ArgumentHelp("The day (default: today).", valueName: "day"))
    var on: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        var day: Day?
        try session.save { state in
            let end = try session.day(on, in: state)
            day = end
            return try session.decide(.end(on: end), in: state)
        }
        return CommandOutput(session.words.awayEnded, json: ["back": .text(day?.text)])
    }
}
