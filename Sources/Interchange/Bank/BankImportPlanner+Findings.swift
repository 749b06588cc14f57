import CivilTime
import DaybookCore
import Journal
import Money

// Findings that the person is told of. They change nothing of the import.
extension BankImportPlanner {
    /// Finds the days to ask about. Those of Daybook's own table are right.
    mutating func findUnlikelyDays() {
        let rows = plan.rows.indices.filter { entries[$0].exported == nil }.map { plan.rows[$0] }
        let unlikely = UnlikelyDays(rows.map { $0.day }, today: state.today(now))
        plan.unlikelyRows = rows.filter {
            ($0.status == .new || $0.status == .restored) && unlikely.contains($0.day)
        }
    }

    /// Counts the new rows that another file had before in another form, most likely: of the same day and amount, while nothing in
    /// this file is what was imported then.
    mutating func countRepeats() {
        let known = Set(plan.rows.lazy.filter { $0.status != .new }.map { $0.transaction.id })
        let rows = plan.rows.indices.filter { plan.rows[$0].status == .new && entries[$0].exported == nil }
        if rows.isEmpty { return }
        var earlier = BankMatches(plan.accounts, in: state) { transaction, account in
            !transaction.source(on: account).isEmpty && !known.contains(transaction.id)
        }
        plan.repeatCount = rows.count { earlier.takeOfSameDay(plan.rows[$0].transaction) != nil }
    }

    /// Counts what new rows say that a transaction cannot hold.
    mutating func countLosses(_ format: BankFile.Format) {
        var losses = WarningCounter()
        for index in plan.rows.indices where plan.rows[index].status == .new && entries[index].exported == nil {
            let entry = entries[index]
            // Only QIF names an own account there.
            let others = [entry.otherAccount] + entry.splits.map { $0.otherAccount }
            let transferCount = others.count { !$0.isEmpty }
            if format == .qif {
                for _ in 0..<transferCount { losses.add(.transfers, line: entry.line) }
            } else if !entry.otherAccount.isEmpty {
                losses.add(.accountNumbers, line: entry.line)
            }
            if !entry.number.isEmpty { losses.add(.chequeNumbers, line: entry.line) }
            if !entry.splits.isEmpty, !entry.hasParts { losses.add(.longSplits, line: entry.line) }
        }
        plan.warnings = losses.warnings
    }

    /// Compares the balances of the file with its rows, and with the accounts as they are after the import.
    mutating func compareBalances() {
        plan.balanceDifferences = BalanceComparison(plan.rows, in: state).differences(of: statements)
    }
}
