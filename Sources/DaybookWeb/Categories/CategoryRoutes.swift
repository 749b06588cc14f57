import DaybookCore
import Journal

/// The pages of categories, under `/categories`.
public enum CategoryPageRoute: Route {
    case list
    case add
    /// A category and its form.
    case category(RecordID)
}

/// The actions of categories, under `/categories`.
public enum CategoryActionRoute: Route {
    case add
    case edit(RecordID)
    case delete(RecordID)
}

extension CategoryPageRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> CategoryPageRoute? {
        switch parts {
        case ["categories"]: return .list
        case ["categories", "new"]: return .add
        default:
            guard parts.count == 2, parts[0] == "categories" else { return nil }
            return RecordID(hex: parts[1]).map { .category($0) }
        }
    }

    public var location: Location {
        switch self {
        case .list: Location("/categories")
        case .add: Location("/categories/new")
        case .category(let id): Location("/categories/\(id.hex)")
        }
    }
}

extension CategoryActionRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> CategoryActionRoute? {
        if parts == ["categories", "new"] { return .add }
        guard parts.count > 1, parts[0] == "categories", let id = RecordID(hex: parts[1]) else { return nil }
        switch Array(parts.dropFirst(2)) {
        case []: return .edit(id)
        case ["delete"]: return .delete(id)
        default: return nil
        }
    }

    public var location: Location {
        switch self {
        case .add: Location("/categories/new")
        case .edit(let id): Location("/categories/\(id.hex)")
        case .delete(let id): Location("/categories/\(id.hex)/delete")
        }
    }

    /// The page to show when the URL is opened instead of posted to.
    var page: CategoryPageRoute {
        switch self {
        case .add: .add
        case .edit(let id): .category(id)
        case .delete: .list
        }
    }
}
