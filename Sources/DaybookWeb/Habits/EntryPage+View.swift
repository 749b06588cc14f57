import CivilTime
import DaybookCore
import Journal
import Markup
import Words

extension EntryPage {
    func view(_ words: Words) -> HTML {
        """
        <section class="sheet tint-\(habit.color.rawValue)"\(attribute: "data-focus", habit.kind.isMeasure ? "value" : nil)>
        <header>\(HabitIcon.view(habit.icon, title: habit.title))<div><h1><bdi>\(habit.title)</bdi></h1><p>\(summary)</p></div>\
        <a class="round" href="\(dayURL)" aria-label="\(words.close)" data-close>\(Icon.close.svg)</a></header>
        \(days(words))
        \(firstMarkableDay.map { waiting(for: $0, words) } ?? "\(general(words))\(marking(words))")
        <div class="folds">\(skipping(words))
        \(noting(words))</div>
        <a class="button plain" href="\(HabitPageRoute.habit(habit.id, month: nil).url)">\(words.openHabit(habit.title))</a>
        </section>
        """
    }

    private var dayURL: String { PageRoute.today(day == today ? nil : day).url }
    private var action: String { HabitActionRoute.mark(habit.id, day).url }

    private func days(_ words: Words) -> HTML {
        func url(_ distance: Int) -> String? {
            day.neighbor(distance).map { HabitPageRoute.entry(habit.id, $0).url }
        }
        let before = StepLink.previous.view(to: url(-1), label: words.previousDay, opensSheet: true)
        let after = StepLink.next.view(to: url(1), label: words.nextDay, opensSheet: true)
        return """
            <nav class="days" aria-label="\(words.day)">\(before)<strong>\(words.fullDay(day))</strong>\(after)</nav>
            """
    }

    /// The reason that the day cannot be marked yet.
    private func waiting(for first: Day, _ words: Words) -> HTML {
        """
        <div class="notice"\(attribute: "role", refused == nil ? nil : "alert")>\(Icon.info.svg)\
        <p>\(words.canBeMarked(habit.title, from: first, today: today))</p></div>
        """
    }

    /// A refusal that concerns no field.
    private func general(_ words: Words) -> HTML {
        guard let refused, refused.part == .done || refused.part == .clear else { return .empty }
        return "<div class=\"notice bad\" role=\"alert\">\(Icon.warning.svg)<p>\(refused.reason)</p></div>\n"
    }

    private func marking(_ words: Words) -> HTML {
        habit.kind.isMeasure ? measuring(words) : checking(words)
    }

    private func form(_ part: Part, _ content: HTML) -> HTML {
        """
        <form class="stack" method="post" action="\(action)"><input type="hidden" name="do" value="\(part.rawValue)">\(content)</form>
        """
    }

    private func checking(_ words: Words) -> HTML {
        let done: HTML = "<button class=\"button primary wide\">\(Icon.check.svg)\(words.markAsDone)</button>"
        let isMarked = state == .done || state == .skipped
        return """
            <div class="stack">\(if: state == .skipped, "<p class=\"quiet\">\(words.skipped(habitReason))</p>")\
            \(if: state != .done, form(.done, done))\(if: isMarked, clearing(words))</div>
            """
    }

    private var habitReason: String { refused == nil ? typedReason : "" }

    private func clearing(_ words: Words) -> HTML {
        form(.clear, "<button class=\"button wide\">\(Icon.undo.svg)\(words.clearMark)</button>")
    }

    private func measuring(_ words: Words) -> HTML {
        // The draft of an amount belongs to the value that it was typed over.
        let set: HTML = """
            <form class="stack" method="post" action="\(action)" data-kept="\(seenValue)"><button class="hidden" name="do" value="set" tabindex="-1" aria-hidden="true"></button>\
            <input type="hidden" name="seen" value="\(seenValue)"><input type="hidden" name="amount" value="\(words.typedNumber(step))"><input type="hidden" name="id" value="\(incrementID.hex)">\
            <div class="stack" data-example="\(HabitPageRoute.amount(habit.id, typed: "").url)">
            <div class="field\(if: valueReason != nil, " refused")"><div class="amount">\
            \(changing(.less, Icon.minus, words.lessBy(step, habit.unit)))\
            <input type="text" inputmode="decimal" id="value" name="value" value="\(typedValue)" placeholder="0" autocomplete="off" \
            aria-label="\(words.value)\(if: !habit.unit.isEmpty, ", \(habit.unit)")"\(invalid("value", valueReason))>\
            \(changing(.more, Icon.add, words.moreBy(step, habit.unit)))</div>\
            \(reason("value", valueReason))</div>
            \(AmountPage(habit, typed: typedValue, words)?.view(words))</div>
            \(keys(words))<button class="button primary wide" name="do" value="set">\(words.set)</button></form>
            """
        return """
            <div class="stack">\(if: state == .skipped, "<p class=\"quiet\">\(words.skipped(habitReason))</p>")\
            \(set)\(reaching(words))\(if: value != nil || state == .done || state == .skipped, clearing(words))</div>
            """
    }

