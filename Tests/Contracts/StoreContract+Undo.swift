import Journal
import JournalStore
import Notebook
import Testing

/// History and undo.
extension StoreContract {
    @Test(arguments: StoreKind.allCases)
    func historyListsEachBatchOnceInOrder(_ kind: StoreKind) throws {
        let store = try kind.make()
        let first = try store.write(1, "milk")
        let second = try store.write(2, "bread")
        let both = try store.write(at: 3) { _ in
            Draft(name: "both", id: .random, changes: [Line.text(1, "oat milk"), Line.text(2, "rye")])
        }
        #expect(try store.history(ofRecords: [Line.id(1)]) == (first + both).map(\.batch))
        #expect(try store.history(ofRecords: [Line.id(2), Line.id(1)]) == (first + second + both).map(\.batch))
        #expect(try store.history(ofRecords: [Line.id(3)]) == [])
    }

    @Test(arguments: StoreKind.allCases)
    func repeatedUndoWalksBack(_ kind: StoreKind) throws {
        let store = try kind.make()
        try store.write(1, "one")
        try store.write(2, "two")
        try store.undo()
        #expect(try store.texts == [Line.id(1): "one"])
        try store.undo()
        #expect(try store.texts == [:])
        #expect(try store.latestUndoable() == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func undoingAnUndoMakesTheActionUndoableAgain(_ kind: StoreKind) throws {
        let store = try kind.make()
        try store.write(1, "one")
        try store.write(2, "two")
        let undo = try store.undo()
        try store.undo(undo)
        #expect(try store.texts == [Line.id(1): "one", Line.id(2): "two"])
        try store.undo()
        #expect(try store.texts == [Line.id(1): "one"])
        try store.undo()
        #expect(try store.texts == [:])
        #expect(try store.reopened().latestUndoable() == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func anUndoThatWritesNothingStillCounts(_ kind: StoreKind) throws {
        let store = try kind.make()
        try store.write(1, "one")
        let first = try #require(try store.latestUndoable())
        try store.write(1, "two")
        try store.undo(first)
        #expect(try store.texts == [Line.id(1): "two"])
        try store.undo()
        #expect(try store.texts == [:])
        #expect(try store.latestUndoable() == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func anUndoHidesNoEditOfAnotherDevice(_ kind: StoreKind) throws {
        let (store, peer) = try pair(kind)
        try peer.write(1, "edited offline", at: 1)
        try store.write(1, "edited later", at: 1000)
        try store.undo()
        try exchange(store, peer)
        for texts in [try store.texts, try peer.texts, try store.reopened().texts] {
            #expect(texts == [Line.id(1): "edited offline"])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func anActionOfAnotherDeviceIsUndoneAndRedoneThere(_ kind: StoreKind) throws {
        let (store, peer) = try pair(kind)
        let action = try #require(try store.write(1, "milk").first).batch.action.id
        try exchange(store, peer)
        for texts in [[:], [Line.id(1): "milk"]] {
            try peer.undo(action)
            try exchange(store, peer)
            #expect(try store.texts == texts && peer.texts == texts)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func onlyThisDevicesActionsAreUndone(_ kind: StoreKind) throws {
        let (store, peer) = try pair(kind)
        try peer.write(1, "milk")
        try exchange(store, peer)
        #expect(try store.latestUndoable() == nil)
        #expect(try peer.latestUndoable() != nil)
    }

    @Test(arguments: StoreKind.allCases)
    func undoWalksBackThroughOneField(_ kind: StoreKind) throws {
        let store = try kind.make()
        for text in ["one", "two", "three"] { try store.write(1, text) }
        try store.undo()
        #expect(try store.texts == [Line.id(1): "two"])
        let undo = try store.undo()
        #expect(try store.texts == [Line.id(1): "one"])
        try store.undo(undo)
        #expect(try store.texts == [Line.id(1): "two"])
        try store.undo()
        #expect(try store.texts == [Line.id(1): "one"])
        try store.undo()
        #expect(try store.texts == [:])
        try store.write(1, "four")
        try store.undo()
        #expect(try store.texts == [:])
        #expect(try store.latestUndoable() == nil)
    }
}
