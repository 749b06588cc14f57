import CivilTime
import Journal
import Money

/// Income and spending of each day, added up when they are first asked for, since reviews and charts ask for those of years again
/// and again. Copies of the state share them.
struct DailyFlows: Sendable {
    /// Income and spending of a day in one currency.
    struct Flow: Sendable {
        let day: Day
        let currency: Currency
        fileprivate(set) var amounts = CashFlow.Amounts()
    }

    private var cache = SharedCache<[Flow]>()

    /// The flows of some days in order, those of deleted accounts left out. Linear in all transactions if some changed since it was
    /// last asked for.
    func flows(on days: ClosedRange<Day>, of state: State) -> ArraySlice<Flow> {
        let all = all(of: state)
        let start = all.partitioningIndex { days.lowerBound <= $0.day }
        let end = all.partitioningIndex { days.upperBound < $0.day }
        return all[start..<max(start, end)]
    }

    private func all(of state: State) -> [Flow] {
        if let known = cache.value { return known }
        var flows: [Flow] = []
        state.forEachCategorisedAmount(on: Day.first...Day.last) { item in
            guard let currency = item.currency else { return }
            // A day has few currencies, and its items follow one another.
            var index = flows.count - 1
            while index >= 0, flows[index].day == item.day, flows[index].currency != currency { index -= 1 }
            if index < 0 || flows[index].day != item.day {
                index = flows.count
                flows.append(Flow(day: item.day, currency: currency))
            }
            flows[index].amounts.add(item)
        }
        cache.store(flows)
        return flows
    }

    /// Forgets what changes to some columns can affect. Called after each change of the state.
    mutating func forget(_ slots: [ColumnNames.Slot?]) {
        let isAffected = slots.contains { slot in
            switch slot.flatMap({ State.TableNumber(rawValue: $0.table) }) {
            case .transactions, .transactionSplits, .accounts, .moneyCategories: true
            default: false
            }
        }
        // Copies of the state keep theirs.
        if isAffected { cache = SharedCache() }
    }
}
