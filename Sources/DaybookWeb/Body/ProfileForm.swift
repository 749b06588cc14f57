import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

/// The form of the profile, with all fields as text.
struct ProfileForm: Hashable, Sendable {
    var name = ""
    var birthday = ""
    /// Codes; empty if not given.
    var sex = ""
    var activity = ""
    var aim = ""
    /// In the units of the form, like all numbers.
    var height = ""
    var rate = ""
    var aimWeight = ""
    var units = UnitSystem.metric.rawValue
    /// The units when the form was shown, whichever are chosen in it.
    var shownIn = UnitSystem.metric
    /// The values when the form was opened, from a hidden field.
    var seen = ""

    init(_ profile: Profile, _ words: Words) {
        shownIn = profile.units
        name = profile.name
        birthday = profile.birthday?.text ?? ""
        sex = profile.sex?.rawValue ?? ""
        activity = profile.activity?.rawValue ?? ""
        aim = profile.aim?.rawValue ?? ""
        height = profile.height.map { words.typed(height: $0, profile.units) } ?? ""
        rate = profile.rate.map { words.typed($0, .weight, profile.units) } ?? ""
        aimWeight = profile.aimWeight.map { words.typed($0, .weight, profile.units) } ?? ""
        units = profile.units.rawValue
        seen = fields.urlEncoded
    }

    init(fields: FormFields) {
        name = fields["name"] ?? ""
        birthday = fields["birthday"] ?? ""
        sex = fields["sex"] ?? ""
        activity = fields["activity"] ?? ""
        aim = fields["aim"] ?? ""
        height = fields["height"] ?? ""
        rate = fields["rate"] ?? ""
        aimWeight = fields["aimWeight"] ?? ""
        units = fields["units"] ?? UnitSystem.metric.rawValue
        shownIn = fields["shownIn"].flatMap { UnitSystem(rawValue: $0) } ?? .metric
        seen = fields["seen"] ?? ""
    }

    private var fields: FormFields {
        FormFields([
            ("name", name), ("birthday", birthday), ("sex", sex), ("activity", activity), ("aim", aim),
            ("height", height), ("rate", rate), ("aimWeight", aimWeight), ("units", units),
        ])
    }

    /// Merges the form into a profile; unchanged fields keep their current values. Throws the first field's error.
    func draft(over profile: Profile, _ words: Words) throws(FormRefusal) -> ProfileDraft {
        var draft = ProfileDraft(profile)
        let before = ProfileForm(fields: FormFields(urlEncoded: seen.utf8))
        let isNew = seen.isEmpty
        if isNew || name != before.name { draft.name = name }
        if isNew || birthday != before.birthday {
            let typed = PlainText.line(birthday)
            draft.birthday = typed.isEmpty ? nil : Day(typed)
            if draft.birthday == nil, !typed.isEmpty {
                throw FormRefusal("birthday", words.reason(BodyRefusal.noSuchDay(typed)))
            }
        }
        if isNew || sex != before.sex { draft.sex = try Self.choice("sex", sex, words) }
        if isNew || activity != before.activity { draft.activity = try Self.choice("activity", activity, words) }
        if isNew || aim != before.aim { draft.aim = try Self.choice("aim", aim, words) }
        if isNew || units != before.units { draft.units = try Self.choice("units", units, words) ?? .metric }
        let imperial = shownIn == .imperial
        if isNew || height != before.height {
            draft.height = try Self.number("height", height, words) { words.parseLength($0, imperial: imperial) }
            try BodyFields.check(draft.height, .height, "height", words, shownIn)
        }
        if isNew || rate != before.rate {
            draft.rate = try Self.number("rate", rate, words) { words.parseWeight($0, imperial: imperial) }
            try BodyFields.check(draft.rate, .rate, "rate", words, shownIn)
        }
        if isNew || aimWeight != before.aimWeight {
            draft.aimWeight = try Self.number("aimWeight", aimWeight, words) {
                words.parseWeight($0, imperial: imperial)
            }
            try BodyFields.check(draft.aimWeight, .measured(.weight), "aimWeight", words, shownIn)
        }
        return draft
    }

    private static func choice<Choice: RawRepresentable<String>>(
        _ field: String, _ typed: String, _ words: Words
    ) throws(FormRefusal) -> Choice? {
        if typed.isEmpty { return nil }
        guard let choice = Choice(rawValue: typed) else {
            throw FormRefusal(field, words.reason(BodyRefusal.unknownChoice(typed)))
        }
        return choice
    }

    private static func number(
        _ field: String, _ typed: String, _ words: Words, _ read: (String) -> Double?
    ) throws(FormRefusal) -> Double? {
        let typed = PlainText.line(typed)
        if typed.isEmpty { return nil }
        guard let number = read(typed) else {
            throw FormRefusal(field, words.reason(BodyRefusal.notANumber(typed)))
        }
        return number
    }

    /// The name of the field that a refusal concerns.
    static func field(of refusal: BodyRefusal) -> String {
        switch refusal {
        case .nameTooLong, .nameBlank, .nameTaken: "name"
        case .dayTooEarly, .dayInTheFuture, .noSuchDay: "birthday"
        default: ""
        }
    }
}
