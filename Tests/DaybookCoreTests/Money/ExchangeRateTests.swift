import CivilTime
import Journal
import Money
import Testing

@testable import DaybookCore

@Suite struct ExchangeRateTests {
    private let euro = Currency("EUR")!
    private let zloty = Currency("PLN")!
    private let dollar = Currency("USD")!
    private let yen = Currency("JPY")!

    private func rate(_ base: String, _ quote: String, _ text: String, on day: String? = nil) throws -> CurrencyRate {
        var rate = CurrencyRate(id: TestJournal.id(1))
        (rate.baseCode, rate.quoteCode) = (base, quote)
        rate.billionths = try ExchangeRate(text).billionths
        rate.day = day.flatMap { Day($0) }
        return rate
    }

    private func converted(
        _ amount: Int64, _ source: Currency, _ target: Currency, _ day: String, _ journal: TestJournal
    ) -> Int64? {
        ExchangeRates(journal.state).convert(amount, from: source, to: target, on: Day(day)!)
    }

    @Test func aRateIsSetOnTodayUnlessADayIsGiven() throws {
        var journal = TestJournal()
        try journal.spend(.setRate(try rate("usd", "eur", "0.92")))
        let set = journal.state.livingExchangeRates
        #expect(set.map { [$0.baseCode, $0.quoteCode, $0.day?.text] } == [["USD", "EUR", "2026-11-20"]])
    }

    @Test func twoDevicesThatSetTheRateOfADaySetOne() throws {
        var (first, second) = (TestJournal(), TestJournal())
        let here = first.write(try first.decision(on: .setRate(try rate("EUR", "PLN", "4.25", on: "2026-11-01"))))
        let there = second.write(try second.decision(on: .setRate(try rate("EUR", "PLN", "4.26", on: "2026-11-01"))))
        #expect(!here.isEmpty && !there.isEmpty)
        #expect(first.state.exchangeRates.rows.map(\.id) == second.state.exchangeRates.rows.map(\.id))
    }

    @Test func theRateOfADayReplacesThatOfTheOtherDirection() throws {
        var journal = TestJournal()
        try journal.spend(.setRate(try rate("EUR", "PLN", "4", on: "2026-11-01")))
        try journal.spend(.setRate(try rate("PLN", "EUR", "0.2", on: "2026-11-01")))
        #expect(journal.state.livingExchangeRates.map(\.baseCode) == ["PLN"])
        #expect(converted(100, euro, zloty, "2026-11-01", journal) == 500)
    }

    @Test func anEditedRateMovesToItsNewDay() throws {
        var journal = TestJournal()
        try journal.spend(.setRate(try rate("EUR", "PLN", "4", on: "2026-11-01")))
        let old = CurrencyRate.id(euro, in: zloty, on: Day("2026-11-01")!)
        try journal.spend(.setRate(try rate("EUR", "PLN", "4", on: "2026-11-02"), replacing: old))
        #expect(journal.state.livingExchangeRates.map { $0.day?.text } == ["2026-11-02"])
        try journal.spend(.deleteRate(journal.state.livingExchangeRates[0].id))
        #expect(journal.state.livingExchangeRates.isEmpty)
        #expect(journal.refusal(of: .deleteRate(old)) == .noSuchRate)
        try journal.spend(.setRate(try rate("EUR", "PLN", "4.1", on: "2026-11-01")))
        #expect(journal.state.livingExchangeRates.map { $0.rate?.text } == ["4.1"])
    }

