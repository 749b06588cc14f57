import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import Testing

/// Two devices that import the same files before they meet.
@Suite struct BankDevicesTests {
    private static let rows = "date,payee,amount\n2026-11-20,Rewe,-13.70\n2026-11-21,Aldi,-5.00\n"
    private static let giro = "date,payee,amount\n2026-11-20,To savings,-100\n2026-11-21,Aldi,-5\n"
    private static let savings = "date,payee,amount\n2026-11-20,From giro,100\n2026-11-22,Interest,1\n"
    private static let cost = "date,payee,amount\n2026-11-20,Costa,-3.50\n"

    private var one = BankJournal()
    private var two = BankJournal()

    init() throws {
        two.device = 2
        try one.open("Bank", id: 1)
        try one.open("Savings", id: 2)
        two.take(from: one)
    }

    private mutating func meet() {
        one.take(from: two)
        two.take(from: one)
    }

    private func id(_ number: UInt64) -> RecordID { BankJournal.id(number) }

    /// Enters the first row by hand, known to both devices.
    private mutating func enterRow() throws {
        try two.enter(10, -13_70, on: "2026-11-20", "Groceries")
        one.take(from: two)
    }

    private static func join(_ text: String, into account: UInt64, on device: inout BankJournal) throws -> BankImport {
        var options = device.options(account)
        options.joinsAll = true
        let plan = try device.plan(text, options)
        device.write(plan.changes)
        return plan
    }

    /// Expects what both devices show of an account; pending entries are in parentheses.
    private func expect(
        _ account: UInt64, _ expected: [String], balance: Int64, at location: SourceLocation = #_sourceLocation
    ) {
        for state in [one.state, two.state, one.refolded, two.refolded] {
            let shown = state.transactions(TransactionFilter(account: id(account))).map { transaction in
                let text = "\(transaction.effect(on: id(account)))"
                return transaction.status(on: id(account)) == .pending ? "(\(text))" : text
            }
            #expect(shown.sorted() == expected.sorted(), sourceLocation: location)
            let found = state.account(id(account)).map { state.balance(of: $0).total }
            #expect(found == balance, sourceLocation: location)
        }
    }

