import CivilTime
import Journal
import Money

/// The amounts put into and taken out of each envelope in each month.
struct EnvelopeLedger {
    /// An amount of the ledger's last month, and of all months before.
    struct Sum {
        var before = AmountSum()
        var now = AmountSum()

        fileprivate mutating func add(_ amount: Int64, isNow: Bool) {
            if isNow { now += amount } else { before += amount }
        }
    }

    /// An envelope's amounts until the ledger's last month.
    struct Run {
        /// The envelope in that month.
        let envelope: Envelope
        /// The sum assigned to it in all months before.
        let budgetedBefore: Int64
        /// Overspending that was not carried: up to two months before, and in the month before. Zero or below.
        let overspentBefore: Int64
        let overspentLastMonth: Int64
    }

    private struct Entry {
        var budgeted = AmountSum()
        var spent = AmountSum()
        var carry: EnvelopeCarry?
    }

    private(set) var income = Sum()
    /// Money that came without an envelope and is no income by a category, and money that went without one.
    private(set) var otherIncome = Sum()
    private(set) var spentWithoutEnvelope = Sum()
    /// Money that went to accounts in other currencies, and to loans and investments, less what came back from them.
    private(set) var movedToCurrencies = Sum()
    private(set) var movedToOthers = Sum()
    private let last: Int
    /// The expense categories, and the index of each.
    private let categories: [RecordID]
    private var indices: [RecordID: Int] = [:]
    private let incomeCategories: Set<RecordID>
    /// By category, the months in which something happened.
    private var entries: [[Int: Entry]]

    init(through month: Month, _ state: State) {
        last = month.index
        let all = state.livingMoneyCategories
        categories = all.filter { $0.kind == .expense }.map { $0.id }
        incomeCategories = Set(all.filter { $0.kind == .income }.map { $0.id })
        for (index, category) in categories.enumerated() { indices[category] = index }
        entries = [[Int: Entry]](repeating: [:], count: categories.count)
    }

    /// Adds what a transaction adds to an account.
    mutating func add(_ effect: Int64, _ category: RecordID?, on day: Day) {
        let month = day.monthOfYear.index
        if let category, let index = indices[category] {
            entries[index][month, default: Entry()].spent += effect
        } else if let category, incomeCategories.contains(category) {
            income.add(effect, isNow: month == last)
        } else {
            if effect > 0 {
                otherIncome.add(effect, isNow: month == last)
            } else {
                spentWithoutEnvelope.add(effect, isNow: month == last)
            }
        }
    }

    /// Adds what a transfer to an account without envelopes takes away, or one from it brings.
    mutating func add(moved effect: Int64, isForeign: Bool, on day: Day) {
        let isNow = day.monthOfYear.index == last
        if isForeign { movedToCurrencies.add(effect, isNow: isNow) } else { movedToOthers.add(effect, isNow: isNow) }
    }

    mutating func add(_ amount: EnvelopeAmount, _ currency: Currency) {
        guard let category = amount.category, let index = indices[category], let month = amount.month?.index,
            month <= last
        else { return }
        if Currency(amount.currencyCode) == currency {
            entries[index][month, default: Entry()].budgeted += amount.amount
        }
        if let carry = amount.carry { entries[index][month, default: Entry()].carry = carry }
    }

    /// The amounts of each envelope, in the order of the categories.
    var runs: [Run] { categories.indices.map { run(of: $0) } }

    private func run(of index: Int) -> Run {
        var (left, carries) = (AmountSum(), false)
        var (budgetedBefore, overspentBefore, overspentLastMonth) = (AmountSum(), AmountSum(), AmountSum())
        var previous = last
        // Ends the month in which something happened last. Months between change nothing: nothing can be below zero in
        // them, unless it is carried.
        func close(_ month: Int) {
            guard left.amount < 0, !carries else { return }
            if month == last - 1 { overspentLastMonth += left.amount } else { overspentBefore += left.amount }
            left = AmountSum()
        }
        for month in entries[index].keys.sorted() where month < last {
            guard let entry = entries[index][month] else { continue }
            close(previous)
            left += entry.budgeted.amount
            left += entry.spent.amount
            budgetedBefore += entry.budgeted.amount
            if let carry = entry.carry { carries = carry == .carried }
            previous = month
        }
        close(previous)
        let entry = entries[index][last] ?? Entry()
        return Run(
            envelope: Envelope(
                category: categories[index], budgeted: entry.budgeted.amount, spent: entry.spent.amount,
                carriedIn: left.amount,
                carriesOverspending: entry.carry.map { $0 == .carried } ?? carries),
            budgetedBefore: budgetedBefore.amount, overspentBefore: overspentBefore.amount,
            overspentLastMonth: overspentLastMonth.amount)
    }
}

extension Month {
    /// The number of months since the year 0.
    fileprivate var index: Int { year * 12 + number - 1 }
}
