import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// Asks before an undo hides records that other actions wrote, or takes what they refer to.
struct UndoQuestionPage: PageView {
    let title: String
    /// The action in the history's words.
    let summary: String
    let sentences: [String]
    /// The number of affected records. The form carries it, so that what was not shown is asked about, too.
    let count: Int
    /// Whether it also hides what another device changed since.
    let hidesEdits: Bool
    let id: ActionID
    let back: PageRoute

    /// The name of the field with the number of affected records that the person was shown.
    static let confirmed = "confirmed"
    /// The name of the field that tells that changes of another device may be hidden.
    static let hidesEdits = "anyway"

    init(_ recorded: RecordedAction, _ consequences: UndoConsequences, hidesEdits: Bool, in context: RequestContext) {
        let words = context.words
        title = words.undoQuestion
        summary = words.description(of: recorded.batches, in: context.state, today: context.today)
        sentences = words.sentences(consequences) + (hidesEdits ? [words.changedElsewhere] : [])
        count = consequences.count
        self.hidesEdits = hidesEdits
        id = recorded.batches[0].action.id
        back = context.back ?? .today(nil)
    }

    var section: Section? { nil }
    var layout: PageLayout { .narrow }

    func view(_ words: Words) -> HTML {
        let confirmation: HTML? = hidesEdits ? "<input type=\"hidden\" name=\"\(Self.hidesEdits)\" value=\"1\">" : nil
        let paragraphs = sentences.map { "<p><strong>\($0)</strong></p>" as HTML }
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <p class="lead">\(summary)</p>
            <div class="notice warn">\(Icon.warning.svg)<div>\(paragraphs)<p>\(words.redoBringsBack)</p></div></div>
            <form class="submit after" method="post" action="\(ActionRoute.undo(id).url)">\
            <input type="hidden" name="back" value="\(back.url)">\
            <input type="hidden" name="\(Self.confirmed)" value="\(count)">\(confirmation)\
            <button class="button danger">\(Icon.undo.small)\(words.undoAnyway)</button>\
            <a class="button" href="\(back.url)">\(words.cancel)</a></form>

            """
    }
}
