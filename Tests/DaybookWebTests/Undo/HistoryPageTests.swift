import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

struct HistoryPageTests {
    private var journey = WebSession()
    private let page = PageRoute.settings(.history(before: nil))

    private mutating func add(_ line: String, id: String) {
        _ = journey.post(.tasks(.quickAdd), [("line", line), ("id", id)])
    }

    /// The action that the button of a row undoes or redoes.
    private func action(of row: Substring, _ path: String = "/undo/") -> ActionID {
        ActionID(hex: String(row.split(separator: path)[1].prefix(32)))!
    }

    private func rows(_ page: WebSession.Page) -> [Substring] {
        page.main.split(separator: "<li").dropFirst().filter { $0.contains("class=\"line\"") }
    }

    @Test mutating func actionsOfAllPartsAreListedLatestFirst() throws {
        add("Pay rent", id: "d1")
        _ = try journey.add("Read")
        let rows = rows(journey.open(page))
        #expect(rows.count == 2)
        #expect(rows[0].contains("“Read” added") && rows[1].contains("“Pay rent”"))
        #expect(journey.open(.settings(.settings)).main.contains("href=\"/settings/history\""))
        #expect(journey.open(page).has("Everything you did. You can"), "there is only one device")
    }

    @Test mutating func anImportByTheServerIsOfNoOtherDevice() {
        add("Pay rent", id: "d1")
        let title = Change(TaskItem.table, RecordID(hex: "d1")!, "title", .text("Pay the rent"))
        journey.receive([title], name: JournalAction.import.rawValue)
        let imported = journey.open(page)
        #expect(rows(imported).count == 2)
        #expect(imported.has("Everything you did. You can") && !imported.has("another device"))
        journey.receive([Change(TaskItem.table, RecordID(hex: "d1")!, "title", .text("Rent"))])
        #expect(journey.open(page).has("Everything you did, on all your devices."))
    }

    @Test mutating func aRowDoesNotRepeatTheDayOfItsHeading() throws {
        let habit = try journey.add("Read")
        _ = journey.post(.habits(.mark(habit, journey.today)), [("do", "done")])
        let row = rows(journey.open(page))[0]
        #expect(row.contains("“Read”") && !row.contains(", today"))
    }

    @Test mutating func anOldActionIsUndoneAndRedone() throws {
        add("Pay rent", id: "d1")
        add("Call Ann", id: "d2")
        let action = action(of: rows(journey.open(page))[1])

        let undone = journey.post(.undo(action), [("back", "/settings/history")])

        #expect(journey.state.task(RecordID(hex: "d1")!)?.isAlive != true)
        let row = rows(undone)[1]
        #expect(row.contains("undone") && row.contains("Redo") && rows(undone).count == 2)
        #expect(self.action(of: row, "/redo/") == action)
        // A second tap changes nothing.
        _ = journey.post(.undo(action), [("back", "/settings/history")])
        #expect(journey.state.task(RecordID(hex: "d1")!)?.isAlive != true)
        _ = journey.post(.redo(action), [("back", "/settings/history")])
        #expect(journey.state.task(RecordID(hex: "d1")!)?.title == "Pay rent")
        #expect(!rows(journey.open(page))[1].contains("Redo"))
    }

    @Test mutating func redoIsOfferedOnlyWhereItIsTaken() throws {
        let habit = try journey.add("Read")
        let mark = ActionRoute.habits(.mark(habit, journey.today))
        _ = journey.post(mark, [("do", "done")])
        let undone = journey.post(.undoLatest, [("back", "/today")])
        func message(_ page: WebSession.Page) -> String { page.part(from: "class=\"message\"", to: "</div>") }
        #expect(message(undone).contains("Redo</button>") && rows(journey.open(page))[0].contains("Redo"))
        _ = journey.post(mark, [("do", "done")])
        let row = rows(journey.open(page))[1]
        #expect(row.contains("undone · changed since") && !row.contains("<button"))
        // Someone goes back to the page of the message.
        let again = journey.open(undone.url)
        #expect(message(again).contains("Undone") && !message(again).contains("Redo</button>"))
        let refused = journey.post(.redo(journey.batches[1].batch.action.id), [("back", "/today")])
        #expect(refused.has("Could not redo: changed since") && !message(refused).contains("</button>"))
    }

    @Test mutating func whatIsNoLongerInEffectIsNotOfferedToUndo() {
        add("Pay rent", id: "d1")
        for day in ["2026-11-30", "2026-12-01"] {
            _ = journey.post(.tasks(.change(RecordID(hex: "d1")!)), [("do", "reschedule"), ("day", day)])
        }
        let rows = rows(journey.open(page))
        #expect(rows[0].contains("Undo</span>"))
        #expect(rows[1].contains("changed since") && !rows[1].contains("<button"))
        #expect(rows[2].contains("Undo</span>"))
    }

    @Test mutating func erasingCannotBeUndone() throws {
        add("Pay rent", id: "d1")
        _ = journey.post(.tasks(.change(RecordID(hex: "d1")!)), [("do", "delete")])
        let count = ErasePlan(journey.state).count
        _ = journey.post(.settings(.erase), [("count", "\(count)")])
        let first = rows(journey.open(page))[0]
        #expect(first.contains("cannot be undone") && !first.contains("<button"))
    }

    @Test mutating func hundredsOfActionsAreOnPagesOfTheirOwn() throws {
        for number in 0..<(Need.actionCount + 5) { add("Task \(number)", id: String(0x1000 + number, radix: 16)) }
        let first = journey.open(page)
        #expect(rows(first).count == Need.actionCount && first.main.contains("Earlier"))
        let second = journey.open(.settings(.history(before: 5)))
        #expect(rows(second).count == 5 && !second.main.contains("Earlier"))
        #expect(rows(second)[0].contains("“Task 4”"))
    }
}

struct RecordDatesTests {
    @Test func aTaskSaysWhenItWasAddedAndLastChanged() {
        var journey = WebSession()
        let id = RecordID(hex: String(repeating: "d1", count: 16))!
        _ = journey.post(.tasks(.quickAdd), [("line", "Pay rent"), ("id", id.hex)])
        #expect(journey.open(.tasks(.one(id))).main.contains("Added today"))
        #expect(!journey.open(.tasks(.one(id))).main.contains("changed"))
        journey.now.milliseconds += 2 * 86_400_000
        _ = journey.post(.tasks(.change(id)), [("do", "reschedule"), ("day", "2026-11-30")])
        #expect(journey.open(.tasks(.one(id))).main.contains("Added 20 Nov · changed today, "))
    }
}
