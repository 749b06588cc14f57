import DaybookCore
import Foundation
import Journal
import JournalStore

/// Benchmarks that need a disk or a separate process.
enum Disk {
    static func measure(_ years: TenYears) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("daybook-benchmark-\(getpid())").path
        defer {
            try? FileManager.default.removeItem(atPath: folder)
            try? FileManager.default.removeItem(atPath: folder + ".keys")
        }
        let journal = try years.generated.write(to: folder)
        try writes(journal)
        journal.saveSnapshotIfStale(after: 1)
        print(
            try Measure.time("open a journal with a snapshot", budget: "", runs: 21) {
                _ = try SQLiteJournal<State>(folder: folder) { 1 }
            }.row)
        try command(folder)
    }

    /// Writes the journal as a person's own, into a data folder for the server and the terminal.
    static func write(_ years: TenYears, in data: String) throws {
        try years.generated.write(to: data)
    }

    /// Durable writes, one after the other.
    private static func writes(_ journal: SQLiteJournal<State>) throws {
        let habit = try journal.read { $0.state.activeHabits[0].id }
        var day = TenYears.lastDay
        var number: UInt64 = 0
        let measure = try Measure.time("a durable write", budget: "5 ms (99th percentile)", runs: 500) {
            number += 1
            day = day.advanced(by: -1)
            try journal.write(at: TenYears.now.milliseconds + Int64(number)) { replica in
                let decision = try HabitCommand.setNote(habit, on: day, "Number \(number)")
                    .decide(in: replica.state, now: TenYears.now) { RecordID(Identifier(high: 9, low: number)) }
                return Draft(name: decision.name, id: ActionID(high: 8, low: number), changes: decision.changes)
            }
        }
        print(measure.row)
    }

    /// `daybook today`, a whole process each time.
    private static func command(_ folder: String) throws {
        guard let program = ProcessInfo.processInfo.environment["DAYBOOK_PROGRAM"] else {
            print("(DAYBOOK_PROGRAM is not set: `daybook today` was not measured)")
            return
        }
        let arguments = [program, "today", "--data", folder, "--now", "2026-11-20T20:00"]
        let measure = Measure.time("`daybook today`, cold", budget: "50 ms", runs: 41) { run(arguments) }
        print(measure.row)
    }

    /// Runs a program silently. Without Foundation's `Process`, which takes 15 ms of its own.
    private static func run(_ arguments: [String]) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        var words = arguments.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var child: pid_t = 0
        precondition(posix_spawn(&child, arguments[0], &actions, nil, &words, environ) == 0)
        var status: Int32 = 0
        precondition(waitpid(child, &status, 0) == child && status == 0)
    }
}
