import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// Renders form controls, with the reason of a refusal beside its field.
struct FormControls: Sendable {
    let words: Words
    /// The default values of controls.
    var fields = FormFields()
    let refusal: FormRefusal?
    /// The field that is focused when the page opens; a refused field takes precedence.
    var focus: String?
    /// The fields that are shown but not changed.
    var locked: Set<String> = []

    /// The hidden field with the day that a form logs for; nothing for today.
    static func dayInput(_ day: Day?) -> HTML? {
        day.map { "<input type=\"hidden\" name=\"day\" value=\"\($0.text)\">" }
    }

    /// The notice above a form that was not saved.
    var notice: HTML? {
        guard let refusal else { return nil }
        let text = refusal.field.isEmpty ? refusal.reason : words.formRefused
        return """
            <div class="notice bad\(if: !refusal.field.isEmpty, " of-field")" role="alert">\(Icon.warning.svg)<p>\(text)</p></div>

            """
    }

    /// The button activated by the Return key; it precedes all other buttons of the form.
    var defaultButton: HTML { "<button class=\"hidden\" tabindex=\"-1\" aria-hidden=\"true\">\(words.save)</button>" }

    /// The CSS classes of a field's container.
    func classes(_ name: String) -> String { refusal?.field == name ? "field refused" : "field" }

    /// The reason why a field was refused.
    func reason(_ name: String) -> HTML? {
        guard let refusal, refusal.field == name else { return nil }
        return """
            <p class="reason" role="alert" id="\(name)-why">\(Icon.warning.svg)<span>\(refusal.reason)</span></p>
            """
    }

    /// Attributes of a control: validity, description and focus.
    func attributes(_ name: String, hint: String? = nil) -> HTML {
        let refused = refusal?.field == name
        var description: [String] = []
        if hint != nil { description.append("\(name)-hint") }
        if refused { description.append("\(name)-why") }
        let described = description.isEmpty ? nil : description.joined(separator: " ")
        return """
            \(attribute: "aria-describedby", described)\(attribute: "aria-invalid", refused ? "true" : nil)\
            \(attribute: "autofocus", if: focused(name))
            """
    }

    /// Returns whether a control is focused when the page opens.
    func focused(_ name: String) -> Bool { (refusal.map { $0.field } ?? focus) == name }

    func hint(_ name: String, _ text: String?) -> HTML? {
        text.map { "<p class=\"hint\" id=\"\(name)-hint\">\($0)</p>" }
    }

    /// Carries the id of the record that the form adds.
    func newID(_ id: RecordID) -> HTML { "<input type=\"hidden\" name=\"id\" value=\"\(id.hex)\">" }

    /// Attributes of a form whose input survives leaving and reloading the page. On a phone it fills the screen.
    var draft: HTML { " data-draft=\"\(words.draftRestored)\" data-draft-discard=\"\(words.discard)\"" }

    /// Carries the fields as they were first shown, see `FormFields.merged`.
    var seen: HTML { "<input type=\"hidden\" name=\"seen\" value=\"\(fields["seen"] ?? fields.urlEncoded)\">" }

    private func value(_ given: String?, _ name: String) -> String { given ?? fields[name] ?? "" }

    /// Carries the value of a locked field whose control has no read-only state, so that it is disabled.
    private func lockedValue(_ name: String, _ value: String) -> HTML? {
        locked.contains(name) ? "<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">" : nil
    }

    /// A labelled text field. `mode` selects a phone's keyboard; `choices` stand between the label and the field.
    func textField(
        _ name: String, _ label: String, _ value: String? = nil, type: String = "text", mode: String? = nil,
        required: Bool = false, hint: String? = nil, placeholder: String? = nil, choices: HTML? = nil
    ) -> HTML {
        textField(
            name, marked: "\(label)", value, type: type, mode: mode, required: required, hint: hint,
            placeholder: placeholder, choices: choices)
    }

