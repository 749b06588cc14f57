import CivilTime
import DaybookCore
import Journal
import Money
import TestSupport
import Testing

@Suite struct MoneyCommandTests {
    private let groceries = StandardCategory.groceries.id
    private let health = StandardCategory.health.id

    /// A bank account with 100 euros, cash with none, and 500 zlotys.
    private func journal() throws -> TestJournal {
        var journal = TestJournal()
        try journal.open("Bank", id: 1, opening: 100_00)
        try journal.open("Cash", id: 2)
        try journal.open("Zlotys", id: 3, "PLN", opening: 500_00)
        return journal
    }

    @Test func anExpenseAndAnIncomeChangeTheBalanceOfTheirAccount() throws {
        var journal = try journal()
        try journal.spend(.addTransaction(Transaction(id: 10, 12_50, of: 1)))
        try journal.spend(.addTransaction(Transaction(id: 11, 30_00, of: 1, kind: .income)))
        #expect(journal.balance(1) == 117_50 && journal.balance(2) == 0)
        #expect(journal.state.transaction(TestJournal.id(10))?.day == journal.today)
    }

    @Test func aRefundIsANegativeExpense() throws {
        var journal = try journal()
        var refund = Transaction(id: 10, -20_00, of: 1)
        refund.category = groceries
        try journal.spend(.addTransaction(refund))
        #expect(journal.balance(1) == 120_00)
        let totals = CategoryTotals(of: journal.today...journal.today, in: journal.state)
        #expect(totals.lines.map(\.kind) == [.expense] && totals.lines.map(\.amount) == [-20_00])
    }

    @Test func aTransferMovesMoneyAndIsNeitherSpentNorEarned() throws {
        var journal = try journal()
        try journal.spend(.addTransaction(Transaction(id: 10, 40_00, from: 1, to: 2)))
        #expect(journal.balance(1) == 60_00 && journal.balance(2) == 40_00)
        #expect(CategoryTotals(of: .first ... .last, in: journal.state).lines.isEmpty)
    }

    @Test func aTransferBetweenCurrenciesStatesWhatArrives() throws {
        var journal = try journal()
        let typed = Transaction(id: 10, 10_00, from: 1, to: 3)
        #expect(journal.refusal(of: .addTransaction(typed)) == .receivedMissing)
        var zero = typed
        zero.received = 0
        #expect(journal.refusal(of: .addTransaction(zero)) == .receivedNotAboveZero)
        try journal.spend(.addTransaction(Transaction(id: 10, 10_00, from: 1, to: 3, received: 42_70)))
        #expect(journal.balance(1) == 90_00 && journal.balance(3) == 542_70)
        // Within a currency, what arrives is what left.
        try journal.spend(.addTransaction(Transaction(id: 11, 10_00, from: 1, to: 2, received: 99_00)))
        #expect(journal.balance(2) == 10_00)
    }

    @Test func withoutAnAmountTheRateOfTheDaySaysWhatArrives() throws {
        var journal = try journal()
        let target = try #require(journal.state.account(TestJournal.id(3))).currency
        let rate = CurrencyRate(.euro, in: target, on: Day("2026-11-10")!, try ExchangeRate("4.2"))
        try journal.spend(.setRate(rate))
        try journal.spend(.addTransaction(Transaction(id: 10, 10_00, from: 1, to: 3, on: "2026-11-12")))
        #expect(journal.state.transaction(TestJournal.id(10))?.received == 42_00)
        let before = Transaction(id: 11, 10_00, from: 1, to: 3, on: "2026-11-09")
        #expect(journal.refusal(of: .addTransaction(before)) == .receivedMissing)
        let typed = Transaction(id: 12, 10_00, from: 1, to: 3, received: 40_00, on: "2026-11-12")
        try journal.spend(.addTransaction(typed))
        #expect(journal.state.transaction(TestJournal.id(12))?.received == 40_00)
    }

