import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// A form with a button for each mood, which saves it. The message offers to add the details.
struct MoodButtons: Sendable {
    let id: RecordID
    let back: PageRoute

    func view(_ words: Words) -> HTML {
        let faces = Mood.ofPerson.map { mood in
            """
            <button class="\(mood.tint)" name="mood" value="\(mood.rawValue)">\(mood.face)<span>\(words.mood(mood))</span></button>
            """ as HTML
        }
        return """
            <form class="faces" method="post" action="\(MoodActionRoute.log(of: nil).url)"><input type="hidden" name="id" value="\(id.hex)">\
            <input type="hidden" name="back" value="\(back.url)">\(faces)</form>
            """
    }
}
