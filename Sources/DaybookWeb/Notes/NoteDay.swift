import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The notes of a day in a list, latest first.
struct NoteDay: Sendable {
    let day: Day
    let notes: [Note]

    private static let excerptLength = 200

    /// Groups notes by day.
    ///
    /// - Parameter notes: The notes, newest first.
    static func all(of notes: some Sequence<Note>) -> [NoteDay] {
        var days: [NoteDay] = []
        for note in notes {
            guard let day = note.day else { continue }
            if let last = days.last, last.day == day {
                days[days.count - 1] = NoteDay(day: day, notes: last.notes + [note])
            } else {
                days.append(NoteDay(day: day, notes: [note]))
            }
        }
        return days
    }

    /// - Parameter just: The note that was just added.
    func view(_ words: Words, today: Day, just: RecordID?) -> HTML {
        let rows = notes.map { note -> HTML in
            let time: HTML? = note.time.map { "<small class=\"number\">\(words.time($0))</small>" }
            return """
                <li\(attribute: "class", note.id == just ? "just" : nil)><a class="line" href="\(NotePageRoute.note(note.id).url)">\
                <span>\(time)<span class="written"><bdi>\(note.beginning(length: Self.excerptLength))</bdi></span></span></a></li>

                """
        }
        return """
            <section class="group"><h2>\(words.capitalized(words.near(day, to: today)))</h2>
            <ul class="list diary">\(rows)</ul></section>

            """
    }
}