    /// Importing the files again changes nothing on either device.
    private func expectNothingNew(
        _ files: [(String, UInt64)], at location: SourceLocation = #_sourceLocation
    ) throws {
        for device in [one, two] {
            for (text, account) in files {
                let plan = try device.plan(text, into: account)
                #expect(
                    plan.changes.isEmpty && plan.rows.allSatisfy { $0.status == .existing }, sourceLocation: location)
            }
        }
    }

    // Rows that one device took for an entry which the other changed meanwhile

    @Test mutating func rowStaysIfTheEntryItWasTakenForWasUndoneElsewhere() throws {
        try enterRow()
        two.undo()
        try two.importing(Self.rows, into: 1)
        #expect(try one.importing(Self.rows, into: 1).matchedCount == 1)
        meet()
        expect(1, ["-1370", "-500"], balance: -18_70)
        try expectNothingNew([(Self.rows, 1)])
    }

    @Test mutating func rowStaysIfTheEntryItWasTakenForWasDeletedElsewhere() throws {
        try enterRow()
        try two.run(.deleteTransaction(id(10)))
        try two.importing(Self.rows, into: 1)
        try one.importing(Self.rows, into: 1)
        meet()
        expect(1, ["-1370", "-500"], balance: -18_70)
        try expectNothingNew([(Self.rows, 1)])
    }

    @Test mutating func rowAndEntryBothCountIfTheEntryHasAnotherAmountElsewhere() throws {
        try enterRow()
        var edited = try #require(two.state.transaction(id(10)))
        edited.amount = 99_00
        try two.run(.editTransaction(edited))
        try two.importing(Self.rows, into: 1)
        try one.importing(Self.rows, into: 1)
        // Nothing was deleted, so an erasure has nothing to erase.
        #expect(ErasePlan(one.state).count == 0)
        meet()
        expect(1, ["(-9900)", "-1370", "-500"], balance: -117_70)
        try expectNothingNew([(Self.rows, 1)])
        // The entry may be on a statement of its own.
        let later = "date,payee,amount\n2026-11-22,Rewe,-99.00\n"
        #expect(try one.importing(later, into: 1).matchedCount == 1)
        meet()
        expect(1, ["-9900", "-1370", "-500"], balance: -117_70)
    }

    @Test mutating func entryOfAnotherDayStillStandsForItsRow() throws {
        try enterRow()
        var edited = try #require(two.state.transaction(id(10)))
        edited.day = Day("2026-10-01")
        try two.run(.editTransaction(edited))
        try two.importing(Self.rows, into: 1)
        try one.importing(Self.rows, into: 1)
        meet()
        expect(1, ["-1370", "-500"], balance: -18_70)
        try expectNothingNew([(Self.rows, 1)])
        try one.run(.deleteTransaction(id(10)))
        meet()
        expect(1, ["-500"], balance: -5_00)
    }

    @Test mutating func rowStaysIfTheEntryItWasTakenForWasMovedElsewhere() throws {
        try enterRow()
        var edited = try #require(two.state.transaction(id(10)))
        edited.account = id(2)
        try two.run(.editTransaction(edited))
        try two.importing(Self.rows, into: 1)
        try one.importing(Self.rows, into: 1)
        meet()
        expect(1, ["-1370", "-500"], balance: -18_70)
        #expect(one.state.balance(of: try #require(one.state.account(id(2)))).total == -13_70)
        try expectNothingNew([(Self.rows, 1)])
    }

    @Test(arguments: [false, true]) mutating func ownCorrectionOfATakenEntryDoesNotBringItsRowBack(
        _ isMoved: Bool
    ) throws {
        try enterRow()
        try one.importing(Self.rows, into: 1)
        var edited = try #require(one.state.transaction(id(10)))
        if isMoved { edited.account = id(2) } else { edited.amount = 14_00 }
        try one.run(.editTransaction(edited))
        #expect(try one.plan(Self.rows, into: 1).existingCount == 2)
        // Here the entry is gone from the rows that it is like.
        two.undo()
        try two.importing(Self.rows, into: 1)
        two.take(from: one)
        #expect(two.transactions(1).map { $0.effect } == [-13_70, -5_00])
        var other = BankJournal()
        other.device = 3
        try other.open("Bank", id: 1)
        try other.importing(Self.rows, into: 1)
        other.take(from: one)
        #expect(other.transactions(1).map { $0.effect } == (isMoved ? [-5_00] : [-14_00, -5_00]))
    }

    @Test mutating func rowThatWasKeptApartCountsBesidesTheEntry() throws {
        try enterRow()
        try one.importing(Self.rows, into: 1)
        var options = two.options(1)
        options.keepsAllApart = true
        two.write(try two.plan(Self.rows, options).changes)
        meet()
        expect(1, ["(-1370)", "-1370", "-500"], balance: -32_40)
        try expectNothingNew([(Self.rows, 1)])
    }

    @Test mutating func replacedRowComesBackWhenItsEntryIsNoLongerTakenForIt() throws {
        try one.enter(10, -13_70, on: "2026-11-20", "Groceries")
        try one.importing(Self.rows, into: 1)
        try two.importing(Self.rows, into: 1)
        meet()
        expect(1, ["-1370", "-500"], balance: -18_70)
        #expect(one.transactions(1)[0].payee == "Groceries")
        one.undo()
        meet()
        expect(1, ["(-1370)", "-1370", "-500"], balance: -32_40)
        try two.run(.deleteTransaction(id(10)))
        meet()
        expect(1, ["-1370", "-500"], balance: -18_70)
        #expect(one.transactions(1)[0].payee == "Rewe")
    }

    @Test mutating func tickingOffAnEntryThatHasNoRowLeavesItAsAnEntryOfItsOwn() throws {
        try one.enter(10, -3_50, on: "2026-11-20", "Costa0")
        try two.enter(11, -3_50, on: "2026-11-20", "Costa1")
        try one.importing(Self.cost, into: 1)
        try two.importing(Self.cost, into: 1)
        meet()
        let pending = one.transactions(1).filter { $0.status == .pending }.map { $0.id }
        #expect(pending.count == 1)
        try one.run(.setCleared(pending, true))
        meet()
        expect(1, ["-350", "-350"], balance: -7_00)
        try expectNothingNew([(Self.cost, 1)])
    }

    // Rows that are sides of a transfer

    @Test(arguments: [false, true]) mutating func transferThatBothDevicesJoinedCountsOnce(_ isSwapped: Bool) throws {
        if isSwapped { (one.device, two.device) = (two.device, one.device) }
        try one.importing(Self.giro, into: 1)
        let joined = try Self.join(Self.savings, into: 2, on: &one)
        try two.importing(Self.savings, into: 2)
        let joinedToo = try Self.join(Self.giro, into: 1, on: &two)
        #expect(joined.joinedCount == 1 && joinedToo.joinedCount == 1)
        meet()
        expect(1, ["-10000", "-500"], balance: -105_00)
        expect(2, ["10000", "100"], balance: 101_00)
        try expectNothingNew([(Self.giro, 1), (Self.savings, 2)])
        // The other one is deleted with the one that stayed.
        let transfer = try #require(one.transactions(1).first { $0.kind == .transfer })
        try one.run(.deleteTransaction(transfer.id))
        meet()
        expect(1, ["-500"], balance: -5_00)
    }

    @Test mutating func rowCountsIfTheOneItWasJoinedWithWasDeletedElsewhere() throws {
        try one.importing(Self.savings, into: 2)
        meet()
        let joined = try Self.join(Self.giro, into: 1, on: &one)
        #expect(joined.joinedCount == 1)
        let income = try #require(two.transactions(2).first { $0.amount == 100_00 })
        try two.run(.deleteTransaction(income.id))
        try two.importing(Self.giro, into: 1)
        meet()
        expect(1, ["-10000", "-500"], balance: -105_00)
        expect(2, ["100"], balance: 1_00)
    }

    @Test mutating func entryByHandOfARowThatIsPartOfATransferIsPending() throws {
        try two.enter(10, 100_00, on: "2026-11-20", "Salary", account: 2)
        try one.importing(Self.giro, into: 1)
        _ = try Self.join(Self.savings, into: 2, on: &one)
        try two.importing(Self.giro, into: 1)
        #expect(try two.importing(Self.savings, into: 2).matchedCount == 1)
        meet()
        expect(1, ["-10000", "-500"], balance: -105_00)
        expect(2, ["(10000)", "10000", "100"], balance: 201_00)
        try expectNothingNew([(Self.giro, 1), (Self.savings, 2)])
    }

    @Test mutating func transferIsNotHiddenByAnEntryForOneOfItsSides() throws {
        try one.enter(10, -100_00, on: "2026-11-20", "Rent")
        try one.importing(Self.giro, into: 1)
        try two.importing(Self.giro, into: 1)
        _ = try Self.join(Self.savings, into: 2, on: &two)
        meet()
        expect(1, ["(-10000)", "-10000", "-500"], balance: -205_00)
        expect(2, ["10000", "100"], balance: 101_00)
        try expectNothingNew([(Self.giro, 1), (Self.savings, 2)])
    }

    // Two entries by hand for one row

    @Test mutating func secondEntryByHandForOneRowIsPending() throws {
        try one.enter(10, -3_50, on: "2026-11-20", "Costa0")
        try two.enter(11, -3_50, on: "2026-11-20", "Costa1")
        #expect(try one.importing(Self.cost, into: 1).matchedCount == 1)
        #expect(try two.importing(Self.cost, into: 1).matchedCount == 1)
        meet()
        expect(1, ["(-350)", "-350"], balance: -7_00)
        try expectNothingNew([(Self.cost, 1)])
        #expect(try #require(one.state.transaction(id(11))).status == .pending)
        // It is taken for the next row like it.
        let twice = Self.cost + "2026-11-20,Costa,-3.50\n"
        #expect(try one.importing(twice, into: 1).matchedCount == 1)
        meet()
        expect(1, ["-350", "-350"], balance: -7_00)
    }

    @Test mutating func secondEntryByHandStandsForTheRowOnceTheFirstIsDeleted() throws {
        try one.enter(10, -3_50, on: "2026-11-20", "Costa0")
        try two.enter(11, -3_50, on: "2026-11-20", "Costa1")
        try one.importing(Self.cost, into: 1)
        try two.importing(Self.cost, into: 1)
        meet()
        try two.run(.deleteTransaction(id(10)))
        meet()
        expect(1, ["-350"], balance: -3_50)
        try expectNothingNew([(Self.cost, 1)])
    }

    // Rows that one device took for an entry, while the other never imported them

    @Test mutating func rowComesBackIfADeviceWithoutTheFileDeletedItsEntry() throws {
        try enterRow()
        try one.importing(Self.rows, into: 1)
        try two.run(.deleteTransaction(id(10)))
        meet()
        expect(1, ["-1370", "-500"], balance: -18_70)
        #expect(one.transactions(1)[0].payee == "Rewe")
        try expectNothingNew([(Self.rows, 1)])
    }

    @Test mutating func rowComesBackIfADeviceWithoutTheFileUndidItsEntry() throws {
        try enterRow()
        try one.importing(Self.rows, into: 1)
        two.undo()
        meet()
        expect(1, ["-1370", "-500"], balance: -18_70)
        try expectNothingNew([(Self.rows, 1)])
    }

    @Test(arguments: [false, true]) mutating func rowComesBackIfADeviceWithoutTheFileMadeItsEntryAnother(
        isMoved: Bool
    ) throws {
        try enterRow()
        try one.importing(Self.rows, into: 1)
        var edited = try #require(two.state.transaction(id(10)))
        if isMoved { edited.account = id(2) } else { edited.amount = 99_00 }
        try two.run(.editTransaction(edited))
        meet()
        if isMoved {
            expect(1, ["-1370", "-500"], balance: -18_70)
            expect(2, ["(-1370)"], balance: -13_70)
        } else {
            expect(1, ["(-9900)", "-1370", "-500"], balance: -117_70)
        }
        try expectNothingNew([(Self.rows, 1)])
    }

    @Test mutating func sideOfATransferComesBackIfADeviceWithoutItsFileDeletedTheOther() throws {
        try one.importing(Self.giro, into: 1)
        two.take(from: one)
        _ = try Self.join(Self.savings, into: 2, on: &one)
        let side = try #require(two.transactions(1).first { $0.effect == -100_00 })
        try two.run(.deleteTransaction(side.id))
        meet()
        expect(1, ["-500"], balance: -5_00)
        expect(2, ["10000", "100"], balance: 101_00)
    }

    @Test mutating func whoDeletesTheEntryOfARowDeletesWhatIsKeptBehindIt() throws {
        try enterRow()
        try one.importing(Self.rows, into: 1)
        try one.run(.deleteTransaction(id(10)))
        meet()
        expect(1, ["-500"], balance: -5_00)
        #expect(try one.plan(Self.rows, into: 1).rows.map { $0.status } == [.deleted, .existing])
        one.undo()
        meet()
        expect(1, ["-1370", "-500"], balance: -18_70)
    }

    @Test mutating func importDeletesNothing() throws {
        try enterRow()
        let plan = try one.plan(Self.rows, into: 1)
        #expect(plan.matchedCount == 1 && plan.newCount == 1)
        #expect(!plan.changes.contains { $0.field == "life" && $0.value == .integer(Life.deletedOnce) })
    }
}
