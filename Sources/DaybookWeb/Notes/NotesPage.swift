import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// All notes, newest first, by month and day. Their kind, a month and a text can be chosen together.
struct NotesPage: PageView {
    let days: [NoteDay]
    let filter: NoteFilter
    /// The last day shown; nil for the latest.
    let last: Day?
    /// The number of notes found up to the last day.
    let count: Int
    /// The kinds that there are.
    let kinds: [NoteKind]
    /// The months with notes of the chosen kind, latest first.
    let months: [Month]
    /// The number of earlier notes, and the day of the newest of them.
    let earlier: (count: Int, day: Day)?
    /// The note that was just added.
    let just: RecordID?
    let today: Day
    let title: String

    /// A page has whole days with at least this number of notes.
    private static let minimumNotes = 100

    var section: Section? { .notes }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext, _ typed: NoteFilter, upTo last: Day?) {
        var filter = typed
        filter.search = SearchResults.cleaned(typed.search)
        let query = SearchQuery(filter.search)
        let all = WrittenNote.all(context)
        let ofKind = all.filter { filter.kind == nil || $0.kind == filter.kind }
        let notes = ofKind.filter { note in
            (last.map { note.day <= $0 } ?? true) && (filter.month.map { note.day.monthOfYear == $0 } ?? true)
                && (query.isEmpty || note.matches(query))
        }
        var count = min(notes.count, Self.minimumNotes)
        while count > 0, count < notes.count, notes[count].day == notes[count - 1].day { count += 1 }
        days = NoteDay.all(of: notes.prefix(count))
        earlier = count < notes.count ? (notes.count - count, notes[count].day) : nil
        var months: [Month] = []
        for note in ofKind where note.day.monthOfYear != months.last { months.append(note.day.monthOfYear) }
        self.months = months
        kinds = NoteKind.allCases.filter { kind in all.contains { $0.kind == kind } }
        self.count = notes.count
        self.last = last
        self.filter = filter
        let isAdded = context.flashMessage == .done(.note(.addNote))
        just = isAdded ? context.request.query["of"].flatMap { RecordID(hex: $0) } : nil
        today = context.today
        title = context.words.notes
    }

    func view(_ words: Words) -> HTML {
        let add: HTML = "<div class=\"actions\">\(button("button", words.add))</div>"
        let empty: HTML = """
            <section class="empty">\(Icon.note.svg)<h2>\(words.noNotesYet)</h2><p>\(words.noNotesYetHint)</p>\(button("button primary", words.addNote))</section>
            """
        let unfiltered = NotePageRoute.list(NoteFilter()).url
        let none: HTML = """
            <p class="quiet">\(filter.search.isEmpty ? words.found(0) : words.nothingFound(for: filter.search))</p>\
            <p class="after"><a class="button" href="\(unfiltered)">\(words.clearFilter)</a></p>
            """
        let latest: HTML = """
            <p><a class="button plain wide" href="\(NotePageRoute.list(filter).url)">\(words.latestNotes)</a></p>

            """
        let more = earlier.map { count, day -> HTML in
            let route = NotePageRoute.list(filter, upTo: day)
            return """
                <p class="submit after"><a class="button wide" href="\(route.url)">\(words.showMore) (\(words.number(count)))</a></p>
                """
        }
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div>\(if: !kinds.isEmpty, add)</header>
            \(kinds.isEmpty ? empty : filterControls(words))\(if: last != nil, latest)\(if: days.isEmpty && !kinds.isEmpty, none)
            \(list(words))\(more)
            """
    }

    /// The days, below the name of their month.
    private func list(_ words: Words) -> [HTML] {
        var list: [HTML] = []
        var month: Month?
        for day in days {
            if day.day.monthOfYear != month {
                month = day.day.monthOfYear
                list.append("<h2 class=\"of-month\">\(words.monthAndYear(day.day.monthOfYear))</h2>\n")
            }
            list.append(day.view(words, today: today, just: just, search: filter.search))
        }
        return list
    }

    /// The kinds as links, and a search and a choice of months as a form that works without scripts.
    private func filterControls(_ words: Words) -> HTML {
        var offered = months
        if let month = filter.month, !offered.contains(month) { offered.append(month) }
        let choices = offered.sorted(by: >).map { (value: $0.text, label: words.monthAndYear($0)) }
        let options = ([(value: "", label: words.allMonths)] + choices).map { value, label in
            "<option value=\"\(value)\"\(attribute: "selected", if: value == filter.month?.text ?? "")>\(label)</option>"
                as HTML
        }
        let kind = filter.kind.map { "<input type=\"hidden\" name=\"kind\" value=\"\($0.rawValue)\">" as HTML }
        return """
            \(if: kinds.count > 1 || filter.kind != nil, kindLinks(words))\
            <form class="pair of-notes" role="search" action="\(NotePageRoute.list(NoteFilter()).url)"><div class="search">\(Icon.search.svg)\
            <input id="search" type="search" name="search" value="\(filter.search)" placeholder="\(words.search)" aria-label="\(words.searchNotes)" autocomplete="off"></div>\
            <div data-saves><select name="month" aria-label="\(words.month)">\(options)</select>\
            <p class="submit"><button class="button">\(words.show)</button></p></div>\(kind)</form>
            \(SearchCount.view(filter.search.isEmpty ? nil : count, words))
            """
    }

    private func kindLinks(_ words: Words) -> HTML {
        var offered: [NoteKind?] = [nil]
        for kind in NoteKind.allCases where kinds.contains(kind) || kind == filter.kind { offered.append(kind) }
        let links = offered.map { kind -> HTML in
            var other = filter
            other.kind = kind
            let current = kind == filter.kind ? "true" : nil
            let name = kind?.name(words) ?? words.allOfThem
            return "<a href=\"\(NotePageRoute.list(other).url)\"\(attribute: "aria-current", current)>\(name)</a>"
        }
        return "<nav class=\"filters views\" aria-label=\"\(words.noteKinds)\">\(links)</nav>\n"
    }

    private func button(_ style: HTML, _ name: String) -> HTML {
        let sheet = PageRoute.log(.note, back: NotePageRoute.list(NoteFilter()).url)
        return "<a class=\"\(style)\" href=\"\(sheet.url)\" data-sheet>\(Icon.add.svg)\(name)</a>"
    }
}
