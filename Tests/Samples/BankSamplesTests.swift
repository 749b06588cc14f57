import CivilTime
import Foundation
import Interchange
import Money
import Testing

/// Statements of real banks. Those in `bad` are damaged on purpose.
@Suite struct BankSamplesTests {
    private func read(_ name: String) throws -> BankFile {
        try BankFile.read([UInt8](Data(contentsOf: URL(filePath: try samples("bank/" + name)))))
    }

    @Test(
        arguments: [
            ("bank_medium.ofx", ["12300 000012345678"], [-660, -31_667, -2200], "CAD"),
            ("checking.ofx", ["1452687~7"], [1, -3451, -2500], "USD"),
            ("multiple_accounts.ofx", ["9100", "9200"], [], "USD"),
            ("ofx-v102-empty-tags.ofx", ["12345678"], [1234], "AUD"),
            ("suncorp.ofx", ["123456789"], [-1685], "AUD"), ("bad/empty_balance.ofx", ["192639749"], [12_000], "CAD"),
        ] as [(String, [String], [Int64], String)])
    func statementIsRead(_ name: String, accounts: [String], amounts: [Int64], currency: String) throws {
        let file = try read(name)
        #expect(file.format == .ofx)
        #expect(file.statements.map { $0.account } == accounts)
        #expect(file.statements.flatMap { $0.entries }.map { $0.amount } == amounts)
        #expect(file.statements.flatMap { $0.entries }.allSatisfy { $0.currency?.code == currency })
        #expect(file.problems.isEmpty == !name.hasPrefix("bad/"))
    }

    @Test func entriesAndBalancesAreThoseOfTheFile() throws {
        let file = try read("checking.ofx")
        let statement = try #require(file.statements.first)
        #expect(statement.closingBalance == Day("2013-05-25").map { BankBalance(amount: 10_099, day: $0) })
        #expect(
            statement.entries.last
                == Day("2011-04-07").map {
                    BankEntry(
                        day: $0, amount: -2500, currency: Currency("USD"), payee: "RETURNED CHECK FEE, CHECK # 319",
                        note: "RETURNED CHECK FEE, CHECK # 319 FOR $45.33 ON 04/07/11", bankID: "0000488",
                        number: "319",
                        line: 62)
                })
        let balances = try read("multiple_accounts.ofx").statements.map { $0.closingBalance?.amount }
        #expect(balances == [11_100, 22_200])
    }

    @Test func damagedFieldsAreListed() throws {
        let dates = try read("bad/date_missing.ofx")
        #expect(dates.statements.map { $0.entries } == [[]])
        #expect(dates.problems.map { $0.reason } == [.missing, .missing, .noSuchDay])
        #expect(dates.problems.map { $0.field } == ["DTPOSTED", "DTPOSTED", "DTPOSTED"])
        let number = try read("bad/decimal_error.ofx")
        #expect(number.problems.map { $0.reason } == [.noSuchDay])
        let balance = try read("bad/empty_balance.ofx")
        #expect(balance.problems.map { $0.field } == ["BALAMT"])
        #expect(balance.problems.map { $0.reason } == [.missing])
    }
}
