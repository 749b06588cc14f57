import ArgumentParser
import DaybookCore

struct ShowToday: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "today", abstract: "Show what is due and what was done.")

    @Option(help: ArgumentHelp("Another day.", valueName: "day"))
    var on: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let report = DayReport(on: try session.day(on, in: state), in: state, session)
            return CommandOutput(report.lines, json: report.json)
        }
    }
}
