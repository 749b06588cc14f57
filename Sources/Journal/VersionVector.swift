/// How far each device's batches have been seen: device → sequence, in order of device.
public struct VersionVector: Hashable, Sendable {
    /// One device and the sequence of the last of its batches, all before it being there too.
    public struct Part: Hashable, Sendable {
        public let device: DeviceID
        public var sequence: Int64
    }

    public private(set) var parts: [Part] = []

    public init() {}

    /// How many of a device's batches have been seen without a gap.
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

    /// Whether another has seen as much of every device.
    func isCovered(by other: VersionVector) -> Bool {
        parts.allSatisfy { other[$0.device] >= $0.sequence }
    }

    mutating func raise(_ device: DeviceID, to sequence: Int64) {
        self[device] = max(self[device], sequence)
    }

    mutating func reserve(_ count: Int) { parts.reserveCapacity(count) }

    /// Takes in a part behind all others; false if it does not belong there.
    mutating func append(_ part: Part) -> Bool {
        if let last = parts.last, part.device <= last.device { return false }
        parts.append(part)
        return true
    }

    private func place(of device: DeviceID) -> Int {
        parts.partitioningIndex { $0.device >= device }
    }
}
