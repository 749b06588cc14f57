import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The form of a meal without its items.
enum MealForm {
    static let momentInputs = FieldGroup(["day", "time"])

    static func fields(of meal: Meal) -> FormFields {
        FormFields([
            ("kind", meal.kind.rawValue), ("day", meal.day?.text ?? ""), ("time", meal.time?.text ?? ""),
            ("note", meal.note),
        ])
    }
}

extension MealDraft {
    /// The meal of a form merged over the stored one.
    init(_ form: FormFields, over meal: Meal, _ words: Words) throws(FormRefusal) {
        self.init(meal)
        let typed = form["kind"] ?? ""
        guard let kind = MealKind(rawValue: typed) else {
            throw FormRefusal("kind", words.choiceUnknown(words.truncated(typed)))
        }
        self.kind = kind
        let current = MealForm.fields(of: meal)
        if MealForm.momentInputs.names.contains(where: { form[$0] != current[$0] }) {
            moment = try BodyFields.moment(form["day"] ?? "", form["time"] ?? "", words)
        }
        note = form["note"] ?? ""
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
