import Foundation
import GRDB
import Journal
import Notebook
import TestSupport
import Testing

@testable import JournalStore

/// Batches count as a device's own once its signed head covers them.
@Suite struct SignatureTests {
    let folder = Folder()
    let other: Folder
    let store: SQLiteJournal<Notebook>
    let peer: SQLiteJournal<Notebook>

    init() throws {
        other = Folder(keysOf: folder)
        store = try folder.open()
        peer = try other.open()
        try peer.join(store.journal)
    }

    /// A batch in the name of another device, by someone who has the journal's key but not that device's.
    private func forged(
        _ device: DeviceID, after previous: BatchIdentity?, _ changes: [Change] = [Line.text(9, "forged")],
        signingKey: [UInt8] = []
    ) -> SealedBatch {
        let batch = Batch(
            journal: store.journal, device: device, sequence: (previous?.sequence ?? 0) + 1, time: 1 << 40,
            seen: VersionVector(), action: Action(name: "forge", id: .random), changes: Changes(changes))
        return store.sealer.seal(batch, after: previous?.hash ?? .none, signingKey: signingKey)
    }

    private func blocks(of journal: SQLiteJournal<Notebook>) throws -> Portion { try journal.missingBatches(for: []) }

    private func lines(_ numbers: ClosedRange<Int>) -> [RecordID: String] {
        numbers.reduce(into: [:]) { $0[Line.id($1)] = "line \($1)" }
    }

    // MARK: - Keys and signatures

    @Test func aDeviceIsDerivedFromItsKeyWhichOnlyItsOwnerCanRead() throws {
        let key = try #require(store.signingKey())
        #expect(key.device == store.device)
        #expect(try folder.mode(of: folder.keyFolder.file(of: store.device, in: store.journal)) == 0o600)
        try store.write(1, "milk")
        let header = try BatchEnvelope(decoding: blocks(of: store).batches[0]).header
        #expect(header.signingKey == key.publicKey && header.hasSigningKey)
        #expect(try folder.open().device == store.device)
    }

    @Test func aSignatureIsOfOneBatchOfOneDeviceOfOneJournal() throws {
        let key = SigningKey(journal: store.journal) { .random(in: 0 ... .max) }
        let head = key.sign(
            BatchIdentity(device: key.device, sequence: 7, hash: BatchHash([UInt8](repeating: 5, count: 32))!))
        #expect(head.isValid)
        #expect(try SignedHead(decoding: head.bytes) == head)
        for index in head.bytes.indices {
            var bytes = head.bytes
            bytes[index] ^= 1
            #expect(((try? SignedHead(decoding: bytes))?.isValid ?? false) == false, "byte \(index)")
        }
        #expect(throws: DecodingFailure.self) { try SignedHead(decoding: head.bytes.dropLast()) }
        #expect(throws: DecodingFailure.self) { try SignedHead(decoding: head.bytes + [0]) }
    }

    @Test func anothersKeyDoesNotSignForADevice() throws {
        try store.write(1, "milk")
        let stranger = SigningKey(journal: store.journal) { .random(in: 0 ... .max) }
        let last = try #require(try store.read { $0.heads.first })
        let head = stranger.sign(BatchIdentity(device: store.device, sequence: 1, hash: last.hash))
        #expect(!head.isValid)
        try peer.receive([head.bytes] + blocks(of: store).batches)
        #expect(try peer.texts.isEmpty && peer.read { $0.setAside.count } == 1)
    }

    // MARK: - Forged batches

    @Test func aForgedBatchIsKeptAndPassedOnButNotFolded() throws {
        for number in 1...3 { try store.write(number, "line \(number)") }
        try peer.receive(blocks(of: store).blocks)
        let last = try #require(try store.read { $0.heads.first })
        let batch = forged(
            store.device, after: BatchIdentity(device: last.device, sequence: 3, hash: last.hash))
        #expect(try peer.receive([batch.envelope.bytes]).new == 1)
        #expect(try peer.texts == lines(1...3))
        #expect(try peer.read { $0.setAside } == [batch.identity])
        #expect(try peer.read { $0.head(of: store.device)?.count } == 4)
        #expect(try peer.history(ofRecords: [Line.id(9)]).isEmpty)
        #expect(try other.open().texts == lines(1...3))
        let report = try peer.check()
        #expect(report.isSound && report.setAside == 1 && report.devices[0].forks.isEmpty)

        // It reaches the device itself, which goes on as another, and everyone agrees.
        try store.receive(blocks(of: peer).blocks)
        #expect(store.device != last.device)
        try store.write(4, "line 4")
        try peer.receive(blocks(of: store).blocks)
        #expect(try store.texts == lines(1...4) && peer.texts == store.texts)
        #expect(try store.read { $0.heads } == peer.read { $0.heads })
        #expect(try folder.open().texts == lines(1...4))
    }

