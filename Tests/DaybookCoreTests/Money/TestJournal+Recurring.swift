import CivilTime
import DaybookCore
import Journal
import Money
import TestSupport
import Testing

extension TestJournal {
    /// A bank account with 1,000 euros, cash with none, and 500 zlotys, on 20 November 2026.
    static func withThreeAccounts() throws -> TestJournal {
        var journal = TestJournal()
        try journal.open("Bank", id: 1, opening: 1000_00)
        try journal.open("Cash", id: 2)
        try journal.open("Zlotys", id: 3, "PLN", opening: 500_00)
        return journal
    }

    /// Adds a recurring expense of the first account.
    @discardableResult
    mutating func repeating(
        _ payee: String, _ amount: Int64, _ rule: String, from start: String, id: UInt64 = 50,
        _ change: (inout RecurringTransaction) -> Void = { _ in }
    ) throws -> RecurringTransaction {
        var recurring = RecurringTransaction(id: Self.id(id))
        (recurring.payee, recurring.amount, recurring.account) = (payee, amount, Self.id(1))
        (recurring.repetition, recurring.start) = (rule, Day(start))
        change(&recurring)
        try spend(.addRecurring(recurring))
        return try self.rule(recurring).detached
    }

    /// A rule as it is now.
    func rule(_ rule: RecurringTransaction) throws -> RecurringTransaction {
        try #require(state.recurringTransaction(rule.id))
    }

    /// The open occurrences of a rule within some days.
    func open(_ rule: RecurringTransaction, _ first: String, _ last: String) -> [Day] {
        state.occurrences(of: rule, in: Day(first)!...Day(last)!)
    }

    /// Writes a decision and takes it back.
    mutating func writeAndUndo(_ decision: Decision) { undo(write(decision)) }
}

extension RecurringTransaction {
    /// The rule with some fields changed.
    func changed(_ change: (inout RecurringTransaction) -> Void) -> RecurringTransaction {
        var changed = self
        change(&changed)
        return changed
    }
}

extension Day {
    /// Days by their texts.
    static func all(_ texts: String...) -> [Day] { texts.compactMap { Day($0) } }
}
