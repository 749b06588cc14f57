import CivilTime
import Money

/// Compares the balances after the entries of an account with the entries, and finds the last of them.
struct CSVBalances {
    private struct Row {
        let day: Day
        let amount: Int64
        let balance: Int64
    }

    private(set) var currency: Currency?
    private var hasSeveralCurrencies = false
    private var first: Row?
    private var second: Row?
    private var last: Row?
    /// The sum of the rows from the first to the last one with a balance, and that of those with a balance alone: some banks
    /// leave it out below a day's other rows, some beside rows that they have not booked.
    private var sums = (all: AmountSum(), withBalance: AmountSum())
    private var sumSinceLast = AmountSum()
    /// The first line whose balance follows neither from the row above it, nor from the one below.
    private var breaks: (up: Int?, down: Int?)
    /// The balances before and after each row.
    private var steps: [(before: Int64, after: Int64)] = []

    init(_ currency: Currency?) { self.currency = currency }

    mutating func add(_ entry: BankEntry, _ balance: Int64?) {
        if entry.currency != currency {
            currency = nil
            hasSeveralCurrencies = true
        }
        sumSinceLast += entry.amount
        guard let balance else { return }
        let row = Row(day: entry.day, amount: entry.amount, balance: balance)
        if let last {
            let rise = balance - last.balance
            if breaks.up == nil, rise != row.amount, AmountSum(rise) != sumSinceLast { breaks.up = entry.line }
            var fall = sumSinceLast.without(row.amount)
            fall += last.amount
            if breaks.down == nil, -rise != last.amount, AmountSum(-rise) != fall { breaks.down = entry.line }
            if second == nil { second = row }
        } else {
            first = row
            sumSinceLast = AmountSum(row.amount)
        }
        sums.all += sumSinceLast
        sums.withBalance += row.amount
        sumSinceLast = AmountSum()
        last = row
        steps.append((balance - row.amount, balance))
    }

    private var isAscending: Bool {
        guard let first, let last else { return true }
        if first.day == last.day, let second { return first.balance + second.amount == second.balance }
        return first.day <= last.day
    }

    /// That of the last row or, if the latest entries come first, of the first row. Balances in several currencies are none.
    var closing: BankBalance? {
        guard let closing = isAscending ? last : first, !hasSeveralCurrencies else { return nil }
        return BankBalance(amount: closing.balance, day: closing.day)
    }

    /// How the balances differ from what the rows add up to; nil if they do not, whatever the order of the rows.
    var mismatch: BankTurnover? {
        guard let first, let last, steps.count > 1, !hasSeveralCurrencies else { return nil }
        let rise = last.balance - first.balance
        let up = [sums.all, sums.withBalance].contains { AmountSum(rise) == $0.without(first.amount) }
        let down = [sums.all, sums.withBalance].contains { AmountSum(-rise) == $0.without(last.amount) }
        let isMixed = first.day == last.day
        if isAscending || isMixed, up { return nil }
        if !isAscending || isMixed, down { return nil }
        if isChain { return nil }
        return isAscending
            ? BankTurnover(stated: rise, read: sums.all.without(first.amount).amount, line: breaks.up)
            : BankTurnover(stated: -rise, read: sums.all.without(last.amount).amount, line: breaks.down)
    }

    /// Whether the rows lead from one balance to the next in some order: then each balance before a row is that after
    /// another one, but for the first and the last.
    private var isChain: Bool {
        let (before, after) = (steps.map { $0.before }.sorted(), steps.map { $0.after }.sorted())
        var (left, right, single) = (0, 0, 0)
        while left < before.count, right < after.count {
            if before[left] == after[right] {
                left += 1
                right += 1
            } else {
                single += 1
                if before[left] < after[right] { left += 1 } else { right += 1 }
            }
        }
        return single + before.count - left + after.count - right <= 2
    }
}

/// The balances that rows of their own state, in a table of one account.
struct StatedBalances {
    private var opening: Int64?
    private var closings: (first: Int64, last: Int64)?

    mutating func add(_ balance: CSVRowReader.StatedBalance) {
        guard let amount = balance.amount else { return }
        if balance.kind == .closing {
            closings = (closings?.first ?? amount, amount)
        } else if opening == nil {
            opening = amount
        }
    }

    /// Gives a statement those that its rows do not have beside them.
    func complete(_ statement: inout BankStatement) {
        guard statement.closingBalance == nil, let first = statement.entries.first, let last = statement.entries.last,
            let day = statement.entries.map({ $0.day }).max()
        else { return }
        if statement.openingBalance == nil { statement.openingBalance = opening }
        guard let closings else { return }
        let amount = first.day <= last.day ? closings.last : closings.first
        statement.closingBalance = BankBalance(amount: amount, day: day)
    }
}
