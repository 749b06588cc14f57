import Journal

/// Commands that change categories.
public enum CategoryCommand: Hashable, Sendable {
    case add(CategoryDraft, id: RecordID)
    case edit(RecordID, CategoryDraft)
    /// Deletes the category. Its habits stay, without a category.
    case delete(RecordID)
}

/// A category as entered in a form.
public struct CategoryDraft: Hashable, Sendable {
    public var name: String
    public var color: Palette
    public var icon: String

    /// Characters of a name, after trimming.
    public static let longestName = 32

    public init(name: String, color: Palette = .stone, icon: String = "") {
        self.name = name
        self.color = color
        self.icon = icon
    }
}

extension CategoryCommand {
    /// Returns the changes to make. Throws if the command is not allowed.
    public func decide(in state: State) throws(CategoryRefusal) -> Decision {
        switch self {
        case .add(let draft, let id):
            // The form carries the id, so submitting it twice adds one category.
            if state.categories[id]?.isAlive == true { return Decision("addCategory", []) }
            let validated = try draft.checked(in: state, for: id)
            let life = Value.integer((state.categories[id]?.life ?? 0) + 1)
            return Decision(
                "addCategory",
                [
                    Change(Category.table, id, "life", life),
                    Change(Category.table, id, "name", .text(validated.name)),
                    Change(Category.table, id, "color", .text(validated.color.rawValue)),
                    Change(Category.table, id, "icon", .text(validated.icon)),
                ])
        case .edit(let id, let draft):
            guard let old = state.category(id) else { throw .noSuchCategory }
            let validated = try draft.checked(in: state, for: id)
            var changes: [Change] = []
            if validated.name != old.name { changes.append(Change(Category.table, id, "name", .text(validated.name))) }
            if validated.color != old.color {
                changes.append(Change(Category.table, id, "color", .text(validated.color.rawValue)))
            }
            if validated.icon != old.icon { changes.append(Change(Category.table, id, "icon", .text(validated.icon))) }
            return Decision("editCategory", changes)
        case .delete(let id):
            guard let category = state.category(id) else { throw .noSuchCategory }
            return Decision(
                "deleteCategory", [Change(Category.table, id, "life", .integer(category.life + 1))])
        }
    }
}

extension CategoryDraft {
    fileprivate func checked(in state: State, for id: RecordID) throws(CategoryRefusal) -> CategoryDraft {
        var validated = self
        validated.name = PlainText.line(name)
        validated.icon = PlainText.line(icon)
        guard !validated.name.isEmpty else { throw .nameBlank }
        guard validated.name.count <= Self.longestName, validated.name.utf8.count <= HabitLimits.titleBytes else {
            throw .nameTooLong(limit: Self.longestName)
        }
        if let other = state.category(named: validated.name), other.id != id { throw .nameTaken(other.name) }
        guard validated.icon.count <= HabitLimits.icon, validated.icon.utf8.count <= 64 else { throw .iconTooLong }
        return validated
    }
}

extension State {
    /// The category, unless deleted, under its unique name.
    public func category(_ id: RecordID?) -> Category? {
        guard let id, let category = categories[id], category.isAlive else { return nil }
        return named(category)
    }

    private func named(_ category: Category) -> Category {
        guard let name = repairedName(of: category.id) else { return category }
        var category = category
        category.name = name
        return category
    }

    /// The category with a name, ignoring case.
    public func category(named name: String) -> Category? {
        livingCategories.first { PlainText.isSame($0.name, name) }
    }

    /// The colour used by the fewest categories; the first in the palette if several tie.
    public var leastUsedColor: Palette {
        var rarest = Palette.rose
        var fewest = Int.max
        for color in Palette.allCases {
            let count = categories.rows.count { $0.isAlive && $0.color == color }
            if count < fewest { (rarest, fewest) = (color, count) }
        }
        return rarest
    }

    /// All categories that are not deleted, ordered by id.
    public var livingCategories: [Category] {
        categories.rows.filter { $0.isAlive }.map(named).sorted { $0.id < $1.id }
    }
}
