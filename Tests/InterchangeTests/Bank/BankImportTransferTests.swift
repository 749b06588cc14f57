import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import Testing

@Suite struct BankImportTransferTests {
    private static let left = "date,payee,amount\n2026-11-02,Own account,-250\n"
    private static let arrived = "date,payee,amount\n2026-11-03,From me,250\n"

    private func journal(_ currency: String = "EUR") throws -> BankJournal {
        var journal = BankJournal()
        try journal.open("Bank", id: 1)
        try journal.open("Savings", id: 2, currency)
        return journal
    }

    @Test(arguments: [false, true])
    func transferEnteredByHandIsTakenForTheRowsOfBothAccounts(_ arrivesFirst: Bool) throws {
        var journal = try journal()
        try journal.transfer(10, 250_00, from: 1, to: 2, on: "2026-11-01")
        let files: [(text: String, account: UInt64, effect: Int64)] = [
            (Self.left, 1, -250_00), (Self.arrived, 2, 250_00),
        ]
        for file in arrivesFirst ? files.reversed() : files {
            let plan = try journal.importing(file.text, into: file.account)
            #expect(plan.rows.map { $0.status } == [.matched] && plan.rows.map { $0.effect } == [file.effect])
            let transfer = try #require(journal.state.transaction(id(10)))
            #expect(transfer.status(on: id(file.account)) == .cleared)
            let other = transfer.status(on: id(3 - file.account))
            #expect(other == (file.account == files[arrivesFirst ? 1 : 0].account ? .pending : .cleared))
        }
        #expect(journal.counted.map { $0.id } == [id(10)])
        let transfer = try #require(journal.state.transaction(id(10)))
        #expect(transfer.status == .cleared && transfer.arrivalStatus == .cleared)
        #expect(transfer.kind == .transfer && transfer.day == Day("2026-11-01"))
        #expect(!transfer.source.isEmpty && !transfer.arrivalSource.isEmpty)
        for file in files {
            let again = try journal.plan(file.text, into: file.account)
            #expect(again.changes.isEmpty && again.rows.map { $0.effect } == [file.effect])
        }
    }

    @Test func whatArrivesInAnotherCurrencyIsComparedWithWhatWasReceived() throws {
        var journal = try journal("PLN")
        try journal.transfer(10, 60_00, from: 1, to: 2, on: "2026-11-01", received: 250_00)
        #expect(try journal.plan("date,amount\n2026-11-02,60\n", into: 2).matchedCount == 0)
        let plan = try journal.importing(Self.arrived, into: 2)
        #expect(plan.rows.map { $0.transaction.id } == [id(10)] && plan.rows[0].effect == 250_00)
        #expect(try journal.importing("date,amount\n2026-11-02,-60\n", into: 1).matchedCount == 1)
        #expect(try journal.plan(Self.arrived, into: 2).changes.isEmpty)
    }

    @Test func transferIsOnlyTakenInItsOwnDirectionAndOnce() throws {
        var journal = try journal()
        try journal.transfer(10, 250_00, from: 2, to: 1, on: "2026-11-02")
        #expect(try journal.plan(Self.left, into: 1).newCount == 1)
        #expect(try journal.plan(Self.arrived, into: 2).newCount == 1)
        let twice = "date,payee,amount\n2026-11-02,a,250\n2026-11-02,b,250\n"
        #expect(try journal.importing(twice, into: 1).rows.map { $0.status } == [.matched, .new])
    }

    @Test func fileOfBothAccountsTakesOneTransferForBothRows() throws {
        var journal = try journal()
        try journal.transfer(10, 250_00, from: 1, to: 2, on: "2026-11-02")
        let file = "date,amount,account\n2026-11-02,-250,Bank\n2026-11-02,250,Savings\n"
        let plan = try journal.importing(file)
        #expect(plan.matchedCount == 2 && plan.rows.map { $0.transaction.id } == [id(10), id(10)])
        #expect(try journal.plan(file).changes.isEmpty)
    }

