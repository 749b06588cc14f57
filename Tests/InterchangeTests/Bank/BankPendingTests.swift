import CivilTime
import DaybookCore
import Interchange
import Money
import Testing

@Suite struct BankPendingTests {
    private func journal() throws -> BankJournal {
        var journal = BankJournal()
        try journal.open("Bank", id: 1)
        return journal
    }

    private struct Row {
        var day: String
        var amount = "4.00"
        var state = "BOOK"
        var name = "Bakery"
        var reference = ""
    }

    private func report(_ rows: Row...) -> String {
        let entries = rows.map { row in
            """
            <Ntry><Amt Ccy="EUR">\(row.amount)</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>\(row.state)</Cd></Sts>
            <BookgDt><Dt>\(row.day)</Dt></BookgDt><AcctSvcrRef>\(row.reference)</AcctSvcrRef>
            <NtryDtls><TxDtls><RltdPties><Cdtr><Nm>\(row.name)</Nm></Cdtr></RltdPties></TxDtls></NtryDtls></Ntry>
            """
        }
        return """
            <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.052.001.08"><BkToCstmrAcctRpt><Rpt>
            <Acct><Id><IBAN>DE02100100100006820101</IBAN></Id><Ccy>EUR</Ccy></Acct>\(entries.joined())</Rpt></BkToCstmrAcctRpt></Document>
            """
    }

    private func register(_ journal: BankJournal) -> [String] {
        journal.transactions(1).map { "\($0.effect) \($0.status.rawValue)" }.sorted()
    }

    @Test(
        arguments: [
            (Row(day: "2026-11-03"), Row(day: "2026-11-03"), -400),
            (Row(day: "2026-11-03"), Row(day: "2026-11-05"), -400),
            (Row(day: "2026-11-03", name: "BAKERY 12"), Row(day: "2026-11-04", name: "Bakery Smith"), -400),
            (
                Row(day: "2026-11-03", name: "Hold", reference: "S1"),
                Row(day: "2026-11-20", amount: "4.50", reference: "S1"), -450
            ),
        ] as [(Row, Row, Int)])
    private func pendingRowAndItsBookedFormAreOne(_ pending: Row, _ booked: Row, effect: Int) throws {
        var journal = try journal()
        var pending = pending
        pending.state = "PDNG"
        try journal.importing(report(pending), into: 1)
        #expect(register(journal) == ["-400 pending"])
        let plan = try journal.importing(report(booked), into: 1)
        #expect(plan.bookedCount == 1 && plan.newCount == 0)
        #expect(register(journal) == ["\(effect) cleared"])
        // Neither file changes anything again.
        #expect(try journal.plan(report(booked), into: 1).changes.isEmpty)
        #expect(try journal.plan(report(pending), into: 1).changes.isEmpty)
    }

    @Test func anotherPaymentOfTheSameAmountIsAnotherOne() throws {
        var journal = try journal()
        try journal.importing(report(Row(day: "2026-11-03", state: "PDNG")), into: 1)
        try journal.importing(report(Row(day: "2026-11-04", name: "Tram")), into: 1)
        #expect(register(journal) == ["-400 cleared", "-400 pending"])
        // The file still shows the first as pending.
        let both = report(Row(day: "2026-11-03", state: "PDNG"), Row(day: "2026-11-05"))
        #expect(try journal.plan(both, into: 1).newCount == 1)
        // Each takes one.
        let plan = try journal.plan(report(Row(day: "2026-11-05"), Row(day: "2026-11-06")), into: 1)
        #expect(plan.bookedCount == 1 && plan.newCount == 1)
    }

    @Test func statusOfATableIsTakenOver() throws {
        func table(_ state: String, _ day: String) -> String {
            "Date,Description,Amount,Status\n\(day),Bakery,-4.00,\(state)\n2026-11-01,Tram,-1.00,Completed\n"
        }
        var journal = try journal()
        try journal.importing(table("Pending", "2026-11-03"), into: 1)
        try journal.importing(table("Completed", "2026-11-04"), into: 1)
        #expect(register(journal) == ["-100 cleared", "-400 cleared"])
    }

    @Test func personsOwnMarkStaysWhereTheFileSaysNothing() throws {
        var journal = try journal()
        let table = "date,payee,amount\n2026-11-03,Bakery,-4\n"
        try journal.importing(table, into: 1)
        try journal.run(.setCleared([try #require(journal.transactions(1).first).id], false))
        #expect(try journal.plan(table, into: 1).changes.isEmpty)
    }
}
