import Journal

extension EnvelopeScan {
    /// A batch that was found.
    struct Found {
        let batch: SealedBatch
        /// Whether its row said that no signed head covers it.
        let isSetAside: Bool
    }

    /// The batches of the envelopes, which the key opens only as those that they are. Their device, sequence and generation stand
    /// before them or, where that is damaged, follow from the batches that are known.
    ///
    /// - Parameters:
    ///   - known: The batches that were read otherwise.
    ///   - devices: Other devices that may have written some.
    func batches(knowing known: Set<BatchIdentity>, devices: Set<DeviceID> = []) -> [Found] {
        var opening = Opening(self, known, devices)
        var found: [Found] = []
        var waiting = places
        func open(_ opened: (inout Opening, Place) -> Found?) {
            waiting.removeAll { place in
                guard let batch = opened(&opening, place) else { return false }
                found.append(batch)
                return true
            }
        }
        open { $0.openedByRow($1) }
        // One that is found may be the one before another.
        var count = 0
        while count != waiting.count {
            count = waiting.count
            open { $0.openedByChain($1) }
        }
        open { $0.openedOnOtherPages($1) }
        return found
    }

    /// The keys and identities with which envelopes are tried.
    private struct Opening {
        private let scan: EnvelopeScan
        private var devices: Set<DeviceID>
        private var identities: [BatchHash: BatchIdentity] = [:]
        private var sequences: [DeviceID: Set<Int64>] = [:]
        private var gaps: [DeviceID: [Int64]] = [:]
        private var decoder = BatchDecoder()

        /// The longest envelope, in bytes, that is tried as one of a device that nothing else names.
        private static let longestOfUnknownDevice = 1 << 13
        /// The most missing batches of a device as which an envelope is tried.
        private static let mostGaps = 256

        init(_ scan: EnvelopeScan, _ known: Set<BatchIdentity>, _ devices: Set<DeviceID>) {
            (self.scan, self.devices) = (scan, devices)
            for identity in known { note(identity) }
        }

        private mutating func note(_ identity: BatchIdentity) {
            devices.insert(identity.device)
            identities[identity.hash] = identity
            sequences[identity.device, default: []].insert(identity.sequence)
            gaps[identity.device] = nil
        }

        /// The batch of an envelope as the bytes before it tell.
        mutating func openedByRow(_ place: Place) -> Found? {
            opened(scan.readings(of: place), rows(before: place))
        }

        /// The batch of an envelope as the batches tell that are known.
        mutating func openedByChain(_ place: Place) -> Found? {
            opened(scan.readings(of: place), rows(inChainOf: place))
        }

        mutating func openedOnOtherPages(_ place: Place) -> Found? {
            let rows = rows(before: place) + rows(inChainOf: place)
            if let found = opened(scan.readingsOnOtherPages(of: place), rows) { return found }
            return opened(scan.readingsOnSwappedPages(of: place), rows)
        }

        private func rows(before place: Place) -> [Row] {
            let isLong = place.count > Self.longestOfUnknownDevice
            return scan.rows(before: place).filter { !isLong || devices.contains($0.device) }
        }

        /// The row of an envelope that follows a batch that is known, begins a chain, or is missing in one.
        private mutating func rows(inChainOf place: Place) -> [Row] {
            if let previous = identities[place.previous] { return [Row(previous.device, previous.sequence &+ 1)] }
            if place.previous == .none {
                let signing = DeviceID(havingKey: place.signingKey, in: scan.sealer.journal)
                return devices.union([signing]).map { Row($0, 1) }
            }
            return devices.sorted().flatMap { device in gaps(of: device).map { Row(device, $0) } }
        }

        private mutating func opened(_ readings: some Sequence<[UInt8]>, _ rows: [Row]) -> Found? {
            for reading in readings {
                for row in rows {
                    if let batch = opened(reading, row) { return Found(batch: batch, isSetAside: row.isSetAside) }
                }
            }
            return nil
        }

        /// The sequences of a device that are missing, and the next.
        private mutating func gaps(of device: DeviceID) -> [Int64] {
            if let found = gaps[device] { return found }
            let known = sequences[device] ?? []
            let last = known.max() ?? 0
            let found = Array((1...max(1, last &+ 1)).lazy.filter { !known.contains($0) }.prefix(Self.mostGaps))
            gaps[device] = found
            return found
        }

        private mutating func opened(_ bytes: [UInt8], _ row: Row) -> SealedBatch? {
            guard
                let envelope = try? BatchEnvelope(
                    stored: bytes, journal: scan.sealer.journal, device: row.device, sequence: row.sequence,
                    generation: row.generation, hash: row.hash),
                case .opened(let batch) = try? scan.sealer.open(envelope, hash: Sealer.hash(of: envelope), &decoder)
            else { return nil }
            note(batch.identity)
            return SealedBatch(batch, envelope)
        }
    }

    /// A row as the bytes before an envelope may tell it.
    fileprivate struct Row {
        let device: DeviceID
        let sequence: Int64
        let generation: Int64
        let hash: BatchHash
        let isSetAside: Bool

        init(
            _ device: DeviceID, _ sequence: Int64, _ generation: Int64 = 0, _ hash: BatchHash = .none,
            isSetAside: Bool = false
        ) {
            (self.device, self.sequence, self.generation) = (device, sequence, generation)
            (self.hash, self.isSetAside) = (hash, isSetAside)
        }
    }

    /// The readings of the bytes before an envelope, whose lengths the row's header would tell: device, sequence, generation, hash,
    /// action and undone action.
    fileprivate func rows(before place: Place) -> [Row] {
        var rows: [Row] = []
        // A row that is set aside has no action, and few take one back.
        for (actionSize, undoesSize) in [(16, 0), (16, 16), (0, 0)] {
            let hashStart = place.start - undoesSize - actionSize - BatchHash.size
            guard hashStart >= 8, let hash = BatchHash(Array(bytes[hashStart..<hashStart + BatchHash.size])) else {
                continue
            }
            for generationSize in 0...2 {
                for sequenceSize in [1, 2, 0, 3, 4] {
                    let sequenceStart = hashStart - generationSize - sequenceSize
                    guard sequenceStart >= 8 else { continue }
                    let device = DeviceID(UInt64(bigEndian: bytes[sequenceStart - 8..<sequenceStart]))
                    let sequence = number(sequenceStart, sequenceSize, orIfEmpty: 1)
                    for empty: Int64 in generationSize == 0 ? [0, 1] : [0] {
                        let generation = number(hashStart - generationSize, generationSize, orIfEmpty: empty)
                        guard sequence > 0, generation <= BatchEnvelope.latestGeneration else { continue }
                        rows.append(Row(device, sequence, generation, hash, isSetAside: actionSize == 0))
                    }
                }
            }
        }
        return rows
    }

    private func number(_ start: Int, _ size: Int, orIfEmpty empty: Int64) -> Int64 {
        size == 0 ? empty : bytes[start..<start + size].reduce(0) { $0 << 8 | Int64($1) }
    }
}
