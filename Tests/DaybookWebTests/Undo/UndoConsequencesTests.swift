import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

/// An undo that hides what other actions wrote, or takes what that refers to, says so first.
struct UndoConsequencesTests {
    private var journey = WebSession()
    private let history = PageRoute.settings(.history(before: nil))

    /// The action of the last batch.
    private var latest: ActionID { journey.batches[journey.batches.count - 1].batch.action.id }

    /// Asks for the undo of an action, and answers that it shall be.
    private mutating func undo(_ action: ActionID) -> (asked: WebSession.Page, done: WebSession.Page) {
        let back = [("back", history.url)]
        let asked = journey.post(.undo(action), back)
        let count = asked.value(of: "value", after: "name=\"confirmed\"") ?? ""
        return (asked, journey.post(.undo(action), back + [("confirmed", count)]))
    }

    @Test mutating func anAccountIsUndoneWithItsTransactionsOnlyWhenThatWasSaid() {
        let account = RecordID(hex: "b1")!
        _ = journey.post(
            .money(.addAccount), [("id", "b1"), ("title", "Bank"), ("kind", "bank"), ("currency", "EUR")])
        let addition = latest
        for number in 1...12 {
            _ = journey.post(
                .money(.addTransaction), [("kind", "income"), ("amount", "\(number)"), ("account", account.hex)])
        }
        let (asked, done) = undo(addition)
        #expect(asked.status == 422 && asked.has("This also hides: 12 transactions (+€78.00)."))
        #expect(asked.has("“Bank” added"))
        #expect(done.status == 200 && journey.state.account(account) == nil)
    }

    @Test mutating func nothingIsUndoneBeforeTheAnswer() {
        _ = journey.spend("5")
        let first = latest
        _ = journey.spend("6")
        let asked = journey.post(.undo(first), [("back", "/money")])
        #expect(asked.has("1 transaction (−€6.00)") && journey.state.livingAccounts.count == 1)
        // What was not shown is asked about, too.
        _ = journey.spend("7")
        let again = journey.post(.undo(first), [("back", "/money"), ("confirmed", "1")])
        #expect(again.status == 422 && again.has("2 transactions (−€13.00)") && journey.state.livingAccounts.count == 1)
    }

    @Test mutating func ctrlZAsksToo() {
        _ = journey.spend("5")
        let account = journey.state.livingAccounts[0].id
        let elsewhere = RecordID(hex: "a1")!
        journey.receive([
            Change(Transaction.table, elsewhere, "life", .integer(1)),
            Change(Transaction.table, elsewhere, "account", .bytes(account.bytes)),
            Change(Transaction.table, elsewhere, "day", .integer(Int64(journey.today.number))),
            Change(Transaction.table, elsewhere, "amount", .integer(6_00)),
        ])
        let asked = journey.post(.undoLatest, [("back", "/money")])
        #expect(asked.status == 422 && asked.has("1 transaction (−€6.00)"))
        #expect(journey.state.livingAccounts.count == 1)
    }

    @Test mutating func anActionThatNothingHangsOnIsUndoneAtOnce() {
        _ = journey.post(.tasks(.quickAdd), [("line", "Pay rent #home"), ("id", "d1")])
        let addition = latest
        _ = journey.post(.tasks(.change(RecordID(hex: "d1")!)), [("do", "reschedule"), ("day", "2026-11-30")])
        let undone = journey.post(.undo(addition), [("back", "/tasks")])
        #expect(undone.status == 200)
        #expect(journey.state.task(RecordID(hex: "d1")!)?.isAlive != true)
        #expect(undone.has("Undone, along with its later changes: Added “Pay rent”"))
        #expect(undone.has("Redo"))
    }

    @Test mutating func aHabitGoesWithItsEntries() throws {
        let habit = try journey.add("Read")
        let addition = latest
        for back in 0..<3 {
            _ = journey.post(.habits(.mark(habit, journey.today.advanced(by: -back))), [("do", "done")])
        }
        #expect(undo(addition).asked.has("This also hides: 3 entries."))
    }

    @Test mutating func challengesAreNotNamedWhileTheGameIsOff() throws {
        let habit = try journey.add("Read")
        let addition = latest
        _ = journey.post(
            .game(.add),
            [("id", "c1"), ("measure", "habits"), ("habit", habit.hex), ("target", "3"), ("until", "2026-11-27")])
        #expect(journey.state.livingChallenges.count == 1)
        let back = [("back", history.url)]
        #expect(journey.post(.undo(addition), back).has("1 challenge"))
        _ = journey.post("/settings/parts/game", [("do", "hide")])
        #expect(journey.post(.undo(addition), back).status == 200)
    }

    @Test mutating func aCategoryStaysLinkedUntilTheAnswer() {
        _ = journey.post(.money(.addCategory), [("id", "c1"), ("title", "Bees"), ("kind", "expense")])
        let addition = latest
        _ = journey.spend("20", [("category", "c1")])
        _ = journey.post(.money(.addBudget), [("category", "c1"), ("period", "month"), ("limit", "300")])
        let asked = undo(addition).asked
        #expect(asked.has("This also hides: 1 budget."))
        #expect(asked.has("No longer linked to it: 1 transaction (−€20.00)."))
    }

    @Test mutating func aGoalGoesWithItsProgress() throws {
        let goal = RecordID(hex: String(repeating: "e1", count: 16))!
        var added = Goal(id: goal)
        (added.title, added.measure, added.target) = ("Read", .amount, 12)
        let command = GoalCommand.add(added, category: nil, milestones: [])
        let decision = try command.decide(in: journey.state, now: journey.now) { RecordID(hex: "e2")! }
        journey.keep(Commit(decision, action: ActionID(high: 5, low: 5)))
        let addition = latest
        _ = journey.post(.goals(.addProgress(goal)), [("id", "e3"), ("number", "3"), ("kind", "amount")])
        #expect(undo(addition).asked.has("This also hides: 1 progress entry."))
    }
}
