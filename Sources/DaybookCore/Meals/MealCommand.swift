import CivilTime
import Journal

/// What can be done to meals, what they are of, and the person's own foods. Each states the wanted result, so that doing
/// it twice is doing it once.
public enum MealCommand: Hashable, Sendable {
    /// Writes a meal down, with what it is of, under an id that the form carries.
    case add(MealDraft, id: RecordID)
    /// Makes a meal what the draft says, but for what it is of; `seen` is what its fields held when the person began.
    case edit(RecordID, MealDraft, seen: [String: Value] = [:])
    /// Deletes a meal with what it is of.
    case delete(RecordID)
    /// Writes down the same as another meal, under an id that the form carries.
    case copy(RecordID, BodyMoment, id: RecordID)
    /// Adds something at the end of a meal, under an id that the form carries.
    case addItem(MealItemDraft, to: RecordID, id: RecordID)
    /// Adds something to the last meal of its kind on a day or, where there is none, begins one, under an id that the form
    /// carries.
    case eat(MealItemDraft, MealKind, BodyMoment, id: RecordID)
    case editItem(RecordID, MealItemDraft)
    case deleteItem(RecordID)
    /// Adds a food, under an id that the form carries.
    case addFood(FoodDraft, id: RecordID)
    case editFood(RecordID, FoodDraft)
    /// Deletes a food of the person's own; what was eaten of it stays.
    case deleteFood(RecordID)
}

extension MealCommand {
    /// Returns the changes to make. Throws if the command is not allowed.
    ///
    /// - Parameter newID: Returns a new random id on each call.
    public func decide(in state: State, now: Now, newID: () -> RecordID) throws(BodyRefusal) -> Decision {
        switch self {
        case .add(let draft, let id): return try Self.add(draft, id, "addMeal", state, now, newID)
        case .edit(let id, let draft, let seen):
            let old = try Self.known(id, state)
            var moment = StoredMoment(day: old.day ?? .first, at: old.at, offset: old.offset)
            if draft.moment != BodyMoment(day: old.day, time: old.time) {
                moment = try draft.moment.kept(in: state, now: now)
            }
            return Decision("editMeal", (try draft.checked(over: old, moment)).changes(from: old, seen: seen))
        case .delete(let id):
            guard let old = state.meals[id], old.life & 1 == 1 else { return Decision("deleteMeal", []) }
            return Decision("deleteMeal", [Change(Meal.table, id, "life", .integer(old.life + 1))])
        case .copy(let other, let moment, let id):
            var draft = MealDraft(try Self.known(other, state).kind)
            draft.moment = moment
            draft.items = state.items(of: other).map { MealItemDraft($0) }
            return try Self.add(draft, id, "copyMeal", state, now, newID)
        case .addItem(let draft, let meal, let id): return try Self.addItem(draft, to: meal, id, state)
        case .eat(let item, let kind, let moment, let id):
            return try Self.eat(item, kind, moment, id, state, now, newID)
        case .editItem(let id, let draft):
            guard let old = state.mealItems[id], old.isAlive, state.meal(old.meal) != nil else {
                throw .noSuchMealItem
            }
            return Decision("editMealItem", (try draft.checked(over: old, in: state)).changes(from: old))
        case .deleteItem(let id):
            guard let old = state.mealItems[id], old.life & 1 == 1 else {
                return Decision("deleteMealItem", [])
            }
            return Decision("deleteMealItem", [Change(MealItem.table, id, "life", .integer(old.life + 1))])
        case .addFood(let draft, let id):
            if state.foods[id] != nil { return Decision("addFood", []) }
            var food = try draft.checked(over: Food(id: id), in: state)
            food.life = 1
            return Decision("addFood", food.changes)
        case .editFood(let id, let draft):
            guard let old = state.foods[id], old.isAlive else { throw .noSuchFood }
            let wanted = try draft.checked(over: old, in: state)
            // What was eaten of it must still come to something.
            let isLost = state.mealItems.rows.contains { part in
                guard part.isAlive, part.food == id, let amount = part.amount, state.meal(part.meal) != nil else {
                    return false
                }
                return old.nutrition(of: amount, part.unit) != nil && wanted.nutrition(of: amount, part.unit) == nil
            }
            if isLost { throw .portionUnknown(id) }
            return Decision("editFood", wanted.changes(from: old))
        case .deleteFood(let id):
            guard let old = state.foods[id], old.isAlive else { return Decision("deleteFood", []) }
            return Decision("deleteFood", [Change(Food.table, id, "life", .integer(old.life + 1))])
        }
    }

    private static func add(
        _ draft: MealDraft, _ id: RecordID, _ name: String, _ state: State, _ now: Now, _ newID: () -> RecordID
    ) throws(BodyRefusal) -> Decision {
        // The id already exists, even if deleted since: this form was submitted before.
        if state.meals[id] != nil { return Decision(name, []) }
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
        return Decision(name, changes)
    }

    private static func eat(
        _ item: MealItemDraft, _ kind: MealKind, _ moment: BodyMoment, _ id: RecordID, _ state: State, _ now: Now,
        _ newID: () -> RecordID
    ) throws(BodyRefusal) -> Decision {
        // What was written under this id, as a meal or as a part of one, was written once.
        if state.meals[id] != nil { return Decision("addMealItem", []) }
        let day = try moment.kept(in: state, now: now).day
        if let meal = state.meals(on: day).last(where: { $0.kind == kind }) {
            return try addItem(item, to: meal.id, id, state)
        }
        if state.mealItems[id] != nil { return Decision("addMealItem", []) }
        var draft = MealDraft(kind)
        (draft.moment, draft.items) = (moment, [item])
        return try add(draft, id, "addMeal", state, now, newID)
    }

    private static func addItem(
        _ draft: MealItemDraft, to meal: RecordID, _ id: RecordID, _ state: State
    ) throws(BodyRefusal) -> Decision {
        _ = try known(meal, state)
        if state.mealItems[id] != nil { return Decision("addMealItem", []) }
        let others = state.items(of: meal)
        guard others.count < BodyLimits.mealItems else { throw .tooManyItems(limit: BodyLimits.mealItems) }
        let position = Position.last(after: others.last?.position ?? "", for: id)
        return Decision("addMealItem", (try new(draft, id, of: meal, at: position, state)).changes)
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
