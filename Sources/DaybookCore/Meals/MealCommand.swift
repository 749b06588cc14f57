import CivilTime
import Journal

/// Commands that change meals, their items and the person's own foods. Each states the desired result, so running one
/// twice has the same effect as running it once.
public enum MealCommand: Hashable, Sendable {
    /// Adds a meal with its items.
    case add(Meal, at: RecordTime = RecordTime(), items: [MealItem])
    /// Saves the editable fields of a meal; without a moment its day and time stay.
    case edit(Meal, at: RecordTime? = nil)
    /// Deletes a meal with its items.
    case delete(RecordID)
    /// Adds a copy of another meal, with what was eaten at others of its kind on its day. `id` comes from the form.
    case copy(RecordID, RecordTime, id: RecordID)
    /// Appends an item to its meal.
    case addItem(MealItem)
    /// Appends items to the day's last meal of this kind. If there is none, adds a meal under the first item's id.
    case logFoods([MealItem], MealKind, RecordTime)
    /// Saves the food and the editable fields of an item.
    case editItem(MealItem)
    case deleteItem(RecordID)
    /// Adds a food of the person's own.
    case addFood(Food)
    case editFood(Food)
    /// Deletes a food of the person's own; what was eaten of it stays.
    case deleteFood(RecordID)
}

extension MealCommand {
    /// Returns the changes to make. Throws if the command is not allowed.
    ///
    /// - Parameter newID: Returns a new random id on each call.
    public func decide(in state: State, now: LocalInstant, newID: () -> RecordID) throws(BodyRefusal) -> Decision {
        switch self {
        case .add(let meal, let moment, let items): return try Self.add(meal, moment, items, .addMeal, state, now)
        case .edit(let typed, let moment):
            let old = try Self.known(typed.id, state)
            let stored = try old.moment(editedTo: moment, in: state, now: now)
            let meal = try old.copyingEditableFields(from: typed).validated(at: stored, over: old)
            return Decision(MealAction.editMeal, meal.changes(from: old))
        case .delete(let id):
            return Decision(MealAction.deleteMeal, state.meals.deletion(of: id))
        case .copy(let other, let moment, let id):
            let meals = state.mealsBeside(try Self.known(other, state))
            let items = meals.flatMap { state.items(of: $0.id) }.map { state.standingAlone($0).copy(id: newID()) }
            return try Self.add(Meal(id: id, try Self.known(other, state).kind), moment, items, .copyMeal, state, now)
        case .addItem(let item): return try Self.addItem(item, state)
        case .logFoods(let items, let kind, let moment):
            return try Self.logFoods(items, kind, moment, state, now, newID)
        case .editItem(let typed):
            guard let old = state.mealItems[typed.id], old.isAlive, state.meal(old.meal) != nil else {
                throw .noSuchMealItem
            }
            var item = old.copyingEditableFields(from: typed)
            item.food = typed.food
            return Decision(
                MealAction.editMealItem, try item.validated(in: state, over: old).changes(from: old))
        case .deleteItem(let id):
            return Decision(MealAction.deleteMealItem, state.mealItems.deletion(of: id))
        case .addFood(let typed):
            var food = try typed.validated(in: state, over: nil)
            let (id, isNew) = state.foods.addition(under: typed.id, newID) { $0.isAlive && $0.hasSameFields(as: food) }
            guard isNew else { return Decision(MealAction.addFood, [], adding: id) }
            food = food.copy(id: id)
            try food.checkName(in: state)
            food.life = 1
            return Decision(MealAction.addFood, food.changes, adding: id)
        case .editFood(let typed):
            let id = typed.id
            guard let old = state.foods[id], old.isAlive else { throw .noSuchFood }
            let wanted = try old.copyingEditableFields(from: typed).validated(in: state, over: old)
            // Its amounts in meals must still give valid nutrition.
            let isLost = state.mealItems.rows.contains { part in
                guard part.isAlive, part.food == id, let amount = part.amount, state.meal(part.meal) != nil else {
                    return false
                }
                return old.nutrition(of: amount, part.unit) != nil && wanted.nutrition(of: amount, part.unit) == nil
            }
            if isLost { throw .portionUnknown(id) }
            return Decision(MealAction.editFood, wanted.changes(from: old))
        case .deleteFood(let id):
            return Decision(MealAction.deleteFood, state.foods.deletion(of: id))
        }
    }

    private static func add(
        _ typed: Meal, _ moment: RecordTime, _ items: [MealItem], _ action: MealAction, _ state: State,
        _ now: LocalInstant
    ) throws(BodyRefusal) -> Decision {
        let (id, isNew) = try place(of: items, under: typed.id, typed.kind, moment, state)
        guard isNew else { return Decision(action, [], adding: id) }
        guard !items.isEmpty else { throw .mealEmpty }
        guard items.count <= BodyLimits.mealItems else { throw .tooManyItems(limit: BodyLimits.mealItems) }
        var meal = try typed.copy(id: id).validated(at: try moment.kept(in: state, now: now), over: nil)
        meal.life = 1
        var changes = meal.changes
        var last = ""
        for item in items {
            last = Position.last(after: last, for: item.id)
            changes += try item.added(to: meal.id, at: last, in: state)
        }
        return Decision(action, changes)
    }

