import CivilTime
import Journal

extension State {
    /// The amount that one tap adds to a measured habit: the one that was added most often of late, such as a glass of 0.25 l,
    /// or a round number near a twentieth of the target; an integer if only integers were ever entered.
    public func step(of habit: Habit, upTo day: Day) -> Double {
        guard habit.kind.isMeasure, let target = habit.target else { return 1 }
        return usualAddition(to: habit, upTo: day) ?? roundStep(of: habit, target)
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
        let isAllWhole = Self.isInteger(target) && marks(of: habit).allSatisfy { Self.isInteger($0.total ?? 0) }
        let desiredStep = target / 20
        if isAllWhole, desiredStep <= 1 { return 1 }
        var power = 1.0
        while power * 10 <= desiredStep { power *= 10 }
        while power > desiredStep, power > 1e-4 { power /= 10 }
        return power * 5 <= desiredStep ? power * 5 : power * 2 <= desiredStep ? power * 2 : power
    }

    private static func isInteger(_ value: Double) -> Bool {
        abs(value) < 1e15 && Double(Int64(value)) == value
    }
}
