import CivilTime
import Journal

extension State {
    /// The attachment, unless it or its owner was deleted.
    public func attachment(_ id: RecordID) -> Attachment? {
        guard let attachment = attachments[id], attachment.isAlive, let owner = attachment.owner, has(owner) else {
            return nil
        }
        return attachment
    }

    /// The attachments of an owner, by the day they were added.
    public func attachments(of owner: AttachmentOwner) -> [Attachment] {
        let found: [Attachment] =
            switch owner {
            case .transaction(let id): Array(attachments.rows(ownedBy: id))
            case .pet(let id): Array(attachments.rows(ownedBy: id, as: 1))
            case .mood(let id): Array(attachments.rows(ownedBy: id, as: 2))
            case .day: Array(attachments.rows)
            }
        return found.filter { $0.isAlive && $0.owner == owner }.sorted { left, right in
            let days = (left.createdOn ?? .first, right.createdOn ?? .first)
            return days.0 == days.1 ? left.id < right.id : days.0 < days.1
        }
    }

    /// The days of the body that have attachments, newest first.
    public var daysWithAttachments: [Day] {
        var days: Set<Day> = []
        for attachment in attachments.rows where attachment.isAlive {
            if case .day(let day) = attachment.owner { days.insert(day) }
        }
        return days.sorted(by: >)
    }

    /// Whether the owner of attachments exists. Every day does, and a transaction that another counts for: it may count again.
    public func has(_ owner: AttachmentOwner) -> Bool {
        switch owner {
        case .transaction(let id): transaction(id) != nil || rowsStoodFor.isReplaced(id)
        case .pet(let id): subject(id) != nil
        case .mood(let id): mood(id) != nil
        case .day(let day): day >= HabitLimits.firstDay
        }
    }

    /// The digests of all files that records name, deleted ones included: what a host has to keep. Unordered.
    public var attachedDigests: Set<String> {
        var digests: Set<String> = []
        for attachment in attachments.rows where !attachment.digest.isEmpty { digests.insert(attachment.digest) }
        return digests
    }

    /// The digests of attachments that are not deleted, nor is what they are attached to. Unordered.
    public var livingDigests: Set<String> {
        Set(attachments.rows.filter { attachment($0.id) != nil }.map { $0.digest })
    }
}
