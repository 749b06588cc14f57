import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The controls to add or edit a mood.
struct MoodFields: Sendable {
    let form: FormFields
    let isOfPet: Bool
    /// The suggested tags: those used before, most used first, then common ones while there are few.
    let suggestedTags: [String]
    let refusal: FormRefusal?

    private static let maximumTags = 16
    private static let ownCount = 3
    private static let minimumTags = 8

    init(_ form: FormFields, isOfPet: Bool, _ context: RequestContext, refusal: FormRefusal?) {
        self.form = form
        self.isOfPet = isOfPet
        self.refusal = refusal
        let words = context.words
        var tags = context.state.moodTagCounts(ofPets: isOfPet).prefix(Self.maximumTags).map { $0.name }
        func isNew(_ tag: String) -> Bool { !tags.contains { PlainText.isSame($0, tag) } }
        // A common activity that was used in another language keeps that name, and is not offered beside it.
        for activity in isOfPet ? CommonActivity.ofPets : CommonActivity.ofPeople
        where tags.count < Self.minimumTags && !tags.contains(where: { activity.isCalled($0) }) {
            tags.append(words.name(activity))
        }
        for tag in form.all("tag") where isNew(tag) { tags.append(tag) }
        suggestedTags = tags
    }

    /// The choice of faces. The heading is only for screen readers if the content above already says it.
    func faces(_ words: Words, heading: String, isHeadingShown: Bool = true) -> HTML {
        let controls = FormControls(words: words, refusal: refusal)
        let labels = (isOfPet ? Mood.ofPet : Mood.ofPerson).map { mood in
            """
            <label class="\(mood.tint)"><input type="radio" name="mood" value="\(mood.rawValue)"\
            \(attribute: "checked", if: form["mood"] == mood.rawValue)>\(mood.face)<span>\(words.mood(mood))</span></label>
            """ as HTML
        }
        return controls.fieldset(
            "mood", heading, "<div class=\"faces\(if: isOfPet, " of-pet")\">\(labels)</div>",
            isHeadingShown: isHeadingShown)
    }

    /// The feelings, the activities, the note, and the day and time, which are folded away unless they are wanted.
    func rest(_ words: Words, isOpen: Bool) -> HTML {
        let controls = FormControls(words: words, fields: form, refusal: refusal)
        let isRefused = refusal.map { $0.field == "day" || $0.field == "time" } ?? false
        return """
            \(feelings(controls))\(activities(controls))\(controls.textArea("note", words.note, placeholder: words.moodNoteHint))
            <details class="fold"\(attribute: "open", if: isOpen || isRefused)><summary>\(Icon.clock.svg)\(words.dayAndTime)</summary>
            <div class="form"><div class="pair">\(controls.textField("day", words.day, type: "date", hint: isOpen ? nil : words.emptyForNow))
            \(controls.textField("time", words.timeLabel, type: "time"))</div></div></details>
            """
    }

    private func feelings(_ controls: FormControls) -> HTML? {
        if isOfPet { return nil }
        let words = controls.words
        let chosen = form.all("feeling")
        let boxes = Feeling.allCases.map { feeling in
            """
            <label><input type="checkbox" name="feeling" value="\(feeling.rawValue)"\
            \(attribute: "checked", if: chosen.contains(feeling.rawValue))>\(feeling.icon)<span>\(words.feeling(feeling))</span></label>
            """ as HTML
        }
        return controls.fieldset("feeling", words.feelings, "<div class=\"picks icons\">\(boxes)</div>")
    }

    /// The activities, then fields for one's own: the next one shows when the one before is filled.
    private func activities(_ controls: FormControls) -> HTML {
        let words = controls.words
        let chosen = form.all("tag").map { $0.lowercased() }
        let boxes = suggestedTags.map { tag in
            """
            <label><input type="checkbox" name="tag" value="\(tag)"\
            \(attribute: "checked", if: chosen.contains(tag.lowercased()))>\(CommonActivity.icon(of: tag).svg)<span><bdi>\(tag)</bdi></span></label>
            """ as HTML
        }
        return """
            \(controls.fieldset("tag", words.activities, "<div class=\"picks icons\">\(boxes)</div>"))
            \(ownActivities(controls))
            """
    }

    private func ownActivities(_ controls: FormControls) -> HTML {
        let typed = form.all("newTags")
        let inputs = (0..<max(Self.ownCount, typed.count)).map { place -> HTML in
            """
            <input\(attribute: "id", place == 0 ? "newTags" : nil) type="text" name="newTags" value="\(place < typed.count ? typed[place] : "")" \
            placeholder="\(controls.words.ownActivity)" aria-label="\(controls.words.ownActivity)" autocomplete="off"\(controls.attributes("newTags"))>
            """
        }
        return "<div class=\"\(controls.classes("newTags")) own\">\(inputs)\(controls.reason("newTags"))</div>"
    }
}
