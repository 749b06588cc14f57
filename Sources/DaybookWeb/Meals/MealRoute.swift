import CivilTime
import DaybookCore
import Journal

/// The screens and actions of meals, under `/meals`, and of foods, under `/foods`.
public enum MealRoute: Hashable, Sendable {
    /// The meals of a day, or of today; typed lines are also posted here.
    case day(Day?, of: MealKind? = nil)
    /// Adds to a meal, with a search among foods.
    case add(MealKind?, Day?, search: String)
    /// Meal statistics by week or month.
    case statistics(StatisticsInterval)
    /// A meal and its form.
    case meal(RecordID)
    case delete(RecordID)
    /// Logs a copy of a meal.
    case copy(RecordID)
    /// An item of a meal.
    case item(RecordID)
    case deleteItem(RecordID)
    case foods(search: String)
    case addFood
    case food(RecordID)
    case deleteFood(RecordID)
}

extension MealRoute {
    /// Parses the path components after `/meals`; nil if there is no such page.
    init?(meals parts: [String], _ query: FormFields) {
        let day = query["day"].flatMap { Day($0) }
        switch parts {
        case []: self = .day(day, of: query["meal"].flatMap { MealKind(rawValue: $0) })
        case ["add"]:
            self = .add(query["meal"].flatMap { MealKind(rawValue: $0) }, day, search: query["search"] ?? "")
        case ["statistics"]: self = .statistics(query["by"].flatMap { StatisticsInterval(rawValue: $0) } ?? .week)
        default:
            if parts[0] == "item" {
                guard parts.count == 2 || parts.count == 3 && parts[2] == "delete", let id = RecordID(hex: parts[1])
                else {
                    return nil
                }
                self = parts.count == 2 ? .item(id) : .deleteItem(id)
                return
            }
            guard parts.count <= 2, let id = RecordID(hex: parts[0]) else { return nil }
            switch parts.count == 2 ? parts[1] : "" {
            case "": self = .meal(id)
            case "delete": self = .delete(id)
            case "copy": self = .copy(id)
            default: return nil
            }
        }
    }

    /// Parses the path components after `/foods`; nil if there is no such page.
    init?(foods parts: [String], _ query: FormFields) {
        if parts.isEmpty {
            self = .foods(search: query["search"] ?? "")
        } else if parts == ["new"] {
            self = .addFood
        } else {
            guard let id = RecordID(hex: parts[0]), parts.count == 1 || parts.count == 2 && parts[1] == "delete" else {
                return nil
            }
            self = parts.count == 1 ? .food(id) : .deleteFood(id)
        }
    }

    var path: String {
        switch self {
        case .day: "/meals"
        case .add: "/meals/add"
        case .statistics: "/meals/statistics"
        case .meal(let id): "/meals/\(id.hex)"
        case .delete(let id): "/meals/\(id.hex)/delete"
        case .copy(let id): "/meals/\(id.hex)/copy"
        case .item(let id): "/meals/item/\(id.hex)"
        case .deleteItem(let id): "/meals/item/\(id.hex)/delete"
        case .foods: "/foods"
        case .addFood: "/foods/new"
        case .food(let id): "/foods/\(id.hex)"
        case .deleteFood(let id): "/foods/\(id.hex)/delete"
        }
    }

    var query: FormFields {
        var query = FormFields()
        switch self {
        case .day(let day, let kind):
            if let day { query.append("day", day.text) }
            if let kind { query.append("meal", kind.rawValue) }
        case .add(let kind, let day, let search):
            if let kind { query.append("meal", kind.rawValue) }
            if let day { query.append("day", day.text) }
            if !search.isEmpty { query.append("search", search) }
        case .statistics(let span):
            if span != .week { query.append("by", span.rawValue) }
        case .foods(let search):
            if !search.isEmpty { query.append("search", search) }
        default: break
        }
        return query
    }

    var url: String { Route.meals(self).url }
}
