import CivilTime
import DaybookCore
import Journal

extension Notebook {
    @discardableResult
    mutating func eat(_ command: MealCommand) throws -> [EncodedBatch] {
        write(try eating(of: command))
    }

    /// The decision of a command, without applying it.
    func eating(of command: MealCommand) throws -> Decision {
        var next = UInt64(state.mealItems.rows.count) + 90_000
        return try command.decide(in: state, now: now) {
            next += 1
            return Self.id(next)
        }
    }

    /// Adds a meal under an id.
    mutating func eat(
        _ items: [MealItemDraft], _ kind: MealKind = .lunch, on day: Day? = nil, id: UInt64
    ) throws {
        var draft = MealDraft(kind)
        draft.moment = BodyMoment(day: day)
        draft.items = items
        try eat(.add(draft, id: Self.id(id)))
    }

    static func food(
        _ name: String, id: UInt64, _ nutrition: Nutrition, _ adjust: (inout Food) -> Void = { _ in }
    ) -> Food {
        var food = Food(id: Self.id(id))
        (food.name, food.nutrition) = (name, nutrition)
        adjust(&food)
        return food
    }

    /// A food of this name under an id.
    mutating func addFood(
        _ name: String, id: UInt64, _ nutrition: Nutrition, _ adjust: (inout Food) -> Void = { _ in }
    ) throws {
        try eat(.addFood(Self.food(name, id: id, nutrition, adjust)))
    }
}

extension MealItemDraft {
    /// An amount of a built-in food in grams.
    static func common(_ code: String, _ grams: Double) -> MealItemDraft {
        .food(Food.id(ofCode: code)!, grams, .grams)
    }

    static func energy(_ kilocalories: Double) -> MealItemDraft { .quick(Nutrition(energy: kilocalories)) }
}
