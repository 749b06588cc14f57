import JournalStore
import Notebook
import Testing

@Suite struct CheckTests {
    let folder = Folder()

    @Test func aCheckBesideAWriterFindsNoFault() async throws {
        let (database, keys, writer) = (folder.database, folder.keyFolder, try folder.open())
        for number in 1...200 { try writer.write(number, "line \(number)") }
        async let faults = Task.detached {
            try (1...30).flatMap { _ in try SQLiteJournal<Notebook>.check(database, keyFolder: keys).faults }
        }.value
        for number in 201...500 { try writer.write(number, "line \(number)") }
        #expect(try await faults == [])
    }
}