    @Test func aForgedErasureErasesNothing() throws {
        try store.write(1, "line 1")
        try peer.receive(blocks(of: store).blocks)
        let last = try #require(try store.read { $0.heads.first })
        let batch = forged(
            store.device, after: BatchIdentity(device: last.device, sequence: 1, hash: last.hash),
            [Erasures.change(erasing: Line.id(1))])
        #expect(try peer.receive([batch.envelope.bytes]).erased == 0)
        #expect(try peer.texts == lines(1...1) && other.open().texts == lines(1...1))
    }

    @Test func aForgedFirstBatchWithAnotherKeyIsSetAside() throws {
        try store.write(1, "line 1")
        try peer.receive(blocks(of: store).blocks)
        let stranger = SigningKey(journal: store.journal) { .random(in: 0 ... .max) }
        for key in [[], stranger.publicKey] {
            try peer.receive([forged(store.device, after: nil, signingKey: key).envelope.bytes])
        }
        #expect(try peer.texts == lines(1...1) && peer.read { $0.setAside.count } == 2)
    }

    @Test func aForgedBatchThatCameFirstIsSetAsideLater() throws {
        let written = try store.write(1, "line 1")
        let batch = forged(store.device, after: written[0].identity)
        // Nothing tells yet that the device signs.
        try peer.receive([batch.envelope.bytes])
        #expect(try peer.texts == [Line.id(9): "forged"])
        try peer.receive(blocks(of: store).blocks)
        #expect(try peer.texts == lines(1...1) && peer.read { $0.setAside } == [batch.identity])
        #expect(try other.open().texts == lines(1...1))
    }

    @Test func aReducedFormDoesNotBendTheChain() throws {
        for number in 1...2 { try store.write(number, "line \(number)") }
        try peer.receive(blocks(of: store).blocks)
        let first = forged(store.device, after: nil)
        let second = try BatchEnvelope(decoding: blocks(of: store).batches[1])
        let hash = Sealer.hash(of: second)
        let header = BatchEnvelope.Header(
            journal: store.journal, device: store.device, sequence: 2, generation: 1, previous: first.identity.hash,
            original: hash)
        let content = try #require(store.sealer.content(of: second))
        let bent = store.sealer.seal(content, header)
        try peer.receive([bent.bytes, first.envelope.bytes])
        #expect(try peer.texts == lines(1...2) && peer.read { $0.setAside } == [first.identity])
    }

    // MARK: - Honest batches

    @Test func batchesWaitForTheSignedHeadThatCoversThem() throws {
        for number in 1...3 { try store.write(number, "line \(number)") }
        let portion = try blocks(of: store)
        #expect(try peer.receive(Array(portion.batches[..<2])).new == 2)
        #expect(try peer.texts.isEmpty && peer.read { $0.setAside.count } == 2)
        let waiting = try other.open()
        #expect(try waiting.read { $0.setAside.count } == 2)
        waiting.saveSnapshotIfStale(after: 1)
        // The line broke between the batches and their signature.
        #expect(try peer.receive([portion.batches[2]]).new == 1)
        #expect(try peer.texts.isEmpty)
        #expect(try peer.receive(portion.signedHeads) == ReceiveResult(new: 0, erased: 0, forked: []))
        #expect(try peer.texts == lines(1...3) && peer.read { $0.setAside.isEmpty })
        #expect(try waiting.texts == lines(1...3))
        #expect(try other.open().texts == lines(1...3))
        #expect(try other.open().read { $0.heads } == store.read { $0.heads })
        #expect(try peer.history(ofRecords: [Line.id(2)]).count == 1)
        #expect(try peer.check().isSound)
    }

    @Test func theLastBatchOfTheFileIsFoldedByEveryProcessOnceItIsCovered() throws {
        try store.write(1, "line 1")
        let portion = try blocks(of: store)
        try peer.receive(portion.batches)
        let waiting = try other.open()
        #expect(try waiting.read { $0.setAside.count } == 1)
        #expect(waiting.saveSnapshotIfStale(after: 1))
        try peer.receive(portion.signedHeads)
        #expect(try waiting.texts == lines(1...1))
        #expect(try other.open().texts == lines(1...1))
        #expect(try peer.check().isSound)
    }

    @Test func aSignedHeadThatComesFirstWaitsForItsBatches() throws {
        for number in 1...3 { try store.write(number, "line \(number)") }
        let portion = try blocks(of: store)
        try peer.receive(portion.signedHeads)
        try peer.receive([portion.batches[0]])
        #expect(try peer.texts.isEmpty)
        try peer.receive([portion.batches[2]])
        #expect(try peer.texts == [Line.id(3): "line 3"])
        try peer.receive([portion.batches[1]])
        #expect(try peer.texts == lines(1...3))
    }

