import DaybookCore
import Journal

/// Ten years of all parts of life in one journal: habits, ten thousand tasks, the body and fifty thousand transactions.
struct TenYearsOfAll {
    private(set) var state = State()

    init() throws {
        let parts = [
            try TenYears().state, try TenThousandTasks(open: 1_000).state, try TenYearsOfBody().state,
            try TenYearsOfMoney().state,
        ]
        for (number, part) in parts.enumerated() {
            let stamp = Stamp(time: UInt64(number + 1) << 20, device: DeviceID(1))
            state.merge(Changes(part.changes(laterThan: State())), stamp: stamp)
        }
    }
    /// Writes it into a data folder, as one action of many batches.
    func write(to folder: String) throws {
        var generated = GeneratedJournal()
        let changes = state.changes(laterThan: State())
        try generated.write(
            Decision(MoneyAction.addTransaction, changes), id: ActionID(high: 1, low: 1), device: DeviceID(0xA0),
            at: TenYears.now.milliseconds)
        try generated.write(to: folder)
    }
}