    @Test func transferToAnotherAccountSinceIsOnNoFileOfThat() throws {
        var journal = try journal()
        try journal.open("Cash", id: 3)
        try journal.transfer(10, 250_00, from: 1, to: 2, on: "2026-11-02")
        try journal.importing(Self.left, into: 1)
        try journal.importing(Self.arrived, into: 2)
        var edited = try #require(journal.state.transaction(id(10)))
        edited.toAccount = id(3)
        try journal.run(.editTransaction(edited))
        #expect(try journal.plan(Self.left, into: 1).existingCount == 1)
        // The other account's statement has the row, whatever became of the transfer.
        #expect(try journal.plan(Self.arrived, into: 2).existingCount == 1)
        #expect(journal.transactions(2).map { $0.kind } == [.income])
        #expect(try journal.plan(Self.arrived, into: 3).matchedCount == 1)
    }

    @Test func incomeLeftOfATransferIsStillKnownWhenItsFileIsImportedAgain() throws {
        var journal = try journal()
        try journal.transfer(10, 250_00, from: 1, to: 2, on: "2026-11-02")
        try journal.importing(Self.arrived, into: 2)
        try journal.run(.deleteAccount(id(1)))
        #expect(journal.transactions(2).map { $0.kind } == [.income])
        let plan = try journal.plan(Self.arrived, into: 2)
        #expect(plan.existingCount == 1 && plan.changes.isEmpty)
    }

    @Test func bothSourcesComeBackFromAnExport() throws {
        var journal = try journal()
        try journal.transfer(10, 250_00, from: 1, to: 2, on: "2026-11-02")
        try journal.importing(Self.left, into: 1)
        try journal.importing(Self.arrived, into: 2)
        let file = try ImportedFile(Export.json(journal.state, on: journal.today))
        var copy = BankJournal()
        copy.write(file.plan(into: State(), today: journal.today) { BankJournal.id(900) }.changes)
        let alive = { (state: State) in
            state.transactions.rows.filter { $0.isAlive }.sorted { $0.id < $1.id }
        }
        #expect(alive(copy.state) == alive(journal.state))
        #expect(try copy.plan(Self.arrived, into: 2).changes.filter { $0.table == Transaction.table }.isEmpty)
    }

    // Rows of two files

    private func join(
        _ text: String, into account: UInt64, in journal: inout BankJournal, rows: Set<Int>? = nil
    ) throws -> BankImport {
        var options = journal.options(account)
        if let rows { options.joinedRows = rows } else { options.joinsAll = true }
        let plan = try journal.plan(text, options)
        journal.write(plan.changes)
        return plan
    }

    @Test func eachOfSeveralTransfersADayApartIsJoined() throws {
        var journal = try journal()
        func file(_ days: ClosedRange<Int>, _ amount: Int) -> String {
            "date,payee,amount\n" + days.map { "2026-11-0\($0),Own account,\(amount)\n" }.joined()
        }
        try journal.importing(file(1...5, -250), into: 1)
        let offer = try journal.plan(file(2...7, 250), into: 2)
        #expect(offer.possibleTransferCount == 5 && offer.rowsWithoutOtherSide == [5])
        let plan = try join(file(2...7, 250), into: 2, in: &journal)
        #expect(plan.joinedCount == 5 && plan.rowsWithoutOtherSide == [5])
        let alive = journal.counted
        #expect(alive.count == 6 && alive.count { $0.kind == .transfer } == 5)
    }

    @Test func eachOfSeveralPaymentsEnteredADayBeforeIsMatched() throws {
        var journal = try journal()
        for day in 1...5 { try journal.enter(UInt64(100 + day), -3_50, on: "2026-11-0\(day)", "Café") }
        let rows = (2...6).map { "2026-11-0\($0),Café,-3.50\n" }.joined()
        #expect(try journal.plan("date,payee,amount\n" + rows, into: 1).matchedCount == 5)
    }

