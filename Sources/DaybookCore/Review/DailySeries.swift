import CivilTime
import Journal
import Money

/// The values of a quantity on each of some days.
public struct DailySeries: Sendable {
    public let days: ClosedRange<Day>
    /// One a day; nil where nothing is known.
    public private(set) var values: [Double?]
    public let grouping: Grouping
    /// The day that goes on, if its value is not final yet.
    public let runningDay: Day?
    /// The days on which a measured habit has an amount; empty for other quantities.
    public let loggedDays: Set<Day>
    /// The rate of a habit over some days, by which its values are grouped; nil for other quantities.
    let rate: HabitRate?

    /// The way in which the values of several days make one.
    public enum Grouping: Hashable, Sendable {
        case sum, mean
        /// The last one counts, as of a balance.
        case last
        /// Done ÷ due; see `HabitRate`.
        case rate
    }

    public init(
        _ days: ClosedRange<Day>, values: [Double?], grouping: Grouping = .mean, runningDay: Day? = nil
    ) {
        self.init(days, values, grouping, runningDay: runningDay)
    }

    init(
        _ days: ClosedRange<Day>, _ values: [Double?], _ grouping: Grouping, runningDay: Day? = nil,
        loggedDays: Set<Day> = [], rate: HabitRate? = nil
    ) {
        (self.days, self.values, self.grouping, self.runningDay) = (days, values, grouping, runningDay)
        (self.loggedDays, self.rate) = (loggedDays, rate)
    }

    /// The first day with a value.
    public var firstKnownDay: Day? {
        values.firstIndex { $0 != nil }.map { days.lowerBound.advanced(by: $0) }
    }

    /// The number of days with a value.
    public var count: Int { values.count { $0 != nil } }

    /// The values of some of these days.
    public func part(_ part: ClosedRange<Day>) -> DailySeries {
        let part = part.clamped(to: days)
        return DailySeries(
            part, Array(values[indices(of: part)]), grouping,
            runningDay: runningDay.flatMap { part.contains($0) ? $0 : nil },
            loggedDays: loggedDays.filter { part.contains($0) }, rate: rate)
    }

    /// The indices of the days of a span that are among these days.
    func indices(of span: ClosedRange<Day>) -> Range<Int> {
        let first = min(max(0, span.lowerBound.days(since: days.lowerBound)), values.count)
        return first..<max(first, min(values.count, span.upperBound.days(since: days.lowerBound) + 1))
    }
}

extension State {
    /// The series that can be compared, in the order of the parts of life, then archived habits. Parts that are switched
    /// off are left out, and so is what nothing was logged of.
    public var comparableSeries: [SeriesSource] {
        var sources: [SeriesSource] = []
        func add(_ part: JournalPart, _ others: @autoclosure () -> [SeriesSource]) {
            if !settings.hides(part) { sources += others() }
        }
        add(.habits, activeHabits.map { .habit($0.id) })
        add(.moods, moodSources)
        add(.tasks, tasks.rows.contains { $0.status == .completed } ? [.tasksDone] : [])
        add(.goals, goalSources)
        add(.workouts, workoutSources)
        add(.meals, mealSources)
        add(.weight, bodySources)
        add(.health, healthSources)
        add(.money, moneySources)
        if !settings.isGameOff, gameIndex.points.firstDay != nil { sources.append(.points) }
        add(.habits, archivedHabits.map { .habit($0.id) })
        return sources
    }

    private var moodSources: [SeriesSource] {
        (hasMoods(of: nil) ? [.mood(of: nil)] : [])
            + activeSubjects.filter { hasMoods(of: $0.id) }.map { .mood(of: $0.id) }
    }

    private var workoutSources: [SeriesSource] {
        let (own, recorded) = (livingWorkouts(Day.first...Day.last), recordedWorkouts())
        if own.isEmpty && recorded.isEmpty { return [] }
        let isTimed = !recorded.isEmpty || own.contains { minutes(of: $0) != nil }
        let hasDistance =
            recorded.contains { $0.distance != nil } || exerciseSets.rows.contains { $0.isAlive && $0.metres != nil }
        return [.workouts] + (isTimed ? [.trainingTime] : []) + (hasDistance ? [.trainingDistance] : [])
    }

    /// The goals that can be measured, in manual order.
    private var goalSources: [SeriesSource] {
        livingGoals.filter { !$0.isArchived && ($0.target != nil || !$0.measure.needsTarget) }.map { .goal($0.id) }
    }

    private var mealSources: [SeriesSource] {
        let days = eatenDays.days(of: self)
        if days.isEmpty { return [] }
        var sources = [SeriesSource.energy]
        if days.contains(where: { $0.protein != nil }) { sources.append(.protein) }
        if days.contains(where: { $0.carbohydrate != nil }) { sources.append(.carbohydrate) }
        if days.contains(where: { $0.fat != nil }) { sources.append(.fat) }
        if days.contains(where: { $0.fibre != nil }) { sources.append(.fibre) }
        return sources
    }

