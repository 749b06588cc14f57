import DaybookCore
import Journal
import Phrasing
import Words

/// The form of the profile: its editable fields, with numbers in the units that the form is shown in.
enum ProfileForm {
    static func fields(of profile: Profile, in units: UnitSystem, _ words: Words) -> FormFields {
        var fields = FormFields(profile, words)
        fields["height"] = profile.height.map { words.typed(height: $0, units) } ?? ""
        fields["rate"] = profile.rate.map { words.typed($0, .weight, units) } ?? ""
        fields["goalWeight"] = profile.goalWeight.map { words.typed($0, .weight, units) } ?? ""
        return fields
    }

    /// The weight in a posted form; nil if it has none.
    static func weight(_ posted: FormFields, _ words: Words) throws(FormRefusal) -> Double? {
        let (typed, units) = (PlainText.line(posted["weight"] ?? ""), units(posted))
        if typed.isEmpty { return nil }
        guard let weight = words.parseWeight(typed, imperial: units == .imperial) else {
            throw FormRefusal("weight", words.notANumber)
        }
        try BodyFields.check(weight, .measured(.weight), "weight", words, units)
        return weight
    }

    /// The units that a posted form was shown in, whatever is chosen in it.
    static func units(_ posted: FormFields) -> UnitSystem {
        posted["shownIn"].flatMap { UnitSystem(rawValue: $0) } ?? .metric
    }
}

extension Profile {
    /// Sets the fields that were changed in the form.
    ///
    /// - Parameter merged: The form merged over the profile as it is.
    mutating func fill(fromProfileForm merged: FormFields, _ words: Words) throws(FormRefusal) {
        let units = ProfileForm.units(merged)
        let isImperial = units == .imperial
        let current = ProfileForm.fields(of: self, in: units, words)
        var form = merged
        func number(_ field: String, _ kind: BodyQuantity, _ parse: (String) -> Double?) throws(FormRefusal) -> Double?
        {
            let typed = PlainText.line(form[field] ?? "")
            if typed.isEmpty { return nil }
            guard let number = parse(typed) else { throw FormRefusal(field, words.notANumber) }
            try BodyFields.check(number, kind, field, words, units)
            return number
        }
        if form["height"] != current["height"] {
            height = try number("height", .height) { words.parseLength($0, imperial: isImperial) }
        }
        if form["rate"] != current["rate"] {
            rate = try number("rate", .rate) { words.parseWeight($0, imperial: isImperial) }
        }
        if form["goalWeight"] != current["goalWeight"] {
            goalWeight = try number("goalWeight", .measured(.weight)) { words.parseWeight($0, imperial: isImperial) }
        }
        for field in ["height", "rate", "goalWeight"] { form[field] = current[field] }
        try fill(fromForm: form, over: current, words)
    }
}
