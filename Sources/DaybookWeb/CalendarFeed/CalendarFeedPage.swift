import Interchange
import Markup
import Phrasing
import Words

/// Turns the calendar feed on and off, and chooses its parts. Only the server knows its state and carries out the forms.
struct CalendarFeedPage: PageView {
    let title: String
    /// Nil where there is no server: in a browser that is offline.
    let feed: CalendarFeedStatus?

    var section: Section? { .settings }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext) {
        title = context.words.calendarFeed
        feed = context.request.calendarFeed
    }

    func view(_ words: Words) -> HTML {
        """
        <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
        <p class="lead">\(words.calendarFeedExplained)</p>
        \(feed.map { shown($0, words) } ?? Self.notice("", .info, words.calendarFeedOnServer))
        """
    }

    private func shown(_ feed: CalendarFeedStatus, _ words: Words) -> HTML {
        let warning: HTML? =
            switch feed.reach {
            case .thisMachine: Self.notice(" warn after", .warning, words.calendarFeedIsLocal)
            case .plainNetwork: Self.notice(" warn after", .warning, words.calendarFeedInTheClear)
            case .secure: nil
            }
        let isLeftOut = feed.leftOutCount > 0
        return """
            \(feed.address.map { address($0, words) })\(choice(feed, words))\
            \(if: isLeftOut, "<p class=\"quiet after\">\(words.calendarFeedLeavesOut(feed.leftOutCount))</p>\n")\
            \(if: feed.isOn, switches(feed, words))\(Self.notice(" after", .info, words.calendarFeedWarning))\(warning)
            """
    }

    private static func notice(_ kind: String, _ icon: Icon, _ text: String) -> HTML {
        "<div class=\"notice\(kind)\">\(icon.svg)<p>\(text)</p></div>\n"
    }

    /// The address to copy, with how to subscribe to it.
    private func address(_ address: String, _ words: Words) -> HTML {
        let steps = words.calendarFeedSteps.map { step -> HTML in "<dt>\(step.device)</dt><dd>\(step.steps)</dd>" }
        return """
            <section class="card form feed-address"><div class="field"><label for="address">\(words.calendarFeedAddress)</label>\
            <input id="address" type="text" value="\(address)" readonly autocomplete="off" spellcheck="false" aria-describedby="address-hint">\
            <button type="button" class="button" data-copies="address" data-copied="\(words.copied)" data-scripted hidden>\(words.copy)</button>\
            <p class="hint" id="address-hint">\(words.calendarFeedAddressHint)</p></div>
            <dl class="feed-steps">\(steps)</dl></section>

            """
    }

    /// The form that turns the feed on, or saves its parts.
    private func choice(_ feed: CalendarFeedStatus, _ words: Words) -> HTML {
        let refusal = feed.lacksParts ? FormRefusal("part", words.calendarFeedPartsMissing) : nil
        let controls = FormControls(words: words, refusal: refusal)
        let boxes = CalendarFeed.Part.allCases.map { part -> HTML in
            """
            <label><input type="checkbox" name="part" value="\(part.rawValue)"\(attribute: "checked", if: feed.parts.contains(part))>\
            \(part.icon.svg)<span>\(words.name(of: part))</span></label>
            """
        }
        let parts = controls.fieldset(
            "part", words.calendarFeedParts, "<div class=\"part-choices\">\(boxes)</div>",
            hint: words.calendarFeedPartsHint)
        let button: HTML =
            feed.isOn
            ? "<button class=\"button\" name=\"do\" value=\"choose\">\(words.save)</button>"
            : "<button class=\"button primary\" name=\"do\" value=\"on\">\(words.turnOn)</button>"
        return """
            <form class="card form after" method="post" action="\(SettingsActionRoute.calendarFeed.url)">
            \(parts)<div>\(button)</div></form>

            """
    }

    private func switches(_ feed: CalendarFeedStatus, _ words: Words) -> HTML {
        """
        <form class="card after" method="post" action="\(SettingsActionRoute.calendarFeed.url)">
        \(if: feed.address == nil, "<p>\(words.calendarFeedIsOn)</p>\n")<p class="quiet">\(words.newCalendarFeedAddressHint)</p>
        <input type="hidden" name="of" value="\(feed.tag)">
        <footer><button class="button" name="do" value="renew">\(words.newCalendarFeedAddress)</button>
        <button class="button" name="do" value="off">\(words.turnOff)</button></footer></form>

        """
    }
}

extension CalendarFeed.Part {
    fileprivate var icon: Icon {
        switch self {
        case .tasks: .tasks
        case .habits: .habits
        case .bills: .money
        }
    }
}