    @Test func aRateThatMakesNoSenseIsRefused() throws {
        let journal = TestJournal()
        func refusal(_ base: String, _ quote: String, _ billionths: Int64?) -> MoneyRefusal? {
            var rate = CurrencyRate(id: TestJournal.id(1))
            (rate.baseCode, rate.quoteCode) = (base, quote)
            if let billionths { rate.billionths = billionths }
            return journal.refusal(of: .setRate(rate))
        }
        #expect(refusal("EUR", "PLN", 0) == .rateNotAboveZero)
        #expect(refusal("EUR", "PLN", -1) == .rateNotAboveZero)
        #expect(refusal("EUR", "PLN", nil) == .rateMissing)
        #expect(refusal("EUR", "PLN", .max) == .rateTooLarge)
        #expect(refusal("XYZ", "PLN", 1) == .unknownRateCurrency("XYZ", isQuote: false))
        #expect(refusal("PLN", "", 1) == .unknownRateCurrency("", isQuote: true))
        #expect(refusal("EUR", "eur", 1) == .rateOfSameCurrency)
    }

    @Test func theLatestRateUpToADayCounts() throws {
        var journal = TestJournal()
        try journal.spend(.setRate(try rate("EUR", "PLN", "4", on: "2026-01-01")))
        try journal.spend(.setRate(try rate("EUR", "PLN", "5", on: "2026-01-10")))
        #expect(converted(100, euro, zloty, "2025-12-31", journal) == nil)
        #expect(converted(100, euro, zloty, "2026-01-01", journal) == 400)
        #expect(converted(100, euro, zloty, "2026-01-09", journal) == 400)
        #expect(converted(100, euro, zloty, "2026-02-10", journal) == 500)
        #expect(converted(100, euro, zloty, "2031-02-11", journal) == 500)
        #expect(converted(500, zloty, euro, "2026-02-10", journal) == 100)
    }

    @Test func aTransferArrivesByTheLatestRateHoweverOld() throws {
        var journal = TestJournal()
        try journal.open("Bank", id: 1, "EUR")
        try journal.open("Konto", id: 2, "PLN")
        try journal.spend(.setRate(try rate("EUR", "PLN", "5", on: "2026-01-10")))
        let transfer = Transaction(id: 3, 1_00, from: 1, to: 2, on: "2026-11-19")
        #expect(journal.state.arrivalByRate(of: transfer, on: Day("2026-01-09")!) == nil)
        #expect(journal.state.arrivalByRate(of: transfer, on: Day("2026-11-19")!) == 5_00)
        try journal.spend(.addTransaction(transfer))
        let stored = try #require(journal.state.transaction(transfer.id))
        let way = try #require(journal.state.rateOfArrival(stored))
        #expect(way.quote.day == Day("2026-01-10") && way.isOld(on: Day("2026-11-19")!))
        #expect(!way.isOld(on: Day("2026-02-10")!))
    }

    @Test func aTransferNeverOverrulesARateOfOnesOwn() throws {
        var journal = TestJournal()
        try journal.open("Bank", id: 1, "EUR")
        try journal.open("Konto", id: 2, "PLN")
        try journal.spend(.setRate(try rate("EUR", "PLN", "4.3", on: "2026-08-01")))
        try journal.spend(
            .addTransaction(Transaction(id: 3, 100_00, from: 1, to: 2, received: 200_00, on: "2026-08-03")))
        #expect(converted(100, euro, zloty, "2026-08-05", journal) == 430)
        #expect(converted(100, euro, zloty, "2026-07-31", journal) == nil)
    }

    @Test func theWayOfOwnRatesOverTheEuroHasPrecedenceOverATransfer() throws {
        var journal = TestJournal()
        try journal.open("Bank", id: 1, "USD")
        try journal.open("Konto", id: 2, "PLN")
        try journal.spend(.setRate(try rate("EUR", "USD", "1", on: "2026-01-05")))
        try journal.spend(
            .addTransaction(Transaction(id: 3, 100_00, from: 1, to: 2, received: 200_00, on: "2026-02-03")))
        #expect(converted(100, dollar, zloty, "2026-02-04", journal) == 200)
        try journal.spend(.setRate(try rate("EUR", "PLN", "4", on: "2026-01-05")))
        #expect(converted(100, dollar, zloty, "2026-02-04", journal) == 400)
    }

