import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// A form with a note and a button for each mood, which saves it. Enter in the note chooses no mood.
struct MoodButtons: Sendable {
    let owner: RecordID?
    /// The date to log for; nil for now.
    let day: Day?
    let id: RecordID
    let back: PageRoute

    init(of owner: RecordID?, on day: Day? = nil, id: RecordID, back: PageRoute) {
        self.owner = owner
        self.day = day
        self.id = id
        self.back = back
    }

    func view(_ words: Words) -> HTML {
        let faces = (owner == nil ? Mood.ofPerson : Mood.ofPet).map { mood in
            """
            <button class="\(mood.tint)" name="mood" value="\(mood.rawValue)">\(mood.face)<span>\(words.mood(mood))</span></button>
            """ as HTML
        }
        // The first button is the one that Enter presses.
        return """
            <form class="mood-buttons"\(attribute: "data-day", day?.text) method="post" action="\(MoodActionRoute.log(of: owner).url)"><input type="hidden" name="id" value="\(id.hex)">\
            <input type="hidden" name="back" value="\(back.url)">\(FormControls.dayInput(day))<button disabled hidden></button>\
            <input type="text" name="note" autocomplete="off" placeholder="\(words.moodNoteHint)" aria-label="\(words.note)">\
            <div class="faces\(if: owner != nil, " of-pet")">\(faces)</div></form>
            """
    }
}
