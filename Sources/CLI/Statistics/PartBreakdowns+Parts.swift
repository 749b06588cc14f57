import CivilTime
import DaybookCore
import Interchange
import Journal
import Phrasing
import Words

extension PartBreakdowns {
    var taskCategories: Breakdown? {
        let counts = state.completedTasksByCategory(in: days).map { (name: $0.category?.name, count: $0.count) }
        guard counts.contains(where: { $0.name != nil }) else { return nil }
        return ranking(
            words.byCategory, of: "tasks", by: "category", counts.map { ($0.name ?? words.noCategory, $0.count) }
        ) { words.number($0) }
    }

    var goals: Breakdown? {
        let goals = state.livingGoals.filter { !$0.isArchived }
        let (tasks, titles) = (state.tasksByGoal, GoalTitles(state))
        let rows = goals.map { goal -> Breakdown.Row in
            let status = state.status(of: goal, today: today, tasks: tasks)
            return Breakdown.Row(
                name: titles.title(of: goal), value: status.share,
                text: words.percent(Double(words.wholePercent(of: status)) / 100),
                note: words.pace(of: goal, status, today: today), weight: status.isReached ? .good : .plain,
                json: [
                    JSONMember("id", .string(goal.id.hex)), JSONMember("goal", .string(goal.title)),
                    JSONMember("value", .number(status.share)), JSONMember("reachedOn", .text(status.reachedOn?.text)),
                ])
        }
        return rows.isEmpty ? nil : Breakdown(title: words.goals, of: "progress", by: "goal", rows: rows, range: 0...1)
    }

    var notes: Breakdown? {
        let values = spans.map { span -> Double? in
            let value = state.value(of: .notes, in: span, today: today, usually: currency)
            if case .number(let number)? = value { return number }
            return 0
        }
        return rows(of: "notes", words.notes, values, isSum: true, isOpen: true) {
            words.number($0, maximumFractionDigits: 1)
        }
    }

    var moods: [Breakdown] {
        let entries = state.moodEntries(of: nil).filter { $0.day.map { days.contains($0) } ?? false }
        let statistics = MoodStatistics(entries)
        guard statistics.entryCount > 0 else { return [] }
        func text(_ mean: MoodStatistics.Mean) -> String {
            mean.value.map { words.number($0 + 3, maximumFractionDigits: 1) } ?? "–"
        }
        let shares = Mood.ofPerson.reversed().map { mood -> Breakdown.Row in
            let count = statistics.count(of: mood)
            let share = Double(count) / Double(statistics.entryCount)
            return Breakdown.Row(
                name: words.mood(mood), value: share, text: words.number(count), note: words.percent(share),
                weight: mood.weight,
                json: [JSONMember("mood", .string(mood.rawValue)), JSONMember("value", .count(count))])
        }
        func row(_ name: String, _ mean: MoodStatistics.Mean, note: String = "", _ member: JSONMember) -> Breakdown.Row
        {
            Breakdown.Row(
                name: name, value: mean.value.map { $0 + 3 }, text: text(mean), note: note,
                json: [
                    member, JSONMember("value", .amount(mean.value.map { $0 + 3 })),
                    JSONMember("count", .count(mean.count)),
                ])
        }
        let weekdays = Weekday.week(from: state.settings.firstWeekday).map { weekday in
            row(
                words.shortWeekdayHeading(weekday), statistics.byWeekday[weekday.rawValue - 1],
                JSONMember("weekday", .string(weekday.code)))
        }
        let parts = PartOfDay.allCases.map { part in
            row(words.partOfDay(part), statistics.byPart[part.index], JSONMember("partOfDay", .string(part.rawValue)))
        }
        let activities = state.moodActivities(of: entries).map { activity in
            row(
                activity.name, activity.mean, note: words.moodEntries(activity.mean.count),
                JSONMember("activity", .string(activity.name)))
        }
        func means(_ title: String, by grouping: String, _ rows: [Breakdown.Row]) -> Breakdown? {
            rows.isEmpty ? nil : Breakdown(title: title, of: "mood", by: grouping, rows: rows, range: 1...5)
        }
        return [
            series(.mood(of: nil), range: 1...5),
            Breakdown(title: words.distribution, of: "mood", by: "mood", rows: shares, range: 0...1),
            means(words.averageByWeekday, by: "weekday", weekdays),
            means(words.averageByPartOfDay, by: "partOfDay", parts),
            means(words.byActivity, by: "activity", activities),
        ].compactMap { $0 }
    }

