import Journal

/// The lost batches of which a repair has told, in a file beside the journal's. Nothing is left to do about them, so a check tells of
/// them without failing. Losing the file does no harm: the next repair tells again.
struct ToldLosses {
    /// The sequences of batches that are missing one after another.
    private var gaps: [DeviceID: [ClosedRange<Int64>]] = [:]
    private let path: String

    init(in folder: String) {
        path = folder + "/told-losses"
        let text = String(decoding: FileSystem.read(path) ?? [], as: UTF8.self)
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: " ")
            guard parts.count == 3, let device = UInt64(parts[0], radix: 16), let first = Int64(parts[1]),
                let last = Int64(parts[2]), first <= last
            else { continue }
            gaps[DeviceID(device), default: []].append(first...last)
        }
    }

    /// Whether a repair has told of all these batches.
    func include(_ missing: MissingBatches) -> Bool {
        gaps[missing.device]?.contains { $0.contains(missing.first) && $0.contains(missing.last) } ?? false
    }

    /// Remembers these batches instead of those before.
    func replace(by missing: [MissingBatches]) throws(StoreFailure) {
        let lines = missing.map { "\($0.device.hex) \($0.first) \($0.last)\n" }
        try FileSystem.replace(path, with: Array(lines.joined().utf8))
    }
}

extension SQLiteJournal {
    /// Remembers that the person was told what a repair has not found in any copy.
    public static func noteTold(
        _ missing: [MissingBatches], folder: String, name: String = "me"
    ) throws(StoreFailure) {
        let told = ToldLosses(in: folder + "/journals/" + name)
        try told.replace(by: missing.filter(\.isLost))
    }
}
