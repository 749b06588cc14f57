import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// Compact chips to log mood, weight, meals, workouts and pets' moods. A chip shows what was logged on the day. Parts that
/// were never used have none.
struct LogStrip: Sendable {
    let chips: [Chip]

    /// One thing to log.
    struct Chip: Sendable {
        let name: String
        let icon: HTML
        /// What was logged on the day; nil to ask for it.
        let value: String?
        let tint: String?
        let link: PageRoute
        /// A form that opens above the page; nil to go to the link.
        let form: HTML?
    }

    init(_ context: RequestContext, day: Day, newID: @escaping () -> RecordID) {
        let maker = LogChips(context, day: day, newID: newID)
        let made: [Chip?] = [maker.mood(), maker.weight(), maker.meals(), maker.workout()]
        chips = made.compactMap { $0 } + maker.pets() + [maker.health()].compactMap { $0 }
    }

    func view(_ words: Words) -> HTML {
        guard !chips.isEmpty else { return .empty }
        return """
            <section class="block block-log" id="log"><h2 class="hidden">\(words.todayBlockLog)</h2><ul class="log">\(chips.enumerated().map { view($0.element, $0.offset, words) })</ul></section>

            """
    }

    private func view(_ chip: Chip, _ index: Int, _ words: Words) -> HTML {
        let value: HTML? = chip.value.map { "<b class=\"number\">\($0)</b>" }
        let name: HTML =
            chip.value == nil ? "<span>\(chip.name)</span>" : "<span class=\"hidden\">\(chip.name): </span>"
        let content: HTML = "\(chip.icon)\(name)\(value)"
        let style = "log-chip" + (chip.value == nil ? "" : " filled") + (chip.tint.map { " " + $0 } ?? "")
        guard let form = chip.form else {
            return "<li><a class=\"\(style)\" href=\"\(chip.link.url)\">\(content)</a></li>"
        }
        return """
            <li><button class="\(style)" type="button" popovertarget="log-\(index)">\(content)</button>\
            <div class="sheet over" id="log-\(index)" popover><header><div><h2>\(chip.name)</h2></div>\
            <button class="round" type="button" popovertarget="log-\(index)" popovertargetaction="hide" aria-label="\(words.close)">\(Icon.close.svg)</button></header>\
            \(form)<p><a class="button plain" href="\(chip.link.url)">\(words.logInDetail)</a></p></div></li>
            """
    }
}
