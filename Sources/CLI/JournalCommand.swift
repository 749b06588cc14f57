import ArgumentParser
import DaybookCore
import Foundation
import JournalStore
import Phrasing
import Words

/// A command on the person's journal that answers in text or JSON.
///
/// Conform to `ReadingCommand` or `ChangingCommand`, unless it depends on the options whether the command changes anything.
protocol JournalCommand: ParsableCommand {
    var global: GlobalOptions { get }
    /// Whether the command, as it was typed, changes nothing. If the journal stays locked, it says that it could not read it; any
    /// other says that nothing was saved.
    var onlyReads: Bool { get }
    /// Whether the automatic transactions that are due are logged before it runs.
    var logsWhatIsDue: Bool { get }
    func run(in session: Session) throws -> CommandOutput
}

/// A command that changes nothing in the journal, whatever its options are.
protocol ReadingCommand: JournalCommand {}

extension ReadingCommand {
    var onlyReads: Bool { true }
}

/// A command that saves something.
protocol ChangingCommand: JournalCommand {}

extension ChangingCommand {
    var onlyReads: Bool { false }
}

extension JournalCommand {
    var logsWhatIsDue: Bool { true }

    func run() throws {
        if onlyReads { try onlyReading { try answer() } } else { try answer() }
    }

    private func answer() throws {
        var session = try Session(global, startsJournal: self is any StartsJournal)
        do {
            let posted = logsWhatIsDue ? try session.logWhatIsDue(onlyReading: onlyReads) : nil
            if global.json, let posted { StandardError.write(posted.sanitizedForTerminal + "\n") }
            session.onlyReads = onlyReads
            let earlier = onlyReads ? nil : try session.stateWithChallenges()
            let output = try run(in: session).preceded(by: posted)
                .followed(by: try session.challengesBroughtOn(since: earlier))
            let problem = session.journalProblem
            try output.print(asJSON: global.json, problem: problem?.rawValue, session.words)
            if let problem { StandardError.write(session.words.notice(problem).sanitizedForTerminal + "\n") }
            if session.hasJournal {
                try session.journal.saveSnapshotIfStale()
                session.backUpDaily()
            }
            // Everything is saved: exit without freeing memory, which would only take time.
            Foundation.exit(output.status)
        } catch let refusal as BodyRefusal {
            // Report limits in the person's units.
            let units = (try? session.read { $0.profile.units }) ?? .metric
            throw ReportedError(error: InvalidRequest(session.words.reasonAlone(refusal, units)), words: session.words)
        } catch {
            throw ReportedError(error: error, words: session.words)
        }
    }
}

/// Runs what only reads the journal. If another program keeps that locked, throws a failure that says so.
func onlyReading<Result>(_ body: () throws -> Result) throws -> Result {
    do {
        return try body()
    } catch {
        let reported = error as? ReportedError
        guard (reported?.error ?? error) as? StoreFailure == .busy else { throw error }
        throw OperationFailure((reported?.words ?? Words(.ofTerminal)).journalNotRead)
    }
}
