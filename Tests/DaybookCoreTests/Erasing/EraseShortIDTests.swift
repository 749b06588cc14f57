import CivilTime
import Journal
import Testing

@testable import DaybookCore

/// Erasing records with ids so short that other ids contain them by chance, and deleted records whose ids are in those of living ones.
struct EraseShortIDTests {
    /// Erases what is deleted. Returns what is left of all batches.
    private func erasing(_ journal: inout TestJournal) -> (state: State, batches: [StoredBatch]) {
        journal.write(ErasePlan(journal.state).decision)
        let erasures = journal.replica.erasures
        let batches = journal.batches.map { erasures.erasedForm(of: $0) ?? $0 }
        var replica = Replica<State>(journal: journal.replica.journal)
        for batch in batches { replica.fold(batch) }
        replica.settle(among: batches)
        return (replica.state, batches)
    }

    private func holds(_ text: String, _ batches: [StoredBatch]) -> Bool {
        batches.contains { Hexadecimal.text($0.batch.content).contains(Hexadecimal.text(Array(text.utf8))) }
    }

    private func isErased(_ records: [RecordID], by journal: TestJournal) -> Bool {
        ErasePlan(journal.state).decision
            == Decision(JournalAction.erase, records.sorted().map { Erasures.change(erasing: $0) })
    }

    @Test func erasingCashOrACategoryOfOneLetterLeavesTasksWhoseIDsContainTheirs() throws {
        var journal = TestJournal()
        let (cash, letter) = (Account.cash(in: .euro), RecordID([3, 0x61])!)
        for (number, short) in [cash, letter].enumerated() {
            let innocent = RecordID([0xAA] + short.bytes + [UInt8](repeating: 7, count: 13))!
            journal.write(
                Decision(
                    TaskAction.addTask,
                    [
                        Change("tasks", innocent, "life", .integer(1)),
                        Change("tasks", innocent, "title", .text("Innocent \(number)")),
                    ]))
        }
        journal.write(
            Decision(
                MoneyAction.addAccount,
                [
                    Change("accounts", cash, "life", .integer(2)), Change("accounts", cash, "title", .text("Secret")),
                    Change("categories", letter, "life", .integer(2)), Change("categories", letter, "name", .text("a")),
                ]))
        #expect(isErased([cash, letter], by: journal))
        let left = erasing(&journal)
        #expect(left.state.tasks.rows.map(\.title) == ["Innocent 0", "Innocent 1"])
        #expect(left.state.accounts.rows.isEmpty && left.state.categories.rows.isEmpty)
        #expect(!holds("Secret", left.batches))
    }

    @Test func aHabitOfAShortIDIsErasedWithItsEntriesAndAdditions() throws {
        var journal = TestJournal()
        let habit = RecordID([0xA1])!
        let entry = try #require(Entry.id(of: habit, on: journal.today))
        let before = try #require(Entry.id(of: habit, on: journal.today.advanced(by: -1)))
        journal.write(
            Decision(
                HabitAction.addHabit,
                [
                    Change("habits", habit, "life", .integer(2)), Change("habits", habit, "title", .text("Secret")),
                    Change("entries", before, "note", .text("Dear diary")),
                    Change("increments", TestJournal.id(5), "life", .integer(1)),
                    Change("increments", TestJournal.id(5), "entry", .bytes(entry.bytes)),
                ]))
        let plan = ErasePlan(journal.state)
        #expect(plan.count == 2 && plan.entryCount == 1)
        #expect(Set(plan.decision.changes.map(\.record)).count == 3)
        let left = erasing(&journal)
        #expect(left.state.habits.rows.isEmpty && left.state.entries.rows.isEmpty)
        #expect(left.state.recordTables.allSatisfy { $0.records.isEmpty })
        #expect(!holds("Secret", left.batches) && !holds("Dear diary", left.batches))
    }

