import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import TestSupport
import Testing

/// Three devices enter by hand, import parts of two statements, join, edit, delete and undo, and meet in any order.
@Suite struct BankDevicesPropertyTests {
    private struct Row {
        let day: Int
        let amount: Int64
        let payee: String
    }

    /// The statements of the two accounts. A few rows are alike, and some may be sides of a transfer.
    private static func statements(_ random: inout SeededRandomness) -> [[Row]] {
        (0...1).map { account in
            (0..<random.number(3...6)).map { index in
                let isTransfer = random.once(in: 3)
                let amount: Int64 = isTransfer ? 100_00 : random.one(of: [3_50, 5_00, 5_00 + Int64(index)])
                let isLeft = isTransfer ? account == 0 : !random.once(in: 4)
                return Row(
                    day: random.number(10...20), amount: isLeft ? -amount : amount,
                    payee: random.one(of: ["Rewe", "Aldi", "Own account"]))
            }.sorted { $0.day < $1.day }
        }
    }

    private static func file(_ rows: some Sequence<Row>) -> String {
        rows.reduce("date,payee,amount\n") { text, row in
            text + "2026-11-\(row.day),\(row.payee),\(row.amount / 100).\(abs(row.amount) % 100 < 10 ? "0" : "")"
                + "\(abs(row.amount) % 100)\n"
        }
    }

    private struct World {
        var devices: [BankJournal]
        let statements: [[Row]]
        var random: SeededRandomness
        var next: UInt64 = 5000
        var byHand: [RecordID] = []
        var actions: [String] = []

        mutating func act() throws {
            let at = random.number(0...2)
            switch random.number(1...10) {
            case 1...2: try enter(at)
            case 3...6: try importing(at)
            case 7:
                actions.append("\(at) undo")
                devices[at].undo()
            case 8: try change(at)
            default:
                let other = (at + random.number(1...2)) % 3
                actions.append("\(at) meets \(other)")
                devices[at].take(from: devices[other])
                devices[other].take(from: devices[at])
            }
        }

        private mutating func enter(_ at: Int) throws {
            let account = random.number(0...1)
            let row = random.one(of: statements[account])
            next += 1
            byHand.append(BankJournal.id(next))
            let day = "2026-11-\(row.day)"
            actions.append("\(at) enters \(next): \(account) \(row)")
            if abs(row.amount) == 100_00, random.once(in: 2) {
                try devices[at].transfer(next, 100_00, from: 1, to: 2, on: day)
            } else {
                try devices[at].enter(next, row.amount, on: day, "By hand", account: UInt64(account + 1))
            }
        }

        mutating func importing(_ at: Int, all: Bool = false) throws {
            for account in all ? [0, 1] : [random.number(0...1)] {
                let rows = statements[account]
                // Whole days, so that rows alike are counted in the same way.
                let first = all ? 0 : random.one(of: rows).day
                let part = rows.filter { $0.day >= first }
                var options = devices[at].options(UInt64(account + 1))
                options.joinsAll = random.once(in: 2)
                options.keepsAllApart = !all && random.once(in: 8)
                let plan = try devices[at].plan(BankDevicesPropertyTests.file(part), options)
                actions.append("\(at) imports \(account): \(plan.rows.map { $0.status })")
                devices[at].write(plan.changes)
            }
        }

        /// Edits or deletes an entry that this device does not know to be a row of a file.
        private mutating func change(_ at: Int) throws {
            let known = byHand.compactMap { devices[at].state.transaction($0) }
                .filter { $0.source.isEmpty && $0.arrivalSource.isEmpty }
            guard var entry = known.randomElement(using: &random) else { return }
            actions.append("\(at) changes \(entry.id.hex)")
            switch random.number(1...3) {
            case 1: try devices[at].run(.deleteTransaction(entry.id))
            case 2:
                entry.amount += 7
                try devices[at].run(.editTransaction(entry))
            default:
                if entry.kind == .transfer { return }
                entry.account = BankJournal.id(entry.account == BankJournal.id(1) ? 2 : 1)
                try devices[at].run(.editTransaction(entry))
            }
        }

        mutating func meet() {
            for _ in 1...2 {
                for one in 0...2 { for other in 0...2 where one != other { devices[one].take(from: devices[other]) } }
            }
        }
    }

    private static func shown(_ state: State) -> [String] {
        state.transactions(TransactionFilter()).map {
            "\($0.id.hex) \($0.kind) \($0.amount) \($0.status) \($0.arrivalStatus)"
        }.sorted()
    }

    @Test func noRowIsLostOrCountedTwiceInWhateverOrderDevicesMeet() throws {
        var hiddenCount = 0
        for seed in Seeds.some(120) {
            var random = SeededRandomness(seed: seed)
            let statements = Self.statements(&random)
            var first = BankJournal()
            try first.open("Bank", id: 1)
            try first.open("Savings", id: 2)
            var devices = [first, first, first]
            for number in 0...2 { devices[number].device = UInt64(number + 2) }
            var world = World(devices: devices, statements: statements, random: random)
            for _ in 0..<14 { try world.act() }
            for at in 0...2 { try world.importing(at, all: true) }
            world.meet()
            check(world, "seed \(seed): \(world.actions.joined(separator: "\n"))")
            let state = world.devices[0].state
            hiddenCount += state.transactions.rows.count { $0.isAlive && !state.counts($0) }
        }
        #expect(hiddenCount > 20, "\(hiddenCount)")
    }

    private func check(_ world: World, _ name: String) {
        let state = world.devices[0].state
        let shown = Self.shown(state)
        for device in world.devices {
            #expect(Self.shown(device.state) == shown, "\(name)")
            #expect(Self.shown(device.refolded) == shown, "\(name)")
            var writer = ByteWriter()
            device.state.write(to: &writer)
            var reader = ByteReader(writer.bytes)
            #expect((try? State(from: &reader)).map { Self.shown($0) } == shown, "\(name)")
        }
        for (number, rows) in world.statements.enumerated() {
            let account = BankJournal.id(UInt64(number + 1))
            let plan = try? world.devices[1].plan(Self.file(rows), into: UInt64(number + 1))
            #expect(plan?.changes.isEmpty == true, "\(name)")
            // A row stays away if the entry that it was taken for was deleted, as the import tells.
            let told = zip(rows, plan?.rows ?? []).filter { $1.status != .deleted }.map { $0.0.amount }
            let counted = state.transactions(of: account)
            let cleared = counted.filter { $0.status(on: account) != .pending }.map { $0.effect(on: account) }
            #expect(cleared.sorted() == told.sorted(), "account \(number), \(name)")
            let sum = counted.reduce(0) { $0 + $1.effect(on: account) }
            #expect(state.account(account).map { state.balance(of: $0).total } == sum, "\(name)")
        }
        // Nothing that was made by hand is hidden.
        for id in world.byHand {
            #expect((state.transaction(id) != nil) == (state.transactions[id]?.isAlive ?? false), "\(name)")
        }
    }
}
