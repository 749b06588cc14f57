import CivilTime
import Journal

/// Commands that change attachments. Each states the desired result, so running one twice has the same effect as running
/// it once.
public enum AttachmentCommand: Hashable, Sendable {
    /// Adds an attachment whose file is stored. The same file is attached to an owner once.
    case add(Attachment)
    case delete(RecordID)
}

extension AttachmentCommand {
    /// Returns the changes to make. Throws if the command is not allowed.
    ///
    /// - Parameter newID: Returns a new random id on each call.
    public func decide(in state: State, now: LocalInstant, newID: () -> RecordID) throws(AttachmentRefusal) -> Decision
    {
        switch self {
        case .add(let attachment): return try Self.add(attachment, state, now, newID)
        case .delete(let id): return Decision(AttachmentAction.deleteAttachment, state.attachments.deletion(of: id))
        }
    }

    private static func add(
        _ typed: Attachment, _ state: State, _ now: LocalInstant, _ newID: () -> RecordID
    ) throws(AttachmentRefusal) -> Decision {
        guard let owner = typed.owner, state.has(owner) else { throw .ownerMissing }
        return try add(typed, to: owner, state, now, newID)
    }

    /// - Parameter owner: The record that it is attached to, which may be about to be added.
    fileprivate static func add(
        _ typed: Attachment, to owner: AttachmentOwner, _ state: State, _ now: LocalInstant, _ newID: () -> RecordID
    ) throws(AttachmentRefusal) -> Decision {
        guard typed.type != nil, typed.digest.utf8.count == 64 else { throw .unknownType }
        guard typed.count > 0 else { throw .noFile }
        guard typed.count <= AttachmentLimits.count else { throw .tooLarge(maximum: AttachmentLimits.count) }
        let others = state.attachments(of: owner)
        if let twin = others.first(where: { $0.digest == typed.digest }) {
            return Decision(AttachmentAction.addAttachment, [], adding: twin.id)
        }
        guard others.count < AttachmentLimits.perOwner else { throw .tooMany(limit: AttachmentLimits.perOwner) }
        var attachment = typed.copy(id: state.attachments[typed.id] == nil ? typed.id : newID())
        attachment.owner = owner
        attachment.name = typed.name.shortenedFileName
        attachment.life = 1
        attachment.createdOn = state.today(now)
        return Decision(AttachmentAction.addAttachment, attachment.changes, adding: attachment.id)
    }
}

extension Decision {
    /// The decision with a file attached to the transaction that it adds, all as one action. The file is stored with it.
    ///
    /// - Parameter newID: Returns a new random id on each call.
    public func attaching(
        _ attachment: Attachment, in state: State, now: LocalInstant, newID: () -> RecordID
    ) throws(AttachmentRefusal) -> Decision {
        guard let added else { throw .ownerMissing }
        return joined(by: try AttachmentCommand.add(attachment, to: .transaction(added), state, now, newID))
    }
}

extension String {
    /// A file name on one line, cut in the middle so that its end stays.
    fileprivate var shortenedFileName: String {
        let line = PlainText.line(self)
        guard line.count > AttachmentLimits.name else { return line }
        return String(line.prefix(AttachmentLimits.name - 11)) + "…" + String(line.suffix(10))
    }
}

/// The reason why an attachment was refused.
public enum AttachmentRefusal: Error, Hashable, Sendable {
    case noSuchAttachment
    /// The record that the file was meant for does not exist.
    case ownerMissing
    case noFile
    /// Neither a photo of a known type nor a PDF.
    case unknownType
    /// Bytes.
    case tooLarge(maximum: Int64)
    case tooMany(limit: Int)
    /// Millions of pixels. A small file can tell of a picture that fills the memory of whoever opens it.
    case tooManyPixels(millions: Int64)
    /// The photo's structure cannot be followed, so it may keep its location.
    case damaged(AttachmentType)
    /// This device stores no files, and the server is out of reach.
    case notStoredHere
    /// The file was not fetched, as the server is out of reach.
    case serverUnreachable
    /// The file was not fetched, as the server has no such file.
    case onAnotherDevice
    /// The fetched bytes are not the file.
    case fetchedDamaged
}

/// The actions on attachments. Raw values are stored in the journal and must not change.
public enum AttachmentAction: String, CaseIterable, FeatureAction {
    case addAttachment, deleteAttachment

    public var name: ActionName { .attachment(self) }
    public var table: String { Attachment.table }
}
