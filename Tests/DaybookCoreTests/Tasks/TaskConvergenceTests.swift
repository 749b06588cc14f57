import CivilTime
import Journal
import TestSupport
import Testing

@testable import DaybookCore

/// Arbitrary changes to tasks, in any order and any number of times.
struct TaskConvergenceTests {
    private static func change(_ randomness: inout SeededRandomness) -> Change {
        let tasks = (1...5).map { id(UInt64($0)) }
        let keys = ["2026-11-19", "2026-11-20", "2026-11-21"]
        let owner = randomness.one(of: tasks)
        let times = keys.map { time(UInt64(owner[15]), $0) } + [time(UInt64(owner[15]), nth: 1)]
        func value(_ randomness: inout SeededRandomness, _ values: [Value]) -> Value {
            randomness.once(in: 12)
                ? randomness.one(of: [.null, .integer(.max), .text("?"), .bytes([1]), .real(.nan)])
                : randomness.one(of: values)
        }
        let any = randomness.one(of: tasks + times + [RecordID([7, 200, 1])!])
        let owners = (tasks + times).map { Value.bytes($0.bytes) }
        switch Int.random(in: 0...9, using: &randomness) {
        case 0...4:
            let (field, values): (String, [Value]) = randomness.one(of: [
                ("life", [.integer(1), .integer(2), .integer(3)]), ("title", [.text("A"), .text("B")]),
                ("parent", owners), ("parent", owners), ("position", [.text("A"), .text("B")]),
                ("status", [.text("completed"), .text("skipped"), .text("inProgress")]),
                ("dueDay", [Value(day("2026-11-18")), Value(day("2026-11-20"))]),
                ("closedOn", [Value(day("2026-11-20"))]),
                (
                    "repetition",
                    [.text("FREQ=DAILY;COUNT=4"), .text("FREQ=DAILY"), .text("AFTER=P2D"), .text("FREQ=HOURLY")]
                ),
            ])
            return Change("tasks", any, field, value(&randomness, values))
        case 5:
            let tag = TaskTag.id(of: owner, randomness.one(of: ["a", "b"])) ?? owner
            return randomness.once(in: 2)
                ? Change("taskTags", tag, "life", .integer(Int64.random(in: 1...3, using: &randomness)))
                : Change("taskTags", tag, "name", value(&randomness, [.text("a"), .text("B")]))
        case 6, 7:
            let edge = TaskBlocker.id(of: owner, waitingFor: randomness.one(of: tasks)) ?? owner
            return Change("taskBlockers", edge, "life", .integer(Int64.random(in: 1...3, using: &randomness)))
        case 8:
            let session = id(UInt64.random(in: 50...53, using: &randomness))
            let (field, values): (String, [Value]) = randomness.one(of: [
                ("life", [.integer(1), .integer(1), .integer(2)]), ("task", owners),
                ("start", [.integer(0), .integer(600_000)]), ("end", [.integer(900_000), .null]),
                ("minutes", [.integer(5)]),
            ])
            return Change("taskSessions", session, field, value(&randomness, values))
        default:
            let (table, record) = randomness.one(of: [("taskLinks", id(60)), ("taskReminders", id(70))])
            let (field, values): (String, [Value]) = randomness.one(of: [
                ("life", [.integer(1), .integer(2)]), ("task", owners), ("url", [.text("https://a.b")]),
                ("minutesBefore", [.integer(5)]), ("day", [Value(day("2026-11-20"))]), ("time", [.integer(60)]),
            ])
            return Change(table, record, field, value(&randomness, values))
        }
    }

    private static func bytes(_ state: State) -> [UInt8] {
        var writer = ByteWriter()
        state.write(to: &writer)
        return writer.bytes
    }

