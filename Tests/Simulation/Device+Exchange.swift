import Journal
import TestSupport

extension Device {
    /// The batches that a device says it has.
    var heads: [Head] {
        guard bug == .onlyTheLatestIsCompared else { return replica.heads }
        var latest: [DeviceID: Int64] = [:]
        for message in disk.batches {
            let identity = message.held.identity
            latest[identity.device] = max(latest[identity.device] ?? 0, identity.sequence)
        }
        return latest.sorted { $0.key < $1.key }.map { Head(device: $0.key, sequence: $0.value, count: $0.value) }
    }

    /// The batches that a peer with these heads lacks, and the position behind the last of them.
    func missing(for heads: [Head], after position: Int, most: Int) -> (messages: [[UInt8]], end: Int) {
        let positions: [Int]
        switch bug {
        case .positionSavedFirst: positions = disk.batches.indices.filter { $0 >= position }
        case .onlyTheLatestIsCompared, .onlyCountsAreCompared: positions = positionsAbove(heads)
        default:
            if heads == replica.heads { return ([], 0) }
            let missing = replica.missingPositions(
                for: heads, count: disk.batches.count, holds: { byIdentity[$0] != nil }
            ) { (disk.batches[$0].held.identity, disk.batches[$0].held.generation) }
            // The peer may have the forms that were refused.
            positions = Set(missing + disk.refused.compactMap { byIdentity[$0] }).sorted()
        }
        let portion = positions.prefix(most)
        return (portion.map { disk.batches[$0].bytes }, portion.last.map { $0 + 1 } ?? 0)
    }

    /// The positions of the batches above the counts of heads.
    private func positionsAbove(_ heads: [Head]) -> [Int] {
        let counts = Dictionary(uniqueKeysWithValues: heads.map { ($0.device, $0.count) })
        return disk.batches.indices.filter {
            let identity = disk.batches[$0].held.identity
            return identity.sequence > counts[identity.device] ?? 0
        }
    }

    /// Remembers up to where a peer has been asked.
    mutating func savePosition(_ position: Int, of peer: Int) {
        disk.positions[peer] = max(disk.positions[peer] ?? 0, position)
    }

    /// Takes another device's file in place of the own one, if that is older.
    mutating func replaceFile(by other: Disk) {
        func time(_ disk: Disk) -> UInt64 { disk.batches.compactMap { $0.batch?.time }.max() ?? 0 }
        guard time(other) > time(disk) else { return }
        var taken = other
        taken.id = disk.id
        self = Device(restarting: taken, version: version, clockError: clockError, bug: bug)
    }
}
