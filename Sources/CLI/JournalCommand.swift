import ArgumentParser
import DaybookCore
import Foundation
import Phrasing

/// A command on the person's journal that answers in text or JSON.
protocol JournalCommand: ParsableCommand {
    var global: GlobalOptions { get }
    func run(in session: Session) throws -> CommandOutput
}

extension JournalCommand {
    func run() throws {
        if self is any OnlyReads { try onlyReading { try answer() } } else { try answer() }
    }

    private func answer() throws {
        let session = try Session(global, startsJournal: self is any StartsJournal)
        do {
            let posted = try session.postDueTransactions(before: self)
            let output = try run(in: session).preceded(by: posted)
            try printOutput(output.text(asJSON: global.json), session.words)
            session.journal.saveSnapshotIfStale()
            session.backUpDaily()
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
