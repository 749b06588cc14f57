import CivilTime
import DaybookCore
import Journal

/// Body measurements for the whole year, and meals for its last months.
extension DemoYear {
    /// The number of last days with meals.
    private static let daysWithMeals = 75

    /// Adds a day's weigh-in and meals. `left` is the number of days that follow.
    mutating func weighAndEat(day number: Int, left: Int) throws {
        if number == 0 { try addProfile() }
        try weigh(day: number, left: left)
        if left == Self.daysWithMeals { try nameFoods(day: number) }
        if left < Self.daysWithMeals { try logFood(day: number, left: left) }
    }

    private mutating func addProfile() throws {
        var draft = Profile(id: Profile.only)
        draft.birthday = last.advanced(by: -13_000)
        (draft.sex, draft.height, draft.activity) = (.male, 179, .light)
        (draft.goal, draft.rate, draft.goalWeight) = (.lose, 0.25, 77)
        try commit(BodyCommand.saveProfile(draft), at: moment(day: 0, minute: 404))
    }

    private mutating func weigh(day number: Int, left: Int) throws {
        // Always draw the random numbers, so that one day does not affect the next.
        let (isWeighed, water) = (bodyRandom.chance(0.72), bodyRandom.fraction() - 0.5)
        guard isWeighed || left < 3, !Self.holiday.contains(number) else { return }
        let progress = Double(number) / Double(Self.length)
        let weight = 85.6 - 6.4 * progress + (Self.slump.contains(number) ? 0.6 : 0) + 1.3 * water
        var figures = [(BodyMeasure.weight, (weight * 10).rounded() / 10)]
        if number % 14 == 3 {
            figures.append((.waist, ((95 - 7 * progress + water) * 2).rounded() / 2))
            figures.append((.fat, ((24.5 - 4 * progress + water) * 10).rounded() / 10))
        }
        let time = moment(day: number, minute: 415 + bodyRandom.number(in: -15...25))
        guard time.milliseconds <= end.milliseconds else { return }
        let measured = figures.map { BodyMeasurement(id: nextBodyID(), $0.0, $0.1) }
        try commit(BodyCommand.measure(measured), at: time)
    }

    private mutating func nameFoods(day number: Int) throws {
        for food in DemoMeal.own {
            var new = Food(id: nextBodyID())
            (new.name, new.portion, new.nutrition) = (food.name, food.portion, food.nutrition)
            foods[food.name] = new.id
            try commit(MealCommand.addFood(new), at: moment(day: number, minute: 1300))
        }
    }

    private mutating func logFood(day number: Int, left: Int) throws {
        let minutes: [(kind: MealKind, minute: Int)] = [
            (.breakfast, 450), (.lunch, 770), (.snack, 960), (.dinner, 1150),
        ]
        for (kind, minute) in minutes {
            let (isWritten, luck) = (bodyRandom.chance(kind == .snack ? 0.7 : 0.94), bodyRandom.number(in: 0...59))
            let shift = bodyRandom.number(in: -20...30)
            let time = moment(day: number, minute: minute + shift)
            guard isWritten || left == 0, time.milliseconds <= end.milliseconds else { continue }
            let meal = Meal(id: nextBodyID(), kind)
            var items: [MealItem] = []
            if kind == .lunch, luck % 7 == 0 {
                items = [MealItem(id: nextBodyID(), Nutrition(energy: 820), name: "Canteen")]
            } else {
                let plates = DemoMeal.plates(of: kind)
                for (name, amount) in plates[luck % plates.count] {
                    guard let food = foods[name] ?? Food.id(ofCode: name) else { continue }
                    let scale = amount < 20 && name != "olive-oil" && name != "butter" && name != "honey"
                    items.append(MealItem(id: nextBodyID(), food, amount, scale ? .portions : .grams))
                }
            }
            try commit(MealCommand.add(meal, items: items), at: time)
        }
    }

    private mutating func commit(_ command: BodyCommand, at time: LocalInstant) throws {
        commit(try command.decide(in: state, now: time), nextBodyAction(), at: time)
    }

    private mutating func commit(_ command: MealCommand, at time: LocalInstant) throws {
        var random = bodyRandom
        let decision = try command.decide(in: state, now: time) {
            RecordID(Identifier(high: random.next(), low: random.next()))
        }
        bodyRandom = random
        commit(decision, nextBodyAction(), at: time)
    }

    private mutating func nextBodyID() -> RecordID { RecordID(nextBodyAction()) }

    private mutating func nextBodyAction() -> ActionID { ActionID(high: bodyRandom.next(), low: bodyRandom.next()) }
}