    @Test(arguments: [false, true]) func rowsOfBothFilesAreOfferedAsATransferAndJoinedOnRequest(
        _ arrivesFirst: Bool
    ) throws {
        var journal = try journal()
        var files: [(text: String, account: UInt64)] = [(Self.left, 1), (Self.arrived, 2)]
        if arrivesFirst { files.reverse() }
        let first = try journal.importing(files[0].text, into: files[0].account).rows[0].transaction.id
        let offer = try journal.plan(files[1].text, into: files[1].account)
        #expect(offer.newCount == 1 && offer.possibleTransferCount == 1 && offer.rows[0].otherSide == first)
        let plan = try join(files[1].text, into: files[1].account, in: &journal)
        #expect(plan.joinedCount == 1 && plan.newCount == 0 && plan.possibleTransferCount == 0)
        #expect(journal.counted.map { $0.id } == [first])
        let transfer = try #require(journal.state.transaction(first))
        #expect(transfer.kind == .transfer && transfer.amount == 250_00 && transfer.received == nil)
        #expect(transfer.account == id(1) && transfer.toAccount == id(2))
        #expect(transfer.status == .cleared && transfer.arrivalStatus == .cleared)
        for file in files { #expect(try journal.plan(file.text, into: file.account).changes.isEmpty) }
    }

    @Test func rowsThatAreNotChosenStayApart() throws {
        var journal = try journal()
        try journal.importing("date,payee,amount\n2026-11-02,a,-250\n2026-11-02,b,-250\n", into: 1)
        let file = "date,payee,amount\n2026-11-03,c,250\n2026-11-03,d,250\n2026-11-03,e,250\n"
        let plan = try join(file, into: 2, in: &journal, rows: [1, 2])
        #expect(plan.rows.map { $0.status } == [.new, .joined, .new] && plan.possibleTransferCount == 1)
        let kinds = journal.counted.map { $0.kind }
        #expect(kinds.count { $0 == .transfer } == 1 && kinds.count == 4)
    }

    @Test func onlyTheSameAmountTheOtherWayAroundOnNearDaysMayBeATransfer() throws {
        var journal = try journal()
        try journal.open("Dollars", id: 3, "USD")
        func offers(_ text: String, into account: UInt64 = 2) throws -> Int {
            try journal.plan("date,payee,amount,category\n\(text)\n", into: account).possibleTransferCount
        }
        try journal.importing(Self.left, into: 1)
        #expect(try offers("2026-11-06,a,250,") == 1 && offers("2026-10-29,a,250,") == 1)
        #expect(try offers("2026-11-07,a,250,") == 0 && offers("2026-10-28,a,250,") == 0)
        #expect(try offers("2026-11-02,a,-250,") == 0 && offers("2026-11-02,a,250.01,") == 0)
        #expect(try offers("2026-11-02,a,250,Gift") == 0)
        #expect(try offers("2026-11-02,a,250,", into: 1) == 0 && offers("2026-11-02,a,250,", into: 3) == 0)
    }

    @Test func whatThePersonGaveACategoryOrLockedIsNoTransfer() throws {
        for locks in [false, true] {
            var journal = try journal()
            let row = try journal.importing(Self.left, into: 1).rows[0].transaction
            if locks {
                try journal.run(.reconcile(id(1), through: journal.today, balance: -250_00))
            } else {
                var edited = try #require(journal.state.transaction(row.id))
                edited.category = StandardCategory.groceries.id
                try journal.run(.editTransaction(edited))
            }
            let plan = try join(Self.arrived, into: 2, in: &journal)
            #expect(plan.rows.map { $0.status } == [.new] && plan.rows[0].otherSide == nil)
        }
    }

    private func id(_ number: UInt64) -> RecordID { BankJournal.id(number) }
}
