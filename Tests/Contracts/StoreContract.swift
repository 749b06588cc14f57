import Journal
import JournalStore
import Notebook
import TestSupport
import Testing

/// The contract of every journal store.
@Suite struct StoreContract {
    @Test(arguments: StoreKind.allCases)
    func writtenDataSurvivesReopening(_ kind: StoreKind) throws {
        let store = try kind.make()
        let written = try store.write(1, "milk")
        #expect(written.map(\.batch.sequence) == [1])
        #expect(try store.texts == [Line.id(1): "milk"])
        let again = try store.reopened()
        #expect(try again.texts == [Line.id(1): "milk"])
        #expect(again.journal == store.journal)
        #expect(again.device == store.device)
    }

    @Test(arguments: StoreKind.allCases)
    func refusedAndEmptyActionsWriteNothing(_ kind: StoreKind) throws {
        struct Refused: Error {}
        let store = try kind.make()
        try store.write(1, "milk")
        #expect(throws: Refused.self) { _ = try store.write(at: 2) { _ in throw Refused() } }
        #expect(try store.write(at: 3) { _ in nil } == [])
        #expect(try store.write(at: 4) { _ in Draft(name: "nothing", id: .random, changes: []) } == [])
        #expect(try store.reopened().heads.map(\.count) == [1])
    }

    @Test(arguments: StoreKind.allCases)
    func decisionsSeeWhatWasWrittenBefore(_ kind: StoreKind) throws {
        let store = try kind.make()
        for _ in 1...3 {
            _ = try store.write(at: 1) { replica in
                let text = (replica.state.texts[Line.id(1)] ?? "") + "x"
                return Draft(name: "grow", id: .random, changes: [Line.text(1, text)])
            }
        }
        #expect(try store.texts == [Line.id(1): "xxx"])
    }

    @Test(arguments: StoreKind.allCases)
    func longActionIsStoredInPartsAndFoundComplete(_ kind: StoreKind) throws {
        let store = try kind.make()
        let long = String(repeating: "long ", count: 60_000)
        let action = ActionID.random
        let written = try store.write(at: 1) { _ in
            Draft(name: "import", id: action, changes: (1...8).map { Line.text($0, long) })
        }
        #expect(written.count > 1)
        let again = try store.reopened()
        #expect(try again.batches(ofAction: action) == written.map(\.batch))
        #expect(try again.texts.count == 8)
    }

    // MARK: - Exchange

    @Test(arguments: StoreKind.allCases)
    func editAfterTheLatestPossibleTimestampReachesEveryPeer(_ kind: StoreKind) throws {
        let (store, peer) = try pair(kind)
        let last = store.forged(DeviceID(0), "last", line: 1, time: Stamp.latest)
        #expect(try store.receive([last]).new == 1)
        try store.write(1, "milk")
        try exchange(store, peer)
        #expect(try peer.texts == [Line.id(1): "milk"])
        #expect(try peer.heads == store.heads)
    }

    @Test(arguments: StoreKind.allCases)
    func replayedPushChangesNothing(_ kind: StoreKind) throws {
        let (store, peer) = try pair(kind)
        try peer.write(1, "milk")
        try peer.write(2, "bread")
        let push = try peer.missingBatches(for: store.heads, after: 0, upTo: .max).blocks
        #expect(try store.receive(push) == ReceiveResult(new: 2, erased: 0, forked: []))
        let heads = try store.heads
        #expect(try store.receive(push + push.reversed()) == ReceiveResult(new: 0, erased: 0, forked: []))
        #expect(try store.heads == heads)
        #expect(try store.reopened().texts == [Line.id(1): "milk", Line.id(2): "bread"])
    }

