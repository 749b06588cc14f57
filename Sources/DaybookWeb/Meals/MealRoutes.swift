import CivilTime
import DaybookCore
import Journal

/// The pages of meals, under `/meals`, and of foods, under `/foods`.
public enum MealPageRoute: Route {
    /// The meals of a day, or of today.
    case day(Day?, of: MealKind? = nil)
    /// Adds to a meal, with a search among foods.
    case add(MealKind?, Day?, search: String)
    /// Meal statistics by week, month or year, up to a day, or today.
    case statistics(StatisticsInterval, until: Day? = nil)
    /// A meal and its form.
    case meal(RecordID)
    /// An item of a meal and its form.
    case item(RecordID)
    case foods(search: String)
    /// - Parameter start: The search that found no such food.
    case addFood(_ start: FoodStart = FoodStart())
    /// A food and its form.
    case food(RecordID)
}

/// A search that found no food, before one is added.
public struct FoodStart: Hashable, Sendable {
    /// The name, or the number below its barcode, that was searched for; empty if nothing was.
    public var search = ""
    /// The meal that it is for, and the day of that; nil for today.
    public var meal: MealKind?
    public var day: Day?

    public init(search: String = "", for meal: MealKind? = nil, on day: Day? = nil) {
        (self.search, self.meal, self.day) = (search, meal, day)
    }
}

/// The actions of meals, under `/meals`, and of foods, under `/foods`.
public enum MealActionRoute: Route {
    /// Logs a typed line or a usual food, on a day or today.
    case logFood(on: Day?)
    /// Adds to a meal from a form, which also has the search.
    case add(MealKind?, Day?, search: String)
    case edit(RecordID)
    case delete(RecordID)
    /// Logs a copy of a meal.
    case copy(RecordID)
    case editItem(RecordID)
    case deleteItem(RecordID)
    case addFood
    case editFood(RecordID)
    case deleteFood(RecordID)
}

extension MealPageRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> MealPageRoute? {
        switch parts {
        case ["meals"]: return .day(query.day, of: query.meal)
        case ["meals", "add"]: return .add(query.meal, query.day, search: query["search"] ?? "")
        case ["meals", "statistics"]: return .statistics(query.interval, until: query.until)
        case ["foods"]: return .foods(search: query["search"] ?? "")
        case ["foods", "new"]:
            return .addFood(FoodStart(search: query["search"] ?? "", for: query.meal, on: query.day))
        default:
            guard let last = parts.last, let id = RecordID(hex: last) else { return nil }
            switch Array(parts.dropLast()) {
            case ["meals"]: return .meal(id)
            case ["meals", "item"]: return .item(id)
            case ["foods"]: return .food(id)
            default: return nil
            }
        }
    }

    public var location: Location {
        switch self {
        case .day(let day, let kind): Location("/meals", [("day", day?.text), ("meal", kind?.rawValue)])
        case .add(let kind, let day, let search): .adding(kind, day, search: search)
        case .statistics(let span, let last): .statistics("/meals/statistics", span, until: last)
        case .meal(let id): Location("/meals/\(id.hex)")
        case .item(let id): Location("/meals/item/\(id.hex)")
        case .foods(let search): Location("/foods", [("search", search.isEmpty ? nil : search)])
        case .addFood(let start):
            Location(
                "/foods/new",
                [
                    ("search", start.search.isEmpty ? nil : start.search), ("meal", start.meal?.rawValue),
                    ("day", start.day?.text),
                ])
        case .food(let id): Location("/foods/\(id.hex)")
        }
    }
}

extension MealActionRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> MealActionRoute? {
        switch parts {
        case ["meals"]: return .logFood(on: query.day)
        case ["meals", "add"]: return .add(query.meal, query.day, search: query["search"] ?? "")
        case ["foods", "new"]: return .addFood
        default:
            if parts.starts(with: ["meals", "item"]) {
                guard parts.count > 2, let id = RecordID(hex: parts[2]) else { return nil }
                return parts.count == 3 ? .editItem(id) : parts.dropFirst(3) == ["delete"] ? .deleteItem(id) : nil
            }
            guard parts.count > 1, let id = RecordID(hex: parts[1]) else { return nil }
            switch [parts[0]] + parts.dropFirst(2) {
            case ["meals"]: return .edit(id)
            case ["meals", "delete"]: return .delete(id)
            case ["meals", "copy"]: return .copy(id)
            case ["foods"]: return .editFood(id)
            case ["foods", "delete"]: return .deleteFood(id)
            default: return nil
            }
        }
    }

    public var location: Location {
        switch self {
        case .logFood(let day): Location("/meals", [("day", day?.text)])
        case .add(let kind, let day, let search): .adding(kind, day, search: search)
        case .edit(let id): Location("/meals/\(id.hex)")
        case .delete(let id): Location("/meals/\(id.hex)/delete")
        case .copy(let id): Location("/meals/\(id.hex)/copy")
        case .editItem(let id): Location("/meals/item/\(id.hex)")
        case .deleteItem(let id): Location("/meals/item/\(id.hex)/delete")
        case .addFood: Location("/foods/new")
        case .editFood(let id): Location("/foods/\(id.hex)")
        case .deleteFood(let id): Location("/foods/\(id.hex)/delete")
        }
    }

    /// The page to show when the URL is opened instead of posted to.
    var page: MealPageRoute {
        switch self {
        case .logFood(let day): .day(day)
        case .add(let kind, let day, let search): .add(kind, day, search: search)
        case .edit(let id), .delete(let id), .copy(let id): .meal(id)
        case .editItem(let id), .deleteItem(let id): .item(id)
        case .addFood: .addFood()
        case .editFood(let id), .deleteFood(let id): .food(id)
        }
    }
}

extension Location {
    fileprivate static func adding(_ kind: MealKind?, _ day: Day?, search: String) -> Location {
        Location(
            "/meals/add",
            [("meal", kind?.rawValue), ("day", day?.text), ("search", search.isEmpty ? nil : search)])
    }
}

extension FormFields {
    var day: Day? { self["day"].flatMap { Day($0) } }
    var meal: MealKind? { self["meal"].flatMap { MealKind(rawValue: $0) } }
}
