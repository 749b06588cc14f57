import ArgumentParser
import DaybookCore

struct ShowToday: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "today", abstract: "Show what is due and what was done.")

    @Option(help: ArgumentHelp("Another day.", valueName: "day"))
    var on: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let (day, today) = (try session.day(on, in: state), state.today(session.now))
            let agenda = DayAgenda(on: day, today: today, in: state)
            let report = DayReport(agenda, in: state)
            let tasks = DayTasks(agenda, in: state, session)
            let moods = DayMoods(on: day, today: today, in: state, session)
            let bills = DayBills(on: day, today: today, in: state, session)
            return CommandOutput(
                report.lines(session.words, session.style, besides: [tasks.lines, bills.lines, moods.lines]),
                json: report.json(with: tasks.json, bills: bills.json, moods: moods.json))
        }
    }
}
