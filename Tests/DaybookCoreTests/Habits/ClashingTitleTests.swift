import CivilTime
import Journal
import TestSupport
import Testing

@testable import DaybookCore

/// Equal titles given by devices working offline.
@Suite struct ClashingTitleTests {
    @Test func newerHabitWithADuplicateTitleIsNumberedWithoutAnEdit() {
        let state = Self.state([("Read", 1, day: 20), ("read", 2, day: 19)])
        #expect(state.livingHabits.map { $0.title } == ["Read 2", "read"])
        #expect(state.habit(TestJournal.id(1))?.title == "Read 2")
        #expect(state.habits[TestJournal.id(1)]?.title == "Read")
    }

    @Test func lowerIDKeepsTheTitleAmongHabitsOfOneDay() {
        let state = Self.state([("Read", 5, day: 19), ("Read", 4, day: 19)])
        #expect(state.habit(TestJournal.id(4))?.title == "Read")
        #expect(state.habit(TestJournal.id(5))?.title == "Read 2")
    }

    @Test func aNumberThatIsTakenIsPassedOver() {
        let state = Self.state([("Read", 1, day: 1), ("Read", 2, day: 2), ("READ 2", 3, day: 3), ("Read", 4, day: 4)])
        #expect(state.livingHabits.map { $0.title } == ["Read", "Read 3", "READ 2", "Read 4"])
    }

    @Test func anOverlongTitleIsCutForItsNumber() {
        let long = String(repeating: "ж", count: 64)
        let state = Self.state([(long, 1, day: 1), (long, 2, day: 2)])
        #expect(state.habit(TestJournal.id(2))?.title == String(repeating: "ж", count: 62) + " 2")
    }

    @Test func numberDisappearsWithTheOtherHabit() throws {
        var journal = TestJournal()
        journal.write(Decision(JournalAction.import, Self.changes([("Read", 1, day: 1), ("Read", 2, day: 2)])))
        try journal.run(.archive(TestJournal.id(1)))
        #expect(journal.state.activeHabits.map { $0.title } == ["Read 2"], "the archive counts too")
        try journal.run(.delete(TestJournal.id(1)))
        #expect(journal.state.activeHabits.map { $0.title } == ["Read"])
    }

    @Test func aNumberedTitleIsTakenAndCanBeSavedAsItIs() throws {
        var journal = TestJournal()
        journal.write(Decision(JournalAction.import, Self.changes([("Read", 1, day: 1), ("Read", 2, day: 2)])))
        #expect(throws: HabitRefusal.titleTaken("Read 2")) { try journal.add("read 2", id: 3) }
        var habit = try journal.habit(2)
        habit.note = "Ten pages"
        let decision = try journal.decision(on: .edit(habit))
        #expect(decision.changes.map { $0.field } == ["note"])
        #expect(throws: HabitRefusal.titleTaken("Read")) {
            habit.title = "Read"
            try journal.run(.edit(habit))
        }
    }

    @Test func categoriesOfOneNameAreNumberedInTheOrderOfTheirIDs() {
        var state = State()
        let changes = [9, 8].flatMap { number in
            [
                Change(Category.table, TestJournal.id(number), "life", .integer(1)),
                Change(Category.table, TestJournal.id(number), "name", .text("Mind")),
            ]
        }
        state.merge(changes, stamp: Stamp(time: 1, device: DeviceID(1)))
        #expect(state.livingCategories.map { $0.name } == ["Mind", "Mind 2"])
        #expect(state.category(named: "mind 2")?.id == TestJournal.id(9))
        #expect(state.category(TestJournal.id(9))?.name == "Mind 2")
    }

    @Test func disambiguationFollowsTheClash() {
        var state = Self.state([("Read", 1, day: 1), ("Run", 2, day: 2)])
        #expect(state.disambiguatedTitle(of: TestJournal.id(2)) == nil)
        state.merge(
            [Change(Habit.table, TestJournal.id(2), "title", .text("read"))],
            stamp: Stamp(time: 1 << 60, device: DeviceID(1)))
        #expect(state.disambiguatedTitle(of: TestJournal.id(2)) == "read 2")
        state.merge(
            [Change(Habit.table, TestJournal.id(1), "life", .integer(2))],
            stamp: Stamp(time: 1 << 60, device: DeviceID(1)))
        #expect(state.disambiguatedTitle(of: TestJournal.id(2)) == nil, "the other was deleted")
    }

    @Test func aSnapshotHasTheSameTitles() throws {
        var journal = TestJournal()
        journal.write(Decision(JournalAction.import, Self.changes([("Read", 1, day: 2), ("Read", 2, day: 1)])))
        var position: Int64 = 0
        let snapshot = journal.replica.snapshot(position: 1)
        let restored = try #require(
            Replica<State>(snapshot: snapshot, journal: journal.replica.journal, position: &position))
        #expect(restored.state.livingHabits.map { $0.title } == ["Read 2", "Read"])
    }

    @Test func importedDuplicateTitleGetsTheNextFreeNumber() {
        let state = Self.state([("Read", 1, day: 1), ("Read", 2, day: 2)])
        var draft = ImportedHabit(identity: ImportIdentity(format: "test", key: "Read"))
        draft.title = "Read"
        let plan = ImportPlan([draft], into: state, today: Self.day(3)) { TestJournal.id(50) }
        #expect(plan.habits.map { $0.title } == ["Read 3"])
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func devicesAgreeOnTitlesInWhateverOrderTheyHear(seed: UInt64) {
        var randomness = SeededRandomness(seed: seed)
        let given = ["Read", "read", "Read 2", "READ 3", "Run", "X"]
        let all = (1...12).map { number in
            let record = TestJournal.id(UInt64(number) * 7 % 13)
            var changes = Self.changes([
                (given.randomElement(using: &randomness)!, 0, day: Int.random(in: 1...3, using: &randomness))
            ])
            changes = changes.map { Change($0.table, record, $0.field, $0.value) }
            if number % 5 == 0 { changes.append(Change(Habit.table, record, "life", .integer(2))) }
            return (changes, Stamp(time: UInt64(number), device: DeviceID(1)))
        }
        func titles(_ order: [([Change], Stamp)]) -> [RecordID: String] {
            var state = State()
            for (changes, stamp) in order { state.merge(changes, stamp: stamp) }
            return Dictionary(uniqueKeysWithValues: state.livingHabits.map { ($0.id, $0.title) })
        }
        let expected = titles(all)
        #expect(Set(expected.values.map { $0.lowercased() }).count == expected.count)
        for _ in 0..<5 { #expect(titles(all.shuffled(using: &randomness)) == expected) }
    }

    private static func state(_ habits: [(title: String, id: UInt64, day: Int)]) -> State {
        var state = State()
        state.merge(changes(habits), stamp: Stamp(time: 1, device: DeviceID(1)))
        return state
    }

    private static func changes(_ habits: [(title: String, id: UInt64, day: Int)]) -> [Change] {
        habits.flatMap { title, id, number in
            [
                Change(Habit.table, TestJournal.id(id), "life", .integer(1)),
                Change(Habit.table, TestJournal.id(id), "title", .text(title)),
                Change(Habit.table, TestJournal.id(id), "createdOn", .integer(Int64(day(number).number))),
            ]
        }
    }

    private static func day(_ number: Int) -> Day { Day(year: 2026, month: 11, day: number)! }
}