    @Test func partsOfATaskOfAShortIDAreErasedWithIt() throws {
        var journal = TestJournal()
        let task = RecordID([0xA1, 0xB2])!
        let tag = try #require(TaskTag.id(of: task, "secret"))
        let edge = try #require(TaskBlocker.id(of: task, waitingFor: TestJournal.id(5)))
        journal.write(
            Decision(
                TaskAction.addTask,
                [
                    Change("tasks", task, "life", .integer(2)), Change("tasks", task, "title", .text("Secret")),
                    Change("taskTags", tag, "life", .integer(1)), Change("taskTags", tag, "name", .text("secret")),
                    Change("taskBlockers", edge, "life", .integer(1)),
                ]))
        #expect(isErased([task, tag, edge], by: journal))
        let left = erasing(&journal)
        #expect(left.state.recordTables.allSatisfy { $0.records.isEmpty })
        #expect(!holds("ecret", left.batches))
    }

    @Test func tagsAndFeelingsOfAMoodOfAShortIDAreErasedWithIt() throws {
        var journal = TestJournal()
        let mood = RecordID([0xA1, 0xB2])!
        let tag = try #require(MoodTag.id(of: mood, "secret"))
        let feeling = try #require(MoodFeeling.id(of: mood, .sad))
        journal.write(
            Decision(
                MoodAction.logMood,
                [
                    Change("moods", mood, "life", .integer(2)), Change("moodTags", tag, "life", .integer(1)),
                    Change("moodTags", tag, "name", .text("secret")),
                    Change("moodFeelings", feeling, "life", .integer(1)),
                ]))
        #expect(isErased([mood, tag, feeling], by: journal))
        #expect(!holds("secret", erasing(&journal).batches))
    }

    @Test func aDeletedCategoryIsErasedWithItsBudgetsRulesAndEnvelopes() throws {
        let month = try #require(Month("2026-11"))
        for category in [StandardCategory.gifts, .groceries] {
            var journal = TestJournal()
            try journal.open("Bank", id: 1, opening: 1000_00)
            try journal.limit(category, to: 300_00)
            try journal.limit(.pets, to: 20_00)
            var rule = PayeeRule(id: TestJournal.id(30))
            (rule.text, rule.category) = ("Secret shop", category.id)
            try journal.spend(.addRule(rule))
            for filled in [category, .pets] { try journal.spend(.setEnvelope(filled.id, month, 50_00)) }
            try journal.spend(.deleteCategory(category.id))
            let left = erasing(&journal)
            #expect(left.state.budgets.rows.map(\.category) == [StandardCategory.pets.id])
            #expect(left.state.envelopes.rows.map(\.category) == [StandardCategory.pets.id])
            #expect(left.state.payeeRules.rows.isEmpty && left.state.moneyCategories.rows.isEmpty)
            #expect(!holds("Secret shop", left.batches) && !holds(category.rawValue, left.batches))
        }
    }

    @Test func aStandardCategoryOfWhichAChangeWasUndoneKeepsItsEnvelopes() throws {
        let month = try #require(Month("2026-11"))
        for category in [StandardCategory.gifts, .groceries] {
            var journal = TestJournal()
            try journal.open("Bank", id: 1, opening: 1000_00)
            try journal.limit(category, to: 300_00)
            try journal.spend(.setEnvelope(category.id, month, 50_00))
            var renamed = try #require(journal.state.moneyCategory(category.id))
            renamed.title = "Oops"
            journal.writeAndUndo(try journal.decision(on: .editCategory(renamed)))
            let left = erasing(&journal).state
            #expect(left.envelopes.rows.map(\.amount) == [50_00] && left.budgets.rows.count { $0.isAlive } == 1)
        }
    }

