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
}
