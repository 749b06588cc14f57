import CivilTime
import Journal

extension State {
    /// The measurements of one kind that are not deleted, oldest first.
    public func measurements(of measure: BodyMeasure) -> [BodyMeasurement] {
        measurements.rows.filter { $0.isAlive && $0.measure == measure }.sortedByTime()
    }

    /// The weight that was measured last on a day, in kilograms.
    public func weight(on day: Day) -> Double? {
        measurements(of: .weight).last { $0.day == day }?.value
    }

    /// The values that a measure had last when it was measured: several if they are of one moment.
    public func valuesBefore(_ measured: BodyMeasurement) -> [Double] {
        let others = measurements(of: measured.measure ?? .weight)
            .filter { $0.id != measured.id && $0.dayAndTime <= measured.dayAndTime }
        return others.filter { $0.dayAndTime == others.last?.dayAndTime }.compactMap { $0.value }
    }

    /// Basal metabolic rate in kilocalories a day; nil until weight, height, birthday and sex are known, and under the
    /// age of 18, which the formula does not cover. Before the first weigh-in, that first weight is used.
    public func basalMetabolicRate(_ trend: WeightTrend, on day: Day) -> Double? {
        let profile = self.profile
        guard let weight = (trend.latest(on: day) ?? trend.points.first)?.trend, let height = profile.height,
            let age = profile.age(on: day),
            let sex = profile.sex, age >= 18
        else { return nil }
        return BodyFormulas.basalMetabolicRate(kilograms: weight, centimetres: height, age: age, sex)
    }

    /// The daily calorie target, based on meals and weights once they are certain enough and on the formula until then.
    /// Nil while neither is available.
    public func energyTarget(_ trend: WeightTrend, on day: Day) -> EnergyTarget? {
        let profile = self.profile
        let basal = basalMetabolicRate(trend, on: day)
        let measured = adaptiveEnergy(trend, on: day)
        var spent = measured?.isCertain == true ? measured?.spent : nil
        if spent == nil, let basal, let activity = profile.activity { spent = basal * activity.factor }
        guard let spent else { return nil }
        return EnergyTarget(basal: basal, spent: spent, goal: profile.goal, rate: profile.rate, measured: measured)
    }

    /// Energy expenditure measured from meals and weights; nil if there is too little data.
    public func adaptiveEnergy(_ trend: WeightTrend, on day: Day) -> AdaptiveEnergy? {
        let first = day.advanced(by: -AdaptiveEnergy.window)
        return AdaptiveEnergy(energyEaten(from: first, to: day.advanced(by: -1)), trend, today: day)
    }

    /// Body mass index on a day, from the weight trend; nil until weight and height are known.
    public func bodyMassIndex(_ trend: WeightTrend, on day: Day) -> Double? {
        guard let weight = trend.latest(on: day)?.trend, let height = profile.height else { return nil }
        return BodyFormulas.bodyMassIndex(kilograms: weight, centimetres: height)
    }

    /// Whether an adult's weight goal is unhealthy: a target weight that is underweight, or losing weight when already
    /// underweight.
    public func isWeightGoalTooLow(_ trend: WeightTrend, on day: Day) -> Bool {
        let profile = self.profile
        guard let height = profile.height, profile.age(on: day).map({ $0 >= 18 }) ?? true else { return false }
        if profile.goal == .lose, let index = bodyMassIndex(trend, on: day), index < BodyFormulas.underweight {
            return true
        }
        return profile.goalWeight.map {
            BodyFormulas.bodyMassIndex(kilograms: $0, centimetres: height) < BodyFormulas.underweight
        } ?? false
    }

    /// The estimated day of reaching the target weight; nil without a target or weigh-ins, and when the goal is to keep
    /// weight.
    public func weightForecast(_ trend: WeightTrend, on day: Day) -> WeightForecast? {
        let profile = self.profile
        guard let goal = profile.goalWeight, profile.goal != .keep, let weight = trend.latest(on: day)?.trend else {
            return nil
        }
        return WeightForecast(
            from: weight, to: goal, profile.goal, slope: trend.slope(to: day)?.perDay, today: day)
    }
}
