import ArgumentParser
import DaybookCore

struct ShowToday: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "today", abstract: "Show what is due and what was done.")

    @Option(help: ArgumentHelp("Another day.", valueName: "day"))
    var on: String?

    @OptionGroup var global: GlobalOptions

    func answer(in session: Session) throws -> Answer {
        try session.read { state in
            let sheet = DaySheet(on: try session.day(on, in: state), today: state.today(session.now), in: state)
            return Answer(sheet.lines(session.words, session.style), json: sheet.json)
        }
    }
}
