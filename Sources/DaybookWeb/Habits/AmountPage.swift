import DaybookCore
import Markup
import Words

/// The part of a habit's target that a measured amount is: a ring with "12 of 20 pages". A script shows it while one
/// types.
struct AmountPage: PageView {
    let habit: Habit
    let value: Double

    var title: String { habit.title }
    var section: Section? { .habits }
    var layout: PageLayout { .narrow }

    /// Creates the page for text that is still being typed: "1," is 1, and what is no number yet is nothing. Nil unless the
    /// habit is measured.
    init?(_ habit: Habit?, typed: String, _ words: Words) {
        guard let habit, habit.kind.isMeasure else { return nil }
        self.habit = habit
        value = words.parseNumber(typed) ?? words.parseNumber(String(typed.dropLast())) ?? 0
    }

    func view(_ words: Words) -> HTML {
        let target = habit.target ?? 1
        let isLimit = habit.kind == .atMost
        let text =
            isLimit ? words.measure(value, atMost: target, habit.unit) : words.measure(value, of: target, habit.unit)
        let tint = isLimit ? (value > target ? "over" : "under") : share < 1 ? "under" : ""
        let ring = ProgressRing(fraction: share, label: words.percent(share), tint: tint, size: 56)
        return "<p class=\"amount-reached example\" id=\"example\" role=\"status\">\(ring.svg)<span>\(text)</span></p>"
    }

    /// In whole percents; all of it only when the target is reached.
    private var share: Double {
        let share = habit.share(of: value)
        return share < 1 ? Double(min(Int(share * 100 + 0.5), 99)) / 100 : 1
    }
}