    @Test func whatAnotherDeviceAddsToAnErasedRecordOfAShortIDIsLeftOver() throws {
        var journal = TestJournal()
        let (habit, category) = (RecordID([0xA1])!, RecordID([0xA2])!)
        let month = try #require(Month("2026-11"))
        let entry = try #require(Entry.id(of: habit, on: journal.today))
        let other = try #require(Entry.id(of: habit, on: journal.today.advanced(by: -1)))
        let envelope = try #require(EnvelopeAmount.id(of: category, in: month))
        let gifts = try #require(EnvelopeAmount.id(of: StandardCategory.gifts.id, in: month))
        let erased = [habit, category, StandardCategory.gifts.id]
        journal.write(Decision(JournalAction.erase, erased.map { Erasures.change(erasing: $0) }))
        let added = [
            Change("entries", entry, "note", .text("Dear diary")),
            Change("increments", TestJournal.id(5), "life", .integer(1)),
            Change("increments", TestJournal.id(5), "entry", .bytes(other.bytes)),
            Change("envelopes", envelope, "category", .bytes(category.bytes)),
            // A standard category is there again once it is erased.
            Change("envelopes", gifts, "category", .bytes(StandardCategory.gifts.id.bytes)),
        ]
        journal.write(Decision(HabitAction.markHabit, added))
        let leftovers = journal.state.leftovers(of: journal.replica.erasures)
        #expect(leftovers == [entry, TestJournal.id(5), envelope].sorted())
        #expect(journal.state.leftovers(of: journal.replica.erasures, among: [entry]) == [entry])
    }

    @Test func aPaymentOutlivesTheRecurringTransactionThatItSuggested() throws {
        // An imported one has a kind byte before the same bytes.
        for id in [TestJournal.id(102), RecordID([32] + TestJournal.id(102).bytes)!] {
            var journal = TestJournal()
            try journal.open("Bank", id: 1)
            for (number, day) in ["2026-09-03", "2026-10-03", "2026-11-03"].enumerated() {
                var payment = Transaction(id: 100 + UInt64(number), 9_99, of: 1, on: day)
                payment.payee = "Netflix"
                if number == 2 { payment = payment.copy(id: id) }
                payment.life = 1
                journal.write(Decision(MoneyAction.addTransaction, payment.changes))
            }
            let rule = try #require(journal.state.suggestedRecurring(today: journal.today).first).rule
            journal.writeAndUndo(try journal.decision(on: .addRecurring(rule)))
            #expect(erasing(&journal).state.transactions.rows.count { $0.isAlive } == 3)
        }
    }

    @Test func whatARecurringTransactionBecameOutlivesIt() throws {
        var journal = try TestJournal.withThreeAccounts()
        let rent = try journal.repeating("Rent", 900_00, "FREQ=MONTHLY", from: "2026-11-01")
        let day = try #require(Day("2026-11-01"))
        let payment = try #require(rent.transactionID(on: day))
        try journal.spend(.postOccurrence(rent.id, on: day))
        try journal.spend(.deleteRecurring(rent.id))
        #expect(ErasePlan(journal.state).count == 0 && ErasePlan(journal.state).keptCount == 1)
        #expect(erasing(&journal).state.transactions[payment]?.isAlive == true)
        // Once that is deleted, too, both go.
        try journal.spend(.deleteTransaction(payment))
        #expect(ErasePlan(journal.state).keptCount == 0)
        let left = erasing(&journal)
        #expect(left.state.transactions.rows.isEmpty && left.state.recurringTransactions.rows.isEmpty)
        #expect(!holds("Rent", left.batches))
    }

    @Test func theContinuationOfATaskOutlivesTheTask() throws {
        var journal = TestJournal()
        let first = TestJournal.id(1)
        let continuation = try #require(TaskItem.continuation(of: first, from: journal.today))
        let tag = try #require(TaskTag.id(of: first, "secret"))
        journal.write(
            Decision(
                TaskAction.addTask,
                [
                    Change("tasks", first, "life", .integer(2)), Change("tasks", first, "title", .text("Water")),
                    Change("taskTags", tag, "life", .integer(1)), Change("taskTags", tag, "name", .text("secret")),
                    Change("tasks", continuation, "life", .integer(1)),
                    Change("tasks", continuation, "title", .text("Water more")),
                ]))
        let plan = ErasePlan(journal.state)
        #expect(plan.tasks.isEmpty && plan.decision.changes.map(\.record).count == 1)
        let left = erasing(&journal)
        #expect(left.state.tasks[continuation]?.title == "Water more" && left.state.taskTags.rows.isEmpty)
        #expect(!holds("secret", left.batches))
    }
}
