import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

struct UndoLatestTests {
    private var journey = WebSession()

    private mutating func add(_ line: String, id: String) {
        _ = journey.post(.tasks(.quickAdd), [("line", line), ("id", id)])
    }

    private mutating func post(_ route: ActionRoute, back: String = "/tasks") -> WebSession.Page {
        journey.post(route, [("back", back)])
    }

    private func isAlive(_ id: String) -> Bool { journey.state.task(RecordID(hex: id)!)?.isAlive == true }

    @Test mutating func repeatedUndoWalksBackAndSaysWhatWasUndone() {
        add("Pay rent", id: "d1")
        add("Call Ann", id: "d2")

        let first = post(.undoLatest)
        #expect(first.url.hasPrefix("/tasks?said=undo&undo="))
        #expect(first.part(from: "class=\"message\"", to: "</div>").contains("Undone: Added “Call Ann”"))
        #expect(first.part(from: "class=\"message\"", to: "</div>").contains("Redo</button>"))
        #expect(isAlive("d1") && !isAlive("d2"))

        #expect(post(.undoLatest).has("Undone: Added “Pay rent”"))
        #expect(!isAlive("d1") && !isAlive("d2"))
        #expect(post(.undoLatest).has("There is nothing to undo"))
    }

    @Test mutating func repeatedRedoWalksForwardUntilAnotherActionComes() {
        add("Pay rent", id: "d1")
        add("Call Ann", id: "d2")
        for _ in 1...2 { _ = post(.undoLatest) }

        #expect(post(.redoLatest).has("Redone: Added “Pay rent”"))
        #expect(isAlive("d1") && !isAlive("d2"))
        #expect(post(.redoLatest).has("Redone: Added “Call Ann”"))
        #expect(isAlive("d1") && isAlive("d2"))
        #expect(post(.redoLatest).has("There is nothing to redo"))

        _ = post(.undoLatest)
        add("Walk", id: "d3")
        #expect(post(.redoLatest).has("There is nothing to redo"))
        #expect(!isAlive("d2"))
    }

    @Test mutating func undoingWhatWasRedoneSaysUndone() {
        add("Pay rent", id: "d1")
        _ = post(.undoLatest)
        let redone = post(.redoLatest)
        #expect(redone.part(from: "class=\"message\"", to: "</div>").contains("Undo</button>"))
        #expect(journey.undo(redone).has("Undone: Added “Pay rent”"))
        #expect(!isAlive("d1"))
    }

    @Test mutating func theButtonOfAMessageSaysWhatWasUndoneToo() throws {
        let habit = try journey.add("Stretch")
        _ = journey.post(.habits(.mark(habit, journey.today)), [("do", "done")])
        let undone = post(.undoLatest, back: "/today")
        #expect(undone.has("Undone: marking “Stretch” done"))
        #expect(journey.undo(undone).has("Redone: marking “Stretch” done"))
    }

    @Test mutating func theMessageIsShownOnTodayIfThePageIsOfWhatWasAdded() {
        add("Pay rent", id: "d1")
        let undone = post(.undoLatest, back: "/tasks/d1")
        #expect(undone.status == 303 && undone.response.location?.hasPrefix("/today?said=undo&undo=") == true)
        #expect(journey.open(undone.response.location!).has("Undone: Added “Pay rent”"))
    }

    @Test mutating func theHistoryShowsTheMessageOfAnUndo() {
        add("Pay rent", id: "d1")
        let page = post(.undoLatest, back: "/settings/history")
        #expect(page.status == 200 && page.has("Undone") && page.main.contains("Redo"))
    }

    @Test mutating func undoOfErasingIsRefusedAndNothingIsWritten() throws {
        add("Pay rent", id: "d1")
        add("Call Ann", id: "d2")
        _ = journey.post(.tasks(.change(RecordID(hex: "d2")!)), [("do", "delete")])
        _ = journey.post(.settings(.erase), [("count", "\(ErasePlan(journey.state).count)")])
        let count = journey.batches.count
        let erasing = try #require(journey.batches.last).batch.action.id
        #expect(post(.undoLatest).has("This cannot be undone."))
        #expect(post(.undo(erasing)).has("This cannot be undone."))
        #expect(post(.redo(erasing)).has("This cannot be undone."))
        #expect(journey.batches.count == count && isAlive("d1"))
        _ = post(.undo(journey.batches[0].batch.action.id))
        #expect(!isAlive("d1"))
    }

    @Test mutating func whatWasChangedElsewhereIsLeftAloneAndTheNextUndoGoesOn() {
        add("Call Ann", id: "d2")
        add("Pay rent", id: "d1")
        let task = RecordID(hex: "d1")!
        _ = journey.post(.tasks(.change(task)), [("do", "reschedule"), ("day", "2026-11-30")])
        journey.receive([Change(TaskItem.table, task, "dueDay", .integer(Int64(Day("2026-12-01")!.number)))])

        let refused = post(.undoLatest)
        #expect(refused.has("Could not undo: changed since: "))
        #expect(!refused.has("Redo</button>"))
        #expect(journey.state.task(task)?.dueDay == Day("2026-12-01"))
        #expect(post(.undoLatest).has("another device changed it since: Added “Pay rent”"))
        #expect(isAlive("d1"))
        #expect(journey.post(.undoLatest, [("back", "/tasks"), ("anyway", "1")]).has(": Added “Pay rent”"))
        #expect(!isAlive("d1"))
    }
}
