import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

/// The form of a mood: its editable fields, a field for each feeling and tag, its day and time, and fields `newTags` with
/// further tags, also several between commas.
enum MoodForm {
    static func fields(of entry: MoodEntry, in state: State, _ words: Words) -> FormFields {
        var fields = FormFields(entry, words)
        fields["day"] = entry.moment.calendarDay.text
        fields["time"] = entry.moment.time.text
        let details = MoodDetails(of: entry.id, in: state)
        for feeling in details.feelings { fields.append("feeling", feeling.rawValue) }
        for tag in details.tags { fields.append("tag", tag) }
        return fields
    }

    /// The posted form, in which fields that the person left as they were shown have their current values. The day and the
    /// time stay together; feelings and tags that another device added stay, and those that it removed are gone.
    static func merged(_ posted: FormFields, over current: FormFields) -> FormFields {
        var merged = posted.merged(over: current, groups: [FieldGroup(["day", "time"])])
        let seen = FormFields(urlEncoded: (posted["seen"] ?? "").utf8)
        if seen.fields.isEmpty { return merged }
        for name in ["feeling", "tag"] {
            func items(_ fields: FormFields) -> [Item] { fields.all(name).map { Item(text: $0) } }
            merged.removeAll { $0 == name }
            for item in items(posted).merged(since: items(seen), over: items(current)) {
                merged.append(name, item.text)
            }
        }
        return merged
    }

    /// A feeling or a tag. The box of a tag shows its latest spelling, which may differ from that of the entry.
    private struct Item: Equatable {
        let text: String

        static func == (left: Item, right: Item) -> Bool { left.text.lowercased() == right.text.lowercased() }
    }

    /// The name of the input that a refusal concerns.
    static func input(of refusal: MoodRefusal) -> String {
        switch refusal {
        case .field(let error): error.field
        case .moodMissing, .unknownMood, .moodOfAnother: "mood"
        case .unknownFeeling: "feeling"
        case .tagTooLong, .tooManyTags: "newTags"
        case .momentInTheFuture: "day"
        case .invalidTime: "time"
        case .birthdayInTheFuture: "birthday"
        case .nameTaken: "name"
        case .noSuchEntry, .noSuchSubject: ""
        }
    }
}

extension MoodEntry {
    /// Sets the editable fields to what was typed in the mood's form.
    mutating func fill(
        fromMoodForm form: FormFields, over current: FormFields = FormFields(), _ words: Words
    ) throws(FormRefusal) {
        if let typed = form["mood"], !typed.isEmpty, typed != current["mood"], Mood(rawValue: typed) == nil {
            throw FormRefusal("mood", words.reason(MoodRefusal.unknownMood(typed)))
        }
        do throws(FieldError) {
            try fill(from: form, over: current, words)
        } catch {
            throw FormRefusal(error.field, words.reason(error))
        }
    }
}

extension MoodDetails {
    /// The submitted values of the mood's form.
    ///
    /// - Parameter old: The edited entry. An empty day or time keeps its value.
    init(_ form: FormFields, over old: MoodEntry? = nil, _ now: LocalInstant, _ words: Words) throws(FormRefusal) {
        self.init(tags: form.all("tag") + form.all("newTags").flatMap { $0.split(separator: ",").map { String($0) } })
        for code in form.all("feeling") {
            guard let feeling = Feeling(rawValue: code) else {
                throw FormRefusal("feeling", words.reason(MoodRefusal.unknownFeeling(code)))
            }
            feelings.append(feeling)
        }
        let (typedDay, typedTime) = (PlainText.line(form["day"] ?? ""), PlainText.line(form["time"] ?? ""))
        if typedDay.isEmpty && typedTime.isEmpty { return }
        let current = old?.moment ?? now
        guard let time = typedTime.isEmpty ? current.time : TimeOfDay(typedTime) else {
            throw FormRefusal("time", words.reason(MoodRefusal.invalidTime(typedTime)))
        }
        // A time without a day that is still ahead today means yesterday.
        let isAhead = old == nil && time.minutes > now.time.minutes
        let usual = isAhead ? now.calendarDay.advanced(by: -1) : current.calendarDay
        guard let day = typedDay.isEmpty ? usual : Day(typedDay) else {
            throw FormRefusal("day", words.reason(FieldError("day", .noSuchDay(typedDay))))
        }
        moment = DateTime(day, at: time)
    }
}
