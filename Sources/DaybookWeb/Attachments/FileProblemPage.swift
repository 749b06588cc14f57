import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The page in place of an attachment whose file is missing or damaged.
struct FileProblemPage: PageView {
    let reason: String
    let attachment: Attachment
    /// The page of the record it is attached to.
    let owner: PageRoute
    /// Whether there is a server to fetch it from.
    let canFetch: Bool

    var title: String { reason }
    var section: Section? { nil }
    var layout: PageLayout { .plain }

    func view(_ words: Words) -> HTML {
        let fetching: HTML = """
            <form method="post" action="\(AttachmentActionRoute.fetch(attachment.id).url)">\
            <input type="hidden" name="back" value="\(owner.url)"><button class="button primary">\(words.fetchFile)</button></form>
            """
        return """
            <section class="empty">\(Icon.warning.svg)<h1>\(reason)</h1>\(if: canFetch, fetching)
            <a class="button" href="\(owner.url)">\(words.back)</a></section>
            """
    }
}
