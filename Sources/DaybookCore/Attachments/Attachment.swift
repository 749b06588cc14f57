import CivilTime
import Journal

/// A photo or document attached to a transaction, a pet, a mood or a day of the body. Its content is a file of the host.
public struct Attachment: DeletableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int {
        case life, transaction, subject, day, name, type, count, digest, width, height, createdOn, mood
    }

    public static let schema = Schema(
        "attachments",
        [
            .life,
            Column("transaction", .reference),
            Column("subject", .reference),
            Column("day", .day),
            Column("name", .line(0...AttachmentLimits.name)),
            Column("type", AttachmentType.column()),
            Column("count", .integer(1...AttachmentLimits.count)),
            Column("digest", .line(64...64, bytes: 64)) { Hexadecimal.bytes($0)?.count == 32 },
            Column("width", .integer(1...AttachmentLimits.pixels)),
            Column("height", .integer(1...AttachmentLimits.pixels)),
            Column("createdOn", .day),
            Column("mood", .reference),
        ],
        required: [Field.type.rawValue, Field.count.rawValue],
        owners: [
            .column(Field.transaction.rawValue, of: Transaction.table),
            .column(Field.subject.rawValue, of: Subject.table),
            .column(Field.mood.rawValue, of: MoodEntry.table),
        ],
        findInvalid: { Attachment($0).owner == nil ? Field.transaction.rawValue : nil })

    public static var editable: [Field] { [.name] }

    public var isAlive: Bool { exists && type != nil && count > 0 && !digest.isEmpty && owner != nil }
}

// One accessor per line.
// swift-format-ignore
extension Attachment {
    /// The name of the chosen file, or one that a person gave it.
    public var name: String { get { self[.name] } set { self[.name] = newValue } }
    /// Nil for one that this version does not know.
    public var type: AttachmentType? { get { self[.type] } set { self[.type] = newValue } }
    /// Bytes of the content.
    public var count: Int64 { get { self[.count] ?? 0 } set { self[.count] = newValue } }
    /// HMAC-SHA256 of the content under the journal's id, in lowercase hexadecimal digits.
    public var digest: String { get { self[.digest] } set { self[.digest] = newValue } }
    /// Pixels of a photo as stored, before it is turned; nil if unknown.
    public var width: Int64? { get { self[.width] } set { self[.width] = newValue } }
    public var height: Int64? { get { self[.height] } set { self[.height] = newValue } }
    public var createdOn: Day? { get { self[.createdOn] } set { self[.createdOn] = newValue } }

    private var transaction: RecordID? { get { self[.transaction] } set { self[.transaction] = newValue } }
    private var subject: RecordID? { get { self[.subject] } set { self[.subject] = newValue } }
    private var mood: RecordID? { get { self[.mood] } set { self[.mood] = newValue } }
    private var day: Day? { get { self[.day] } set { self[.day] = newValue } }
}

extension Attachment {
    /// The record it is attached to; nil if it has none.
    public var owner: AttachmentOwner? {
        get {
            transaction.map { .transaction($0) } ?? subject.map { .pet($0) } ?? mood.map { .mood($0) }
                ?? day.map { .day($0) }
        }
        set {
            (transaction, subject, mood, day) = (nil, nil, nil, nil)
            switch newValue {
            case .transaction(let id): transaction = id
            case .pet(let id): subject = id
            case .mood(let id): mood = id
            case .day(let day): self.day = day
            case nil: break
            }
        }
    }
}

/// The record that an attachment belongs to.
public enum AttachmentOwner: Hashable, Sendable {
    case transaction(RecordID)
    case pet(RecordID)
    /// A mood entry, the person's or a pet's.
    case mood(RecordID)
    /// A day of the body, for progress photos.
    case day(Day)
}

/// The type of an attachment's content. Raw values are media types, as stored in the journal.
public enum AttachmentType: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case jpeg = "image/jpeg"
    case png = "image/png"
    case webP = "image/webp"
    case heic = "image/heic"
    case pdf = "application/pdf"

    /// The extensions of file names without the dot, the usual one first.
    public var fileExtensions: [String] {
        switch self {
        case .jpeg: ["jpg", "jpeg"]
        case .png: ["png"]
        case .webP: ["webp"]
        case .heic: ["heic", "heif"]
        case .pdf: ["pdf"]
        }
    }

    public var isPhoto: Bool { self != .pdf }
}

/// The limits of attachments.
public enum AttachmentLimits {
    /// Characters of a name.
    public static let name = 120
    /// Bytes of a file.
    public static let count: Int64 = 20_000_000
    /// Pixels of a photo's side.
    public static let pixels: Int64 = 1 << 20
    /// Pixels of a whole photo, in millions. Opened, that many take a gigabyte.
    public static let megapixels: Int64 = 250
    /// Attachments of one owner.
    public static let perOwner = 50
}