    var workouts: [Breakdown] {
        let totals = state.workoutTotals(of: spans, today: today).totals
        func figure(
            _ code: String, _ title: String, _ value: (WorkoutTotals) -> Double, _ text: (Double) -> String
        ) -> Breakdown? {
            rows(of: code, title, totals.map(value), isSum: true, isOpen: true, text)
        }
        var (types, exercises): ([String: Int], [RecordID: Int]) = ([:], [:])
        let own = state.livingWorkouts(days).filter { !$0.isRunning }
        for workout in own {
            types[state.type(of: workout).map { words.name($0) } ?? words.workout, default: 0] += 1
            for exercise in Set(state.sets(of: workout.id).compactMap { $0.exercise }) {
                exercises[exercise, default: 0] += 1
            }
        }
        for workout in state.recordedWorkouts(days) { types[words.name(workout), default: 0] += 1 }
        func ranked(_ counts: [(name: String, count: Int)]) -> [(name: String, count: Int)] {
            counts.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
        }
        let named: [(name: String, count: Int)] = exercises.compactMap { id, count in
            state.exercise(id).map { (words.name($0), count) }
        }
        let hasEstimates = totals.contains { $0.hasEstimates }
        return [
            figure("workouts", words.workouts, { Double($0.count) }) { words.number($0, maximumFractionDigits: 1) },
            figure("minutes", words.workoutTime, { Double($0.minutes) }) {
                words.workoutMinutes(Int64(min($0, 9e15).rounded()))
            },
            figure("lifted", words.liftedHeading, { $0.volume }) { words.weight($0.rounded(), imperial: isImperial) },
            figure("distance", words.distanceHeading, { $0.metres }) { words.distance($0, imperial: isImperial) },
            figure("energy", words.workoutEnergy, { $0.kilocalories }) {
                words.energy($0, isEstimate: hasEstimates)
            },
            weekdays(.workouts),
            ranking(words.workoutType, of: "workouts", by: "type", ranked(types.map { ($0.key, $0.value) })) {
                words.number($0)
            },
            ranking(words.exercises, of: "workouts", by: "exercise", ranked(named)) { words.workouts($0) },
        ].compactMap { $0 }
    }

    var meals: [Breakdown] {
        let sources: [SeriesSource] = [.energy, .protein, .carbohydrate, .fat, .fibre]
        return [series(.energy), weekdays(.energy)].compactMap { $0 } + sources.dropFirst().compactMap { series($0) }
    }

    var weight: [Breakdown] {
        let trend = state.weightTrend
        let units = state.profile.units
        func text(_ kilograms: Double) -> String { words.measured(kilograms, .weight, units) }
        let statistics = spans.map { WeightStatistics($0, trend) }
        let notes = statistics.map { item -> String in
            guard let lowest = item.lowest, let highest = item.highest else { return "" }
            let range = lowest == highest ? nil : "\(text(lowest))–\(text(highest))"
            let change = item.change.map {
                "\(words.changeOfTrend) \(words.signedChange($0, imperial: isImperial))"
            }
            return [range, change, words.days(item.days)].compactMap { $0 }.joined(separator: " · ")
        }
        let whole = WeightStatistics(days, trend)
        var weights = rows(
            of: "weight", words.meanWeight, statistics.map { $0.mean }, isSum: false, isOpen: false, mean: whole.mean,
            hasBars: false, notes: notes, text)
        // The lowest and the highest are what was weighed, not the means of the rows.
        weights?.sentence = whole.mean.map { mean in
            [
                words.onAverage(text(mean)),
                whole.lowest.flatMap { lowest in
                    whole.highest.map { "\(words.uncapitalized(words.lowestAndHighest)) \(text(lowest))–\(text($0))" }
                },
            ].compactMap { $0 }.joined(separator: " · ")
        }
        let others = state.comparableSeries.filter { if case .body = $0 { true } else { false } }
        return [weights].compactMap { $0 } + others.compactMap { series($0, hasBars: false) }
    }

    var health: [Breakdown] {
        let sources = state.comparableSeries.filter { $0.part == .health }
        let byTime = sources.compactMap { source -> Breakdown? in
            let isRate = source == .health(.restingHeartRate) || source == .health(.heartRateVariability)
            return series(source, hasBars: !isRate)
        }
        return byTime + [weekdays(.health(.steps)), weekdays(.sleep)].compactMap { $0 }
    }
}