    /// Sets the value to the target by one tap or, of a limit without a value, to zero.
    private func reaching(_ words: Words) -> HTML? {
        let amount: Double
        if habit.kind == .atMost {
            guard value == nil, state != .done else { return nil }
            amount = 0
        } else {
            guard habit.kind == .atLeast, let target = habit.target, (value ?? 0) < target else { return nil }
            amount = target
        }
        return form(
            .set,
            """
            <input type="hidden" name="value" value="\(words.typedNumber(amount))">\
            <button class="button wide">\(Icon.check.svg)\(words.measure(amount, habit.unit))</button>
            """)
    }

    private var valueReason: String? {
        refused.flatMap { $0.part.takesValue || $0.part == .add ? $0.reason : nil }
    }

    private func changing(_ part: Part, _ icon: Icon, _ label: String) -> HTML {
        """
        <button class="round" name="do" value="\(part.rawValue)" aria-label="\(label)">\(icon.svg)</button>
        """
    }

    /// The number pad for touch; it is shown and handled by the script.
    private func keys(_ words: Words) -> HTML {
        let digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9", words.decimalSeparator, "0"]
        return """
            <div class="keys by-finger" role="group" aria-label="\(words.numberPad)" hidden>\
            \(digits.map { "<button type=\"button\" data-key=\"\($0)\">\($0)</button>" as HTML })\
            <button type="button" data-key="⌫" aria-label="\(words.deleteDigit)">⌫</button></div>
            """
    }

    private func skipping(_ words: Words) -> HTML {
        let reason = refused?.part == .skip ? refused?.reason : nil
        let isOpen = reason != nil || state == .skipped
        let field: HTML = """
            <input type="hidden" name="seen" value="\(seenReason)">\
            <div class="field\(if: reason != nil, " refused")"><label for="reason">\(words.reason)</label>\
            <input id="reason" type="text" name="reason" value="\(typedReason)" placeholder="\(words.reasonHint)" autocomplete="off"\
            \(invalid("reason", reason))>\(self.reason("reason", reason))<p class="hint">\(words.skipHint)</p></div>\
            <button class="button">\(words.skip)</button>
            """
        return """
            <details class="fold"\(attribute: "open", if: isOpen)><summary>\(Icon.skip.svg)\(words.skipThisDay)</summary>\
            \(form(.skip, field))</details>
            """
    }

    private func noting(_ words: Words) -> HTML {
        let reason = refused?.part == .note ? refused?.reason : nil
        let isOpen = reason != nil || !typedNote.isEmpty
        let field: HTML = """
            <input type="hidden" name="seen" value="\(seenNote)">\
            <div class="field\(if: reason != nil, " refused")"><label class="hidden" for="note">\(words.dayNote)</label>\
            <textarea id="note" name="note" rows="3" placeholder="\(words.dayNoteHint)"\(invalid("note", reason))>
            \(typedNote)</textarea>\(self.reason("note", reason))</div><button class="button">\(words.saveNote)</button>
            """
        return """
            <details class="fold"\(attribute: "open", if: isOpen)><summary>\(Icon.note.svg)\(words.dayNote)</summary>\
            \(form(.note, field))</details>
            """
    }

    private func invalid(_ field: HTML, _ reason: String?) -> HTML {
        reason == nil ? .empty : " aria-invalid=\"true\" aria-describedby=\"\(field)-reason\""
    }

    private func reason(_ field: HTML, _ reason: String?) -> HTML? {
        reason.map { "<p class=\"reason\" id=\"\(field)-reason\">\(Icon.warning.svg)\($0)</p>" }
    }
}
