import CivilTime
import Journal
import Testing

@testable import DaybookCore

struct TaskImportPlanTests {
    private static let uuid = "550e8400-e29b-41d4-a716-446655440000"

    /// A task with a value in every field.
    private func full(_ key: String) -> ImportedTask {
        imported(key) {
            ($0.title, $0.note, $0.priority, $0.estimate) = ("Paint", "Two\ncoats", .high, 90)
            ($0.dueDay, $0.dueTime) = (day("2026-11-23"), TimeOfDay("09:30"))
            ($0.startDay, $0.waitUntil) = (day("2026-11-21"), day("2026-11-22"))
            ($0.tags, $0.category) = (["#Loud", "two words"], "Home")
            $0.links = ["https://example.org", "javascript:alert(1)"]
            $0.reminders = [.beforeDue(minutes: 15), .at(day("2026-11-22"), TimeOfDay("18:00")!)]
            ($0.createdOn, $0.foreign) = (day("2026-11-01"), "SEQUENCE:4")
        }
    }

    @Test func taskIsImportedWithAllItsParts() throws {
        var device = TestDevice()
        let plan = device.importRecords([full("a")])
        let task = try #require(device.task("a"))
        var form = TaskDraft(title: "Paint")
        (form.note, form.priority, form.estimate) = ("Two\ncoats", .high, 90)
        (form.dueDay, form.dueTime) = (day("2026-11-23"), TimeOfDay("09:30"))
        (form.startDay, form.waitUntil) = (day("2026-11-21"), day("2026-11-22"))
        form.category = try .existing(#require(device.state.category(named: "home")).id)
        form.tags = ["Loud", "two-words"]
        form.links = [TaskLinkDraft(url: "https://example.org")]
        form.reminders = [
            TaskReminderDraft(.at(day("2026-11-22"), TimeOfDay("18:00")!)), TaskReminderDraft(.beforeDue(minutes: 15)),
        ]
        var found = try #require(device.form("a"))
        found.reminders.sort { $0.when.code < $1.when.code }
        #expect(found == form)
        #expect(task.createdOn == day("2026-11-01") && task.foreign == "SEQUENCE:4" && task.status == .pending)
        #expect(
            plan.tasks == [
                PlannedTask(
                    id: task.id, title: "Paint", status: .pending, dueDay: day("2026-11-23"), repetition: nil,
                    importStatus: .new)
            ])
        #expect(plan.newCategories == ["Home"])
    }

    @Test(arguments: ["a", uuid]) func importingTwiceChangesNothing(_ key: String) {
        var device = TestDevice()
        let drafts = [full(key), imported("b") { ($0.parentKey, $0.blockerKeys) = (key, [key]) }]
        #expect(device.importRecords(drafts).newTaskCount == 2)
        let again = device.importRecords(drafts)
        #expect(again.changes.isEmpty && again.existingTaskCount == 2 && again.newTaskCount == 0)
    }

    @Test func equalTitlesAreSeparateTasksButEqualIdentitiesAreOne() {
        var device = TestDevice()
        var second = imported("Milk")
        second.identity.ordinal = 2
        device.importRecords([imported("Milk"), second, imported("Milk")])
        #expect(device.titlesByHand == ["Milk", "Milk"])
        #expect(device.importRecords([imported("Milk"), second]).changes.isEmpty)
    }

    @Test func importKeepsLocalEdits() throws {
        var device = TestDevice()
        device.importRecords([full("a")])
        let task = try #require(device.task("a"))
        var form = TaskDraft(title: "Paint the wall")
        (form.dueDay, form.tags) = (day("2026-12-01"), ["mine"])
        try device.run(.edit(task.id, form))
        try device.run(.complete(task.id))
        let again = device.importRecords([full("a")])
        #expect(again.changes.isEmpty)
        #expect(device.form("a") == form)
        #expect(again.tasks.map { $0.title } == ["Paint the wall"] && again.tasks.map { $0.status } == [.completed])
        #expect(again.tasks.map { $0.dueDay } == [day("2026-12-01")])
    }

    @Test(arguments: ["a", uuid]) func importingAgainAfterUndoRestoresEverything(_ key: String) throws {
        var device = TestDevice()
        let drafts = [
            full(key), imported("b") { $0.blockerKeys = [key] },
            imported("c") { ($0.dueDay, $0.repetition) = (day("2026-11-20"), repetition("FREQ=DAILY")) },
        ]
        device.importRecords(drafts)
        let (before, form) = (device.view.count, device.form(key))
        device.undo()
        #expect(device.view == ["running "])
        #expect(device.importRecords(drafts).tasks.map { $0.importStatus } == [.new, .new, .new])
        #expect(device.view.count == before)
        // The category imported with it is reused.
        #expect(device.form(key) == form)
        #expect(device.importRecords(drafts).changes.isEmpty)
    }

