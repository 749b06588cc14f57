import CivilTime
import Journal

/// The marks of habits and their histories, made when they are first asked for, since pages ask for those of years again and again.
struct HabitMarks: Sendable {
    private struct Marks: Sendable {
        /// Whether the values of entries are in them.
        let hasTotals: Bool
        let marks: [DayMark]
        /// The latest history of which the last day was not over.
        var history: HabitHistory?
        /// The histories up to earlier days that were made last, the latest first.
        var earlier: [HabitHistory] = []
    }

    /// The number of earlier histories that are kept: those of a review through yesterday, of its period before, and of the one before
    /// that.
    private static let earlierCount = 3

    private var cache = SharedCache<[RecordID: Marks]>()

    /// The marks of a habit.
    ///
    /// - Parameters:
    ///   - hasTotals: Whether the habit's kind makes use of the values of entries.
    ///   - collect: Collects them from the entries.
    func marks(of habit: RecordID, hasTotals: Bool, _ collect: () -> [DayMark]) -> [DayMark] {
        if let known = cache.value?[habit], known.hasTotals == hasTotals { return known.marks }
        let marks = collect()
        cache.update { known in
            known = known ?? [:]
            known?[habit] = Marks(hasTotals: hasTotals, marks: marks)
        }
        return marks
    }

    /// The history of a habit up to a day.
    ///
    /// - Parameters:
    ///   - isOver: Whether that day is over.
    ///   - evaluate: Evaluates it from the habit's marks.
    func history(
        of habit: RecordID, rule: HabitRule, until day: Day, isOver: Bool, awayDays: AwayDays,
        _ evaluate: () -> HabitHistory
    ) -> HabitHistory {
        func fits(_ known: HabitHistory) -> Bool {
            known.today == day && known.rule == rule && known.awayDays == awayDays
        }
        let known = cache.value?[habit]
        if isOver {
            if let earlier = known?.earlier.first(where: fits) { return earlier }
        } else if let history = known?.history, fits(history) {
            return history
        }
        let history = evaluate()
        cache.update { known in
            if isOver {
                known?[habit]?.earlier.insert(history, at: 0)
                if known?[habit]?.earlier.count ?? 0 > Self.earlierCount { known?[habit]?.earlier.removeLast() }
            } else {
                known?[habit]?.history = history
            }
        }
        return history
    }

    /// Forgets the marks of some habits, or of all for nil. Called after each change of the state.
    mutating func forget(_ habits: Set<RecordID>?) {
        let known = cache.value
        if habits?.isEmpty ?? false || known == nil && isKnownUniquelyReferenced(&cache) { return }
        // Copies of the state go on with the marks as they were.
        cache = SharedCache(habits.flatMap { habits in known?.filter { !habits.contains($0.key) } })
    }
}
