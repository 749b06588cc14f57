import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

/// The form of a mood. All fields are text, so that a refused form is shown again unchanged.
struct MoodForm: Hashable, Sendable {
    /// The code of a mood; empty until one is chosen.
    var mood = ""
    var note = ""
    /// The codes of feelings.
    var feelings: [String] = []
    /// The tags chosen among those suggested.
    var tags: [String] = []
    /// Further tags, separated by commas.
    var newTags = ""
    /// Empty, like `time`, for the current time.
    var day = ""
    var time = ""
    /// The values when the form was opened; see `init(seen:)`.
    var seen = ""

    init() {}

    /// Creates a form from a stored entry.
    init(_ entry: MoodEntry, in state: State) {
        let draft = MoodDraft(entry, in: state)
        mood = draft.mood.rawValue
        note = draft.note
        feelings = draft.feelings.map { $0.rawValue }
        tags = draft.tags
        day = entry.moment.calendarDay.text
        time = entry.moment.time.text
        seen = asSeen
    }

    /// Creates a form from posted fields; missing fields are empty.
    init(fields: FormFields) {
        mood = fields["mood"] ?? ""
        note = fields["note"] ?? ""
        feelings = fields.all("feeling")
        tags = fields.all("tag")
        newTags = fields["newTags"] ?? ""
        day = fields["day"] ?? ""
        time = fields["time"] ?? ""
        seen = fields["seen"] ?? ""
    }

    /// The values, encoded for a hidden field.
    private var asSeen: String {
        var fields = FormFields([("mood", mood), ("note", note), ("day", day), ("time", time)])
        for feeling in feelings { fields.append("feeling", feeling) }
        for tag in tags { fields.append("tag", tag) }
        return fields.urlEncoded
    }

    /// The draft when the form was opened; nil if the form does not contain it.
    func seenDraft(_ words: Words, isOfPet: Bool, _ now: LocalInstant, over old: MoodEntry?) -> MoodDraft? {
        guard !seen.isEmpty else { return nil }
        return try? MoodForm(fields: FormFields(urlEncoded: seen.utf8))
            .draft(words, isOfPet: isOfPet, now, over: old)
    }

    /// Parses the form into a draft. Throws the first field's error.
    ///
    /// - Parameter old: the edited entry; an empty day or time keeps its value.
    func draft(
        _ words: Words, isOfPet: Bool, _ now: LocalInstant, over old: MoodEntry? = nil
    ) throws(FormRefusal) -> MoodDraft {
        func refused(_ field: String, _ refusal: MoodRefusal) -> FormRefusal {
            FormRefusal(field, words.reason(refusal))
        }
        guard !mood.isEmpty else { throw refused("mood", .moodMissing) }
        guard let mood = Mood(rawValue: mood) else { throw refused("mood", .unknownMood(mood)) }
        var draft = MoodDraft(mood)
        draft.note = note
        for code in feelings {
            guard let feeling = Feeling(rawValue: code) else { throw refused("feeling", .unknownFeeling(code)) }
            draft.feelings.append(feeling)
        }
        draft.tags = tags + newTags.split(separator: ",").map { String($0) }
        let typed = (PlainText.line(day), PlainText.line(time))
        if typed.0.isEmpty && typed.1.isEmpty && old == nil { return draft }
        let status = old?.moment ?? now
        guard let time = typed.1.isEmpty ? status.time : TimeOfDay(typed.1) else {
            throw refused("time", .noSuchMoment(typed.1))
        }
        // A time without a day that is still ahead today means yesterday.
        let isAhead = old == nil && time.minutes > now.time.minutes
        let usual = isAhead ? now.calendarDay.advanced(by: -1) : status.calendarDay
        guard let day = typed.0.isEmpty ? usual : Day(typed.0) else {
            throw refused("day", .field(FieldError("day", .noSuchDay(typed.0))))
        }
        draft.moment = DateTime(day, at: time)
        return draft
    }

    /// The name of the field that a refusal concerns.
    static func field(of refusal: MoodRefusal) -> String {
        switch refusal {
        case .field(let error): error.field
        case .moodMissing, .unknownMood, .moodOfAnother: "mood"
        case .unknownFeeling: "feeling"
        case .tagTooLong, .tooManyTags: "newTags"
        case .momentInTheFuture: "day"
        case .noSuchMoment: "time"
        case .birthdayInTheFuture: "birthday"
        case .nameTaken: "name"
        case .noSuchEntry, .noSuchSubject: ""
        }
    }
}
