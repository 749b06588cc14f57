/// The last batch seen of each device, in order of device.
public struct VersionVector: Hashable, Sendable {
    /// A device and the sequence of its last batch without a gap.
    public struct Part: Hashable, Sendable {
        public let device: DeviceID
        public var sequence: Int64
    }

    public private(set) var parts: [Part] = []

    public init() {}

    /// The last sequence of a device without a gap; 0 if none was seen.
    public subscript(device: DeviceID) -> Int64 {
        get {
            let position = place(of: device)
            return position < parts.count && parts[position].device == device ? parts[position].sequence : 0
        }
        set {
            let position = place(of: device)
            if position < parts.count && parts[position].device == device {
                parts[position].sequence = newValue
            } else {
                parts.insert(Part(device: device, sequence: newValue), at: position)
            }
        }
    }

    /// Whether another vector has seen at least as much of every device.
    func isCovered(by other: VersionVector) -> Bool {
        parts.allSatisfy { other[$0.device] >= $0.sequence }
    }

    mutating func raise(_ device: DeviceID, to sequence: Int64) {
        self[device] = max(self[device], sequence)
    }

    mutating func reserve(_ count: Int) { parts.reserveCapacity(count) }

    /// Appends a part. Returns false if it is out of order.
    mutating func append(_ part: Part) -> Bool {
        if let last = parts.last, part.device <= last.device { return false }
        parts.append(part)
        return true
    }

    private func place(of device: DeviceID) -> Int {
        parts.partitioningIndex { $0.device >= device }
    }
}
