import ArgumentParser
import DaybookCore
import Interchange
import Journal
import JournalStore

struct FillDemo: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo", abstract: "Fill an empty data folder with a year of sample data.")

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let journal = try session.journal
        guard try journal.read({ $0.batchCount == 0 }) else { throw InvalidRequest(session.words.demoNeedsEmptyFolder) }
        let year = try DemoYear(sealer: journal.sealer, endingAt: session.now)
        try journal.receive(year.batches.map(\.envelope.bytes))
        journal.saveSnapshotIfStale(after: 1)
        return try session.read { state in
            let (habits, entries) = (state.livingHabits.count, state.entries.rows.count)
            let tasks = state.tasks.rows.count { $0.isAlive }
            let moods = state.allMoodEntries.count
            return CommandOutput(
                session.words.demoFilled(habits: habits, entries: entries, tasks: tasks, moods: moods),
                json: [
                    "habits": .count(habits), "entries": .count(entries), "tasks": .count(tasks),
                    "moods": .count(moods),
                ])
        }
    }
}
