import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The notes of a day in a list.
struct NoteDay: Sendable {
    let day: Day
    let notes: [WrittenNote]

    private static let excerptLength = 200

    /// Groups notes by day.
    ///
    /// - Parameter notes: The notes, sorted by day.
    static func all(of notes: some Sequence<WrittenNote>) -> [NoteDay] {
        var days: [NoteDay] = []
        for note in notes {
            if let last = days.last, last.day == note.day {
                days[days.count - 1] = NoteDay(day: note.day, notes: last.notes + [note])
            } else {
                days.append(NoteDay(day: note.day, notes: [note]))
            }
        }
        return days
    }

    /// - Parameters:
    ///   - just: The note that was just added.
    ///   - heading: Its heading; nil for the day, below that of the month.
    ///   - search: The text that was searched for, which is marked.
    func view(_ words: Words, today: Day, just: RecordID?, heading: String? = nil, search: String = "") -> HTML {
        let rows = notes.map { note -> HTML in
            let time: HTML? = note.time.map { "<small class=\"number\">\(words.time($0))</small>" }
            let subject: HTML? = note.subject.map { "<small><bdi>\($0)</bdi></small>" }
            let text: HTML =
                search.isEmpty
                ? "\(PlainText.beginning(of: note.text, length: Self.excerptLength))"
                : Highlight(note.text, query: search).excerpt(length: Self.excerptLength)
            return """
                <li\(attribute: "class", note.id == just ? "just" : nil)><a class="line" href="\(note.route.url)"\(attribute: "data-sheet", if: note.route.isSheet)>\
                <span>\(time)\(subject)<span class="written"><bdi>\(text)</bdi></span></span></a></li>

                """
        }
        let title: HTML =
            heading.map { "<h2>\($0)</h2>" } ?? "<h3>\(words.capitalized(words.near(day, to: today)))</h3>"
        return """
            <section class="group">\(title)
            <ul class="list diary">\(rows)</ul></section>

            """
    }
}
