import CivilTime
import DaybookCore
import Journal
import Phrasing
import Testing
import Words

/// Text typed into columns of every kind.
@Suite struct TypedValueTests {
    private let words = Words(.english)

    @Test func aFlagIsYesOrNo() throws {
        var habit = Habit(id: RecordID(hex: "aa11")!)
        try habit.set(.archived, typed: "1", words)
        #expect(habit.isArchived && habit.typed(.archived, words) == "1")
        try habit.set(.archived, typed: "0", words)
        #expect(!habit.isArchived)
        #expect(throws: FieldError("archived", .unknownChoice("no"))) { try habit.set(.archived, typed: "no", words) }
    }

    @Test func weekdaysAreTypedByTheirCodes() throws {
        var reminder = Reminder(id: RecordID(hex: "aa11")!)
        try reminder.set(.weekdays, typed: "fri, mon", words)
        #expect(reminder.weekdays == [.monday, .friday])
        #expect(reminder.typed(.weekdays, words) == "mon,fri")
        #expect(throws: FieldError("weekdays", .unknownChoice("someday"))) {
            try reminder.set(.weekdays, typed: "someday", words)
        }
    }

    @Test func aCodeIsTypedAsItsWord() throws {
        var entry = Entry(id: RecordID(hex: "aa11")!)
        try entry.set(.state, typed: "skipped", words)
        #expect(entry.typed(.state, words) == "skipped")
        #expect(throws: FieldError("state", .unknownChoice("perhaps"))) {
            try entry.set(.state, typed: "perhaps", words)
        }
    }

    @Test func lifeCannotBeTyped() {
        var habit = Habit(id: RecordID(hex: "aa11")!)
        #expect(throws: FieldError("life", .unknownChoice("3"))) { try habit.set(.life, typed: "3", words) }
    }
}
