import DaybookCore
import Interchange
import Journal
import Phrasing

extension RequestContext {
    /// Returns the page for a route of attachments.
    func show(_ route: AttachmentPageRoute) -> Outcome {
        switch route {
        case .list(let owner): return found(AttachmentsPage(owner, self))
        case .content(let id), .thumbnail(let id):
            guard let attachment = state.attachment(id), let type = attachment.type else {
                return .response(notFound(), nil)
            }
            let (name, size) = (words.title(attachment), words.fileSize(attachment.count))
            let isServer = request.status == .server
            let content = AttachedContent(
                digest: attachment.digest, count: attachment.count,
                missing: problemPage(
                    isServer ? words.fileMissingOnServer(name, size) : words.fileMissing(name, size), attachment, 404),
                damaged: problemPage(
                    isServer ? words.fileDamagedOnServer(name) : words.fileDamaged(name), attachment, 500))
            return .response(
                Response(contentType: type.rawValue, inlineName: words.fileName(attachment), content: content), nil)
        }
    }

    /// Handles a POST request to a route of attachments.
    func act(_ route: AttachmentActionRoute) -> Outcome {
        switch route {
        case .add(let owner): return attach(to: owner)
        case .fetch(let id): return fetch(id)
        case .delete(let id):
            let owner = state.attachment(id)?.owner
            do throws(AttachmentRefusal) {
                return commit(
                    try AttachmentCommand.delete(id).decide(in: state, now: now, newID: newIDs()), of: id,
                    then: back ?? owner?.page ?? route.page)
            } catch {
                return refused(ReasonPage(words: words, reason: words.reason(error)))
            }
        }
    }

    /// Brings a file here from the server.
    private func fetch(_ id: RecordID) -> Outcome {
        do throws(AttachmentRefusal) {
            guard let attachment = state.attachment(id), let owner = attachment.owner else { throw .noSuchAttachment }
            switch tools.fetchFile?(attachment.digest, attachment.count) ?? .absent {
            case .stored, .partly: return .response(.redirect(to: (back ?? owner.page).url), nil)
            case .unreachable: throw .serverUnreachable
            case .absent: throw .onAnotherDevice
            case .damaged: throw .fetchedDamaged
            }
        } catch {
            let refusal = FormRefusal("", words.reason(error))
            guard let owner = state.attachment(id)?.owner, let page = AttachmentsPage(owner, self, refusal: refusal)
            else { return refused(ReasonPage(words: words, reason: refusal.reason)) }
            return refused(page)
        }
    }

    /// Attaches the posted file, which the host stores with the commit.
    private func attach(to owner: AttachmentOwner) -> Outcome {
        do throws(AttachmentRefusal) {
            guard var file = try postedFile() else { throw .noFile }
            file.attachment.owner = owner
            let decision = try AttachmentCommand.add(file.attachment).decide(in: state, now: now, newID: newIDs())
            let outcome = commit(decision, of: decision.added, then: back ?? .attachments(.list(owner)))
            return storing(file, with: outcome, of: decision)
        } catch {
            let refusal = FormRefusal(AttachmentsSection.field, words.reason(error))
            guard let page = AttachmentsPage(owner, self, refusal: refusal) else {
                return refused(ReasonPage(words: words, reason: refusal.reason))
            }
            return refused(page)
        }
    }

    /// The posted file as an attachment that has no owner yet; nil if none was chosen.
    func postedFile() throws(AttachmentRefusal) -> PostedFile? {
        guard let upload = request.upload else { return nil }
        let file = try AttachmentFile(upload.bytes)
        guard let digest = tools.digest else { throw .notStoredHere }
        var attachment = Attachment(id: newIDs()())
        attachment.name = upload.fileName
        (attachment.type, attachment.count) = (file.type, Int64(file.content.count))
        (attachment.width, attachment.height) = (file.width, file.height)
        attachment.digest = digest(file.content)
        return PostedFile(attachment: attachment, content: file.content)
    }

    /// The outcome of a decision, with the file that the host stores before the changes.
    func storing(_ file: PostedFile, with outcome: Outcome, of decision: Decision) -> Outcome {
        guard case .response(let response, let commit) = outcome else { return outcome }
        // The file of an attachment that exists is stored again, in case it was missing or damaged.
        var stored = commit ?? Commit(decision, action: action)
        stored.file = file.content
        return .response(response, stored)
    }

    private func problemPage(_ reason: String, _ attachment: Attachment, _ status: Int) -> [UInt8] {
        let page = FileProblemPage(
            reason: reason, attachment: attachment, owner: attachment.owner?.page ?? .today(nil),
            canFetch: request.status != .server)
        return Response.page(document(page), status: status).body
    }
}

/// A posted file with its attachment.
struct PostedFile {
    var attachment: Attachment
    /// The bytes to store, without metadata.
    let content: [UInt8]
}
