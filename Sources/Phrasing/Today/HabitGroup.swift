import DaybookCore
import Words

/// The habits of a day below one heading of Today.
public struct HabitGroup: Sendable {
    public let name: Name
    public let habits: [DayAgenda.HabitOnDay]

    /// A time of day, or a category if no habit of the day has a time.
    public enum Name: Sendable {
        case part(PartOfDay)
        case category(String)
        /// Without a time, beside groups that have one.
        case anyTime
        /// Without a category, beside groups that have one.
        case uncategorized
        /// All habits.
        case all
    }

    /// The number of habits that count among what is to do or was done.
    public var due: Int { habits.count { $0.counts } }
    public var done: Int { habits.count { $0.counts && $0.isDone } }
}

extension DayAgenda {
    /// The habits that are not idle: by time of day or, if none has one, by category.
    public func habitGroups(in state: State) -> [HabitGroup] {
        let shown = habits.filter { !$0.isIdle }
        let byTime = PartOfDay.choices.map { part in
            HabitGroup(name: .part(part), habits: shown.filter { $0.habit.partOfDay == part })
        }
        let anyTime = shown.filter { $0.habit.partOfDay == nil }
        if anyTime.count < shown.count {
            return (byTime + [HabitGroup(name: .anyTime, habits: anyTime)]).filter { !$0.habits.isEmpty }
        }
        let categories = state.livingCategories.sorted { Words.isOrderedBefore($0.name, $1.name) }
        let named = categories.map { category in
            HabitGroup(
                name: .category(category.name),
                habits: shown.filter { state.category($0.habit.category)?.id == category.id })
        }.filter { !$0.habits.isEmpty }
        let rest = shown.filter { state.category($0.habit.category) == nil }
        return named + (rest.isEmpty ? [] : [HabitGroup(name: named.isEmpty ? .all : .uncategorized, habits: rest)])
    }
}

extension Words {
    /// The heading of a group of habits.
    public func name(_ group: HabitGroup.Name) -> String {
        switch group {
        case .part(let part): partOfDayName(part.rawValue)
        case .category(let name): name
        case .anyTime: anyTime
        case .uncategorized: noCategory
        case .all: habits
        }
    }
}
