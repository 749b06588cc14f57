import Foundation
import Journal
import SimulatedDisk
import TestSupport

@testable import JournalStore

/// The exchange of batches.
extension DiskSimulation {
    /// Receives what another device has more, in portions, as between a browser and a server.
    mutating func pull(_ index: Int) throws {
        let others = devices.indices.filter { $0 != index }
        let other = random.one(of: others)
        let size = random.one(of: [1, 400, 3000, 1 << 20])
        let portions = try portions(for: index, of: other, upTo: size, most: random.number(1...6))
        try receive(portions, at: index, damaging: random.once(in: 20))
    }

    /// The portions that a device sends to another.
    mutating func portions(for index: Int, of other: Int, upTo size: Int, most: Int) throws -> [[[UInt8]]] {
        let peer = random.one(of: devices[other].stores)
        setSyncing(of: devices[other])
        let heads = try devices[index].stores[0].read { $0.heads }
        var portions: [[[UInt8]]] = []
        var position: Int64 = 0
        while portions.count < most {
            let portion = try peer.missingBatches(for: heads, after: position, upTo: size, signsAll: true)
            if !portion.batches.isEmpty { portions.append(portion.batches) }
            signedHeads.formUnion(portion.signedHeads)
            position = portion.position
            if !portion.more { break }
        }
        devices[other].noteDevice()
        for bytes in portions.joined() { try noteEnvelope(BatchEnvelope(decoding: bytes)) }
        return portions
    }

    /// Notes a form of a batch.
    mutating func noteEnvelope(_ envelope: BatchEnvelope) {
        if salts.insert(Array(envelope.content.prefix(Sealer.saltSize))).inserted { envelopes.append(envelope) }
    }

    mutating func receive(_ portions: [[[UInt8]]], at index: Int, damaging: Bool = false) throws {
        var portions = portions
        let damaging = damaging && bug != .portionInPieces
        if damaging, let last = portions.indices.last {
            // Of its content: with a changed header, it may pass for a batch of a later version.
            let number = random.number(0...portions[last].count - 1)
            let bytes = portions[last][number]
            let content = try BatchEnvelope(decoding: bytes).content.count
            let bit = random.number((bytes.count - content) * 8...bytes.count * 8 - 1)
            portions[last][number][bit / 8] ^= 1 << UInt8(bit % 8)
        }
        let all = Set(try portions.flatMap { try Self.identities(of: $0) })
        if bug == .portionInPieces { portions = portions.flatMap { $0.map { [$0] } } }
        for (number, portion) in portions.enumerated() {
            let isDamaged = damaging && number == portions.count - 1
            let identities = isDamaged ? [] : try Self.identities(of: portion)
            inFlight = bug == .portionInPieces ? all : identities
            let crashes = crashCount
            let heads = signedHeads.sorted { $0.lexicographicallyPrecedes($1) }
            try attempt(index, "receive") { store, acknowledged in
                let result = try store.receive(heads + portion)
                acknowledged.formUnion(identities)
                if isDamaged, result.damaged == 0 { throw StoreFailure.damaged("a damaged batch was taken") }
            }
            if crashCount != crashes { return }
        }
    }

    static func identities(of portion: [[UInt8]]) throws -> Set<BatchIdentity> {
        Set(
            try portion.map { bytes in
                let envelope = try BatchEnvelope(decoding: bytes)
                return BatchIdentity(
                    device: envelope.header.device, sequence: envelope.header.sequence, hash: Sealer.hash(of: envelope))
            })
    }
}
