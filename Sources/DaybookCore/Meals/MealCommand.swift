import CivilTime
import Journal

/// Commands that change meals, their items and the person's own foods. Each states the desired result, so running one
/// twice has the same effect as running it once.
public enum MealCommand: Hashable, Sendable {
    /// Adds a meal with its items. `id` comes from the form.
    case add(MealDraft, id: RecordID)
    /// Updates a meal, except its items, from the draft. `seen` holds the field values from when editing began.
    case edit(RecordID, MealDraft, seen: [String: Value] = [:])
    /// Deletes a meal with its items.
    case delete(RecordID)
    /// Adds a copy of another meal. `id` comes from the form.
    case copy(RecordID, BodyMoment, id: RecordID)
    /// Appends an item to a meal. `id` comes from the form.
    case addItem(MealItemDraft, to: RecordID, id: RecordID)
    /// Appends an item to the day's last meal of this kind, or adds a new meal if there is none. `id` comes from the
    /// form.
    case eat(MealItemDraft, MealKind, BodyMoment, id: RecordID)
    case editItem(RecordID, MealItemDraft)
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
        case .add(let draft, let id): return try Self.add(draft, id, .addMeal, state, now, newID)
        case .edit(let id, let draft, let seen):
            let old = try Self.known(id, state)
            var moment = StoredMoment(day: old.day ?? .first, at: old.at, offset: old.offset)
            if draft.moment != BodyMoment(day: old.day, time: old.time) {
                moment = try draft.moment.kept(in: state, now: now)
            }
            return Decision(MealAction.editMeal, (try draft.checked(over: old, moment)).changes(from: old, seen: seen))
        case .delete(let id):
            guard let old = state.meals[id], old.life & 1 == 1 else { return Decision(MealAction.deleteMeal, []) }
            return Decision(MealAction.deleteMeal, [Change(Meal.table, id, "life", .integer(old.life + 1))])
        case .copy(let other, let moment, let id):
            var draft = MealDraft(try Self.known(other, state).kind)
            draft.moment = moment
            draft.items = state.items(of: other).map { MealItemDraft($0) }
            return try Self.add(draft, id, .copyMeal, state, now, newID)
        case .addItem(let draft, let meal, let id): return try Self.addItem(draft, to: meal, id, state)
        case .eat(let item, let kind, let moment, let id):
            return try Self.eat(item, kind, moment, id, state, now, newID)
        case .editItem(let id, let draft):
            guard let old = state.mealItems[id], old.isAlive, state.meal(old.meal) != nil else {
                throw .noSuchMealItem
            }
            return Decision(MealAction.editMealItem, (try draft.checked(over: old, in: state)).changes(from: old))
        case .deleteItem(let id):
            guard let old = state.mealItems[id], old.life & 1 == 1 else {
                return Decision(MealAction.deleteMealItem, [])
            }
            return Decision(MealAction.deleteMealItem, [Change(MealItem.table, id, "life", .integer(old.life + 1))])
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
            let wanted = try old.edited(like: typed).validated(in: state, over: old)
            // What was eaten of it must still come to something.
            let isLost = state.mealItems.rows.contains { part in
                guard part.isAlive, part.food == id, let amount = part.amount, state.meal(part.meal) != nil else {
                    return false
                }
                return old.nutrition(of: amount, part.unit) != nil && wanted.nutrition(of: amount, part.unit) == nil
            }
            if isLost { throw .portionUnknown(id) }
            return Decision(MealAction.editFood, wanted.changes(from: old))
        case .deleteFood(let id):
            guard let old = state.foods[id], old.isAlive else { return Decision(MealAction.deleteFood, []) }
            return Decision(MealAction.deleteFood, [Change(Food.table, id, "life", .integer(old.life + 1))])
        }
    }

    private static func add(
        _ draft: MealDraft, _ id: RecordID, _ action: MealAction, _ state: State, _ now: LocalInstant,
        _ newID: () -> RecordID
    ) throws(BodyRefusal) -> Decision {
        // A form submitted twice changes nothing, even after its record was deleted.
        if state.meals[id] != nil { return Decision(action, []) }
        guard !draft.items.isEmpty else { throw .mealEmpty }
        guard draft.items.count <= BodyLimits.mealItems else { throw .tooManyItems(limit: BodyLimits.mealItems) }
        var meal = try draft.checked(over: Meal(id: id), try draft.moment.kept(in: state, now: now))
        meal.life = 1
        var changes = meal.changes
        var last = ""
        for draft in draft.items {
            let item = newID()
            last = Position.last(after: last, for: item)
            changes += (try new(draft, item, of: id, at: last, state)).changes
        }
        return Decision(action, changes)
    }

    private static func eat(
        _ item: MealItemDraft, _ kind: MealKind, _ moment: BodyMoment, _ id: RecordID, _ state: State,
        _ now: LocalInstant,
        _ newID: () -> RecordID
    ) throws(BodyRefusal) -> Decision {
        // A form submitted twice changes nothing, even after its record was deleted.
        if state.meals[id] != nil { return Decision(MealAction.addMealItem, []) }
        let day = try moment.kept(in: state, now: now).day
        if let meal = state.meals(on: day).last(where: { $0.kind == kind }) {
            return try addItem(item, to: meal.id, id, state)
        }
        if state.mealItems[id] != nil { return Decision(MealAction.addMealItem, []) }
        var draft = MealDraft(kind)
        (draft.moment, draft.items) = (moment, [item])
        return try add(draft, id, .addMeal, state, now, newID)
    }

    private static func addItem(
        _ draft: MealItemDraft, to meal: RecordID, _ id: RecordID, _ state: State
    ) throws(BodyRefusal) -> Decision {
        _ = try known(meal, state)
        if state.mealItems[id] != nil { return Decision(MealAction.addMealItem, []) }
        let others = state.items(of: meal)
        guard others.count < BodyLimits.mealItems else { throw .tooManyItems(limit: BodyLimits.mealItems) }
        let position = Position.last(after: others.last?.position ?? "", for: id)
        return Decision(MealAction.addMealItem, (try new(draft, id, of: meal, at: position, state)).changes)
    }

    private static func new(
        _ draft: MealItemDraft, _ id: RecordID, of meal: RecordID, at position: String, _ state: State
    ) throws(BodyRefusal) -> MealItem {
        var item = try draft.checked(over: MealItem(id: id), in: state)
        item.life = 1
        item.meal = meal
        item.position = position
        return item
    }

    private static func known(_ id: RecordID, _ state: State) throws(BodyRefusal) -> Meal {
        guard let meal = state.meal(id) else { throw .noSuchMeal }
        return meal
    }
}
