import Journal
import Testing

@testable import DaybookCore

@Suite struct SchemaTests {
    @Test func everyTableAndColumnHasANameOfItsOwn() {
        let tables = State.schemas.map { $0.table }
        #expect(Set(tables).count == tables.count)
        for schema in State.schemas {
            #expect(Set(schema.columns.map { $0.name }).count == schema.columns.count, "\(schema.table)")
        }
    }

    @Test func columnsAreInTheOrderOfTheirFields() {
        func check<Row: TableRow>(_: Row.Type) {
            for (index, column) in Row.schema.columns.enumerated() {
                #expect(Row.Field(rawValue: index).map { "\($0)" } == column.name, "\(Row.schema.table)")
            }
            #expect(Row.Field(rawValue: Row.schema.columns.count) == nil, "\(Row.schema.table)")
        }
        check(Habit.self)
        check(Entry.self)
        check(Increment.self)
        check(Reminder.self)
        check(DaybookCore.Category.self)
        check(Settings.self)
        check(TaskItem.self)
        check(TaskTag.self)
        check(TaskBlocker.self)
        check(TaskSession.self)
        check(TaskLink.self)
        check(TaskReminder.self)
        check(Goal.self)
        check(Milestone.self)
        check(GoalProgress.self)
        check(Subject.self)
        check(MoodEntry.self)
        check(MoodTag.self)
        check(MoodFeeling.self)
        check(DismissedAdvice.self)
        check(Profile.self)
        check(BodyMeasurement.self)
        check(Workout.self)
        check(ExerciseSet.self)
        check(Exercise.self)
        check(Routine.self)
        check(RoutineExercise.self)
        check(Food.self)
        check(Meal.self)
        check(MealItem.self)
        check(HealthWorkout.self)
        check(Note.self)
        check(RecurringTransaction.self)
        check(Budget.self)
        check(EnvelopeAmount.self)
        check(Account.self)
        check(PayeeRule.self)
        check(CurrencyRate.self)
    }

    @Test func aLifeIsAlwaysTheFirstColumn() {
        for schema in State.schemas {
            #expect(schema.index(of: "life") ?? 0 == 0, "\(schema.table)")
        }
    }

    @Test func everyOwnerIsATable() {
        let tables = Set(State.schemas.map { $0.table })
        for owner in State.schemas.flatMap({ $0.owners }) { #expect(tables.contains(owner.table)) }
    }

    /// A change is never split, so every column's limit must be well below the size of batches that readers reject.
    @Test func noColumnHoldsMoreThanABatchCan() throws {
        let huge = Value.text(String(repeating: "\u{1F469}\u{200D}\u{1F680}", count: 400_000))
        for schema in State.schemas {
            for column in schema.columns {
                var state = State()
                state.merge(
                    [Change(schema.table, TestJournal.id(1), column.name, huge)],
                    stamp: Stamp(time: 1, device: DeviceID(1)))
                var writer = ByteWriter()
                state.write(to: &writer)
                #expect(writer.bytes.count < Batch.maximumSize / 2, "\(schema.table) \(column.name)")
            }
        }
    }
}
