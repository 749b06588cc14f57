import CivilTime
import DaybookCore
import Interchange
import Journal
import Testing

/// Files with tasks nested deeper than anybody nests them, or in a circle.
struct NestedTasksTests {
    private static let count = 20_000

    /// A calendar of tasks with the parents that a function gives them.
    private static func calendar(_ count: Int = count, parent: (Int) -> Int?) -> [UInt8] {
        var text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"
        for number in 1...count {
            text += "BEGIN:VTODO\r\nUID:task-\(number)\r\nSUMMARY:\(number)\r\n"
            if let parent = parent(number) { text += "RELATED-TO:task-\(parent)\r\n" }
            text += "END:VTODO\r\n"
        }
        return Array((text + "END:VCALENDAR\r\n").utf8)
    }

    /// The changes that make tasks, with the parents that a function gives them.
    private static func chain(_ ids: [RecordID], parent: (Int) -> Int?) -> [Change] {
        ids.indices.flatMap { index in
            [
                Change("tasks", ids[index], "life", .integer(1)),
                Change("tasks", ids[index], "title", .text("\(index)")),
                Change("tasks", ids[index], "parent", parent(index).map { .bytes(ids[$0].bytes) } ?? .null),
            ]
        }
    }

    /// The number of tasks above each.
    private func depths(in state: State) -> [Int] { state.tasks.rows.map { state.ancestors(of: $0.id).count } }

    @Test(arguments: [false, true])
    func aChainIsFlattenedBelowTheLimitAndTold(isFromBelow: Bool) throws {
        var world = TaskWorld()

        let plan = try world.importFile(
            Self.calendar { isFromBelow ? ($0 < Self.count ? $0 + 1 : nil) : $0 > 1 ? $0 - 1 : nil })

        let expected = (1...Self.count).map { min($0 - 1, TaskLimits.ancestors) }
        #expect(depths(in: world.state) == (isFromBelow ? expected.reversed() : expected))
        #expect(plan.movedTaskCount == Self.count - 1 - TaskLimits.ancestors)
    }

    @Test func theFirstTaskOfACircleComesToTheTop() throws {
        var world = TaskWorld()

        let plan = try world.importFile(Self.calendar(5) { $0 == 1 ? 3 : $0 < 5 ? $0 - 1 : 2 })

        #expect(depths(in: world.state) == [0, 1, 2, 3, 2])
        #expect(plan.movedTaskCount == 1)
        let again = try world.importFile(Self.calendar(5) { _ in nil })
        #expect(again.changes.isEmpty && again.movedTaskCount == 0)
    }

    @Test func aCircleOfManyIsAChainThatIsFlattened() throws {
        var world = TaskWorld()

        let plan = try world.importFile(Self.calendar { $0 > 1 ? $0 - 1 : Self.count })

        #expect(depths(in: world.state) == (1...Self.count).map { min($0 - 1, TaskLimits.ancestors) })
        #expect(plan.movedTaskCount == Self.count - TaskLimits.ancestors)
    }

    @Test func tasksUnderOneThatIsTooDeepInTheJournalComeUnderOneThatIsNot() throws {
        var world = TaskWorld()
        let ids = (0..<UInt64(TaskLimits.ancestors) + 20).map { TaskWorld.id($0 + 1) }
        world.merge(Self.chain(ids) { $0 > 0 ? $0 - 1 : nil })
        let deepest = ids[ids.count - 1].hex
        let file = """
            BEGIN:VCALENDAR
            BEGIN:VTODO
            UID:\(deepest)
            SUMMARY:Deepest
            END:VTODO
            BEGIN:VTODO
            UID:new
            SUMMARY:New
            RELATED-TO:\(deepest)
            END:VTODO
            END:VCALENDAR
            """

        let plan = try world.importFile(Array(file.utf8))

        #expect(depths(in: world.state).last == TaskLimits.ancestors)
        #expect(plan.movedTaskCount == 1 && plan.newTaskCount == 1)
    }

    @Test func aChainOfTheJournalIsExportedAsItIs() throws {
        var world = TaskWorld()
        let ids = (1...UInt64(Self.count)).map { TaskWorld.id($0) }
        world.merge(Self.chain(ids) { ($0 + 1) % ids.count })

        let tasks = world.calendarTasks

        #expect(tasks.map { $0.parentKey } == [nil] + ids.indices.dropFirst().map { ids[($0 + 1) % ids.count].hex })
        let stamp = DateTime(Day("2026-11-20")!, at: TimeOfDay("08:00")!)
        let calendar = ICalendarWriter.bytes(of: tasks, stamp: stamp)
        var copy = TaskWorld()
        let plan = try copy.importFile(calendar)
        #expect(plan.newTaskCount == Self.count)
        let lines = TodoTxtWriter.bytes(of: ExportedTasks.lines(of: world.state, today: Day("2026-11-20")!))
        let words = String(decoding: lines, as: UTF8.self).split { $0 == " " || $0 == "\n" }
        #expect(words.count { $0.hasPrefix("p:") } == Self.count - 1)
    }
}