    @Test(arguments: StoreKind.allCases)
    func pushWithABrokenBatchIsRefusedAsAWhole(_ kind: StoreKind) throws {
        let (store, peer) = try pair(kind)
        try peer.write(1, "milk")
        try peer.write(2, "bread")
        let push = try peer.storage
        for broken in [Array(push[1].dropLast()), push[1] + [0], [], Array("DBK".utf8) + [1] + push[1].dropFirst(4)] {
            #expect(throws: StoreFailure.self) { _ = try store.receive([push[0], broken]) }
        }
        #expect(try store.heads.isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func otherJournalsBatchesAreRefused(_ kind: StoreKind) throws {
        let store = try kind.make()
        let stranger = try kind.make()
        try stranger.write(1, "milk")
        #expect(throws: StoreFailure.otherJournal(stranger.journal)) { _ = try store.receive(stranger.storage) }
        try store.write(1, "bread")
        #expect(throws: StoreFailure.otherJournal(stranger.journal)) {
            try store.join(stranger.journal, key: stranger.key)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func onlyBatchesThatAPeerLacksAreSent(_ kind: StoreKind) throws {
        let (store, peer) = try pair(kind)
        try store.write(1, "milk")
        try exchange(store, peer)
        let new = try #require(try store.write(2, "bread").first)
        try peer.write(3, "eggs")
        #expect(try store.missingBatches(for: peer.heads, after: 0, upTo: .max).batches == [store.envelope(new)])
        try exchange(store, peer)
        #expect(try store.missingBatches(for: peer.heads, after: 0, upTo: .max).batches.isEmpty)
        #expect(try store.texts == peer.texts)
        #expect(try store.heads == peer.heads)
    }

    @Test(arguments: StoreKind.allCases)
    func batchesSentInPortionsAddUpToTheWholeJournal(_ kind: StoreKind) throws {
        let (store, peer) = try pair(kind)
        for number in 1...20 { try store.write(number, "line \(number)") }
        let heads = try peer.heads
        var position: Int64 = 0
        var portions = 0
        while true {
            let portion = try store.missingBatches(for: heads, after: position, upTo: 600)
            _ = try peer.receive(portion.blocks)
            portions += 1
            position = portion.position
            if !portion.more { break }
        }
        #expect(portions > 5)
        #expect(try peer.texts == store.texts)
    }

    @Test(arguments: StoreKind.allCases, Seeds.some(1))
    func shuffledAndRepeatedPushesConverge(_ kind: StoreKind, seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        let (store, peer) = try pair(kind)
        let third = try kind.make()
        try third.join(store.journal, key: store.key)
        for step in 1...60 {
            let writer = [store, peer, third].randomElement(using: &randomness)!
            try writer.write(Int.random(in: 1...6, using: &randomness), "step \(step)", at: Int64(step))
            let reader = [store, peer, third].randomElement(using: &randomness)!
            let push = try writer.missingBatches(for: reader.heads, after: 0, upTo: .max).blocks
            _ = try reader.receive((push + push.prefix(1)).shuffled(using: &randomness))
        }
        for _ in 1...2 {
            try exchange(store, peer)
            try exchange(peer, third)
            try exchange(third, store)
        }
        #expect(try store.texts == peer.texts, "seed \(seed)")
        #expect(try store.texts == third.texts, "seed \(seed)")
        #expect(try store.heads == third.heads, "seed \(seed)")
        #expect(try store.read { $0.batchCount } == 60, "seed \(seed)")
    }

    @Test(arguments: StoreKind.allCases)
    func forkIsDetectedAndBothBranchesAreKept(_ kind: StoreKind) throws {
        let (store, peer) = try pair(kind)
        let device = DeviceID(7)
        let one = store.forged(device, "one", line: 1)
        let other = store.forged(device, "other", line: 2)
        #expect(try store.receive([one]) == ReceiveResult(new: 1, erased: 0, forked: []))
        #expect(try peer.receive([other]) == ReceiveResult(new: 1, erased: 0, forked: []))
        let push = try peer.missingBatches(for: store.heads, after: 0, upTo: .max).blocks
        #expect(try store.receive(push) == ReceiveResult(new: 1, erased: 0, forked: [device]))
        try exchange(store, peer)
        #expect(try store.texts == [Line.id(1): "one", Line.id(2): "other"])
        #expect(try peer.reopened().texts == store.texts)
        #expect(try peer.heads.map(\.digest) == store.heads.map(\.digest))
        #expect(try store.missingBatches(for: peer.heads, after: 0, upTo: .max).batches.isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func receivingUnknownBatchesOfThisDeviceStartsANewDevice(_ kind: StoreKind) throws {
        let (store, peer) = try pair(kind)
        let device = store.device
        try store.write(1, "milk")
        try exchange(store, peer)
        let lost = store.forged(device, "lost", line: 9)
        _ = try store.receive([lost])
        #expect(store.device != device)
        #expect(try store.reopened().device == store.device)
        #expect(try store.write(2, "bread").first?.batch.sequence == 1)
    }

    @Test(arguments: StoreKind.allCases)
    func aPeerWithMoreBatchesOfThisDeviceStartsANewDevice(_ kind: StoreKind) throws {
        let store = try kind.make()
        try store.write(1, "milk")
        let later = try store.reopened()
        let device = later.device
        _ = try later.missingBatches(for: [Self.ahead(of: device)], after: 0, upTo: .max)
        #expect(later.device != device)
    }

    @Test(arguments: StoreKind.allCases)
    func falseHeadsDoNotMakeADeviceOfEachWrite(_ kind: StoreKind) throws {
        let store = try kind.make()
        for number in 1...5 {
            try store.write(number, "line \(number)")
            _ = try store.missingBatches(for: [Self.ahead(of: store.device)], after: 0, upTo: .max)
        }
        #expect(try store.heads.count <= 2)
        #expect(try store.reopened().texts.count == 5)
    }

    /// A head that claims more batches of a device than there are.
    private static func ahead(of device: DeviceID) -> Head {
        Head(device: device, sequence: 50, hash: BatchHash(1), count: 50, digest: BatchHash(1))
    }

    // MARK: - Erasing

    @Test(arguments: StoreKind.allCases)
    func erasedValuesAreGoneAndEverythingElseStays(_ kind: StoreKind) throws {
        let store = try kind.make()
        let both = try store.write(at: 1) { _ in
            Draft(name: "both", id: .random, changes: [Line.text(1, "secret"), Line.text(2, "milk")])
        }
        try store.write(3, "bread")
        let heads = try store.heads
        try store.erase(1)
        #expect(try store.texts == [Line.id(2): "milk", Line.id(3): "bread"])
        #expect(try store.history(ofRecords: [Line.id(1)]).isEmpty)
        #expect(try store.history(ofRecords: [Line.id(2)]).map(\.changes) == [[Line.text(2, "milk")]])
        let storage = try store.storage
        #expect(try BatchEnvelope(decoding: storage[0]).header.original == both[0].hash)
        #expect(try store.contents.flatMap { $0.changes.map(\.value) }.contains(.text("secret")) == false)
        #expect(try store.reopened().texts == store.texts)
        #expect(try store.heads.map(\.count) == heads.map { $0.count + 1 })
        #expect(try store.reopened().heads == store.heads)
    }

    @Test(arguments: StoreKind.allCases)
    func recordsOwnedByAnErasedRecordAreErasedWithIt(_ kind: StoreKind) throws {
        let store = try kind.make()
        let visit = try #require(RecordID([1] + Line.id(1).bytes + [0, 0, 0, 9]))
        let other = try #require(RecordID([1] + Line.id(2).bytes + [0, 0, 0, 9]))
        _ = try store.write(at: 1) { _ in
            Draft(
                name: "visit", id: .random,
                changes: [visit, other].map { Change(Line.table, $0, "text", .text("there")) })
        }
        try store.erase(1)
        #expect(try store.texts == [other: "there"])
    }

    @Test(arguments: StoreKind.allCases)
    func erasureReachesAPeerAndUnerasedBatchesDoNotUndoIt(_ kind: StoreKind) throws {
        let (store, peer) = try pair(kind)
        let secret = try store.envelope(try #require(try store.write(1, "secret").first))
        try store.write(2, "milk")
        try exchange(store, peer)
        let erasing = try store.erase(1).map { try store.envelope($0) }
        #expect(try peer.receive(erasing) == ReceiveResult(new: 1, erased: 1, forked: []))
        #expect(try peer.receive([secret] + erasing) == ReceiveResult(new: 0, erased: 0, forked: []))
        #expect(try peer.texts == [Line.id(2): "milk"])
        #expect(try peer.reopened().texts == [Line.id(2): "milk"])
        #expect(try peer.heads == store.heads)
        #expect(try peer.contents == store.contents)
        #expect(try !peer.storage.contains(secret) && !store.storage.contains(secret))
    }

    @Test(arguments: StoreKind.allCases)
    func batchReceivedAfterItsErasureIsErasedOnArrival(_ kind: StoreKind) throws {
        let (store, peer) = try pair(kind)
        let late = try peer.envelope(try #require(try peer.write(1, "written while apart").first))
        let erasing = try store.erase(1).map { try store.envelope($0) }
        #expect(try store.receive([late]) == ReceiveResult(new: 1, erased: 0, forked: []))
        #expect(try store.texts.isEmpty)
        _ = try peer.receive(erasing)
        #expect(try peer.texts.isEmpty)
        #expect(try peer.heads == store.heads)
    }

    @Test(arguments: StoreKind.allCases)
    func editsMadeAfterSeeingAnErasureAreKept(_ kind: StoreKind) throws {
        let (store, peer) = try pair(kind)
        try store.write(1, "secret")
        try store.erase(1)
        try exchange(store, peer)
        try peer.write(1, "begun anew")
        try exchange(store, peer)
        #expect(try store.texts == [Line.id(1): "begun anew"])
        #expect(try store.reopened().texts == peer.texts)
    }

    @Test(arguments: StoreKind.allCases)
    func undoDoesNotRestoreErasedValues(_ kind: StoreKind) throws {
        let store = try kind.make()
        try store.write(2, "milk")
        let secret = try #require(try store.write(1, "secret").first)
        try store.write(1, "changed")
        try store.erase(1)
        try store.undo(secret.batch.action.id)
        #expect(try store.texts == [Line.id(2): "milk"])
        try store.undo()
        #expect(try store.texts == [Line.id(2): "milk"])
        try store.undo()
        #expect(try store.texts.isEmpty)
    }
}
