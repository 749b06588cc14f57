import DaybookCore
import Journal
import Words

extension AttachmentRefusal: Refusal {
    public func reason(in words: Words) -> String { words.reason(self) }
}

extension Words {
    /// An action on an attachment in a sentence.
    func description(_ action: AttachmentAction, _ changes: [Change], in state: State) -> String {
        let attachment = state.attachments.rows(of: changes).first
        let name = attachment.map { title($0) } ?? ""
        return switch action {
        case .addAttachment: fileAttached(name)
        case .deleteAttachment: wasDeleted(name)
        }
    }

    /// An attachment's name, or its type if it has none.
    public func title(_ attachment: Attachment) -> String {
        let name = PlainText.line(attachment.name) // another device's may be anything
        return name.isEmpty ? kind(attachment) : name
    }

    private func kind(_ attachment: Attachment) -> String { attachment.type?.isPhoto ?? true ? photo : document }

    /// The name under which a file is saved: the attachment's, with an extension of its type at the end. A name from another
    /// device has no folders here, is no hidden file, and is no longer than file systems take.
    public func fileName(_ attachment: Attachment) -> String {
        let name = FileName.safe(title(attachment), or: kind(attachment))
        let endings = attachment.type?.fileExtensions ?? []
        let lowercased = name.lowercased()
        guard let usual = endings.first, !endings.contains(where: { lowercased.hasSuffix("." + $0) }) else {
            return name
        }
        return FileName.safe(name + "." + usual, or: name)
    }

    /// The reason for refusing an action on attachments.
    public func reason(_ refusal: AttachmentRefusal) -> String {
        switch refusal {
        case .noSuchAttachment: attachmentNotFound
        case .ownerMissing: attachmentOwnerMissing
        case .noFile: chooseFileFirst
        case .unknownType: fileTypeUnknown
        case .tooLarge(let maximum): fileTooLarge(maximum: fileSize(maximum))
        case .tooMany(let limit): tooManyFiles(limit: limit)
        case .tooManyPixels(let millions): photoTooManyPixels(millions: millions)
        case .damaged(.pdf): documentUnreadable
        case .damaged: photoUnreadable
        case .notStoredHere: filesNeedServer
        case .serverUnreachable: fetchingNeedsServer
        case .onAnotherDevice: fileNotOnServer
        case .fetchedDamaged: fileArrivedDamaged
        }
    }
}
