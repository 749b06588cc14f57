import Journal

/// A change to categories.
public enum CategoryCommand: Hashable, Sendable {
    case add(Category)
    case edit(Category)
    /// Deletes a category. Its habits stay, without a category.
    case delete(RecordID)
}

/// Length limits of categories.
public enum CategoryLimits {
    /// Characters of a name, after trimming.
    public static let name = 64
}

extension CategoryCommand {
    /// Returns the changes to make. Throws if the command is not allowed.
    ///
    /// - Parameter newID: Returns a new random id on each call.
    public func decide(in state: State, newID: () -> RecordID) throws(CategoryRefusal) -> Decision {
        switch self {
        case .add(let typed):
            var category = try typed.validated(in: state, over: nil)
            let (id, isNew) = state.categories.addition(under: typed.id, newID) {
                $0.isAlive && $0.hasSameFields(as: category)
            }
            guard isNew else { return Decision(CategoryAction.addCategory, [], adding: id) }
            category = category.copy(id: id)
            try category.checkName(in: state)
            category.life = 1
            return Decision(CategoryAction.addCategory, category.changes, adding: id)
        case .edit(let typed):
            guard let old = state.category(typed.id) else { throw .noSuchCategory }
            return Decision(
                CategoryAction.editCategory,
                try old.copyingEditableFields(from: typed).validated(in: state, over: old).changes(from: old))
        case .delete(let id):
            guard let category = state.category(id) else { throw .noSuchCategory }
            return Decision(CategoryAction.deleteCategory, [category.deletion])
        }
    }
}

extension Category {
    fileprivate func validated(in state: State, over old: Category?) throws(CategoryRefusal) -> Category {
        let category: Category
        do throws(FieldError) { category = try validated(over: old) } catch { throw .field(error) }
        if category.name != old?.name { try category.checkName(in: state) }
        return category
    }

    fileprivate func checkName(in state: State) throws(CategoryRefusal) {
        if let other = state.category(named: name), other.id != id { throw .nameTaken(other.name) }
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

/// The actions on categories. Raw values are stored in the journal and must not change.
public enum CategoryAction: String, CaseIterable, FeatureAction {
    case addCategory, deleteCategory, editCategory

    public var name: ActionName { .category(self) }
    public var table: String { Category.table }
}

/// Reasons to refuse a category command.
public enum CategoryRefusal: Error, Hashable, Sendable {
    case field(FieldError)
    case nameTaken(String)
    case noSuchCategory
}
