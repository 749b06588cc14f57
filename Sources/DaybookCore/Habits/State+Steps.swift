import CivilTime
import Journal

extension State {
    /// The amount by which a measured habit is changed in small steps: the one that was added most often of late, such as a glass
    /// of 0.25 l, or a round number near a twentieth of the target; an integer if only integers were ever entered.
    public func step(of habit: Habit, upTo day: Day) -> Double {
        guard habit.kind.isMeasure, let target = habit.target else { return 1 }
        return usualAddition(to: habit, upTo: day) ?? roundStep(of: habit, target)
    }

    /// The amount that one tap on a tile adds to a measured habit: the usual one, too, or a round number by which about five taps
    /// reach the target.
    public func addition(to habit: Habit, upTo day: Day) -> Double {
        guard habit.kind.isMeasure, let target = habit.target else { return 1 }
        return usualAddition(to: habit, upTo: day) ?? roundAddition(to: habit, target)
    }

    private static var daysOfUsualAdditions: Int { 14 }
    /// The number of times an amount has to be added to be usual.
    private static var usualCount: Int { 3 }

    /// Of amounts that were added equally often, the smallest.
    private func usualAddition(to habit: Habit, upTo day: Day) -> Double? {
        var counts: [Double: Int] = [:]
        for distance in 0..<Self.daysOfUsualAdditions {
            guard let past = day.neighbor(-distance), let entry = entry(of: habit.id, on: past) else { continue }
            for case let amount? in increments(to: entry.id).lazy.map({ $0.amount }) where amount > 0 {
                counts[amount, default: 0] += 1
            }
        }
        let usual = counts.filter { $0.value >= Self.usualCount }
        return usual.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
    }

    private func roundStep(of habit: Habit, _ target: Double) -> Double {
        let desiredStep = target / 20
        if isWhole(habit, target), desiredStep <= 1 { return 1 }
        let power = Self.powerOfTen(upTo: desiredStep)
        return power * 5 <= desiredStep ? power * 5 : power * 2 <= desiredStep ? power * 2 : power
    }

    private func roundAddition(to habit: Habit, _ target: Double) -> Double {
        let desiredStep = target / 5
        // What one counts to less than ten, such as glasses, is counted by ones.
        if isWhole(habit, target), desiredStep < 2 { return 1 }
        let power = Self.powerOfTen(upTo: desiredStep)
        func ratio(_ step: Double) -> Double { max(step / desiredStep, desiredStep / step) }
        return [1, 2, 5, 10].map { $0 * power }.min { ratio($0) < ratio($1) } ?? power
    }

    /// Whether only integers were ever entered, and the target is one.
    private func isWhole(_ habit: Habit, _ target: Double) -> Bool {
        Self.isInteger(target) && marks(of: habit).allSatisfy { Self.isInteger($0.total ?? 0) }
    }

    private static func powerOfTen(upTo step: Double) -> Double {
        var power = 1.0
        while power * 10 <= step { power *= 10 }
        while power > step, power > 1e-4 { power /= 10 }
        return power
    }

    private static func isInteger(_ value: Double) -> Bool {
        abs(value) < 1e15 && Double(Int64(value)) == value
    }
}
