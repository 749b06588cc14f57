import ArgumentParser
import DaybookCore
import DaybookServer
import Foundation
import Interchange
import JournalStore
import Phrasing
import Words

struct AttachFile: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "attach", abstract: "Attach a photo or a PDF to a transaction.",
        discussion: """
            daybook money attach latest receipt.jpg
            daybook money attach 479 invoice.pdf

            The file is copied and encrypted. The location is removed from the copy of a photo.
            """)

    @Argument(help: "Its number in daybook money register, its id, or latest.")
    var transaction: String

    @Argument(
        help: ArgumentHelp("The photo (JPEG, PNG, WebP, HEIC) or PDF; - reads standard input.", valueName: "file"))
    var file: String

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        let content = try AttachmentFile(try bytes(words))
        let files = try session.attachmentFiles
        var added = Attachment(id: Randomness.recordID())
        if file != "-" { added.name = (file as NSString).lastPathComponent }
        (added.type, added.count) = (content.type, Int64(content.content.count))
        (added.width, added.height) = (content.width, content.height)
        added.digest = files.digest(content.content)
        var note: UnrecordedFile?
        let changed = try session.save { state in
            added.owner = .transaction(try session.transaction(transaction, in: state).id)
            let decision = try AttachmentCommand.add(added).decide(
                in: state, now: session.now, newID: Randomness.recordID)
            // A file that a record names already is stored again if it was missing or damaged.
            note = try files.store(content.content)
            added = added.copy(id: decision.added ?? added.id)
            return decision
        }
        note?.crossOut()
        return try session.read { state in
            let attachment = state.attachment(added.id) ?? added
            return CommandOutput(
                session.report(words.fileAttached(words.title(attachment)), changed: changed),
                json: session.json(attachment))
        }
    }

    private func bytes(_ words: Words) throws -> [UInt8] {
        let tooLarge = AttachmentRefusal.tooLarge(maximum: AttachmentLimits.count)
        if file == "-" { return try StandardInput.bytes(upTo: Int(AttachmentLimits.count)) { tooLarge } }
        guard access(file, F_OK) == 0, !file.isFolder else { throw InvalidRequest(words.fileNotFound(file)) }
        var status = stat()
        if stat(file, &status) == 0, Int64(status.st_size) > AttachmentLimits.count { throw tooLarge }
        guard let data = FileManager.default.contents(atPath: file) else {
            throw InvalidRequest(words.fileUnreadable(file))
        }
        return [UInt8](data)
    }
}
