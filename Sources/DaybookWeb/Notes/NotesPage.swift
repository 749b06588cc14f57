import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The notes, newest first, by day.
struct NotesPage: PageView {
    let days: [NoteDay]
    /// The last day shown; nil for the latest.
    let last: Day?
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

    init(_ context: RequestContext, upTo last: Day?) {
        let all = context.state.livingNotes.reversed()
        let notes = Array(last.map { last in all.filter { $0.day ?? .first <= last } } ?? Array(all))
        var count = min(notes.count, Self.minimumNotes)
        while count > 0, count < notes.count, notes[count].day == notes[count - 1].day { count += 1 }
        days = NoteDay.all(of: notes.prefix(count))
        earlier = count < notes.count ? notes[count].day.map { (notes.count - count, $0) } : nil
        self.last = last
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
        let latest: HTML = """
            <p><a class="button plain wide" href="\(NotePageRoute.list(upTo: nil).url)">\(words.latestNotes)</a></p>

            """
        let more = earlier.map { count, day -> HTML in
            """
            <p class="submit after"><a class="button wide" href="\(NotePageRoute.list(upTo: day).url)">\(words.showMore) (\(words.number(count)))</a></p>
            """
        }
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div>\(if: !days.isEmpty, add)</header>
            \(if: last != nil, latest)\(days.isEmpty ? empty : "\(days.map { $0.view(words, today: today, just: just) })")\(more)
            """
    }

    private func button(_ style: HTML, _ name: String) -> HTML {
        let sheet = PageRoute.log(.note, back: NotePageRoute.list(upTo: nil).url)
        return "<a class=\"\(style)\" href=\"\(sheet.url)\" data-sheet>\(Icon.add.svg)\(name)</a>"
    }
}