    private static func logFoods(
        _ items: [MealItem], _ kind: MealKind, _ moment: RecordTime, _ state: State, _ now: LocalInstant,
        _ newID: () -> RecordID
    ) throws(BodyRefusal) -> Decision {
        guard let first = items.first else { throw .mealEmpty }
        let (id, isNew) = try place(of: items, under: first.id, kind, moment, state)
        guard isNew else { return Decision(MealAction.addMealItem, []) }
        let items = [first.copy(id: id)] + items.dropFirst()
        let day = try moment.kept(in: state, now: now).day
        guard let meal = state.meals(on: day).last(where: { $0.kind == kind }) else {
            return try add(Meal(id: id, kind), moment, items.map { $0.copy(id: newID()) }, .addMeal, state, now)
        }
        return try addItems(items, to: meal, state)
    }

    /// The id under which what a form names is added, which a meal or its first item has then: the form's own or, if something else was
    /// added under it, the next one. A form submitted twice adds nothing, even after its record was deleted.
    private static func place(
        of items: [MealItem], under id: RecordID, _ kind: MealKind, _ moment: RecordTime, _ state: State
    ) throws(BodyRefusal) -> (id: RecordID, isNew: Bool) {
        let valid = try items.map { item throws(BodyRefusal) in try item.validated(in: state, over: nil) }
        var id = id
        while true {
            let (meal, item) = (state.meals[id], state.mealItems[id])
            guard meal?.life ?? 0 != 0 || item?.life ?? 0 != 0 else { return (id, true) }
            let whole = meal ?? item?.meal.flatMap { state.meals[$0] }
            let eaten = state.items(of: whole?.id ?? id).drop { meal == nil && $0.id != id }
            let isMealSame = whole.map { $0.kind == kind && $0.hasTyped(moment) } ?? false
            let isSame =
                isMealSame && eaten.count >= valid.count && zip(eaten, valid).allSatisfy { $0.saysSame(as: $1) }
            guard !isSame, let next = id.next else { return (id, false) }
            id = next
        }
    }

    private static func addItem(_ item: MealItem, _ state: State) throws(BodyRefusal) -> Decision {
        guard let meal = state.meal(item.meal) else { throw .noSuchMeal }
        let valid = try item.validated(in: state, over: nil)
        let (id, isNew) = state.mealItems.addition(after: item.id) { $0.meal == meal.id && $0.saysSame(as: valid) }
        guard isNew else { return Decision(MealAction.addMealItem, [], adding: id) }
        return try addItems([item.copy(id: id)], to: meal, state)
    }

    private static func addItems(_ items: [MealItem], to meal: Meal, _ state: State) throws(BodyRefusal) -> Decision {
        let others = state.items(of: meal.id)
        guard others.count + items.count <= BodyLimits.mealItems else {
            throw .tooManyItems(limit: BodyLimits.mealItems)
        }
        var changes: [Change] = []
        var last = others.last?.position ?? ""
        for item in items {
            last = Position.last(after: last, for: item.id)
            changes += try item.added(to: meal.id, at: last, in: state)
        }
        return Decision(MealAction.addMealItem, changes)
    }

    private static func known(_ id: RecordID, _ state: State) throws(BodyRefusal) -> Meal {
        guard let meal = state.meal(id) else { throw .noSuchMeal }
        return meal
    }
}

extension State {
    /// The meals of the same kind on the same day: a breakfast that was logged in several parts.
    func mealsBeside(_ meal: Meal) -> [Meal] {
        guard let day = meal.day else { return [meal] }
        return meals(on: day).filter { $0.kind == meal.kind }
    }
}

extension MealItem {
    fileprivate func saysSame(as other: MealItem) -> Bool { food == other.food && hasSameFields(as: other) }
}

extension MealItem {
    /// The changes that add the item to a meal.
    fileprivate func added(
        to meal: RecordID, at position: String, in state: State
    ) throws(BodyRefusal) -> [Change] {
        var item = try validated(in: state, over: nil)
        (item.life, item.meal, item.position) = (1, meal, position)
        return item.changes
    }
}

/// The actions on meals and foods. Raw values are stored in the journal and must not change.
public enum MealAction: String, CaseIterable, FeatureAction {
    case addFood, addMeal, addMealItem, copyMeal, deleteFood, deleteMeal, deleteMealItem, editFood, editMeal,
        editMealItem

    public var name: ActionName { .meal(self) }

    public var table: String {
        switch self {
        case .addMeal, .copyMeal, .deleteMeal, .editMeal: Meal.table
        case .addMealItem, .deleteMealItem, .editMealItem: MealItem.table
        case .addFood, .deleteFood, .editFood: Food.table
        }
    }
}
