import Journal

/// A meal as entered in a form or command, not yet validated.
public struct MealDraft: Hashable, Sendable {
    public var kind: MealKind
    public var moment = BodyMoment()
    public var note = ""
    /// Its first items. Ignored when editing.
    public var items: [MealItemDraft] = []

    public init(_ kind: MealKind) { self.kind = kind }

    /// Creates a draft for editing a stored meal.
    public init(_ meal: Meal) {
        kind = meal.kind
        moment = BodyMoment(day: meal.day, time: meal.time)
        note = meal.note
    }

    /// Validates the draft and applies it to the stored meal.
    func checked(over old: Meal, _ moment: StoredMoment) throws(BodyRefusal) -> Meal {
        var wanted = old
        wanted.kind = kind
        wanted.note = try Meal.text(note, .note)
        (wanted.day, wanted.at, wanted.offset) = (moment.day, moment.at, moment.offset)
        return wanted
    }
}

/// A meal item as entered in a form or command.
public enum MealItemDraft: Hashable, Sendable {
    /// An amount of a food.
    case food(RecordID, Double, FoodUnit)
    /// Nutrition values without a food, optionally with a name.
    case quick(Nutrition, name: String = "")

    /// Validates the draft and applies it to the stored item.
    func checked(over old: MealItem, in state: State) throws(BodyRefusal) -> MealItem {
        var wanted = old
        switch self {
        case .food(let id, let amount, let unit):
            // Allow editing the amount of a food that was deleted.
            guard let food = state.food(id) ?? (id == old.food ? state.anyFood(id) : nil) else { throw .noSuchFood }
            try BodyQuantity.amount.validate(amount)
            guard food.nutrition(of: amount, unit) != nil else { throw .portionUnknown(food.id) }
            (wanted.food, wanted.amount, wanted.unit) = (id, amount, unit)
            (wanted.name, wanted.nutrition) = ("", Nutrition())
        case .quick(let nutrition, let name):
            guard !nutrition.isUnknown else { throw .field(FieldError("energy", .numberMissing)) }
            try nutrition.check()
            (wanted.food, wanted.amount, wanted.unit) = (nil, nil, .grams)
            (wanted.name, wanted.nutrition) = (try MealItem.text(name, .name), nutrition)
        }
        return wanted
    }

    /// Creates a draft for editing or copying a stored item.
    public init(_ item: MealItem) {
        if let food = item.food, let amount = item.amount {
            self = .food(food, amount, item.unit)
        } else {
            self = .quick(item.nutrition, name: item.name)
        }
    }
}

extension Food {
    /// The food of the person's own with its name trimmed. A questionable label is taken, see
    /// `Nutrition.isQuestionable`.
    ///
    /// - Parameter old: The food as it is, whose values are not checked; nil for a new one.
    func validated(in state: State, over old: Food?) throws(BodyRefusal) -> Food {
        // These limits are told with their units.
        if nutrition != old?.nutrition { try nutrition.check() }
        if portion != old?.portion { try BodyQuantity.amount.validate(portion) }
        let food: Food
        do throws(FieldError) {
            food = try validated(over: old)
            if nutrition.kilocalories == nil, nutrition != old?.nutrition { throw FieldError("energy", .numberMissing) }
        } catch {
            throw .field(error)
        }
        if food.name != old?.name { try food.checkName(in: state) }
        return food
    }

    func checkName(in state: State) throws(BodyRefusal) {
        for other in state.ownFoods where other.id != id && PlainText.isSame(other.name, name) {
            throw .nameTaken(other.name)
        }
    }
}