    /// The same with a label that is more than a text.
    func textField(
        _ name: String, marked label: HTML, _ value: String? = nil, type: String = "text", mode: String? = nil,
        required: Bool = false, hint: String? = nil, placeholder: String? = nil, choices: HTML? = nil
    ) -> HTML {
        """
        <div class="\(classes(name))"><label for="\(name)">\(label)</label>\(choices)\
        <input id="\(name)" type="\(type)" name="\(name)" value="\(self.value(value, name))" autocomplete="off"\
        \(attribute: "inputmode", mode)\(attribute: "placeholder", placeholder)\
        \(attribute: "required", if: required)\(attribute: "readonly", if: locked.contains(name))\(attributes(name, hint: hint))>\
        \(self.hint(name, hint))\(reason(name))</div>
        """
    }

    /// The field of an emoji beside a name.
    func emojiField(_ value: String? = nil) -> HTML {
        """
        <div class="\(classes("icon"))"><label for="icon">\(words.icon)</label>\
        <input class="glyph" id="icon" type="text" name="icon" value="\(self.value(value, "icon"))" autocomplete="off"\(attributes("icon"))>\
        \(reason("icon"))</div>
        """
    }

    /// A labelled text area.
    func textArea(
        _ name: String, _ label: String, _ text: String? = nil, rows: Int = 2, hint: String? = nil,
        placeholder: String? = nil
    ) -> HTML {
        """
        <div class="\(classes(name))"><label for="\(name)">\(label)</label>\
        <textarea id="\(name)" name="\(name)" rows="\(rows)"\(attribute: "placeholder", placeholder)\(attributes(name, hint: hint))>
        \(value(text, name))</textarea>\(self.hint(name, hint))\(reason(name))</div>
        """
    }

    /// The name of an existing or a new category.
    func category(_ name: String? = nil, of known: [String]) -> HTML {
        """
        <div class="\(classes("category"))"><label for="category">\(words.category)</label>\
        <input id="category" type="text" name="category" value="\(value(name, "category"))" autocomplete="off" \
        list="categories"\(attributes("category", hint: words.chooseOrTypeCategory))>\
        <datalist id="categories">\(known.map { "<option value=\"\($0)\"></option>" as HTML })</datalist>\
        \(hint("category", words.chooseOrTypeCategory))\(reason("category"))</div>
        """
    }

    /// Emoji to choose from, each a button that inserts it into the form.
    var suggestions: HTML {
        let chosen = value(nil, "icon")
        let buttons = Self.emoji.map { emoji in
            """
            <button class="button plain" name="do" value="icon-\(emoji)"\(attribute: "aria-pressed", emoji == chosen ? "true" : nil)>\(emoji)</button>
            """ as HTML
        }
        return """
            <details class="fold"><summary>\(Icon.smile.svg)\(words.chooseIcon)</summary>\
            <div class="picks">\(buttons)</div></details>
            """
    }

    /// The emoji of a pressed button.
    static func suggestion(_ button: String?) -> String? {
        guard let button, button.hasPrefix("icon-") else { return nil }
        let emoji = String(button.dropFirst(5))
        return Self.emoji.contains(emoji) ? emoji : nil
    }

    private static let emoji = [
        "📖", "✍️", "🎓", "🗣️", "🎨", "🎸", "🧘", "🙏", "🏃", "🚶", "🚴", "🏊", "💪", "🤸", "⚽️", "🐕",
        "💧", "🍎", "🥦", "🍳", "☕️", "🍷", "🚭", "💊", "😴", "⏰", "🦷", "🚿", "🌅", "🌿", "🧹", "🛏️",
        "💰", "📵", "💻", "📞", "❤️", "👪", "🏡", "⭐️",
    ]