    @Test func onlyTheLatestSignedHeadOfABranchIsKept() throws {
        for number in 1...3 {
            try store.write(number, "line \(number)")
            try peer.receive(blocks(of: store).blocks)
        }
        #expect(try blocks(of: store).signedHeads.count == 1)
        #expect(try blocks(of: peer).signedHeads == blocks(of: store).signedHeads)
        let earlier = try #require(store.signingKey()).sign(
            BatchIdentity(
                device: store.device, sequence: 1,
                hash: Sealer.hash(of: BatchEnvelope(decoding: blocks(of: store).batches[0]))))
        try peer.receive([earlier.bytes])
        #expect(try blocks(of: peer).signedHeads == blocks(of: store).signedHeads)
    }

    @Test func bothBranchesOfACopiedDeviceAreItsOwn() throws {
        try store.write(1, "line 1")
        let key = try #require(store.signingKey())
        let first = try #require(try store.read { $0.heads.first })
        let start = BatchIdentity(device: first.device, sequence: 1, hash: first.hash)
        let branch = forged(store.device, after: start, [Line.text(2, "line 2")])
        try store.write(3, "line 3")
        try peer.receive(blocks(of: store).blocks)
        try peer.receive([key.sign(branch.identity).bytes, branch.envelope.bytes])
        #expect(try peer.texts == lines(1...3) && peer.read { $0.setAside.isEmpty })
        #expect(try blocks(of: peer).signedHeads.count == 2)
    }

    @Test func aCopiedFolderSignsWithAKeyOfItsOwn() throws {
        try store.write(1, "line 1")
        let copy = try Folder(copying: folder)
        let copied = try copy.open()
        try copied.write(2, "line 2")
        #expect(try #require(copied.signingKey()).publicKey != store.signingKey()?.publicKey)
        try store.receive(blocks(of: copied).blocks)
        #expect(try store.texts == lines(1...2))
    }

    @Test func withoutItsKeyAFolderGoesOnAsANewDevice() throws {
        try store.write(1, "line 1")
        let device = store.device
        try FileManager.default.removeItem(atPath: folder.keyFolder.file(of: device, in: store.journal))
        let again = try folder.open()
        #expect(again.device != device)
        try again.write(2, "line 2")
        try peer.receive(blocks(of: again).blocks)
        #expect(try peer.texts == lines(1...2))
    }

    @Test func aBackupHasTheSignedHeads() throws {
        for number in 1...3 { try store.write(number, "line \(number)") }
        let backup = other.path + "/backup.sqlite"
        try store.backup(to: backup)
        #expect(try peer.restore(from: backup).new == 3)
        #expect(try peer.texts == lines(1...3))
    }

    @Test func erasedBatchesStayOnTheirChain() throws {
        for number in 1...3 { try store.write(number, "line \(number)") }
        try store.write(at: 1) { _ in
            Draft(name: "erase", id: .random, changes: [Erasures.change(erasing: Line.id(2))])
        }
        try peer.receive(blocks(of: store).blocks)
        #expect(try peer.texts == [Line.id(1): "line 1", Line.id(3): "line 3"])
        #expect(try peer.read { $0.setAside.isEmpty })
    }

    @Test func whatWasErasedMeanwhileIsNotFoldedWithItsSignature() throws {
        try store.write(1, "line 1")
        try store.write(2, "line 2")
        let portion = try blocks(of: store)
        try peer.receive(portion.batches)
        try peer.write(at: 1) { _ in
            Draft(name: "erase", id: .random, changes: [Erasures.change(erasing: Line.id(2))])
        }
        try peer.receive(portion.signedHeads)
        // The author of the erasure had the batch, though set aside: it is erased all the same.
        #expect(try peer.texts == lines(1...1))
        try store.receive(blocks(of: peer).blocks)
        #expect(try store.texts == peer.texts)
        #expect(try store.read { $0.heads } == peer.read { $0.heads })
    }

    @Test func devicesWithoutAKeyAreFoldedAsBefore() throws {
        let batch = forged(DeviceID(7), after: nil)
        try peer.receive([batch.envelope.bytes])
        try peer.receive([forged(DeviceID(7), after: batch.identity, [Line.text(8, "more")]).envelope.bytes])
        #expect(try peer.texts == [Line.id(8): "more", Line.id(9): "forged"])
    }

    @Test func replicasAgreeWhateverTheOrder() throws {
        for seed: UInt64 in 1...20 {
            var randomness = SeededRandomness(seed: seed)
            for number in 1...4 { try store.write(number, "line \(seed) \(number)") }
            let last = try #require(try store.read { $0.head(of: store.device) })
            let end = BatchIdentity(device: last.device, sequence: last.sequence, hash: last.hash)
            let all = try blocks(of: store).blocks + [forged(store.device, after: end).envelope.bytes]
            let folders = [Folder(keysOf: folder), Folder(keysOf: folder)]
            let replicas = try folders.map { try $0.open() }
            for replica in replicas {
                try replica.join(store.journal)
                for block in all.shuffled(using: &randomness) { try replica.receive([block]) }
            }
            #expect(try replicas[0].texts == replicas[1].texts, "seed \(seed)")
            #expect(try replicas[0].texts == store.texts, "seed \(seed)")
            #expect(try replicas[0].read { $0.setAside } == replicas[1].read { $0.setAside }, "seed \(seed)")
            #expect(try folders[0].open().texts == store.texts, "seed \(seed)")
        }
    }
}
