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
    /// The other tags used before, then the other common ones.
    let furtherTags: [String]
    let refusal: FormRefusal?

    private static let maximumTags = 16
    private static let ownCount = 3
    private static let minimumTags = 8

    init(_ form: FormFields, isOfPet: Bool, _ context: RequestContext, refusal: FormRefusal?) {
        self.form = form
        self.isOfPet = isOfPet
        self.refusal = refusal
        let words = context.words
        let used = context.state.moodTagCounts(ofPets: isOfPet).map { $0.name }
        // A common activity that was used in another language keeps that name, and is not offered beside it.
        let common = (isOfPet ? CommonActivity.ofPets : CommonActivity.ofPeople)
            .filter { activity in !used.contains { activity.isCalled($0) } }.map { words.name($0) }
        let shown = min(used.count, Self.maximumTags)
        let added = min(common.count, max(0, Self.minimumTags - shown))
        var tags = used[..<shown] + common[..<added]
        func isNew(_ tag: String) -> Bool { !tags.contains { PlainText.isSame($0, tag) } }
        for tag in form.all("tag") where isNew(tag) { tags.append(tag) }
        suggestedTags = Array(tags)
        furtherTags = (used[shown...] + common[added...]).filter(isNew)
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
        func boxes(_ tags: [String]) -> HTML {
            let boxes = tags.map { tag in
                """
                <label><input type="checkbox" name="tag" value="\(tag)"\
                \(attribute: "checked", if: chosen.contains(tag.lowercased()))>\(CommonActivity.icon(of: tag).svg)<span><bdi>\(tag)</bdi></span></label>
                """ as HTML
            }
            return "<div class=\"picks icons\">\(boxes)</div>"
        }
        let further: HTML = """
            <details class="fold"><summary>\(Icon.dots.svg)\(words.moreActivities)</summary>\(boxes(furtherTags))</details>
            """
        return """
            \(controls.fieldset("tag", words.activities, "\(boxes(suggestedTags))\(if: !furtherTags.isEmpty, further)"))
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
