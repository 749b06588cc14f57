import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// Compact chips to log mood, notes, weight, meals, workouts, money and pets' moods. A chip shows what was logged on the day. Parts that
/// were never used have none.
struct LogStrip: Sendable {
    let chips: [Chip]

    /// One thing to log.
    struct Chip: Sendable {
        let name: String
        let icon: HTML
        /// The value logged on the day; nil to ask for it.
        let value: String?
        let tint: String?
        /// Opens as a sheet if it is one.
        let link: PageRoute
    }

    init(_ context: RequestContext, day: Day) {
        let maker = LogChips(context, day: day)
        let made: [Chip?] = [
            maker.mood(), maker.notes(), maker.weight(), maker.meals(), maker.workout(), maker.money(),
        ]
        chips = made.compactMap { $0 } + maker.pets() + [maker.health()].compactMap { $0 }
    }

    func view(_ words: Words) -> HTML {
        guard !chips.isEmpty else { return .empty }
        return """
            <section class="block block-log" id="log"><h2 class="hidden">\(words.todayBlockLog)</h2><ul class="log">\(chips.map { view($0) })</ul></section>

            """
    }

    private func view(_ chip: Chip) -> HTML {
        let value: HTML? = chip.value.map { "<b class=\"number\">\($0)</b>" }
        let name: HTML =
            chip.value == nil ? "<span>\(chip.name)</span>" : "<span class=\"hidden\">\(chip.name): </span>"
        let content: HTML = "\(chip.icon)\(name)\(value)"
        let style = "log-chip" + (chip.value == nil ? "" : " filled") + (chip.tint.map { " " + $0 } ?? "")
        return
            "<li><a class=\"\(style)\" href=\"\(chip.link.url)\"\(attribute: "data-sheet", if: chip.link.isSheet)>\(content)</a></li>"
    }
}