    private var bodySources: [SeriesSource] {
        var written: Set<BodyMeasure> = []
        for measurement in measurements.rows where measurement.isAlive {
            if let measure = measurement.measure { written.insert(measure) }
        }
        let hasFat = written.contains(.fat) || !figures(of: .fat).isEmpty
        return (weightTrend.points.isEmpty ? [] : [.weight, .weightTrend])
            + SeriesSource.bodyMeasures.filter { $0 == .fat ? hasFat : written.contains($0) }.map { .body($0) }
    }

    private var incomeSources: [SeriesSource] {
        transactionIndex.entries.contains { $0.kind == .income } ? [.income] : []
    }

    private var healthSources: [SeriesSource] {
        let days = healthDays()
        let measures = SeriesSource.healthMeasures.filter { measure in days.contains { $0[measure] != nil } }
        return (days.contains { $0.asleepMinutes != nil } ? [.sleep] : []) + measures.map { .health($0) }
    }

    private var moneySources: [SeriesSource] {
        transactions.rows.isEmpty ? [] : [.spending(on: nil)] + spendingSources + incomeSources + [.netWorth]
    }

    private var spendingSources: [SeriesSource] {
        livingMoneyCategories.filter { $0.kind == .expense }.map { .spending(on: $0.id) }
    }

    /// The values of a quantity on some days; nil if its habit, goal, subject or category was deleted.
    ///
    /// - Parameter currency: The currency of spending, income and net worth.
    public func series(
        _ source: SeriesSource, on days: ClosedRange<Day>, today: Day, currency: Currency
    ) -> DailySeries? {
        var values = [Double?](repeating: nil, count: days.upperBound.days(since: days.lowerBound) + 1)
        func set(_ value: Double?, on day: Day?) {
            guard let day, days.contains(day) else { return }
            values[day.days(since: days.lowerBound)] = value
        }
        switch source {
        case .habit(let id):
            guard let habit = habit(id) else { return nil }
            return series(of: habit, on: days, today: today)
        case .mood(let subject):
            if let subject, self.subject(subject) == nil { return nil }
            for day in moodDays(of: subject) { set(day.mean + 3, on: day.day) }
        case .weight: for point in weightTrend.points { set(point.weight, on: point.day) }
        case .weightTrend: for point in weightTrend.points { set(point.trend, on: point.day) }
        case .health(let measure): for day in healthDays(days) { set(day[measure], on: day.day) }
        case .sleep: for day in healthDays(days) { set(day.asleepMinutes, on: day.day) }
        case .energy:
            for eaten in energyEaten(from: days.lowerBound, to: days.upperBound) {
                set(eaten.kilocalories, on: eaten.day)
            }
        case .protein: for eaten in eaten(on: days, { $0.protein }) { set(eaten.amount, on: eaten.day) }
        case .carbohydrate: for eaten in eaten(on: days, { $0.carbohydrate }) { set(eaten.amount, on: eaten.day) }
        case .fat: for eaten in eaten(on: days, { $0.fat }) { set(eaten.amount, on: eaten.day) }
        case .fibre: for eaten in eaten(on: days, { $0.fibre }) { set(eaten.amount, on: eaten.day) }
        case .body(let measure): for figure in figures(of: measure) { set(figure.value, on: figure.day) }
        case .tasksDone:
            let counts = completedTasks(in: days)
            fillCounts(&values, days, today, from: firstDayOfTasks) { Double(counts[$0] ?? 0) }
        case .workouts:
            var counts: [Day: Int] = [:]
            for workout in livingWorkouts(days) where !workout.isRunning {
                if let day = workout.day { counts[day, default: 0] += 1 }
            }
            for workout in recordedWorkouts(days) { if let day = workout.day { counts[day, default: 0] += 1 } }
            fillCounts(&values, days, today, from: firstDayOfWorkouts) { Double(counts[$0] ?? 0) }
        case .trainingTime:
            let sums = trainingMinutes(on: days)
            fillCounts(&values, days, today, from: firstDayOfWorkouts) { sums[$0] ?? 0 }
        case .trainingDistance:
            let sums = trainingMetres(on: days)
            fillCounts(&values, days, today, from: firstDayOfWorkouts) { sums[$0] ?? 0 }
        case .income:
            let sums = sums(of: .income, on: nil, days, currency)
            fillCounts(&values, days, today, from: firstTransactionDay) {
                Double(sums[$0.days(since: days.lowerBound)].amount)
            }
        case .netWorth:
            let known = (0..<values.count).map { days.lowerBound.advanced(by: $0) }.filter { $0 <= today }
            let worth = NetWorth(at: known, in: currency, rates: ExchangeRates(self), state: self)
            guard let first = firstTransactionDay else { break }
            for point in worth.points where point.day >= first { set(Double(point.sum.amount), on: point.day) }
        case .goal(let id):
            guard let goal = goal(id) else { return nil }
            let status = status(of: goal, today: today)
            let first = status.target == nil ? nil : status.firstDay
            fillCounts(&values, days, today, from: first) { status.share(on: $0) }
        case .points:
            if settings.isGameOff { return nil }
            let ledger = game(today: today).ledger
            let first = gameIndex(on: today).points.firstDay
            fillCounts(&values, days, today, from: first) { Double(ledger.points(on: $0)) }
        case .spending(let category):
            if let category, moneyCategory(category) == nil { return nil }
            let sums = sums(of: .expense, on: category, days, currency)
            fillCounts(&values, days, today, from: firstTransactionDay) {
                Double(sums[$0.days(since: days.lowerBound)].amount)
            }
        }
        let isRunning = source.grows && days.contains(today)
        return DailySeries(days, values: values, grouping: source.grouping, runningDay: isRunning ? today : nil)
    }

