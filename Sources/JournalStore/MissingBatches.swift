import Journal

/// Batches of a device that are missing, one after another.
public struct MissingBatches: Hashable, Sendable {
    public let device: DeviceID
    /// The sequence of the first of them.
    let first: Int64
    public let count: Int64
    /// The time of the batch before them in milliseconds since 1970 (UTC); nil if it is not known.
    public let after: Int64?
    /// The time of the batch behind them; nil if they are the latest, or if it is not known.
    public let before: Int64?
    /// Whether they were here once; the others have not arrived yet.
    public let isLost: Bool
    /// Whether their device is this one, or an earlier one of this machine.
    public let isOfThisDevice: Bool
    /// Whether a repair has reported all of them: no copy had them then.
    public internal(set) var isReported = false

    /// The sequence of the last of them.
    var last: Int64 { first + count - 1 }
}

extension JournalReport {
    /// The place of an intact batch in the chain of its device, as far as a check knows it.
    struct Link {
        let identity: BatchIdentity
        let previous: BatchHash
        let isSetAside: Bool
        /// Its time in milliseconds since 1970 (UTC); nil if it cannot be opened, or is no time of a clock.
        var time: Int64?

        var sequence: Int64 { identity.sequence }
        var hash: BatchHash { identity.hash }
    }
}

extension MissingBatches {
    /// The batches that are missing in the chains of devices, as far as others or signed heads tell of them, in order of device and
    /// sequence.
    ///
    /// - Parameter own: The devices whose keys are here.
    static func inChains(
        _ chains: [DeviceID: [JournalReport.Link]], signedHeads: [SignedHead], own: Set<DeviceID>
    ) -> [MissingBatches] {
        let signed = Dictionary(grouping: signedHeads.map(\.last), by: \.device)
        return Set(chains.keys).union(signed.keys).sorted().flatMap { device in
            gaps(of: device, chains[device] ?? [], signed: Set(signed[device] ?? []), isOwn: own.contains(device))
        }
    }

    private static func gaps(
        of device: DeviceID, _ links: [JournalReport.Link], signed: Set<BatchIdentity>, isOwn: Bool
    ) -> [MissingBatches] {
        var gaps: [MissingBatches] = []
        var (last, below): (Int64, [JournalReport.Link]) = (0, [])
        func add(upTo next: Int64, before: Int64?) {
            guard next > last + 1 else { return }
            gaps.append(
                MissingBatches(
                    device: device, first: last + 1, count: next - last - 1, after: below.first?.time, before: before,
                    isLost: isLost(above: below, signed, isOwn: isOwn), isOfThisDevice: isOwn))
        }
        for link in links.sorted(by: { $0.sequence < $1.sequence }) {
            if link.sequence > last {
                add(upTo: link.sequence, before: link.time)
                (last, below) = (link.sequence, [])
            }
            below.append(link)
        }
        add(upTo: (signed.map(\.sequence).max() ?? 0) + 1, before: nil)
        return gaps
    }

    /// Whether the batches above those of a sequence were here. A batch is folded once it is covered: if no signed head ends in one
    /// that is folded, those that covered it were here. A repair signs the ends of this device's chains itself.
    private static func isLost(
        above links: [JournalReport.Link], _ signed: Set<BatchIdentity>, isOwn: Bool
    ) -> Bool {
        if isOwn { return links.isEmpty || links.contains { !$0.isSetAside } }
        return !signed.isEmpty && links.contains { !$0.isSetAside && !signed.contains($0.identity) }
    }
}
