import CivilTime
import DaybookCore
import Markup
import Phrasing
import Words

extension PeriodSteps {
    /// The name of the displayed period, between links to earlier and later ones; empty if there are none.
    ///
    /// - Parameter url: The URL of a period, by its last day; nil for the current one.
    func view(_ name: String, today: Day, _ words: Words, url: (Day?) -> String) -> HTML {
        guard earlier != nil || later != nil else { return .empty }
        func link(_ day: Day?) -> String? { day.map { url($0 == today ? nil : $0) } }
        return """
            <div class="period-steps">\(StepLink.previous.view(to: link(earlier), label: words.earlierPeriod))<p>\(name)</p>\
            \(StepLink.next.view(to: link(later), label: words.laterPeriod))</div>
            """
    }
}

/// A switch between weeks, months and years.
struct IntervalPicker: Sendable {
    let current: StatisticsInterval

    /// - Parameter url: The URL of each choice.
    func view(_ words: Words, _ url: (StatisticsInterval) -> String) -> HTML {
        let links = StatisticsInterval.allCases.map { interval in
            """
            <a href="\(url(interval))"\(attribute: "aria-current", interval == current ? "true" : nil)>\(words.name(interval))</a>
            """ as HTML
        }
        return "<nav class=\"segments\" aria-label=\"\(words.period)\">\(links)</nav>"
    }
}

extension StatisticsWindow {
    /// The name of the window, between links to earlier and later ones.
    func stepper(today: Day, _ words: Words, url: (Day?) -> String) -> HTML {
        let first = periods.first?.lowerBound ?? today
        let last = periods.last?.upperBound ?? today
        let name = periods.isEmpty ? "" : words.periods(first, last, of: interval)
        return steps.view(name, today: today, words, url: url)
    }
}
