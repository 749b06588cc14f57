import Journal
import Notebook
import TestSupport
import Testing

@testable import JournalStore

/// Batches that cannot be opened, and several forms of one batch.
extension StoreContract {
    @Test(arguments: StoreKind.allCases)
    func anUnopenedFormNeverTakesThePlaceOfABatchThatIsOpen(_ kind: StoreKind) throws {
        let (store, peer) = try pair(kind)
        let written = try #require(try store.write(1, "milk").first)
        try exchange(store, peer)
        for (version, epoch, generation): (UInt8, Int64, Int64) in [(3, 0, 1), (2, 1, 9), (3, 0, 1 << 32 - 1)] {
            let header = BatchEnvelope.Header(
                version: version, journal: store.journal, device: store.device, sequence: 1, generation: generation,
                previous: .none, original: written.hash, epoch: epoch)
            let forged = BatchEnvelope(header, content: [UInt8](repeating: 1, count: 99)).bytes
            #expect(try store.receive([forged]).new == 0)
            #expect(try store.texts == [Line.id(1): "milk"])
        }
        #expect(try store.reopened().texts == [Line.id(1): "milk"])
        try exchange(store, peer)
        #expect(try store.heads == peer.heads)
    }

    @Test(arguments: StoreKind.allCases)
    func anUnopenedFormThatCameFirstGivesWayInTheExchange(_ kind: StoreKind) throws {
        let forms: [(version: UInt8, generation: Int64, erased: Bool)] = [
            (3, 1, false), (3, 2, true), (9, 5, false), (3, BatchEnvelope.latestGeneration - 1, true),
        ]
        for (version, generation, isErased) in forms {
            let (store, peer) = try pair(kind)
            let written = try #require(
                try peer.write(at: 1) { _ in
                    Draft(name: "both", id: .random, changes: [Line.text(1, "secret"), Line.text(2, "milk")])
                }.first)
            let header = BatchEnvelope.Header(
                version: version, journal: store.journal, device: peer.device, sequence: 1, generation: generation,
                previous: .none, original: written.hash)
            #expect(try store.receive([BatchEnvelope(header, content: [1, 2, 3]).bytes]).new == 1)
            if isErased { try peer.erase(1) }
            for _ in 1...3 { try exchange(store, peer) }
            #expect(try store.reopened().texts == peer.texts && store.texts[Line.id(2)] == "milk")
            #expect(try store.heads == peer.heads)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func forgedGenerationsDoNotStopHeads(_ kind: StoreKind) throws {
        let (store, peer) = try pair(kind)
        for sequence: Int64 in 1...40 {
            let header = BatchEnvelope.Header(
                version: 9, journal: store.journal, device: DeviceID(7), sequence: sequence,
                generation: BatchEnvelope.latestGeneration - 1, previous: .none,
                original: BatchHash(.max - UInt64(sequence)))
            #expect(try store.receive([BatchEnvelope(header, content: [1]).bytes]).new == 1)
        }
        #expect(try Head.decode(Head.encode(store.heads)) == store.heads)
        try exchange(store, peer)
        #expect(try peer.reopened().heads == store.heads)
    }

    /// The forms of a store's batches at generation 1 in which some lines are left of each, as a faulty peer could send them.
    private func forms(of batches: [StoredBatch], in store: any ContractStore, keeping lines: [Int]) throws -> [[UInt8]]
    {
        try batches.map { stored in
            let kept = stored.batch.changes.filter { change in lines.contains { Line.id($0) == change.record } }
            let form = StoredBatch(
                stored.batch.with(Changes(kept), isErased: true), hash: stored.hash, generation: 1)
            return store.sealer.reseal(form, try BatchEnvelope(decoding: store.envelope(stored)).header).envelope.bytes
        }
    }

    @Test(arguments: StoreKind.allCases)
    func formsWithoutChangesEmptyNothing(_ kind: StoreKind) throws {
        let (store, peer) = try pair(kind)
        let written = try [1, 2, 3].flatMap { try store.write($0, "line \($0)") }
        try exchange(store, peer)
        let texts = try peer.texts
        let forged = try forms(of: written, in: store, keeping: [])
        #expect(try peer.receive(forged) == ReceiveResult(new: 0, erased: 0, forked: [], refused: 3))
        #expect(try peer.receive(forged + [forged[0]]).refused == 3)
        #expect(try peer.texts == texts)
        #expect(try peer.reopened().texts == texts)
        #expect(try peer.heads == store.heads)
    }

