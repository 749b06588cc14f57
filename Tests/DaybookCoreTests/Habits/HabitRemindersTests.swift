import CivilTime
import DaybookCore
import Testing

struct HabitRemindersTests {
    private func reminder(_ weekdays: WeekdaySet, _ text: String = "") -> Reminder {
        var reminder = Reminder(id: TestJournal.id(2))
        (reminder.weekdays, reminder.text) = (weekdays, text)
        return reminder
    }

    private func habit(_ schedule: Schedule = .daily) -> Habit {
        var habit = Habit(id: TestJournal.id(1))
        (habit.title, habit.schedule) = ("Read", schedule)
        return habit
    }

    @Test func aReminderIsDueOnDaysThatTheScheduleHas() {
        #expect(habit().weekdays(of: reminder([.monday, .sunday])) == [.monday, .sunday])
        #expect(habit(.weekdays([.monday, .friday])).weekdays(of: reminder(.all)) == [.monday, .friday])
        #expect(habit(.weekdays([.monday, .friday])).weekdays(of: reminder([.friday, .sunday])) == [.friday])
        #expect(habit(.timesPerWeek(3)).weekdays(of: reminder(.all)) == .all)
    }

    @Test func archivingSilencesReminders() {
        var habit = habit()
        habit.isArchived = true
        #expect(habit.weekdays(of: reminder(.all)) == WeekdaySet())
    }

    @Test func aReminderWithoutATextSaysTheTitle() {
        #expect(habit().text(of: reminder(.all)) == "Read")
        #expect(habit().text(of: reminder(.all, "In bed")) == "In bed")
    }
}