    /// The colours of the palette, each with its name.
    func colorPicker(_ chosen: String? = nil) -> HTML {
        let chosen = value(chosen, "color")
        let labels = Palette.allCases.enumerated().map { index, color in
            let token = color.rawValue
            let name = words.color(token) ?? token
            return """
                <label class="tint-\(token)" title="\(name)"><input type="radio" name="color" value="\(token)" \
                aria-label="\(name)"\(attribute: "checked", if: token == chosen)\
                \(attribute: "autofocus", if: index == 0 && focused("color"))>\(Icon.check.svg)</label>
                """ as HTML
        }
        return fieldset("color", words.color, "<div class=\"swatches\">\(labels)</div>")
    }

    /// A segmented control for a few choices.
    func segmentedControl(
        _ name: String, _ legend: String, _ choices: [(value: String, label: String)], chosen: String? = nil,
        hint: String? = nil, isHeadingShown: Bool = true
    ) -> HTML {
        let chosen = value(chosen, name)
        let labels = choices.enumerated().map { index, choice in
            """
            <label><input type="radio" name="\(name)" value="\(choice.value)"\
            \(attribute: "checked", if: choice.value == chosen)\(attribute: "disabled", if: locked.contains(name))\
            \(attribute: "autofocus", if: index == 0 && focused(name))>\(choice.label)</label>
            """ as HTML
        }
        return fieldset(
            name, legend, "\(lockedValue(name, chosen))<div class=\"segments\">\(labels)</div>", hint: hint,
            isHeadingShown: isHeadingShown)
    }

    /// A pop-up menu. A chosen value that is not among the choices is offered too: otherwise a browser would send the
    /// first choice, a change the person never made. `unlisted` has labels for such values.
    func select(
        _ name: String, _ label: String, _ choices: [(value: String, label: String)], chosen: String? = nil,
        unlisted: [String: String] = [:], hint: String? = nil, draftedAs: String? = nil
    ) -> HTML {
        let chosen = value(chosen, name)
        let isKnown = chosen.isEmpty || choices.contains { $0.value == chosen }
        let options = (choices + (isKnown ? [] : [(value: chosen, label: unlisted[chosen] ?? chosen)])).map {
            value, label in
            "<option value=\"\(value)\"\(attribute: "selected", if: value == chosen)>\(label)</option>" as HTML
        }
        return """
            <div class="\(classes(name))"><label for="\(name)">\(label)</label>\(lockedValue(name, chosen))\
            <select id="\(name)" name="\(name)"\(attribute: "data-drafted-as", draftedAs)\
            \(attribute: "disabled", if: locked.contains(name))\(attributes(name, hint: hint))>\(options)</select>\
            \(self.hint(name, hint))\(reason(name))</div>
            """
    }

    /// Checkboxes for weekdays, in the order of the person's week.
    func weekdays(_ name: String, _ chosen: [String], from first: Weekday) -> HTML {
        let labels = Weekday.week(from: first).enumerated().map { index, weekday in
            """
            <label><input type="checkbox" name="\(name)" value="\(weekday.code)" \
            aria-label="\(words.weekdayHeading(weekday))"\(attribute: "checked", if: chosen.contains(weekday.code))\
            \(attribute: "autofocus", if: index == 0 && focused(name))>\(words.shortWeekdayHeading(weekday))</label>
            """ as HTML
        }
        return "<div class=\"picks\">\(labels)</div>"
    }

    /// Groups controls under a heading.
    ///
    /// The heading is only for screen readers if the content above already says it.
    func fieldset(
        _ name: String, _ legend: String, _ content: HTML, hint: String? = nil, isHeadingShown: Bool = true
    ) -> HTML {
        let refused = refusal?.field == name
        let described = refused ? "\(name)-why" : hint == nil ? nil : "\(name)-hint"
        return """
            <fieldset class="\(classes(name))"\(attribute: "aria-describedby", described)>\
            <legend\(attribute: "class", isHeadingShown ? nil : "hidden")>\(legend)</legend>\(content)\(self.hint(name, hint))\(reason(name))</fieldset>
            """
    }
}
