import CivilTime
import Journal
import Money
import TestSupport
import Testing

@testable import DaybookCore

/// Rules that hold after any commands on money, given in turn at one device or at once at several.
@Suite struct MoneyPropertyTests {
    /// The kind that an amount of a transaction counts as: that of its category, or else the transaction's.
    private func side(_ category: RecordID?, of transaction: Transaction, _ state: State) -> TransactionKind {
        state.moneyCategory(category).map { $0.kind == .income ? .income : .expense } ?? transaction.kind
    }

    /// The amounts of a transaction with their categories: those of its parts, and what is left.
    private func amounts(of transaction: Transaction, _ state: State) -> [(effect: Int64, category: RecordID?)] {
        let sign: Int64 = transaction.kind == .income ? 1 : -1
        var rest = transaction.amount
        var amounts: [(effect: Int64, category: RecordID?)] = []
        for part in state.splits(of: transaction.id) {
            amounts.append((sign * part.amount, part.category))
            rest -= part.amount
        }
        return amounts + [(sign * rest, transaction.category)]
    }

    /// Spending or income, without transfers, by currency.
    private func exchanged(_ kind: TransactionKind, _ state: State) -> [Currency: Int64] {
        var sums: [Currency: Int64] = [:]
        for transaction in state.transactions(TransactionFilter()) where transaction.kind != .transfer {
            guard let account = state.account(transaction.account) else { continue }
            for (effect, category) in amounts(of: transaction, state)
            where side(category, of: transaction, state) == kind {
                sums[account.currency, default: 0] += kind == .income ? effect : -effect
            }
        }
        return sums.filter { $0.value != 0 }
    }

    private func balances(_ state: State) -> [Currency: Int64] {
        var sums: [Currency: Int64] = [:]
        for account in state.livingAccounts { sums[account.currency, default: 0] += state.balance(of: account).total }
        return sums
    }

    /// All that one can see of money, without the counts of deletions.
    private func view(_ state: State) -> [String] {
        var lines = state.livingAccounts.map { account in
            "\(account.id.hex) \(account.title) \(account.currencyCode) \(account.opening) \(account.isClosed) "
                + "\(account.position) \(state.balance(of: account))"
        }
        lines += state.livingMoneyCategories.map { "\($0.id.hex) \($0.title) \($0.kind) \($0.isHidden) \($0.position)" }
        lines += state.transactions(TransactionFilter()).map { transaction in
            let parts = state.splits(of: transaction.id).map { "\($0.amount) \($0.category?.hex ?? "") \($0.note)" }
            return "\(transaction.id.hex) \(transaction.kind) \(transaction.account?.hex ?? "") "
                + "\(transaction.day?.text ?? "") \(transaction.amount) \(transaction.payee) "
                + "\(transaction.category?.hex ?? "") \(transaction.note) \(transaction.toAccount?.hex ?? "") "
                + "\(transaction.received ?? 0) \(transaction.status) \(transaction.arrivalStatus) \(parts)"
        }
        return lines + plans(state) + CategoryTotals(of: .first ... .last, in: state).lines.map { "\($0)" }
    }

    /// All that one can see of bills, budgets, envelopes, rates and rules.
    private func plans(_ state: State) -> [String] {
        let today = Day("2026-11-20")!
        var lines = state.livingRecurringTransactions.map { bill in
            "\(bill.id.hex) \(bill.kind) \(bill.account?.hex ?? "") \(bill.amount) \(bill.payee) "
                + "\(bill.category?.hex ?? "") \(bill.repetition) \(bill.start?.text ?? "") \(bill.since?.text ?? "") "
                + "\(bill.end?.text ?? "") \(bill.isAutomatic) "
                + "\(state.occurrences(of: bill, in: today.advanced(by: -60)...today).map(\.text))"
        }
        lines += state.budgets.rows.filter { $0.isAlive }.map { budget in
            "\(budget.id.hex) \(budget.limit) \(budget.currencyCode) \(budget.rollsOver) \(budget.since?.text ?? "") "
                + "\(budget.until?.text ?? "") \(budget.carriedInto?.text ?? "") \(budget.carried)"
        }.sorted()
        lines += state.envelopes.rows.filter { $0.hasDerivedID && ($0.amount != 0 || $0.carry != nil) }.map {
            "\($0.id.hex) \($0.amount) \($0.currencyCode) \($0.carry.map { "\($0)" } ?? "")"
        }.sorted()
        lines += state.livingExchangeRates.map { "\($0.id.hex) \($0.billionths)" }
        return lines
            + state.livingPayeeRules.map { "\($0.id.hex) \($0.text) \($0.category?.hex ?? "") \($0.payee)" }
    }

