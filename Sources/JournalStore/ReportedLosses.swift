import Journal

/// The lost batches that a repair has reported, in a file beside the journal's. Nothing is left to do about them, so a check names
/// them without failing. One that arrives after all is forgotten: if it is lost again, that is news. Losing the file does no harm:
/// the next repair reports again.
struct ReportedLosses {
    /// The sequences of batches that are missing one after another.
    private var gaps: [DeviceID: [ClosedRange<Int64>]] = [:]
    private let path: String

    init(in folder: String) {
        path = folder + "/told-losses"
        let text = String(decoding: FileSystem.read(path, upTo: FileSystem.largestNote) ?? [], as: UTF8.self)
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: " ")
            guard parts.count == 3, let device = UInt64(parts[0], radix: 16), let first = Int64(parts[1]),
                let last = Int64(parts[2]), first <= last
            else { continue }
            gaps[DeviceID(device), default: []].append(first...last)
        }
    }

    /// Whether a repair has reported all of these batches.
    func contains(_ missing: MissingBatches) -> Bool {
        gaps[missing.device]?.contains { $0.contains(missing.first) && $0.contains(missing.last) } ?? false
    }

    /// Replaces all by those that a repair has reported.
    mutating func replaceAll(with missing: [MissingBatches]) throws(StoreFailure) {
        gaps = Dictionary(grouping: missing, by: \.device).mapValues { $0.map { $0.first...$0.last } }
        try save()
    }

    /// Removes batches that have arrived.
    mutating func remove(_ arrived: [BatchIdentity]) throws(StoreFailure) {
        if gaps.isEmpty { return }
        let before = gaps
        for batch in arrived {
            gaps[batch.device] = gaps[batch.device]?.flatMap { $0.removing(batch.sequence) }
        }
        if gaps != before { try save() }
    }

    private func save() throws(StoreFailure) {
        let lines = gaps.sorted { $0.key < $1.key }.flatMap { device, gaps in
            gaps.map { "\(device.hex) \($0.lowerBound) \($0.upperBound)\n" }
        }
        try FileSystem.replace(path, with: Array(lines.joined().utf8))
    }
}

extension ClosedRange<Int64> {
    /// The parts of the range below and above a number.
    fileprivate func removing(_ number: Int64) -> [Self] {
        guard contains(number) else { return [self] }
        var rest: [Self] = []
        if lowerBound < number { rest.append(lowerBound...number - 1) }
        if number < upperBound { rest.append(number + 1...upperBound) }
        return rest
    }
}

extension SQLiteJournal {
    /// Remembers that the person has been told what a repair found in no copy.
    public static func rememberReported(
        _ missing: [MissingBatches], folder: String, name: String = "me"
    ) throws(StoreFailure) {
        var reported = ReportedLosses(in: folder + "/journals/" + name)
        try reported.replaceAll(with: missing.filter(\.isLost))
    }
}
