import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The attachments of an owner, with the form to add one. It is on the owner's page and on a page of its own.
struct AttachmentsSection: Sendable {
    let owner: AttachmentOwner
    private let attachments: [(Attachment, FilePlace)]
    /// Whether this is the server, which fetches nothing.
    private let isServer: Bool
    private let back: PageRoute
    private let controls: FormControls

    /// - Parameter back: The page to return to from its forms.
    init(_ owner: AttachmentOwner, _ context: RequestContext, back: PageRoute, refusal: FormRefusal? = nil) {
        self.owner = owner
        self.back = back
        attachments = context.state.attachments(of: owner).map { attachment in
            (attachment, context.tools.placeOfFile?(attachment.digest, attachment.count) ?? .here)
        }
        isServer = context.request.status == .server
        controls = FormControls(words: context.words, refusal: refusal)
    }

    /// The name of the input with the file.
    static let field = "file"

    var isEmpty: Bool { attachments.isEmpty }

    func heading(_ words: Words) -> String { if case .transaction = owner { words.receipts } else { words.photos } }

    func view(_ words: Words) -> HTML {
        let list: HTML = "<ul class=\"attachments\">\(attachments.map { item($0, $1, words) })</ul>"
        return """
            <section class="card form after" id="attachments"><h2>\(heading(words))</h2>\(controls.notice)
            \(isEmpty ? "" : list)<form class="attach" data-saves method="post" enctype="multipart/form-data" action="\(AttachmentActionRoute.add(owner).url)" novalidate>\(backInput)\
            <div class="\(controls.classes(Self.field))"><label class="button" for="\(Self.field)">\(Icon.attach.svg)\(words.attachPhotoOrDocument)</label>\
            <input id="\(Self.field)" type="file" name="\(Self.field)" accept="image/*,application/pdf" required\(controls.attributes(Self.field, hint: ""))>\
            \(ChosenFile.name(of: Self.field))\
            \(controls.hint(Self.field, words.attachHint(maximum: words.fileSize(AttachmentLimits.count))))\(controls.reason(Self.field))</div>
            <div class="submit"><button class="button">\(words.attachFile)</button></div></form></section>

            """
    }

    private var backInput: HTML { "<input type=\"hidden\" name=\"back\" value=\"\(back.url)\">" }

    private func item(_ attachment: Attachment, _ place: FilePlace, _ words: Words) -> HTML {
        let name = words.title(attachment)
        return """
            <li>\(place == .here ? link(attachment, name, words) : away(attachment, name, place, words))\
            <form method="post" action="\(AttachmentActionRoute.delete(attachment.id).url)">\(backInput)\
            <button class="round plain" aria-label="\(words.deleteAttachment(name))">\(Icon.trash.svg)</button></form></li>
            """
    }

    /// A file that is not here, with the button that fetches it.
    private func away(_ attachment: Attachment, _ name: String, _ place: FilePlace, _ words: Words) -> HTML {
        let size = words.fileSize(attachment.count)
        let text =
            switch place {
            case .partlyHere(let count) where !isServer: words.filePartlyHere(words.fileSize(count), of: size)
            case .damaged where isServer: words.fileDamagedOnServer(size: size)
            default: isServer ? words.fileElsewhere(size) : words.fileNotHere(size)
            }
        let fetching: HTML = """
            <form method="post" action="\(AttachmentActionRoute.fetch(attachment.id).url)">\(backInput)\
            <button class="button" aria-label="\(words.fetchAttachment(name))">\(words.fetchFile)</button></form>
            """
        return """
            <div class="away">\(isServer ? Icon.note.svg : fetching)\
            <span><bdi>\(name)</bdi><small>\(text)</small></span></div>
            """
    }

    private func link(_ attachment: Attachment, _ name: String, _ words: Words) -> HTML {
        let url = AttachmentPageRoute.content(attachment.id).url
        let isShown = attachment.type?.isPhoto ?? false && attachment.type != .heic
        let picture: HTML =
            isShown
            ? """
            <img src="\(AttachmentPageRoute.thumbnail(attachment.id).url)" alt="" loading="lazy" decoding="async"\(attribute: "width", attachment.width.map { "\($0)" })\(attribute: "height", attachment.height.map { "\($0)" })>
            """ : "\(Icon.note.svg)"
        return """
            <a href="\(url)" aria-label="\(words.openAttachment(name))">\(picture)\
            <span><bdi>\(name)</bdi><small>\(words.fileSize(attachment.count))</small></span></a>
            """
    }
}

/// The page with the attachments of an owner.
struct AttachmentsPage: PageView {
    let attachments: AttachmentsSection
    let title: String
    private let ownerTitle: String
    /// The other days with photos, newest first, if these are of a day.
    private var otherDays: [Day] = []

    var section: Section? {
        switch attachments.owner {
        case .transaction: .money
        case .pet, .mood: .moods
        case .day: .body
        }
    }
    var layout: PageLayout { .narrow }

    /// Nil if there is no such owner.
    init?(_ owner: AttachmentOwner, _ context: RequestContext, refusal: FormRefusal? = nil) {
        guard context.state.has(owner) else { return nil }
        let words = context.words
        attachments = AttachmentsSection(
            owner, context, back: context.back ?? .attachments(.list(owner)), refusal: refusal)
        ownerTitle =
            switch owner {
            case .transaction(let id):
                context.state.transaction(id).map { words.title($0, in: context.state) } ?? words.transaction
            case .pet(let id): context.state.subject(id)?.name ?? words.pets
            case .mood(let id): context.state.mood(id)?.mood.map { words.mood($0) } ?? words.mood
            case .day(let day): words.fullDay(day)
            }
        title = "\(attachments.heading(words)): \(ownerTitle)"
        if case .day(let day) = owner { otherDays = context.state.daysWithAttachments.filter { $0 != day } }
    }

    private static let dayCount = 60

    func view(_ words: Words) -> HTML {
        """
        \(BackLink.toolbar(to: attachments.owner.page, ownerTitle))\
        <header class="bar"><div class="heading"><h1><bdi>\(ownerTitle)</bdi></h1></div></header>
        \(attachments.view(words))\(if: !otherDays.isEmpty, days(words))
        """
    }

    private func days(_ words: Words) -> HTML {
        let links = otherDays.prefix(Self.dayCount).map { day -> HTML in
            "<a class=\"chip\" href=\"\(AttachmentPageRoute.list(.day(day)).url)\">\(words.shortDayAndYear(day))</a>"
        }
        return "<nav class=\"group whose\" aria-label=\"\(words.otherDays)\">\(links)</nav>"
    }
}