    private func bytes(_ state: State) -> [UInt8] {
        var writer = ByteWriter()
        state.write(to: &writer)
        return writer.bytes
    }

    @Test func aTransferWithinACurrencyLeavesTheSumOfAllBalances() {
        var transfers = 0
        for seed in UInt64(1)...30 {
            var history = MoneyHistory(seed: seed)
            history.run(60)
            for _ in 0..<200 {
                let command = history.command()
                guard case .addTransaction(let transaction, _, _, _) = command, transaction.kind == .transfer,
                    let source = history.state.account(transaction.account),
                    let target = history.state.account(transaction.toAccount), source.currency == target.currency
                else { continue }
                let before = balances(history.state)
                if history.run(command) { transfers += 1 }
                #expect(balances(history.state) == before, "seed \(seed)")
            }
        }
        #expect(transfers > 100, "\(transfers)")
    }

    @Test(arguments: 1...30 as ClosedRange<UInt64>)
    func aBalanceIsTheOpeningOneAndTheSumOfTheLines(seed: UInt64) {
        var history = MoneyHistory(seed: seed, devices: 2)
        for _ in 0..<5 {
            history.run(25)
            history.splitAtOnce()
        }
        let state = history.state
        for account in state.livingAccounts {
            var expected = AccountBalance(total: account.opening, cleared: account.opening)
            for transaction in state.transactions(TransactionFilter(account: account.id)) {
                var effect: Int64 = 0
                if transaction.account == account.id { effect += transaction.effect }
                if transaction.kind == .transfer, transaction.toAccount == account.id { effect += transaction.arrival }
                let status = transaction.account == account.id ? transaction.status : transaction.arrivalStatus
                expected.add(effect, isCleared: status != .pending)
            }
            #expect(state.balance(of: account) == expected)
            #expect(state.balance(of: account, on: Day("2026-11-20")!) == expected)
        }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func theIndexKeptOfTransactionsIsTheOneComputedAnew(seed: UInt64) {
        var history = MoneyHistory(seed: seed, devices: 2)
        for _ in 0..<80 {
            history.run(1, exchangingOnceIn: 4)
            for state in history.devices.map(\.state) {
                let stoodFor = RowsStoodFor(state.transactions)
                let (kept, computed) = (state.transactionIndex, TransactionIndex(state.transactions.rows, stoodFor))
                #expect(kept.entries.map(\.row) == computed.entries.map(\.row))
                for account in state.accounts.rows { #expect(kept.sum(of: account.id) == computed.sum(of: account.id)) }
            }
        }
    }

    @Test(arguments: 1...30 as ClosedRange<UInt64>)
    func theTotalsOfCategoriesAddUpToAllExpensesAndAllIncome(seed: UInt64) {
        var history = MoneyHistory(seed: seed, devices: 2)
        for _ in 0..<5 {
            history.run(25)
            history.splitAtOnce()
        }
        let totals = CategoryTotals(of: .first ... .last, in: history.state)
        for (kind, side) in [(TransactionKind.expense, MoneyCategoryKind.expense), (.income, .income)] {
            let sums = totals.sums(side).filter { $0.amount != 0 }
            #expect(
                Dictionary(uniqueKeysWithValues: sums.map { ($0.currency, $0.amount) })
                    == exchanged(kind, history.state))
        }
    }

    /// Reports, budgets, envelopes, lists and comparisons count the same money.
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func allSumsOfSpendingAndIncomeAreTheSumsOfTheCategories(seed: UInt64) throws {
        var history = MoneyHistory(seed: seed, devices: 2)
        for _ in 0..<5 {
            history.run(25)
            history.splitAtOnce()
        }
        let year = Day("2026-01-01")!...Day("2026-12-31")!
        for category in history.state.livingMoneyCategories where category.kind == .expense {
            var budget = Budget(limit: 1_00, of: category.id, per: .year)
            budget.since = year.lowerBound
            history.run(.setBudget(budget))
        }
        let state = history.state
        let totals = CategoryTotals(of: year, in: state)
        let flow = CashFlow(months: 12, upTo: Month("2026-12")!, in: state)
        for currency in Set(state.livingAccounts.map { $0.currency }) {
            func sum(_ kind: MoneyCategoryKind) -> Int64 {
                totals.sums(kind).first { $0.currency == currency }?.amount ?? 0
            }
            let (spent, earned) = (sum(.expense), sum(.income))
            #expect(flow.sum(in: currency).spent == spent && flow.sum(in: currency).earned == earned)
            for grouping in [TransactionTotals.Grouping.account, .payee] {
                let lines = TransactionTotals(by: grouping, of: year, in: state).lines
                    .filter { $0.currency == currency }
                #expect(lines.reduce(0) { $0 + $1.spent } == spent && lines.reduce(0) { $0 + $1.earned } == earned)
            }
            func listed(_ filter: TransactionFilter) -> Int64 {
                state.totals(filter).amounts.first { $0.currency == currency }?.minorUnits ?? 0
            }
            func charted(_ source: SeriesSource) -> Double {
                let series = state.series(source, on: year, today: year.upperBound, currency: currency)
                return (series?.values ?? []).reduce(0) { $0 + ($1 ?? 0) }
            }
            #expect(-listed(TransactionFilter(days: year, kind: .expense, currency: currency)) == spent)
            #expect(listed(TransactionFilter(days: year, kind: .income, currency: currency)) == earned)
            for line in totals.lines where line.currency == currency {
                let isIncome = line.kind == .income
                let filter = TransactionFilter(
                    category: line.category, days: year, kind: isIncome ? .income : .expense, currency: currency,
                    isUncategorised: line.category == nil)
                #expect(listed(filter) == (isIncome ? line.amount : -line.amount), "seed \(seed)")
                if let category = line.category, !isIncome {
                    #expect(charted(.spending(on: category)) == Double(line.amount), "seed \(seed)")
                }
            }
            #expect(charted(.spending(on: nil)) == Double(spent) && charted(.income) == Double(earned))
        }
        for status in state.budgetStatuses(on: year.upperBound, today: Day("2026-11-20")!)
        where status.budget.period == .year && status.budget.since == year.lowerBound {
            let line = totals.lines.first {
                $0.category == status.budget.category && $0.currency == status.budget.currency && $0.kind == .expense
            }
            #expect(status.spent == line?.amount ?? 0, "seed \(seed)")
        }
        let accounts = state.envelopeAccounts.map { $0.id }
        for month in (1...12).compactMap({ Month(year: 2026, number: $0) }) {
            let lines = accounts.flatMap { account in
                CategoryTotals(of: month.first...month.last, account: account, in: state).lines
            }
            for envelope in EnvelopeMonth(month, in: state).envelopes {
                let spent = lines.filter { $0.category == envelope.category }.reduce(0) { $0 + $1.amount }
                #expect(-envelope.spent == spent, "seed \(seed) \(month)")
            }
        }
    }

    /// Spending and income by day, account and category, each part of a transaction by itself.
    private func categorised(_ state: State) -> [String: Int64] {
        var sums: [String: Int64] = [:]
        for transaction in state.transactions.rows where transaction.isAlive && transaction.kind != .transfer {
            guard let account = transaction.account, let day = transaction.day else { continue }
            for (effect, category) in amounts(of: transaction, state) {
                let kind = side(category, of: transaction, state)
                let key = "\(day.text) \(kind) \(account.hex) \(category?.hex ?? "")"
                sums[key, default: 0] += kind == .income ? effect : -effect
            }
        }
        return sums.filter { $0.value != 0 }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func amountsByCategoryAreThoseOfTheTransactionsAndTheirParts(seed: UInt64) {
        var history = MoneyHistory(seed: seed, devices: 2)
        for _ in 0..<5 {
            history.run(25)
            history.splitAtOnce()
        }
        let state = history.state
        let days = Set(state.transactions.rows.compactMap { $0.day }).map { $0...$0 }
        // Once all days together, and once each for itself.
        for ranges in [[Day.first ... .last], days.sorted { $0.lowerBound < $1.lowerBound }] {
            var sums: [String: Int64] = [:]
            for range in ranges {
                state.forEachCategorisedAmount(on: range) { item in
                    #expect(item.currency == state.account(item.account)?.currency)
                    let key = "\(item.day.text) \(item.kind) \(item.account.hex) \(item.category?.hex ?? "")"
                    sums[key, default: 0] += item.amount
                }
            }
            #expect(sums.filter { $0.value != 0 } == categorised(state))
        }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func undoGivesBackWhatWasThere(seed: UInt64) {
        var history = MoneyHistory(seed: seed)
        history.run(40)
        for _ in 0..<40 {
            let before = view(history.state)
            let command = history.command()
            guard history.run(command) else { continue }
            history.undo()
            let after = view(history.state)
            #expect(
                after == before,
                "\(after.filter { !before.contains($0) }), not \(before.filter { !after.contains($0) })")
            // Redone, so that the next one finds another journal.
            history.undo()
        }
    }

    @Test(arguments: 1...30 as ClosedRange<UInt64>)
    func anyOrderOfTheDevicesBatchesGivesTheSameMoney(seed: UInt64) {
        var history = MoneyHistory(seed: seed, devices: 3)
        history.run(90, exchangingOnceIn: 15)
        history.exchange()
        let expected = history.state
        for device in history.devices { #expect(bytes(device.state) == bytes(expected)) }
        for _ in 0..<4 {
            var replica = Replica<State>(journal: Identifier(high: 1, low: 1))
            for batch in history.devices[0].batches.shuffled(using: &history.random) { replica.fold(batch) }
            #expect(bytes(replica.state) == bytes(expected))
            #expect(view(replica.state) == view(expected))
        }
    }

    @Test func theHistoriesOfThesePropertiesHoldEveryKindOfTransaction() {
        var counts: [TransactionKind: Int] = [:]
        var (parts, conflicts, reconciled, refunds, exchanges) = (0, 0, 0, 0, 0)
        var (bills, posted, budgets, envelopes, rates, rules) = (0, 0, 0, 0, 0, 0)
        for seed in UInt64(1)...30 {
            var history = MoneyHistory(seed: seed, devices: 2)
            for _ in 0..<5 {
                history.run(25)
                history.splitAtOnce()
            }
            let state = history.state
            for transaction in state.transactions(TransactionFilter()) {
                counts[transaction.kind, default: 0] += 1
                let splits = state.splits(of: transaction.id)
                parts += splits.count
                if !splits.isEmpty, splits.reduce(0, { $0 + $1.amount }) != transaction.amount { conflicts += 1 }
                if transaction.status == .reconciled { reconciled += 1 }
                if transaction.amount < 0 { refunds += 1 }
                if transaction.received != nil { exchanges += 1 }
                if RecurringTransaction.occurrence(transaction.id) != nil { posted += 1 }
            }
            bills += state.livingRecurringTransactions.count
            budgets += state.budgets.rows.count { $0.isAlive }
            envelopes += state.envelopes.rows.count { $0.amount != 0 }
            rates += state.livingExchangeRates.count
            rules += state.livingPayeeRules.count
        }
        #expect(counts.count == 3 && counts.values.allSatisfy { $0 > 100 }, "\(counts)")
        #expect(
            parts > 100 && conflicts > 5 && reconciled > 20 && refunds > 50 && exchanges > 20,
            "\(parts) \(conflicts) \(reconciled) \(refunds) \(exchanges)")
        #expect(
            [bills, posted, budgets, envelopes, rates, rules].allSatisfy { $0 > 10 },
            "\(bills) \(posted) \(budgets) \(envelopes) \(rates) \(rules)")
    }
}
