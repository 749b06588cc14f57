import CivilTime
import DaybookCore
import Journal

/// Watch data for the last months, imported as one export.
extension DemoYear {
    private static let daysWithWatch = 120

    mutating func wearAWatch() {
        var random = FixedRandom(seed: 0xDA7B_00CA)
        let days = (0..<Self.daysWithWatch).map { number in
            measured(on: last.advanced(by: number - Self.daysWithWatch), number, &random)
        }
        var workouts: [HealthWorkout] = []
        for number in stride(from: 3, to: Self.daysWithWatch, by: 9) {
            workouts.append(ride(Self.length - 1 - Self.daysWithWatch + number, &random))
        }
        let plan = ImportPlan(days: days, workouts: workouts, into: state)
        let morning = moment(day: Self.length - 1, minute: 395)
        let time = morning.milliseconds <= end.milliseconds ? morning : end
        commit(
            .importing(plan.changes, id: RecordID(Identifier(high: random.next(), low: random.next())), on: last),
            ActionID(high: random.next(), low: random.next()), at: time)
    }

    /// The health data of a day. `number` counts days of wearing the watch; fitness improves over time.
    private func measured(on day: Day, _ number: Int, _ random: inout FixedRandom) -> HealthDay {
        var healthDay = HealthDay(day)
        let progress = Double(number) / Double(Self.daysWithWatch)
        let isWeekend = day.weekday == .saturday || day.weekday == .sunday
        func about(_ value: Double, _ spread: Double) -> Double {
            (value + (random.fraction() * 2 - 1) * spread).rounded()
        }
        let steps = about(isWeekend ? 9200 : 7100, 3200)
        healthDay[.steps] = steps
        healthDay[.distance] = (steps * 0.74).rounded()
        healthDay[.flights] = about(9, 6)
        healthDay[.activeEnergy] = (about(380, 120) + steps * 0.02).rounded()
        healthDay[.basalEnergy] = about(1745, 15)
        healthDay[.exerciseMinutes] = about(34 + 8 * progress, 24)
        healthDay[.standMinutes] = about(640, 120)
        healthDay[.restingHeartRate] = about(59 - 4 * progress, 2)
        healthDay[.heartRateVariability] = about(46 + 8 * progress, 9)
        healthDay[.heartRateMean] = about(73, 4)
        healthDay[.heartRateLowest] = about(49 - 2 * progress, 2)
        healthDay[.heartRateHighest] = about(138, 24)
        let asleep = about(isWeekend ? 466 : 428, 48)
        let deep = (asleep * (0.13 + 0.06 * random.fraction())).rounded()
        let rem = (asleep * (0.19 + 0.07 * random.fraction())).rounded()
        (healthDay[.sleepDeep], healthDay[.sleepRem], healthDay[.sleepCore]) = (deep, rem, asleep - deep - rem)
        healthDay[.sleepAwake] = about(21, 13)
        return healthDay
    }

    /// A bicycle ride after work.
    private func ride(_ number: Int, _ random: inout FixedRandom) -> HealthWorkout {
        let start = moment(day: number, minute: 1065 + random.number(in: 0...40))
        var ride = HealthWorkout(
            type: "Cycling", start: start.milliseconds, offset: Int64(start.offsetMinutes))
        let minutes = Double(random.number(in: 32...68))
        (ride.seconds, ride.distance) = (minutes * 60, (minutes * 335).rounded())
        (ride.energy, ride.source) = ((minutes * 7.4).rounded(), "Watch")
        return ride
    }
}
