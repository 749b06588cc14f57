import ArgumentParser
import CivilTime
import DaybookCore
import Foundation
import Interchange
import JournalStore
import Phrasing
import Words

struct ExportJournal: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Export the whole journal, its tasks or its money to a file.",
        discussion: """
            daybook export -o journal.json
            daybook export --format csv -o journal.zip
            daybook export --format transactions --account Bank --from 2026-01-01 -o bank.csv
            daybook export --format hledger -o money.journal
            """)

    /// An export format.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case json, csv, ics, todotxt, transactions, hledger, beancount
    }

    @Option(
        help:
            "json has everything and can be imported; csv has everything, too, as a zip of tables for spreadsheets; ics and todotxt have the tasks; transactions (a table), hledger and beancount have the money."
    )
    var format = Format.json

    @Option(name: .shortAndLong, help: ArgumentHelp("The file to write (default: standard output).", valueName: "file"))
    var output: String?

    @Flag(help: "Replace the file if it exists.")
    var force = false

    @Option(help: "Only this account.")
    var account: String?

    @OptionGroup var range: DayRangeOptions

    @OptionGroup var global: GlobalOptions

    func run() throws { try onlyReading { try export() } }

    private func export() throws {
        let session = try Session(global)
        do {
            if let output { try session.refuseOutput(output, replacing: force) }
            if output == nil, format == .csv, isatty(STDOUT_FILENO) == 1 {
                throw InvalidRequest(session.words.archiveNeedsFile)
            }
            let isLimited = account != nil || range.from != nil || range.to != nil
            guard !isLimited || format == .transactions else {
                throw InvalidRequest(session.words.onlyTransactionsAreLimited)
            }
            try session.logWhatIsDueBesideOutput()
            let titles = session.words.moneyTitles
            let lacking = lacking(in: session)
            let bytes = try session.read { state -> [UInt8] in
                let today = state.today(session.now)
                return switch format {
                case .json:
                    Export.json(
                        state, on: today, withTimes: true,
                        incomplete: lacking.isEmpty ? nil : lacking.joined(separator: " "))
                case .csv: Export.tables(state, on: today)
                case .ics:
                    ICalendarWriter.bytes(
                        of: ExportedTasks.tasks(of: state, today: today), stamp: session.now.utc,
                        ImportContext { Clock.offset(at: $0) })
                case .todotxt: TodoTxtWriter.bytes(of: ExportedTasks.lines(of: state, today: today))
                case .transactions:
                    try Export.transactions(state, filter(in: session, state), on: today, titles)
                case .hledger: Export.hledger(state, on: today, titles)
                case .beancount: Export.beancount(state, on: today, titles)
                }
            }
            try session.write(bytes, to: output, replacing: force, asJSON: global.json)
            for notice in lacking { StandardError.write(notice + "\n") }
            try session.journal.saveSnapshotIfStale()
        } catch {
            throw ReportedError(error: error, words: session.words)
        }
    }

    /// The reasons why the file may lack something that was saved.
    private func lacking(in session: Session) -> [String] {
        var notices: [String] = []
        if [.json, .csv].contains(format), isDamaged(session) { notices.append(session.words.exportOfDamaged) }
        let unopened = (try? session.journal.read { Int($0.unopenedCount) }) ?? 0
        if unopened > 0 { notices.append(session.words.exportLacks(unopened)) }
        return notices
    }

    /// Whether rows of the journal are damaged or gone, which reading it need not notice.
    private func isDamaged(_ session: Session) -> Bool {
        guard let journal = try? session.journal else { return false }
        do throws(StoreFailure) {
            let report = try journal.check()
            return !report.isSound || report.missing.contains { $0.isLost && !$0.isReported }
        } catch {
            if case .damaged = error { return true }
            return false
        }
    }

    /// The transactions that the options name.
    private func filter(in session: Session, _ state: State) throws -> TransactionFilter {
        TransactionFilter(
            account: try account.map { try session.account($0, in: state).id },
            days: try range.days(in: session, state))
    }
}
