import ArgumentParser
import DaybookCore
import Foundation
import Interchange
import Phrasing
import Words

struct WriteCalendar: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "calendar", abstract: "Write what is due, with its reminders, as a calendar file.",
        discussion: """
            Calendar apps show the events and ring the alarms. The file stays as it is; the calendar feed of the browser's settings has an \
            address from which apps fetch changes.

            daybook calendar -o daybook.ics
            daybook calendar --with tasks --with bills -o daybook.ics
            """)

    @Option(
        help: ArgumentHelp(
            "A part of the calendar: tasks, habits or bills (default: tasks and habits). Can be given several times.",
            valueName: "part"))
    var with: [CalendarFeed.Part] = []

    @Option(name: .shortAndLong, help: ArgumentHelp("The file to write (default: standard output).", valueName: "file"))
    var output: String?

    @Flag(help: "Replace the file if it exists.")
    var force = false

    @OptionGroup var global: GlobalOptions

    func run() throws { try onlyReading { try write() } }

    private func write() throws {
        let session = try Session(global)
        do {
            if let output { try session.refuseOutput(output, replacing: force) }
            try session.logWhatIsDueBesideOutput()
            let calendar = try session.read { state in
                CalendarFeed(
                    state, today: state.today(session.now), parts: with.isEmpty ? CalendarFeed.Part.usual : with,
                    session.words)
            }
            try session.write(calendar.bytes, to: output, replacing: force, asJSON: global.json)
            if calendar.leftOutCount > 0 {
                let note = session.words.calendarFeedLeavesOut(calendar.leftOutCount) + "\n"
                FileHandle.standardError.write(Data(note.utf8))
            }
            try session.journal.saveSnapshotIfStale()
        } catch {
            throw ReportedError(error: error, words: session.words)
        }
    }
}

extension CalendarFeed.Part: ExpressibleByArgument {}