    @Test func deletedTasksAreRestoredOnlyOnRequest() throws {
        var device = TestDevice()
        device.importRecords([full("a"), imported("b")])
        let (task, form) = (try #require(device.task("a")), device.form("a"))
        try device.run(.delete([task.id]))
        let again = device.importRecords([full("a"), imported("b")])
        #expect(again.changes.isEmpty && again.tasks.map { $0.importStatus } == [.deleted, .existing])
        let back = device.importRecords([full("a"), imported("b")], restoresDeleted: true)
        #expect(back.tasks.map { $0.importStatus } == [.restored, .existing])
        #expect(back.changes.allSatisfy { $0.record == task.id })
        #expect(back.changes.first == Change("tasks", task.id, "life", .integer(3)))
        #expect(device.form("a") == form)
        #expect(device.importRecords([full("a"), imported("b")]).changes.isEmpty)
    }

    @Test func parentsAndBlockersAreFoundByKeyInAnyOrder() throws {
        var device = TestDevice()
        device.importRecords([
            imported("part") { ($0.parentKey, $0.blockerKeys) = ("whole", ["first", "nowhere", "part"]) },
            imported("whole"), imported("first") { $0.parentKey = "nowhere" },
            imported("self") { $0.parentKey = "self" },
        ])
        let whole = try #require(device.task("whole")).id
        let first = try #require(device.task("first")).id
        #expect(device.form("part")?.parent == whole && device.form("part")?.blockers == [first])
        #expect(device.form("first") == TaskDraft(title: "first"))
        #expect(device.form("self") == TaskDraft(title: "self"))
    }

    @Test func parentsImportedEarlierAreFoundByALaterFile() throws {
        var device = TestDevice()
        device.importRecords([imported("whole")])
        device.importRecords([imported("whole"), imported("part") { $0.parentKey = "whole" }])
        #expect(device.form("part")?.parent == device.task("whole")?.id)
    }

    @Test func cyclesInAFileAreBroken() throws {
        var device = TestDevice()
        device.importRecords([
            imported("a") { ($0.parentKey, $0.blockerKeys) = ("b", ["b"]) },
            imported("b") { ($0.parentKey, $0.blockerKeys) = ("c", ["c"]) },
            imported("c") { ($0.parentKey, $0.blockerKeys) = ("a", ["a"]) },
        ])
        let ids = ["a", "b", "c"].compactMap { device.task($0)?.id }
        #expect(ids.map { device.state.ancestors(of: $0).count }.sorted() == [0, 1, 2])
        #expect(device.state.descendants(of: ids[0]).count == 2)
        #expect(ids.contains { !device.state.isBlocked($0) })
    }

    @Test func theOrderOfTheFileIsTheOrderByHand() throws {
        var device = TestDevice()
        try device.add(1, "Here already")
        let titles = (0..<1000).map { "Task \($0)" }
        device.importRecords(titles.map { imported($0) })
        #expect(device.titlesByHand == ["Here already"] + titles)
        #expect(device.state.tasks.rows.allSatisfy { $0.position.utf8.count < 8 })
    }

    @Test func categoriesAreFoundByNameRegardlessOfCase() throws {
        var device = TestDevice()
        try device.add(1, "Here already") { $0.category = .named("home") }
        let plan = device.importRecords([
            imported("a") { $0.category = "HOME" }, imported("b") { $0.category = "Work" },
            imported("c") { $0.category = "work" },
        ])
        #expect(plan.newCategories == ["Work"])
        #expect(device.state.livingCategories.map { $0.name }.sorted() == ["Work", "home"])
        #expect(device.task("a")?.category == device.state.task(id(1))?.category)
        #expect(device.task("b")?.category == device.task("c")?.category)
    }

    @Test func fileImportedOnTwoDevicesMakesEachTaskOnce() throws {
        let drafts = [
            full(Self.uuid),
            imported("6ba7b810-9dad-11d1-80b4-00c04fd430c8") {
                ($0.parentKey, $0.blockerKeys) = (Self.uuid, [Self.uuid])
            },
        ]
        var (first, second) = (TestDevice(device: 1), TestDevice(device: 2))
        second.now.milliseconds += 500
        first.importRecords(drafts)
        second.importRecords(drafts)
        let form = first.form(Self.uuid)
        first.receive(from: second)
        second.receive(from: first)
        #expect(first.view == second.view)
        #expect(first.state.tasks.rows.filter { $0.isAlive }.count == 2)
        #expect(first.form(Self.uuid) == form)
        #expect(first.importRecords(drafts).changes.isEmpty)
    }

    @Test func livingTaskIsRecognisedAmongDuplicatesThatEarlierVersionsImportedOnTwoDevices() throws {
        var (first, second) = (TestDevice(device: 1), TestDevice(device: 2))
        second.now.milliseconds += 500
        first.importRecords([imported("a")])
        var duplicate = TaskItem(id: TestJournal.id(4711))
        (duplicate.life, duplicate.title, duplicate.source) = (1, "a", "icalendar:1:a")
        second.write(duplicate.changes, name: "import")
        try first.run(.delete([#require(first.task("a")).id]))
        first.receive(from: second)
        let plan = first.importRecords([imported("a")])
        #expect(plan.changes.isEmpty && plan.tasks.map { $0.importStatus } == [.existing])
    }
}
