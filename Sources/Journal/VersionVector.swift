/// The last batch seen of each device, in order of device.
public struct VersionVector: Hashable, Sendable {
    /// A device and the highest sequence up to which all its batches are present.
    public struct Entry: Hashable, Sendable {
        public let device: DeviceID
        public var sequence: Int64
    }

    public private(set) var entries: [Entry] = []

    public init() {}

    /// The highest sequence of a device up to which all its batches are present; 0 if none was seen.
    public subscript(device: DeviceID) -> Int64 {
        get {
            let index = index(of: device)
            return index < entries.count && entries[index].device == device ? entries[index].sequence : 0
        }
        set {
            let index = index(of: device)
            if index < entries.count && entries[index].device == device {
                entries[index].sequence = newValue
            } else {
                entries.insert(Entry(device: device, sequence: newValue), at: index)
            }
        }
    }

    /// Whether another vector has seen at least as much of every device.
    func isCovered(by other: VersionVector) -> Bool {
        entries.allSatisfy { other[$0.device] >= $0.sequence }
    }

    mutating func advance(_ device: DeviceID, to sequence: Int64) {
        self[device] = max(self[device], sequence)
    }

    mutating func reserve(_ count: Int) { entries.reserveCapacity(count) }

    /// Appends an entry. Returns false if it is out of order.
    mutating func append(_ entry: Entry) -> Bool {
        if let last = entries.last, entry.device <= last.device { return false }
        entries.append(entry)
        return true
    }

    private func index(of device: DeviceID) -> Int {
        entries.partitioningIndex { $0.device >= device }
    }
}