    @Test func aChangedTransferArrivesByOnesOwnRateOrInItsProportion() throws {
        var journal = TestJournal()
        try journal.open("Bank", id: 1, "EUR")
        try journal.open("Konto", id: 2, "PLN")
        try journal.spend(
            .addTransaction(Transaction(id: 4, 10_00, from: 1, to: 2, received: 45_00, on: "2026-11-03")))
        try journal.spend(
            .addTransaction(Transaction(id: 3, 150_00, from: 1, to: 2, received: 600_00, on: "2026-11-03")))
        func change(to amount: Int64) throws -> Int64? {
            var transfer = try #require(journal.state.transaction(TestJournal.id(3)))
            (transfer.amount, transfer.received) = (amount, nil)
            try journal.spend(.editTransaction(transfer))
            return journal.state.transaction(transfer.id)?.received
        }
        #expect(try change(to: 160_00) == 640_00)
        #expect(try change(to: 1_01) == 4_04)
        try journal.spend(.setRate(try rate("EUR", "PLN", "4.3", on: "2026-11-01")))
        #expect(try change(to: 160_00) == 688_00)
    }

    @Test func withoutARateTheWayLeadsOverTheEuro() throws {
        var journal = TestJournal()
        try journal.spend(.setRate(try rate("EUR", "USD", "1.1", on: "2026-01-01")))
        try journal.spend(.setRate(try rate("EUR", "JPY", "160", on: "2026-01-02")))
        // $1.10 = €1 = ¥160; cents of a euro would make ¥145 of a dollar into ¥146.
        #expect(converted(110, dollar, yen, "2026-01-05", journal) == 160)
        #expect(converted(100, dollar, yen, "2026-01-05", journal) == 145)
        #expect(converted(160, yen, dollar, "2026-01-05", journal) == 110)
        #expect(converted(100, dollar, zloty, "2026-01-05", journal) == nil)
        #expect(converted(0, dollar, zloty, "2026-01-05", journal) == 0)
    }

    @Test func aFresherWayOverTheEuroHasPrecedenceOverAnOldRate() throws {
        var journal = TestJournal()
        try journal.spend(.setRate(try rate("USD", "PLN", "3", on: "2026-01-01")))
        try journal.spend(.setRate(try rate("EUR", "USD", "1", on: "2026-01-05")))
        try journal.spend(.setRate(try rate("EUR", "PLN", "4", on: "2026-01-05")))
        #expect(converted(100, dollar, zloty, "2026-01-04", journal) == 300)
        #expect(converted(100, dollar, zloty, "2026-01-05", journal) == 400)
    }

    @Test func aTransferBetweenTwoCurrenciesImpliesARateUnlessThereIsOneOfThatDay() throws {
        var journal = TestJournal()
        try journal.open("Bank", id: 1, "EUR")
        try journal.open("Konto", id: 2, "PLN")
        try journal.spend(
            .addTransaction(Transaction(id: 3, 100_00, from: 1, to: 2, received: 430_00, on: "2026-11-01")))
        #expect(converted(100, euro, zloty, "2026-11-02", journal) == 430)
        #expect(converted(430, zloty, euro, "2026-11-02", journal) == 100)
        try journal.spend(.setRate(try rate("PLN", "EUR", "0.25", on: "2026-11-01")))
        #expect(converted(100, euro, zloty, "2026-11-02", journal) == 400)
        try journal.spend(.deleteTransaction(TestJournal.id(3)))
        #expect(converted(100, euro, zloty, "2026-11-02", journal) == 400)
    }

    @Test func whatHasNoRateIsShownApart() throws {
        var journal = TestJournal()
        try journal.spend(.setRate(try rate("EUR", "PLN", "4", on: "2026-01-01")))
        let sum = ExchangeRates(journal.state).sum(
            [MoneyAmount(100, euro), MoneyAmount(8, zloty), MoneyAmount(5, yen), MoneyAmount(0, dollar)], in: euro,
            on: Day("2026-01-01")!)
        #expect(sum.amount == 102 && sum.unconverted == [MoneyAmount(5, yen)])
    }
}
