import CivilTime
import DaybookCore
import Journal

/// The pages of attachments, under `/attachments`.
public enum AttachmentPageRoute: Route {
    /// The attachments of an owner, with the form to add one.
    case list(AttachmentOwner)
    /// The content of an attachment, which is no page.
    case content(RecordID)
    /// A photo for a list. A browser's worker scales it down; the server has it in its own size.
    case thumbnail(RecordID)
}

/// The actions of attachments, under `/attachments`.
public enum AttachmentActionRoute: Route {
    case add(AttachmentOwner)
    case delete(RecordID)
    /// Brings the file of an attachment to this device.
    case fetch(RecordID)
}

extension AttachmentPageRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> AttachmentPageRoute? {
        guard parts.first == "attachments" else { return nil }
        if parts.count == 2 { return RecordID(hex: parts[1]).map { .content($0) } }
        if parts.count == 3, parts[2] == "thumbnail" { return RecordID(hex: parts[1]).map { .thumbnail($0) } }
        return AttachmentOwner(path: parts.dropFirst()).map { .list($0) }
    }

    public var location: Location {
        switch self {
        case .list(let owner): Location("/attachments/" + owner.path)
        case .content(let id): Location("/attachments/\(id.hex)")
        case .thumbnail(let id): Location("/attachments/\(id.hex)/thumbnail")
        }
    }
}

extension AttachmentActionRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> AttachmentActionRoute? {
        guard parts.first == "attachments", parts.count == 3 else { return nil }
        if parts[2] == "delete" { return RecordID(hex: parts[1]).map { .delete($0) } }
        if parts[2] == "fetch" { return RecordID(hex: parts[1]).map { .fetch($0) } }
        return AttachmentOwner(path: parts.dropFirst()).map { .add($0) }
    }

    public var location: Location {
        switch self {
        case .add(let owner): Location("/attachments/" + owner.path)
        case .delete(let id): Location("/attachments/\(id.hex)/delete")
        case .fetch(let id): Location("/attachments/\(id.hex)/fetch")
        }
    }

    /// The page to show when the URL is opened instead of posted to.
    var page: PageRoute {
        switch self {
        case .add(let owner): .attachments(.list(owner))
        case .delete, .fetch: .money(.register(TransactionFilter(), upTo: nil))
        }
    }
}

extension AttachmentOwner {
    fileprivate init?(path: ArraySlice<String>) {
        guard path.count == 2, let kind = path.first, let name = path.last else { return nil }
        switch kind {
        case "transaction": guard let id = RecordID(hex: name) else { return nil }; self = .transaction(id)
        case "pet": guard let id = RecordID(hex: name) else { return nil }; self = .pet(id)
        case "mood": guard let id = RecordID(hex: name) else { return nil }; self = .mood(id)
        case "day": guard let day = Day(name) else { return nil }; self = .day(day)
        default: return nil
        }
    }

    fileprivate var path: String {
        switch self {
        case .transaction(let id): "transaction/\(id.hex)"
        case .pet(let id): "pet/\(id.hex)"
        case .mood(let id): "mood/\(id.hex)"
        case .day(let day): "day/\(day.text)"
        }
    }

    /// The page of the record that has the attachments.
    var page: PageRoute {
        switch self {
        case .transaction(let id): .money(.transaction(id))
        case .pet(let id): .moods(.pet(id))
        case .mood(let id): .moods(.entry(id))
        case .day: .body(.measure(.weight))
        }
    }
}
