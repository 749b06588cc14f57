import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The text field that adds a task and shows the recognized parts while typing.
struct QuickAddBar: Sendable {
    /// The page to continue with.
    let back: PageRoute
    /// The id of the task to add, so that posting twice adds it once.
    let id: RecordID
    var line = ""
    var understood: HTML = .empty
    var reason: String?
    var isFocused = false

    func view(_ words: Words) -> HTML {
        """
        <form class="quick adding" method="post" action="\(TaskActionRoute.quickAdd.url)" data-understand="\(TaskPageRoute.quick().url)">\
        <input type="hidden" name="back" value="\(back.url)"><input type="hidden" name="id" value="\(id.hex)">\
        <input id="quick" type="text" name="line" value="\(line)" required autocomplete="off" enterkeyhint="done" \
        placeholder="\(words.quickAddHint)" aria-label="\(words.addTask)" aria-describedby="understood"\
        \(attribute: "autofocus", if: isFocused)\(attribute: "aria-invalid", reason == nil ? nil : "true")>\
        <button class="round primary" aria-label="\(words.addTask)">\(Icon.add.svg)</button>\
        <div id="understood" class="understood" aria-live="polite">\(understood)\(reason.map { "<p class=\"reason\">\(Icon.warning.svg)<span>\($0)</span></p>" as HTML })</div></form>

        """
    }
}

extension TaskLine {
    /// The recognized parts as chips; those of a task can be removed.
    func chips(_ context: RequestContext, struck: [String]) -> HTML {
        let (words, today) = (context.words, context.today)
        if let entry {
            let pieces = words.pieces(entry, imperial: context.state.profile.units == .imperial, today: today)
            return "\(pieces.map { "<span class=\"chip good\"><bdi>\($0)</bdi></span>" as HTML })"
        }
        let understood = understood.parts.map { part in
            """
            <label class="chip accent"><input type="checkbox" name="struck" value="\(part.text)" class="hidden">\
            <bdi>\(words.piece(part.kind, today: today))</bdi>\(Icon.close.small)<span class="hidden">: \(words.keepAsText)</span></label>
            """ as HTML
        }
        let kept = struck.map { text in
            """
            <label class="chip struck"><input type="checkbox" name="struck" value="\(text)" class="hidden" checked>\
            <s><bdi>\(text)</bdi></s><span class="hidden">: \(words.parseAgain)</span></label>
            """ as HTML
        }
        return "\(understood)\(kept)"
    }
}
