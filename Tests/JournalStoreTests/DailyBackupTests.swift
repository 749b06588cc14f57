import Foundation
import JournalStore
import Notebook
import TestSupport
import Testing

/// The daily copies that are kept, whatever the clock says.
@Suite struct DailyBackupTests {
    let folder = Folder()

    @Test func copiesOfSevenDaysAndOfFourEarlierWeeksAreKept() throws {
        let store = try folder.open()
        let day: Int64 = 86_400_000
        let wednesday = 20_776 * day
        #expect(try store.dailyBackup(at: wednesday) == nil)
        try store.write(1, "milk")
        for number in 0..<60 {
            #expect(try store.dailyBackup(at: wednesday + Int64(number) * day + 1) != nil)
            #expect(try store.dailyBackup(at: wednesday + Int64(number) * day + 2) == nil)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: store.folder + "/backups").sorted()
        #expect(
            names == [
                "2026-12-14.sqlite", "2026-12-21.sqlite", "2026-12-28.sqlite", "2027-01-04.sqlite",
                "2027-01-11.sqlite", "2027-01-12.sqlite", "2027-01-13.sqlite", "2027-01-14.sqlite",
                "2027-01-15.sqlite", "2027-01-16.sqlite", "2027-01-17.sqlite",
            ])
    }

    private func copies(of store: SQLiteJournal<Notebook>) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: store.folder + "/backups").sorted()
    }

    @Test(arguments: [1_500, -1_500, 20_000])
    func aClockThatIsYearsOffOnceDeletesNoCopy(daysOff: Int64) throws {
        let store = try folder.open()
        try store.write(1, "milk")
        let day: Int64 = 86_400_000
        for number in 20_700..<20_760 { try store.dailyBackup(at: Int64(number) * day) }
        let before = try copies(of: store)
        #expect(before.count == 11)
        let wrong = (20_759 + daysOff) * day
        #expect(try store.dailyBackup(at: wrong) != nil)
        #expect(try Set(copies(of: store)).isSuperset(of: before))
        #expect(try store.dailyBackup(at: 20_759 * day + 1) == nil)
        #expect(try Set(copies(of: store)).isSuperset(of: before))
        // Later backups are kept as if nothing had happened.
        for number in 20_760..<20_800 { try store.dailyBackup(at: Int64(number) * day) }
        let apart = Folder()
        let undisturbed = try apart.open()
        try undisturbed.write(1, "milk")
        for number in 20_700..<20_800 { try undisturbed.dailyBackup(at: Int64(number) * day) }
        #expect(try copies(of: store).count == copies(of: undisturbed).count + 1)
        #expect(try Set(copies(of: store)).isSuperset(of: copies(of: undisturbed)))
    }

    @Test func aClockThatIsWrongOftenDisplacesNoRunOfDays() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        let day: Int64 = 86_400_000
        for number in 20_700..<20_760 { try store.dailyBackup(at: Int64(number) * day) }
        let before = try copies(of: store)
        for number in 1...20 { try store.dailyBackup(at: (21_000 + Int64(number) * 365) * day) }
        #expect(try Set(copies(of: store)).isSuperset(of: before))
        #expect(try copies(of: store).count == before.count + 11)
        // Today's is kept, though all others are later.
        let today = try #require(try store.dailyBackup(at: 20_900 * day))
        #expect(FileManager.default.fileExists(atPath: today))
        #expect(try Set(copies(of: store)).isSuperset(of: before))
    }

    @Test func todaysCopyIsKeptAfterAClockThatWasSomeDaysAhead() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        let day: Int64 = 86_400_000
        for number in 20_700..<20_730 { try store.dailyBackup(at: Int64(number) * day) }
        for number in 20_740..<20_755 { try store.dailyBackup(at: Int64(number) * day) }
        for number in 20_730..<20_737 {
            let path = try #require(try store.dailyBackup(at: Int64(number) * day))
            #expect(FileManager.default.fileExists(atPath: path), "day \(number)")
            #expect(try store.dailyBackup(at: Int64(number) * day) == nil)
        }
    }

    @Test func numberOfCopiesIsBoundedForRareUse() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        let day: Int64 = 86_400_000
        for number in 0..<30 { try store.dailyBackup(at: (15_000 + Int64(number) * 60) * day) }
        #expect(try copies(of: store).count == 12)
    }

    @Test func copyMadeAtAnExtremeClockIsRecognised() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        for moment in [Int64.max, Int64.min, -1] {
            #expect(try store.dailyBackup(at: moment) != nil)
            #expect(try store.dailyBackup(at: moment) == nil)
        }
        #expect(try copies(of: store).count == 3)
    }
}