    @Test func whatMakesNoSenseIsRefused() throws {
        var journal = try journal()
        try journal.spend(.closeAccount(TestJournal.id(2)))
        var untargeted = Transaction(id: 10, 5, of: 1, kind: .transfer)
        let refusals: [(Transaction, MoneyRefusal)] = [
            (Transaction(id: 10, 5, from: 1, to: 1), .transferToItself), (untargeted, .transferWithoutTarget),
            (Transaction(id: 10, 0, of: 1), .amountIsZero), (Transaction(id: 10, 5, of: 9), .noSuchAccount),
            (Transaction(id: 10, 5, of: 2), .accountClosed("Cash")),
            (Transaction(id: 10, 5, from: 1, to: 2), .accountClosed("Cash")),
        ]
        for (transaction, refusal) in refusals {
            #expect(journal.refusal(of: .addTransaction(transaction)) == refusal)
        }
        untargeted.toAccount = TestJournal.id(9)
        #expect(journal.refusal(of: .addTransaction(untargeted)) == .noSuchAccount)
        let huge = Transaction(id: 10, AmountExpression.limit + 1, of: 1)
        #expect(journal.refusal(of: .addTransaction(huge)) != nil)
        #expect(journal.state.transactions.rows.isEmpty)
    }

    @Test func partsAddUpToTheAmountAndHaveTheirOwnCategories() throws {
        var journal = try journal()
        let transaction = Transaction(id: 10, 30_00, of: 1)
        let parts = [TransactionSplit(20_00, groceries), TransactionSplit(9_00, health)]
        #expect(
            journal.refusal(of: .addTransaction(transaction, splits: parts))
                == .splitsDoNotAddUp(rest: 1_00, Currency("EUR")!))
        try journal.spend(.addTransaction(transaction, splits: parts + [TransactionSplit(1_00)]))
        let totals = CategoryTotals(of: .first ... .last, in: journal.state)
        #expect(totals.lines.map(\.amount) == [20_00, 9_00, 1_00])
        #expect(totals.lines.map(\.category) == [groceries, health, nil])
        #expect(journal.balance(1) == 70_00)
        #expect(
            journal.refusal(of: .addTransaction(Transaction(id: 11, 5, from: 1, to: 2), splits: [TransactionSplit(5)]))
                == .transferWithSplits)
    }

    @Test func editingPartsKeepsDropsAndAddsThem() throws {
        var journal = try journal()
        let transaction = Transaction(id: 10, 30_00, of: 1)
        try journal.spend(
            .addTransaction(transaction, splits: [TransactionSplit(20_00, groceries), TransactionSplit(10_00, health)]))
        var edited = try #require(journal.state.transaction(transaction.id))
        edited.amount = 25_00
        // The amount alone no longer matches the parts.
        #expect(journal.refusal(of: .editTransaction(edited)) != nil)
        try journal.spend(.editTransaction(edited, splits: [TransactionSplit(25_00, health)]))
        #expect(journal.state.splits(of: transaction.id).map(\.amount) == [25_00])
        try journal.spend(
            .editTransaction(edited, splits: [5_00, 15_00, 5_00].map { TransactionSplit($0, groceries) }))
        #expect(journal.state.splits(of: transaction.id).map(\.amount) == [5_00, 15_00, 5_00])
    }

    @Test func whatAgreesWithTheStatementIsLocked() throws {
        var journal = try journal()
        try journal.spend(.addTransaction(Transaction(id: 10, 10_00, of: 1, on: "2026-11-01")))
        try journal.spend(.addTransaction(Transaction(id: 11, 5_00, of: 1, on: "2026-11-02")))
        try journal.spend(.setCleared([TestJournal.id(10)], true))
        let day = Day("2026-11-10")!
        #expect(
            journal.refusal(of: .reconcile(TestJournal.id(1), through: day, balance: 85_00))
                == .statementDiffers(cleared: 90_00, by: -5_00, Currency("EUR")!))
        try journal.spend(.reconcile(TestJournal.id(1), through: day, balance: 90_00))
        #expect(journal.state.transaction(TestJournal.id(10))?.status == .reconciled)
        #expect(journal.state.transaction(TestJournal.id(11))?.status == .pending)
        var edited = try #require(journal.state.transaction(TestJournal.id(10)))
        edited.note = "Bread"
        try journal.spend(.editTransaction(edited))
        edited.amount = 11_00
        #expect(journal.refusal(of: .editTransaction(edited)) == .reconciled)
        #expect(journal.refusal(of: .deleteTransaction(edited.id)) == .reconciled)
        var account = try #require(journal.state.account(TestJournal.id(1)))
        account.opening += 1
        #expect(journal.refusal(of: .editAccount(account)) == .openingReconciled)
        #expect(journal.refusal(of: .setCleared([edited.id], false)) == .reconciled)
    }

    @Test func bothAccountsOfATransferAreReconciledEachOnADayOfItsOwn() throws {
        var journal = try journal()
        let (bank, cash, id) = (TestJournal.id(1), TestJournal.id(2), TestJournal.id(10))
        try journal.spend(.addTransaction(Transaction(id: 10, 40_00, from: 1, to: 2, on: "2026-11-01")))
        try journal.spend(.setCleared([id], true, on: bank))
        func cleared(_ account: UInt64) -> Int64? {
            journal.state.account(TestJournal.id(account)).map { journal.state.balance(of: $0).cleared }
        }
        #expect(cleared(1) == 60_00 && cleared(2) == 0)
        try journal.spend(.reconcile(bank, through: Day("2026-11-01")!, balance: 60_00))
        // The other bank does not show it yet.
        try journal.spend(.reconcile(cash, through: Day("2026-11-01")!, balance: 0))
        #expect(journal.state.transaction(id)?.status == .reconciled)
        #expect(journal.state.transaction(id)?.arrivalStatus == .pending)
        #expect(journal.refusal(of: .setCleared([id], false, on: bank)) == .reconciled)
        try journal.spend(.setCleared([id], true, on: cash))
        try journal.spend(.setCleared([id], false, on: cash))
        try journal.spend(.setCleared([id], true))
        #expect(cleared(2) == 40_00)
        try journal.spend(.reconcile(cash, through: Day("2026-11-03")!, balance: 40_00))
        #expect(journal.state.transaction(id)?.arrivalStatus == .reconciled)
        #expect(journal.refusal(of: .setCleared([id], true, on: TestJournal.id(3))) == .noSuchTransaction)
    }

    @Test func aTransferIsLockedWhenEitherSideIsReconciled() throws {
        var journal = try journal()
        try journal.spend(.addTransaction(Transaction(id: 10, 40_00, from: 1, to: 2, on: "2026-11-01")))
        try journal.spend(.setCleared([TestJournal.id(10)], true, on: TestJournal.id(2)))
        try journal.spend(.reconcile(TestJournal.id(2), through: .last, balance: 40_00))
        var edited = try #require(journal.state.transaction(TestJournal.id(10)))
        #expect(edited.status == .pending)
        edited.amount = 41_00
        #expect(journal.refusal(of: .editTransaction(edited)) == .reconciled)
        #expect(journal.refusal(of: .deleteTransaction(edited.id)) == .reconciled)
        // The income that is left when the other account is deleted stays on the statement.
        try journal.spend(.deleteAccount(TestJournal.id(1)))
        #expect(journal.state.transaction(edited.id)?.status == .reconciled)
        #expect(journal.state.account(TestJournal.id(2)).map { journal.state.balance(of: $0).cleared } == 40_00)
    }

    @Test func aTransferToAnotherAccountIsOnNoStatementOfThat() throws {
        var journal = try journal()
        try journal.open("Savings", id: 4)
        try journal.spend(.addTransaction(Transaction(id: 10, 40_00, from: 1, to: 2, on: "2026-11-01")))
        try journal.spend(.setCleared([TestJournal.id(10)], true))
        var edited = try #require(journal.state.transaction(TestJournal.id(10)))
        edited.toAccount = TestJournal.id(4)
        try journal.spend(.editTransaction(edited))
        let transfer = try #require(journal.state.transaction(edited.id))
        #expect(transfer.status == .cleared && transfer.arrivalStatus == .pending)
    }

    @Test func theCurrencyOfAnAccountInUseStays() throws {
        var journal = try journal()
        var account = try #require(journal.state.account(TestJournal.id(2)))
        account.currencyCode = "usd"
        try journal.spend(.editAccount(account))
        #expect(journal.state.account(account.id)?.currency.code == "USD")
        try journal.spend(.addTransaction(Transaction(id: 10, 5, of: 2)))
        account.currencyCode = "JPY"
        #expect(journal.refusal(of: .editAccount(account)) == .currencyInUse(Currency("USD")!), "other units")
        account.currencyCode = "EUR"
        try journal.spend(.editAccount(account))
        #expect(journal.state.account(account.id)?.currency.code == "EUR", "entered wrong, with whatever was logged")
        try journal.spend(.addTransaction(Transaction(id: 11, 5, from: 1, to: 2)))
        account.currencyCode = "USD"
        #expect(journal.refusal(of: .editAccount(account)) == .currencyInUse(Currency("EUR")!), "a transfer tells it")
        account.currencyCode = "XYZ"
        #expect(journal.refusal(of: .editAccount(account)) == .unknownCurrency("XYZ"))
    }

    @Test func twoAccountsCannotHaveOneTitle() throws {
        var journal = try journal()
        var other = Account(id: TestJournal.id(4))
        (other.title, other.currencyCode) = (" bank ", "EUR")
        #expect(
            journal.refusal(of: .addAccount(other))
                == .accountTitleTaken("Bank", .euro, isClosed: false, free: "Bank 2"))
        try journal.spend(.closeAccount(TestJournal.id(1)))
        other.currencyCode = "PLN"
        #expect(
            journal.refusal(of: .addAccount(other))
                == .accountTitleTaken("Bank", .euro, isClosed: true, free: "Bank PLN"))
        try journal.spend(.deleteAccount(TestJournal.id(1)))
        try journal.spend(.addAccount(other))
        #expect(journal.state.livingAccounts.map(\.title) == ["Cash", "Zlotys", "bank"])
    }

    @Test func twoAccountsOfOneTitleOfTwoDevicesAreToldApart() throws {
        var journal = try journal()
        for id in [4, 5] as [UInt64] {
            journal.write(
                Decision(
                    MoneyAction.addAccount,
                    [
                        Change("accounts", TestJournal.id(id), "life", .integer(1)),
                        Change("accounts", TestJournal.id(id), "title", .text("BANK")),
                        Change("accounts", TestJournal.id(id), "currency", .text("EUR")),
                        Change("accounts", TestJournal.id(id), "createdOn", .integer(30_000 + Int64(id))),
                    ]))
        }
        let titles = [1, 4, 5].map { journal.state.account(TestJournal.id($0))?.title }
        #expect(titles == ["Bank", "BANK 2", "BANK 3"])
        #expect(Set(journal.state.livingAccounts.map(\.title)).count == 5)
        var account = try #require(journal.state.account(TestJournal.id(4)))
        account.note = "Joint"
        try journal.spend(.editAccount(account))
        #expect(journal.state.accounts[TestJournal.id(4)]?.title == "BANK", "an edit of the note writes no title")
        try journal.spend(.deleteAccount(TestJournal.id(1)))
        #expect(journal.state.account(TestJournal.id(4))?.title == "BANK")
    }

    @Test func firstExpensesInTwoCurrenciesAreInTwoAccounts() throws {
        func first(_ code: String) throws -> Decision {
            var account = Account(id: Account.cash(in: try #require(Currency(code))))
            (account.title, account.currencyCode) = ("Cash", code)
            var expense = Transaction(id: 10, 5_50, of: 1)
            expense.account = nil
            return try TestJournal().decision(on: .addTransaction(expense, account: account))
        }
        var journal = TestJournal()
        for code in ["EUR", "PLN", "EUR"] { journal.write(try first(code)) }
        #expect(journal.state.livingAccounts.map(\.currencyCode).sorted() == ["EUR", "PLN"])
        #expect(Set(journal.state.livingAccounts.map(\.title)) == ["Cash", "Cash 2"])
    }

    @Test func aTransferWithoutWhatArrivesIsConvertedByTheRateOfItsDayWhenItIsEdited() throws {
        var journal = try journal()
        try journal.spend(.addTransaction(Transaction(id: 10, 100_00, from: 1, to: 3, received: 425_00)))
        var transfer = try #require(journal.state.transaction(TestJournal.id(10)))
        transfer.amount = 200_00
        try journal.spend(.editTransaction(transfer))
        #expect(journal.state.transaction(transfer.id)?.received == 425_00, "what was entered stays")
        (transfer.amount, transfer.received) = (100_00, 425_00)
        try journal.spend(.editTransaction(transfer))
        (transfer.amount, transfer.received) = (200_00, nil)
        try journal.spend(.editTransaction(transfer))
        #expect(journal.state.transaction(transfer.id)?.received == 850_00)
        var rate = CurrencyRate(id: TestJournal.id(20))
        (rate.baseCode, rate.quoteCode, rate.billionths) = ("EUR", "PLN", 4_000_000_000)
        try journal.spend(.setRate(rate))
        try journal.spend(.editTransaction(transfer))
        #expect(journal.state.transaction(transfer.id)?.received == 800_00)
    }

    @Test func whatAnotherDeviceChangedAfterReconcilingIsNamedUntilItAgreesAgain() throws {
        var journal = try journal()
        let bank = TestJournal.id(1)
        for id in [10, 11, 12] as [UInt64] {
            try journal.spend(.addTransaction(Transaction(id: id, 10_00, of: 1, on: "2026-11-\(id)")))
        }
        try journal.spend(.setCleared([10, 11, 12].map { TestJournal.id($0) }, true))
        try journal.spend(.reconcile(bank, through: Day("2026-11-20")!, balance: 70_00))
        #expect(journal.state.changedSinceReconciled(on: bank).isEmpty)
        journal.write(
            Decision(
                MoneyAction.editTransaction,
                [
                    Change("transactions", TestJournal.id(10), "amount", .integer(11_00)),
                    Change("transactions", TestJournal.id(11), "payee", .text("Lidl")),
                ]))
        journal.write(
            Decision(
                MoneyAction.deleteTransaction, [Change("transactions", TestJournal.id(12), "life", .integer(2))]))
        #expect(journal.state.changedSinceReconciled(on: bank).map(\.id) == [TestJournal.id(10), TestJournal.id(12)])
        try journal.spend(.reconcile(bank, through: Day("2026-11-20")!, balance: 79_00))
        #expect(journal.state.changedSinceReconciled(on: bank).isEmpty)
        #expect(journal.state.transaction(TestJournal.id(12)) == nil)
    }

    @Test func theTransactionsOfADeletedAccountGoWithItButTransfersStayWithTheOther() throws {
        var journal = try journal()
        try journal.spend(.addTransaction(Transaction(id: 10, 10_00, of: 1)))
        try journal.spend(.addTransaction(Transaction(id: 11, 10_00, from: 1, to: 2)))
        try journal.spend(.deleteAccount(TestJournal.id(1)))
        #expect(journal.state.transactions(TransactionFilter()).map(\.id) == [TestJournal.id(11)])
        #expect(journal.balance(2) == 10_00)
    }

    @Test func everyCommandIsIdempotent() throws {
        var journal = try journal()
        var category = MoneyCategory(id: TestJournal.id(20))
        category.title = "Bees"
        var hidden = category
        hidden.isHidden = true
        var edited = Transaction(id: 10, 6_00, of: 1, on: "2026-11-20")
        edited.payee = "Market"
        let commands: [MoneyCommand] = [
            .addCategory(category), .editCategory(hidden),
            .addTransaction(Transaction(id: 10, 5_00, of: 1)), .editTransaction(edited),
            .setCleared([TestJournal.id(10)], true), .reconcile(TestJournal.id(1), through: .last, balance: 94_00),
            .closeAccount(TestJournal.id(2)), .reopenAccount(TestJournal.id(2)),
            .moveAccount(TestJournal.id(3), behind: nil),
        ]
        for command in commands {
            #expect(try !journal.spend(command).changes.isEmpty, "\(command)")
            #expect(try journal.decision(on: command).changes.isEmpty, "\(command)")
        }
    }

    @Test func aDeletedCategoryLeavesItsTransactions() throws {
        var journal = try journal()
        var transaction = Transaction(id: 10, 5_00, of: 1)
        transaction.category = groceries
        try journal.spend(.addTransaction(transaction))
        try journal.spend(.deleteCategory(groceries))
        #expect(journal.state.moneyCategory(groceries) == nil)
        let lines = CategoryTotals(of: .first ... .last, in: journal.state).lines
        #expect(lines.map(\.category) == [nil] && lines.map(\.amount) == [5_00])
        #expect(journal.refusal(of: .addTransaction(transaction.copy(id: TestJournal.id(11)))) == .noSuchCategory)
    }

    @Test func aPartKeepsACategoryThatWasDeletedSince() throws {
        var journal = try journal()
        let transaction = Transaction(id: 10, 30_00, of: 1)
        let parts = [TransactionSplit(20_00, groceries), TransactionSplit(10_00, health)]
        try journal.spend(.addTransaction(transaction, splits: parts))
        try journal.spend(.deleteCategory(groceries))
        var edited = try #require(journal.state.transaction(transaction.id))
        edited.note = "Market"
        try journal.spend(.editTransaction(edited, splits: parts))
        try journal.spend(.editTransaction(edited))
        #expect(journal.state.splits(of: transaction.id).map(\.category) == [groceries, health])
        let other = Transaction(id: 11, 30_00, of: 1)
        #expect(journal.refusal(of: .addTransaction(other, splits: parts)) == .noSuchCategory)
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func transfersConserveMoneyAndBalancesAreTheSumOfTheirLines(seed: UInt64) throws {
        var random = SeededRandomness(seed: seed)
        var journal = TestJournal()
        var expected: [UInt64: Int64] = [:]
        for id in 1...4 as ClosedRange<UInt64> {
            let opening = Int64(random.number(-1000...1000))
            try journal.open("Account \(id)", id: id, opening: opening)
            expected[id] = opening
        }
        let accounts = Array(expected.keys).sorted()
        var outside: Int64 = 0
        for number in 100..<200 as Range<UInt64> {
            let (account, amount) = (random.one(of: accounts), Int64(random.number(1...5000)))
            let day = Day("2026-01-01")!.advanced(by: random.number(0...300))
            var transaction = Transaction(id: number, amount, of: account)
            switch random.number(1...3) {
            case 1:
                expected[account, default: 0] -= amount
                outside -= amount
            case 2:
                transaction.kind = .income
                expected[account, default: 0] += amount
                outside += amount
            default:
                let other = random.one(of: accounts.filter { $0 != account })
                transaction = Transaction(id: number, amount, from: account, to: other)
                expected[account, default: 0] -= amount
                expected[other, default: 0] += amount
            }
            transaction.day = day
            try journal.spend(.addTransaction(transaction))
            if random.once(in: 5) {
                let before = accounts.map { journal.balance($0) }
                let id = TestJournal.id(number)
                try journal.spend(.deleteTransaction(id))
                try journal.spend(.addTransaction(transaction.copy(id: TestJournal.id(number + 1000))))
                #expect(accounts.map { journal.balance($0) } == before)
            }
        }
        let total = accounts.compactMap { journal.balance($0) }.reduce(0, +)
        let opening = journal.state.livingAccounts.map(\.opening).reduce(0, +)
        #expect(accounts.map { journal.balance($0) } == accounts.map { expected[$0] })
        #expect(total == opening + outside)
        // The balance at the end of any day is the one before it and the lines of the day.
        for account in journal.state.livingAccounts {
            let days = (0..<305).map { Day("2025-12-31")!.advanced(by: $0) }
            for (before, day) in zip(days, days.dropFirst()) {
                let lines = journal.state.transactions(of: account.id).filter { $0.day == day }
                    .map { $0.account == account.id ? $0.effect : $0.arrival }
                #expect(
                    journal.state.balance(of: account, on: day).total
                        == journal.state.balance(of: account, on: before).total + lines.reduce(0, +))
            }
        }
    }
}