    @Test(arguments: StoreKind.allCases)
    func aFormIsTakenIfWhatItLacksIsErasedByWhatComesWithIt(_ kind: StoreKind) throws {
        let (store, peer) = try pair(kind)
        let written = try store.write(at: 1) { _ in
            Draft(name: "both", id: .random, changes: [Line.text(1, "secret"), Line.text(2, "milk")])
        }
        try exchange(store, peer)
        let form = try forms(of: written, in: store, keeping: [2])
        let known = try store.storage
        try store.erase(1)
        let erasing = try store.storage.filter { try BatchEnvelope(decoding: $0).header.sequence == 2 }
        #expect(known.count == 1 && erasing.count == 1)
        #expect(try peer.receive(form + erasing) == ReceiveResult(new: 1, erased: 1, forked: []))
        #expect(try peer.texts == [Line.id(2): "milk"])
        #expect(try peer.reopened().texts == peer.texts)
        #expect(try peer.receive(known) == ReceiveResult(new: 0, erased: 0, forked: []))
        #expect(try peer.texts == [Line.id(2): "milk"])
    }

    @Test(arguments: StoreKind.allCases)
    func aFormThatLacksMoreThanWasErasedIsRefused(_ kind: StoreKind) throws {
        let (store, peer) = try pair(kind)
        let written = try store.write(at: 1) { _ in
            Draft(name: "both", id: .random, changes: [Line.text(1, "secret"), Line.text(2, "milk")])
        }
        try exchange(store, peer)
        let form = try forms(of: written, in: store, keeping: [])
        try store.erase(1)
        let erasing = try store.storage.filter { try BatchEnvelope(decoding: $0).header.sequence == 2 }
        #expect(try peer.receive(form + erasing) == ReceiveResult(new: 1, erased: 1, forked: [], refused: 1))
        #expect(try peer.texts == [Line.id(2): "milk"])
        try exchange(store, peer)
        #expect(try peer.heads == store.heads)
    }

    @Test(arguments: StoreKind.allCases)
    func aFormThatErasesProvesNothingForOthers(_ kind: StoreKind) throws {
        let (store, peer) = try pair(kind)
        let written = try [1, 2].flatMap { try store.write($0, "line \($0)") }
        try exchange(store, peer)
        // The first batch again, as if it had erased the second line.
        let header = try BatchEnvelope(decoding: store.envelope(written[0])).header
        let changes = Changes(Array(written[0].batch.changes) + [Erasures.change(erasing: Line.id(2))])
        let erasing = StoredBatch(
            written[0].batch.with(changes, isErased: true), hash: written[0].hash, generation: 1)
        let forged =
            try [store.sealer.reseal(erasing, header).envelope.bytes]
            + forms(of: [written[1]], in: store, keeping: [])
        #expect(try peer.receive(forged).refused == 1)
        #expect(try peer.texts == [Line.id(1): "line 1", Line.id(2): "line 2"])
        #expect(try peer.reopened().texts == peer.texts)
    }

    @Test(arguments: StoreKind.allCases)
    func whatWasEmptiedComesBackWithTheBatchesAsTheyWereWritten(_ kind: StoreKind) throws {
        let (store, peer) = try pair(kind)
        let written = try [1, 2].flatMap { try store.write($0, "line \($0)") }
        // The peer gets the batches emptied at first, which nothing tells.
        #expect(try peer.receive(forms(of: written, in: store, keeping: [])).new == 2)
        #expect(try peer.texts.isEmpty)
        #expect(try peer.receive(store.storage) == ReceiveResult(new: 0, erased: 0, forked: [], regained: 2))
        #expect(try peer.texts == store.texts)
        #expect(try peer.reopened().texts == store.texts)
        #expect(try peer.heads == store.heads)
    }

    @Test(arguments: StoreKind.allCases)
    func whoSentEmptiedFormsGetsTheBatchesAsTheyWereWritten(_ kind: StoreKind) throws {
        guard kind == .sqlite else { return }
        let (store, peer) = try pair(kind)
        let written = try [1, 2].flatMap { try store.write($0, "line \($0)") }
        #expect(try peer.receive(forms(of: written, in: store, keeping: [])).new == 2)
        for _ in 1...2 { try exchange(store, peer) }
        #expect(try peer.texts == [Line.id(1): "line 1", Line.id(2): "line 2"])
        #expect(try peer.heads == store.heads)
    }

