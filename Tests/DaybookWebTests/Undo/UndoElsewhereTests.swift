import DaybookCore
import DaybookWeb
import Journal
import Testing

/// Undoing what was added, after another device changed it.
struct UndoElsewhereTests {
    private var journey = WebSession()
    private let rent = RecordID(hex: "d1")!

    init() { _ = journey.post(.tasks(.quickAdd), [("line", "Pay rent"), ("id", "d1")]) }

    private var isAlive: Bool { journey.state.task(rent)?.isAlive == true }

    private mutating func undoLatest(_ fields: [(String, String)] = []) -> WebSession.Page {
        journey.post(.undoLatest, [("back", "/tasks")] + fields)
    }

    @Test mutating func whatAnotherDeviceChangedIsNotHiddenWithoutAQuestion() throws {
        journey.receive([Change("tasks", rent, "title", .text("Pay the rent"))])
        let asked = undoLatest()
        #expect(isAlive)
        #expect(asked.has("Not undone, because another device changed it since: Added “Pay rent”"))
        #expect(asked.has("Undo anyway</button>") && asked.has("name=\"anyway\" value=\"1\""))
        #expect(undoLatest().has("Not undone"), "asking writes nothing")
        #expect(isAlive)

        let id = asked.url.split(separator: "undo=").last?.prefix(32)
        let action = try #require(id.flatMap { ActionID(hex: String($0)) })
        #expect(journey.post(.undo(action), [("back", "/tasks")]).has("Not undone"))
        #expect(isAlive)
        #expect(journey.post(.undo(action), [("back", "/tasks"), ("anyway", "1")]).has("Undone"))
        #expect(!isAlive)
    }

    @Test mutating func whatBelongsToItCountsAsWell() {
        let session = RecordID(hex: "51")!
        journey.receive([
            Change("taskSessions", session, "life", .integer(1)),
            Change("taskSessions", session, "task", .bytes(rent.bytes)),
        ])
        #expect(undoLatest().has("Not undone, because another device changed it since"))
        #expect(isAlive)
    }

    @Test mutating func whatAnotherDeviceAddedIsNoReasonToAsk() {
        journey.receive([Change("tasks", RecordID(hex: "d9")!, "title", .text("Another"))])
        #expect(undoLatest().has("Undone: Added “Pay rent”"))
        #expect(!isAlive)
    }
}
