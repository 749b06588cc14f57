import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The form of a meal without its items, with all fields as text.
struct MealForm: Hashable, Sendable {
    var kind = MealKind.snack.rawValue
    var day = ""
    var time = ""
    var note = ""
    /// The values when the form was opened, from a hidden field.
    var seen = ""

    init(_ meal: Meal) {
        kind = meal.kind.rawValue
        day = meal.day?.text ?? ""
        time = meal.time?.text ?? ""
        note = meal.note
        seen = FormFields([("kind", kind), ("day", day), ("time", time), ("note", note)]).urlEncoded
    }

    init(fields: FormFields) {
        kind = fields["kind"] ?? ""
        day = fields["day"] ?? ""
        time = fields["time"] ?? ""
        note = fields["note"] ?? ""
        seen = fields["seen"] ?? ""
    }

    /// Merges the form into a meal; unchanged fields keep their current values. Throws the first field's error.
    func draft(over meal: Meal, _ words: Words) throws(FormRefusal) -> MealDraft {
        var draft = MealDraft(meal)
        let before = MealForm(fields: FormFields(urlEncoded: seen.utf8))
        let isNew = seen.isEmpty
        if isNew || kind != before.kind {
            guard let kind = MealKind(rawValue: kind) else {
                throw FormRefusal("kind", words.reason(BodyRefusal.unknownChoice(self.kind)))
            }
            draft.kind = kind
        }
        if isNew || (day, time) != (before.day, before.time) {
            draft.moment = try BodyFields.moment(day, time, words)
        }
        if isNew || note != before.note { draft.note = note }
        return draft
    }
}

/// The form of energy and nutrients, with all fields as text.
struct NutritionForm: Hashable, Sendable {
    var energy = ""
    var protein = ""
    var carbohydrate = ""
    var fat = ""
    var fibre = ""

    init() {}

    init(_ nutrition: Nutrition, _ words: Words) {
        func text(_ value: Double?) -> String { value.map { words.typedNumber($0) } ?? "" }
        energy = text(nutrition.energy)
        protein = text(nutrition.protein)
        carbohydrate = text(nutrition.carbohydrate)
        fat = text(nutrition.fat)
        fibre = text(nutrition.fibre)
    }

    init(fields: FormFields) {
        energy = fields["energy"] ?? ""
        protein = fields["protein"] ?? ""
        carbohydrate = fields["carbohydrate"] ?? ""
        fat = fields["fat"] ?? ""
        fibre = fields["fibre"] ?? ""
    }

    /// Parses the form. Throws the first field's error.
    func nutrition(_ words: Words) throws(FormRefusal) -> Nutrition {
        func number(
            _ field: String, _ typed: String, _ kind: BodyNumber
        ) throws(FormRefusal) -> Double? {
            let typed = PlainText.line(typed)
            if typed.isEmpty { return nil }
            guard let number = words.parseNumber(typed) else {
                throw FormRefusal(field, words.reason(BodyRefusal.notANumber(typed)))
            }
            try BodyFields.check(number, kind, field, words)
            return number
        }
        return Nutrition(
            energy: try number("energy", energy, .energy),
            protein: try number("protein", protein, .grams),
            carbohydrate: try number("carbohydrate", carbohydrate, .grams),
            fat: try number("fat", fat, .grams), fibre: try number("fibre", fibre, .grams))
    }

    /// Renders the fields: energy first, nutrients below.
    func view(_ controls: FormControls) -> HTML {
        let words = controls.words
        let gram = words.gram
        return """
            \(controls.line("energy", "\(words.energy), \(words.kilocalorie)", energy, mode: "decimal"))
            <div class="pair">\(controls.line("protein", "\(words.protein), \(gram)", protein, mode: "decimal"))
            \(controls.line("carbohydrate", "\(words.carbohydrate), \(gram)", carbohydrate, mode: "decimal"))
            \(controls.line("fat", "\(words.fat), \(gram)", fat, mode: "decimal"))
            \(controls.line("fibre", "\(words.fibre), \(gram)", fibre, mode: "decimal"))</div>
            """
    }
}

/// The form of a meal's item: an amount of a food, or its numbers.
struct MealItemForm: Hashable, Sendable {
    var amount = ""
    var unit = FoodUnit.grams.rawValue
    var name = ""
    var nutrition = NutritionForm()

    init() {}

    init(_ item: MealItem, _ words: Words) {
        amount = item.amount.map { words.typedNumber($0) } ?? ""
        unit = item.unit.rawValue
        name = item.name
        nutrition = NutritionForm(item.nutrition, words)
    }

    init(fields: FormFields) {
        amount = fields["amount"] ?? ""
        unit = fields["unit"] ?? FoodUnit.grams.rawValue
        name = fields["name"] ?? ""
        nutrition = NutritionForm(fields: fields)
    }

    /// Parses the form into a draft. Throws the first field's error.
    ///
    /// - Parameter food: the food of the amount; nil for numbers alone.
    func draft(of food: RecordID?, _ words: Words) throws(FormRefusal) -> MealItemDraft {
        guard let food else { return .quick(try nutrition.nutrition(words), name: name) }
        let typed = PlainText.line(amount)
        if typed.isEmpty { throw FormRefusal("amount", words.reason(BodyRefusal.numberMissing)) }
        guard let number = words.parseNumber(typed) else {
            throw FormRefusal("amount", words.reason(BodyRefusal.notANumber(typed)))
        }
        guard let unit = FoodUnit(rawValue: unit) else {
            throw FormRefusal("amount", words.reason(BodyRefusal.unknownChoice(self.unit)))
        }
        return .food(food, number, unit)
    }

    /// The name of the field that a refusal concerns.
    static func field(of refusal: BodyRefusal, hasFood: Bool) -> String {
        switch refusal {
        case .notWithin, .portionUnknown, .notANumber: hasFood ? "amount" : "energy"
        case .numberMissing: hasFood ? "amount" : "energy"
        case .nameTooLong, .nameBlank: "name"
        case .noSuchDay, .dayTooEarly, .dayInTheFuture: "day"
        case .noSuchTime: "time"
        case .noteTooLong: "note"
        default: ""
        }
    }
}