    @Test(arguments: StoreKind.allCases)
    func whatAnErasureThatWasLostHadErasedStays(_ kind: StoreKind) throws {
        let (store, peer) = try pair(kind)
        _ = try store.write(at: 1) { _ in
            Draft(name: "both", id: .random, changes: [Line.text(1, "secret"), Line.text(2, "milk")])
        }
        try exchange(store, peer)
        // A third device erased it and sent the reduced batch on, but its own batch got lost with it.
        let third = try kind.make()
        try third.join(store.journal, key: store.key)
        try exchange(store, third)
        try third.erase(1)
        let reduced = try third.storage.filter { try BatchEnvelope(decoding: $0).header.generation == 1 }
        #expect(reduced.count == 1)
        #expect(try peer.receive(reduced) == ReceiveResult(new: 0, erased: 0, forked: [], refused: 1))
        #expect(try peer.texts == [Line.id(1): "secret", Line.id(2): "milk"])
        #expect(try peer.heads == store.heads)
        // Once the erasing batch arrives after all, nothing is left of it.
        try exchange(peer, third)
        #expect(try peer.texts == [Line.id(2): "milk"])
        #expect(try peer.heads == third.heads)
    }

    @Test(arguments: StoreKind.allCases)
    func anOpenFormTakesThePlaceOfOneThatCannotBeOpened(_ kind: StoreKind) throws {
        let (store, peer) = try pair(kind)
        let written = try #require(try peer.write(1, "milk").first)
        let header = BatchEnvelope.Header(
            version: 3, journal: store.journal, device: peer.device, sequence: 1, generation: 9, previous: .none,
            original: written.hash)
        #expect(try store.receive([BatchEnvelope(header, content: [1, 2, 3]).bytes]).new == 1)
        #expect(try store.texts.isEmpty)
        _ = try store.receive(peer.storage)
        #expect(try store.texts == [Line.id(1): "milk"])
        #expect(try store.reopened().texts == peer.texts)
        #expect(try store.heads == peer.heads)
    }

    @Test(arguments: StoreKind.allCases)
    func batchesOfALaterVersionAreKeptAndPassedOn(_ kind: StoreKind) throws {
        let (store, peer) = try pair(kind)
        let third = try kind.make()
        try third.join(store.journal, key: store.key)
        let device = DeviceID(7)
        let first = BatchEnvelope.Header(
            version: 3, journal: store.journal, device: device, sequence: 1, previous: .none)
        let later = BatchEnvelope(first, content: [1, 2, 3]).bytes
        let otherKey = BatchEnvelope.Header(
            journal: store.journal, device: device, sequence: 2, previous: .none, epoch: 1)
        let sealed = BatchEnvelope(otherKey, content: [UInt8](repeating: 4, count: 200)).bytes
        try store.write(1, "milk")
        #expect(try store.receive([later, sealed]) == ReceiveResult(new: 2, erased: 0, forked: []))
        try store.write(2, "bread")
        try exchange(store, peer)
        try exchange(peer, third)
        #expect(try third.reopened().texts == [Line.id(1): "milk", Line.id(2): "bread"])
        #expect(try third.read { $0.unopenedCount } == 2)
        #expect(try third.heads == store.heads)
        #expect(try third.storage.contains(later) && third.storage.contains(sealed))
        try third.erase(1)
        #expect(try third.storage.contains(later))
    }

    @Test(arguments: StoreKind.allCases)
    func damagedBatchIsNotAddedAndTheOthersAre(_ kind: StoreKind) throws {
        let (store, peer) = try pair(kind)
        for number in 1...3 { try peer.write(number, "line \(number)") }
        let push = try peer.storage
        var broken = push
        broken[1][broken[1].count - 20] ^= 1
        #expect(try store.receive(broken) == ReceiveResult(new: 2, erased: 0, forked: [], damaged: 1))
        #expect(try store.texts.keys.sorted() == [Line.id(1), Line.id(3)])
        #expect(try store.receive(push) == ReceiveResult(new: 1, erased: 0, forked: []))
        #expect(try store.texts == peer.texts)
        #expect(try store.heads == peer.heads)
    }
}