    /// The spending or income of some days in other currencies than that of its series, which leaves it out; empty for other quantities.
    public func amountsLeftOut(
        of source: SeriesSource, on days: ClosedRange<Day>, currency: Currency
    ) -> [MoneyAmount] {
        var sums: [Currency: AmountSum] = [:]
        switch source {
        case .income, .spending(on: nil):
            for flow in dailyFlows.flows(on: days, of: self) where flow.currency != currency {
                sums[flow.currency, default: AmountSum()] +=
                    source == .income ? flow.amounts.earned : flow.amounts.spent
            }
        case .spending(let category):
            forEachCategorisedAmount(on: days) { item in
                guard item.kind == .expense, item.category == category, let own = item.currency, own != currency
                else { return }
                sums[own, default: AmountSum()] += item.amount
            }
        default: break
        }
        return .used(of: sums)
    }

    /// Sets the values from the first day with a record up to today: days without one count as zero.
    private func fillCounts(
        _ values: inout [Double?], _ days: ClosedRange<Day>, _ today: Day, from first: Day?, _ count: (Day) -> Double
    ) {
        guard let first else { return }
        for index in values.indices {
            let day = days.lowerBound.advanced(by: index)
            if day >= first && day <= today { values[index] = count(day) }
        }
    }

    private var firstDayOfTasks: Day? {
        tasks.rows.compactMap { $0.status == .completed ? $0.closedOn : nil }.min()
    }

    private var firstDayOfWorkouts: Day? {
        let own = workouts.rows.compactMap { $0.isAlive ? $0.day : nil }
        return (own + healthWorkouts().compactMap { $0.day }).min()
    }

    /// The minutes of the workouts of each day: those of the person's own and those recorded by a device.
    private func trainingMinutes(on days: ClosedRange<Day>) -> [Day: Double] {
        var sums: [Day: Double] = [:]
        for workout in livingWorkouts(days) where !workout.isRunning {
            if let day = workout.day { sums[day, default: 0] += Double(minutes(of: workout) ?? 0) }
        }
        for workout in recordedWorkouts(days) {
            if let day = workout.day { sums[day, default: 0] += ((workout.seconds ?? 0) / 60).rounded() }
        }
        return sums
    }

    /// The metres of the workouts of each day, as in `WorkoutTotals`.
    private func trainingMetres(on days: ClosedRange<Day>) -> [Day: Double] {
        var sums: [Day: Double] = [:]
        for workout in livingWorkouts(days) where !workout.isRunning {
            guard let day = workout.day else { continue }
            for set in sets(of: workout.id) where set.kind != .warmUp { sums[day, default: 0] += set.metres ?? 0 }
        }
        for workout in recordedWorkouts(days) {
            guard let day = workout.day, let metres = workout.distance, BodyLimits.metres.contains(metres) else {
                continue
            }
            sums[day, default: 0] += metres
        }
        return sums
    }

    /// The income or spending in a currency, of a category or all, one sum for each of some days.
    private func sums(
        of kind: TransactionKind, on category: RecordID?, _ days: ClosedRange<Day>, _ currency: Currency
    ) -> [AmountSum] {
        let first = days.lowerBound
        var sums = [AmountSum](repeating: AmountSum(), count: days.upperBound.days(since: first) + 1)
        if category == nil {
            for flow in dailyFlows.flows(on: days, of: self) where flow.currency == currency {
                sums[flow.day.days(since: first)] += kind == .income ? flow.amounts.earned : flow.amounts.spent
            }
            return sums
        }
        forEachCategorisedAmount(on: days) { item in
            guard item.kind == kind, item.category == category, item.currency == currency else { return }
            sums[item.day.days(since: first)] += item.amount
        }
        return sums
    }
}
