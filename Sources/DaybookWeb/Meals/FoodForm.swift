import DaybookCore
import Journal
import Phrasing
import Words

/// The form of the person's own food, with all fields as text.
struct FoodForm: Hashable, Sendable {
    var name = ""
    var basis = Food.Basis.hundred.rawValue
    var portion = ""
    var nutrition = NutritionForm()

    init() {}

    init(_ food: Food, _ words: Words) {
        name = food.name
        basis = food.basis.rawValue
        portion = food.portion.map { words.typedNumber($0) } ?? ""
        nutrition = NutritionForm(food.nutrition, words)
    }

    /// The values, encoded for a hidden field.
    var fields: FormFields {
        FormFields([
            ("name", name), ("basis", basis), ("portion", portion), ("energy", nutrition.energy),
            ("protein", nutrition.protein), ("carbohydrate", nutrition.carbohydrate), ("fat", nutrition.fat),
            ("fibre", nutrition.fibre),
        ])
    }

    init(fields: FormFields) {
        name = fields["name"] ?? ""
        basis = fields["basis"] ?? Food.Basis.hundred.rawValue
        portion = fields["portion"] ?? ""
        nutrition = NutritionForm(fields: fields)
    }

    /// Parses the form into a draft. Throws the first field's error.
    func draft(_ words: Words) throws(FormRefusal) -> FoodDraft {
        var draft = FoodDraft(name: name)
        guard let basis = Food.Basis(rawValue: basis) else {
            throw FormRefusal("basis", words.reason(BodyRefusal.unknownChoice(self.basis)))
        }
        draft.basis = basis
        let typed = PlainText.line(portion)
        if !typed.isEmpty {
            guard let grams = words.parseNumber(typed) else {
                throw FormRefusal("portion", words.reason(BodyRefusal.notANumber(typed)))
            }
            try BodyFields.check(grams, .amount, "portion", words)
            draft.portion = grams
        }
        draft.nutrition = try nutrition.nutrition(words)
        return draft
    }

    /// The name of the field that a refusal concerns.
    static func field(of refusal: BodyRefusal) -> String {
        switch refusal {
        case .nameBlank, .nameTooLong, .nameTaken: "name"
        case .numberMissing: "energy"
        default: ""
        }
    }
}
