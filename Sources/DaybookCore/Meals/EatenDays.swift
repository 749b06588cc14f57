import CivilTime
import Journal

/// The energy and nutrients of all meals of a day.
struct EatenDay: Hashable, Sendable {
    let day: Day
    /// In kilocalories. Nil if unknown of all meals.
    private(set) var kilocalories: Double?
    /// In grams, like all properties below. Nil if unknown of all meals.
    private(set) var protein: Double?
    private(set) var carbohydrate: Double?
    private(set) var fat: Double?
    private(set) var fibre: Double?

    init(_ day: Day) { self.day = day }

    mutating func add(_ meal: Nutrition) {
        func add(_ amount: Double?, to sum: inout Double?) {
            if let amount { sum = sum.map { $0 + amount } ?? amount }
        }
        add(meal.kilocalories, to: &kilocalories)
        add(meal.protein, to: &protein)
        add(meal.carbohydrate, to: &carbohydrate)
        add(meal.fat, to: &fat)
        add(meal.fibre, to: &fibre)
    }
}

/// The sums of all days with meals, made when they are first asked for. Copies of the state share them.
struct EatenDays: Sendable {
    private struct Known: Sendable {
        /// Oldest first.
        var days: [EatenDay]
        /// The days whose meals changed since.
        var outdated: Set<Day> = []
    }

    private var cache = SharedCache<Known>()

    /// The days with meals, oldest first. Linear in the meals if some changed since it was last asked for.
    func days(of state: State) -> [EatenDay] {
        guard let known = cache.value else {
            let days = state.sumEatenDays { _ in true }
            cache.store(Known(days: days))
            return days
        }
        if known.outdated.isEmpty { return known.days }
        let changed = state.sumEatenDays { known.outdated.contains($0) }
        let days = (known.days.filter { !known.outdated.contains($0.day) } + changed).sorted { $0.day < $1.day }
        cache.store(Known(days: days))
        return days
    }

    /// Whether changes to some columns can have an effect.
    static func isDecided(by slots: [ColumnNames.Slot?]) -> Bool { slots.contains { table($0) != nil } }

    /// The days on which changes to meals, their items and foods have an effect, as the state is; nil if no sums are kept. Ask before
    /// and after the changes.
    func days(of changes: Changes, at slots: [ColumnNames.Slot?], in state: State) -> Set<Day>? {
        guard cache.value != nil else { return nil }
        var days: Set<Day> = []
        var foods: Set<RecordID> = []
        func add(_ meal: RecordID?) {
            if let meal, let day = state.meals[meal]?.day { days.insert(day) }
        }
        for (index, change) in changes.enumerated() {
            switch Self.table(slots[changes.nameIndex(at: index)]) {
            case .meals: add(change.record)
            case .mealItems: add(state.mealItems[change.record]?.meal)
            case .foods: foods.insert(change.record)
            default: break
            }
        }
        if foods.isEmpty { return days }
        for item in state.mealItems.rows where item.food.map({ foods.contains($0) }) ?? false {
            add(item.meal)
        }
        return days
    }

    /// Forgets the sums of some days, or of all for nil. Copies of the state go on with the sums as they were.
    mutating func forget(_ days: Set<Day>?) {
        guard let days, var known = cache.value else {
            cache = SharedCache()
            return
        }
        known.outdated.formUnion(days)
        cache = SharedCache(known)
    }

    /// The table of a column, if sums depend on it.
    private static func table(_ slot: ColumnNames.Slot?) -> State.TableNumber? {
        switch slot?.table {
        case State.TableNumber.meals.rawValue: .meals
        case State.TableNumber.mealItems.rawValue: .mealItems
        case State.TableNumber.foods.rawValue: .foods
        default: nil
        }
    }
}

extension State {
    /// The sums of the days that are wanted, oldest first.
    fileprivate func sumEatenDays(where isWanted: (Day) -> Bool) -> [EatenDay] {
        let meals = meals.rows.filter { meal in meal.isAlive && meal.day.map(isWanted) ?? false }
        var days: [EatenDay] = []
        // Sort first: the order of a floating-point sum changes its last bits.
        for meal in meals.sorted(byKey: { $0.day ?? .first }) {
            guard let day = meal.day else { continue }
            if days.last?.day != day { days.append(EatenDay(day)) }
            days[days.count - 1].add(nutrition(of: meal))
        }
        return days
    }

    /// The sum of a nutrient in each day's meals, oldest first; days without it are left out.
    func eaten(on range: ClosedRange<Day>, _ amount: (EatenDay) -> Double?) -> [(day: Day, amount: Double)] {
        let days = eatenDays.days(of: self)
        let start = days.partitioningIndex { $0.day >= range.lowerBound }
        return days[start...].prefix { $0.day <= range.upperBound }.compactMap { day in
            amount(day).map { (day.day, $0) }
        }
    }
}
