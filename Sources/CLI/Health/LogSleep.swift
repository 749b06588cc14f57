import ArgumentParser
import CivilTime
import DaybookCore
import Words

struct LogSleep: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "sleep", abstract: "Log how long you slept.",
        discussion: """
            daybook health sleep 7:30
            daybook health sleep 8h --on yesterday
            """)

    @Argument(help: ArgumentHelp("Hours and minutes, or 0 to remove it.", valueName: "time"))
    var time: String

    @Option(help: ArgumentHelp("The day that the night ended on (default: today).", valueName: "day"))
    var on: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        let minutes = words.parseNumber(time) == 0 ? nil : words.parseSleep(time)
        guard minutes != nil || words.parseNumber(time) == 0 else { throw InvalidRequest(words.notASleep) }
        let changed = try session.save { state in
            let day = try session.pastDay(on, in: state)
            return try HealthCommand.logSleep(on: day, minutes: minutes.map { Double($0) }).decide(in: state)
        }
        let sentence = minutes.map { words.sleepLogged(minutes: Double($0)) } ?? words.sleepRemoved
        return CommandOutput(
            session.report(sentence, changed: changed), json: ["minutes": minutes.map { .count($0) } ?? .null])
    }
}
