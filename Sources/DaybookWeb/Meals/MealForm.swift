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
                throw FormRefusal("kind", words.choiceUnknown(words.truncated(self.kind)))
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

extension FormControls {
    /// The fields of nutrition, energy first and its parts below.
    var nutrition: HTML {
        let gram = words.gram
        return """
            \(line("energy", "\(words.energy), \(words.kilocalorie)", mode: "decimal"))
            <div class="pair">\(line("protein", "\(words.protein), \(gram)", mode: "decimal"))
            \(line("carbohydrate", "\(words.carbohydrate), \(gram)", mode: "decimal"))
            \(line("fat", "\(words.fat), \(gram)", mode: "decimal"))
            \(line("fibre", "\(words.fibre), \(gram)", mode: "decimal"))</div>
            """
    }
}

extension MealItemDraft {
    /// The typed item: an amount of a food or, without a food, its nutrition values.
    init(_ form: FormFields, of food: RecordID?, _ words: Words) throws(FormRefusal) {
        var item = MealItem(id: RecordID(Identifier(high: 0, low: 0)))
        do throws(FieldError) {
            if let food {
                try item.set(.amount, typed: form["amount"], words)
                try item.set(.unit, typed: form["unit"], words)
                guard let amount = item.amount else { throw FieldError("amount", .numberMissing) }
                self = .food(food, amount, item.unit)
            } else {
                for field in [MealItem.Field.energy, .protein, .carbohydrate, .fat, .fibre] {
                    let column = MealItem.schema.columns[field.rawValue]
                    try item.set(field, typed: form[column.name], words)
                    _ = try column.validated(item[column: field.rawValue])
                }
                self = .quick(item.nutrition, name: form["name"] ?? "")
            }
        } catch {
            throw FormRefusal(food == nil ? error.field : "amount", words.reason(error))
        }
    }
}

extension BodyRefusal {
    /// The field of the form of a meal or of one of its items that it is about.
    func mealField(hasFood: Bool) -> String {
        switch self {
        case .field(let error): error.field
        case .outOfRange, .portionUnknown: hasFood ? "amount" : "energy"
        case .dayInTheFuture: "day"
        default: ""
        }
    }
}
