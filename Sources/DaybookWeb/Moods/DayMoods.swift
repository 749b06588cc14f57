import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The moods of a day on Today, with buttons to add another; empty for a person who does not log moods.
struct DayMoods: Sendable {
    /// Whether the person logs their own moods.
    let isUsed: Bool
    let pets: [Subject]
    let marks: AdviceMark
    let rows: [MoodRow]
    let newID: RecordID
    /// Whether the day is today, so that moods can be added.
    let isToday: Bool

    init(_ context: RequestContext, day: Day, newID: RecordID) {
        let state = context.state
        isUsed = state.moodEntries.rows.contains { $0.isAlive && $0.subject == nil }
        pets = state.activeSubjects
        marks = AdviceMark(context, pets)
        let entries = isUsed || !pets.isEmpty ? state.moodEntries.rows.filter { $0.day == day } : []
        rows = entries.compactMap { state.mood($0.id) }.sorted { ($0.at, $0.id) < ($1.at, $1.id) }
            .compactMap { MoodRow($0, in: state) }
        isToday = day == context.today
        self.newID = newID
    }

    func view(_ words: Words, back: PageRoute) -> HTML {
        guard isToday ? isUsed || !pets.isEmpty : !rows.isEmpty else { return .empty }
        let faces = Mood.ofPerson.map { mood in
            """
            <button class="\(mood.tint)" name="mood" value="\(mood.rawValue)">\(mood.face)<span>\(words.mood(mood))</span></button>
            """ as HTML
        }
        let asking: HTML = """
            <form method="post" action="\(MoodActionRoute.log(of: nil).url)"><input type="hidden" name="id" value="\(newID.hex)">\
            <input type="hidden" name="back" value="\(back.url)"><div class="faces">\(faces)</div></form>
            """
        let others = pets.map { pet in
            "<a class=\"chip\" href=\"\(MoodPageRoute.home(of: pet.id).url)\">\(PetIcon.small(pet))<bdi>\(pet.name)</bdi>\(marks.view(pet.id, words))</a>"
                as HTML
        }
        let written = rows.map { row in
            """
            <a class="chip \(row.mood.tint)" href="\(MoodPageRoute.entry(row.entry.id).url)"><span class="face-mark">\(row.mood.face)</span>\
            <span>\(if: !row.name.isEmpty, "<bdi>\(row.name)</bdi>: ")\(words.mood(row.mood))</span> <span class="number">\(words.time(row.entry.moment.time))</span></a>
            """ as HTML
        }
        return """
            <section class="card day-moods" id="moods"><header><h2><a href="\(MoodPageRoute.home(of: nil).url)">\(isToday && isUsed ? words.howAreYou : words.moods)</a></h2></header>\
            \(if: isToday && isUsed, asking)\(if: !written.isEmpty, "<div class=\"chips\">\(written)</div>")\
            \(if: isToday && !others.isEmpty, "<nav class=\"whose\" aria-label=\"\(words.pets)\">\(others)</nav>")</section>

            """
    }
}