    @Test(arguments: Seeds.some(150))
    func anyOrderAndAnyRepetitionGivesTheSameTasks(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        let now = TestDevice().now
        let all = (1...60).map { number in
            (Self.change(&randomness), Stamp(time: UInt64(number / 2), device: DeviceID(UInt64(number % 2))))
        }
        func state(_ order: [(Change, Stamp)]) -> State {
            var state = State()
            for (change, stamp) in order { state.merge([change], stamp: stamp) }
            return state
        }
        let expected = state(all)
        let view = expected.view(now)
        for _ in 0..<4 {
            var other = state((all + all.filter { _ in randomness.once(in: 3) }).shuffled(using: &randomness))
            if randomness.once(in: 2) {
                var reader = ByteReader(Self.bytes(other))
                other = try State(from: &reader)
                for (change, stamp) in all.prefix(20) { other.merge([change], stamp: stamp) }
            }
            #expect(Self.bytes(other) == Self.bytes(expected))
            #expect(other.view(now) == view)
        }
    }

    @Test(arguments: Seeds.some(150))
    func parentsAndBlockersNeverFormCycles(seed: UInt64) {
        var randomness = SeededRandomness(seed: seed)
        var state = State()
        for number in 1...120 {
            state.merge([Self.change(&randomness)], stamp: Stamp(time: UInt64(number), device: DeviceID(1)))
        }
        for row in state.tasks.rows {
            let wholes = state.ancestors(of: row.id)
            #expect(Set(wholes.map { TaskItem.root(of: $0) }).count == wholes.count)
            #expect(!wholes.contains { TaskItem.root(of: $0) == TaskItem.root(of: row.id) })
            // A task that does not repeat has no occurrences of its subtasks, except stored ones.
            guard !row.isOccurrence || state.isRepeated(row.id) else { continue }
            for child in state.children(of: row.id) { #expect(state.parent(of: child.id) == row.id) }
            if !row.isOccurrence {
                let above = Self.above(row.id, in: state)
                #expect(state.parent(of: row.id) == above.first)
                #expect(state.series(over: row.id) == Self.series(over: row.id, below: above, in: state))
            }
            var seen: Set<RecordID> = []
            var waiting = state.blockers(of: row.id)
            while let next = waiting.popLast() {
                #expect(next != TaskItem.root(of: row.id))
                if seen.insert(next).inserted { waiting += state.blockers(of: next) }
            }
        }
    }

    /// The stored parents above a task, found one by one, up to where a cycle is broken.
    private static func above(_ id: RecordID, in state: State) -> [RecordID] {
        var (path, roots): ([RecordID], [RecordID]) = ([], [id])
        while let parent = state.tasks[roots[roots.count - 1]]?.parent,
            state.tasks[TaskItem.root(of: parent)]?.isAlive == true
        {
            let root = TaskItem.root(of: parent)
            if let start = roots.firstIndex(of: root) {
                let lowest = roots.indices[start...].min { roots[$0] < roots[$1] }
                return Array(path.prefix(lowest ?? 0))
            }
            roots.append(root)
            path.append(parent)
        }
        return path
    }

    /// The topmost task that repeats, up to a single occurrence.
    private static func series(over id: RecordID, below above: [RecordID], in state: State) -> RecordID? {
        ([id] + above.prefix { TaskItem.occurrence($0) == nil }).last { id in
            state.tasks[id].map { TaskSeries.repeats($0) } ?? false
        }
    }

    @Test func randomChangesCoverCyclesAndOccurrences() {
        var (cycles, rings, times) = (0, 0, 0)
        for seed: UInt64 in 1...300 {
            var randomness = SeededRandomness(seed: seed)
            var state = State()
            for number in 1...120 {
                state.merge([Self.change(&randomness)], stamp: Stamp(time: UInt64(number), device: DeviceID(1)))
            }
            if state.tasks.rows.contains(where: {
                $0.isAlive && !$0.isOccurrence && state.task($0.parent) != nil && state.parent(of: $0.id) == nil
            }) {
                cycles += 1
            }
            if state.taskBlockers.rows.contains(where: { row in
                guard row.isAlive, let task = row.task, let blocker = row.blocker, state.task(blocker) != nil else {
                    return false
                }
                return !state.blockers(of: task).contains(blocker)
            }) {
                rings += 1
            }
            if state.openTasks(today: day("2026-11-20")).contains(where: { $0.isOccurrence }) { times += 1 }
        }
        #expect(cycles > 20)
        #expect(rings > 20)
        #expect(times > 20)
    }
}
