import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

extension HabitPage {
    /// The four figures under the title.
    func figures(_ words: Words) -> HTML {
        let year = completion.first { $0.period == .year }?.rate
        return """
            <dl class="figures">\
            \(figure(words.streakUnitNow(current.length, of: habit.schedule), "\(words.number(current.length))"))\
            \(figure(words.longest, "\(words.number(longest.length))"))\
            \(figure(words.pastYear, rate(year, words)))\
            \(figure(words.strength.lowercased(), percent(Int((strength * 100).rounded()), words)))</dl>
            """
    }

    /// The completion rate of each of the four periods.
    func completionCard(_ words: Words) -> HTML {
        let figures = completion.map { figure(words.lastDays(of: $0.period), rate($0.rate, words)) }
        return """
            <section class="card"><header><h2>\(words.completionRate)</h2><p>\(words.completionHint(of: habit.schedule))</p></header>
            <dl class="figures">\(figures)</dl></section>
            """
    }

    func totalsCard(_ words: Words) -> HTML {
        var pairs: [(String, String)] = [
            (words.timesDone, words.number(totals.timesDone)), (words.daysSkipped, words.number(totals.daysSkipped)),
        ]
        if let score { pairs.append((words.score, words.number(score))) }
        if let measured, measured.days > 0 {
            // The unit follows the label because its plural form fits the number it was typed with, not this one.
            let unit = habit.unit.isEmpty ? "" : ", " + habit.unit
            pairs.append((words.total + unit, words.number(totals.sum)))
            pairs.append((words.averageOfLoggedDays + unit, words.number(totals.sum / Double(measured.days))))
            if habit.kind == .atLeast, measured.highest > 0 {
                let day = words.near(measured.highestDay, to: today)
                pairs.append((words.bestDay + unit, "\(words.number(measured.highest)) · \(day)"))
            }
        }
        let rows = pairs.map { "<dt>\($0.0)</dt><dd>\($0.1)</dd>" as HTML }
        return """
            <section class="card totals"><header><h2>\(words.totals)</h2></header>
            <dl class="pairs">\(rows)</dl>\(if: score != nil, "<p class=\"hint\">\(words.scoreHint) <a href=\"\(GamePageRoute.rules.url)\">\(words.howPointsAreEarned)</a></p>")</section>
            """
    }

    func notesCard(_ words: Words) -> HTML {
        guard !notes.isEmpty else {
            return """
                <section class="card" id="notes"><header><h2>\(words.notes)</h2></header>
                <p class="quiet">\(words.noNotesYet)</p></section>
                """
        }
        let rows = notes.map { note($0, words) }
        return """
            <section class="card" id="notes"><header><h2>\(words.notes)</h2><p>\(words.number(notes.count))</p></header>
            \(MoreRows.list("ol", class: "notes", rows, words, shown: 5))</section>
            """
    }

    private func note(_ note: Note, _ words: Words) -> HTML {
        let day = words.dayAndMonth(note.day, near: today)
        let reason = note.skipReason.map { "<p class=\"quiet\">\(words.skipped($0))</p>" as HTML }
        return """
            <li><a href="\(HabitPageRoute.entry(habit.id, note.day).url)" data-sheet><time datetime="\(note.day.text)">\(day)</time></a>\
            \(reason)\(if: !note.text.isEmpty, "<p>\(HTML(lines: note.text))</p>")</li>
            """
    }

    private func figure(_ name: String, _ value: HTML) -> HTML {
        "<div class=\"stat\"><dt>\(name)</dt><dd>\(value)</dd></div>"
    }

    /// A completion rate with a small percent sign: 91 %.
    private func rate(_ value: Double?, _ words: Words) -> HTML {
        guard let value else { return "–" }
        return percent(words.wholePercent(ofRate: value), words)
    }

    private func percent(_ percent: Int, _ words: Words) -> HTML {
        "\(words.number(percent))<small>&nbsp;%</small>"
    }
}
