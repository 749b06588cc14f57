import Journal

/// A change to categories.
public enum CategoryCommand: Hashable, Sendable {
    case add(Category)
    case edit(Category)
    /// Habits that have it stay, without a category.
    case delete(RecordID)
}

/// How long the name of a category can be.
public enum CategoryLimits {
    /// Characters of a name, after trimming.
    public static let name = 32
}

extension CategoryCommand {
    /// The changes that carry out the command.
    public func decide(in state: State) throws(CategoryRefusal) -> Decision {
        switch self {
        case .add(let typed):
            // The form carries the id, so a form sent twice adds one.
            if state.categories[typed.id]?.isAlive == true { return Decision(CategoryAction.addCategory, []) }
            var category = try typed.validated(in: state)
            category.life = (state.categories[typed.id]?.life ?? 0) + 1
            return Decision(CategoryAction.addCategory, category.changes)
        case .edit(let typed):
            guard let old = state.category(typed.id) else { throw .noSuchCategory }
            return Decision(
                CategoryAction.editCategory, try old.edited(like: typed).validated(in: state).changes(from: old))
        case .delete(let id):
            guard let category = state.category(id) else { throw .noSuchCategory }
            return Decision(
                CategoryAction.deleteCategory, [Change(Category.table, id, "life", .integer(category.life + 1))])
        }
    }
}

extension Category {
    fileprivate func validated(in state: State) throws(CategoryRefusal) -> Category {
        let category: Category
        do throws(FieldError) { category = try validated() } catch { throw .field(error) }
        if let other = state.category(named: category.name), other.id != id { throw .nameTaken(other.name) }
        return category
    }
}

extension State {
    /// The category, unless deleted, under its unique name.
    public func category(_ id: RecordID?) -> Category? {
        guard let id, let category = categories[id], category.isAlive else { return nil }
        return named(category)
    }

    private func named(_ category: Category) -> Category {
        guard let name = disambiguatedName(of: category.id) else { return category }
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
