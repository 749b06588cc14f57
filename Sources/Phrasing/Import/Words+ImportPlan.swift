import DaybookCore
import Words

extension Words {
    /// The records that an import adds, by kind: "2 habits and 3 entries", "1 transaction".
    ///
    /// Kinds with nothing new are omitted. If there are none, the changes are counted.
    public func newRecords(of plan: ImportPlan) -> [String] {
        let habitCount = plan.newHabitCount + plan.restoredHabitCount
        let health = plan.health
        let days = health.newDayCount + health.changedDayCount
        let healthWorkouts = health.newWorkoutCount + health.changedWorkoutCount
        var records: [String] = []
        if habitCount + plan.newEntryCount > 0 { records.append(habitsAndEntries(habitCount, plan.newEntryCount)) }
        if plan.newGoalCount > 0 { records.append(goals(plan.newGoalCount)) }
        if plan.newTaskCount > 0 { records.append(tasks(plan.newTaskCount)) }
        if plan.newBodyCount > 0 { records.append(bodyRecords(plan.newBodyCount)) }
        if plan.newWorkoutCount > 0 { records.append(workouts(plan.newWorkoutCount)) }
        if plan.newMoodCount + plan.newSubjectCount > 0 {
            records.append(moodsAndPets(plan.newMoodCount, plan.newSubjectCount))
        }
        if plan.newNoteCount > 0 { records.append(notes(plan.newNoteCount)) }
        if plan.newAccountCount > 0 { records.append(accounts(plan.newAccountCount)) }
        if plan.newTransactionCount > 0 { records.append(transactions(plan.newTransactionCount)) }
        if plan.newRateCount > 0 { records.append(exchangeRates(plan.newRateCount)) }
        if days + healthWorkouts > 0 { records.append(daysAndWorkouts(days, healthWorkouts)) }
        if plan.newOtherCount > 0 { records.append(otherRecords(plan.newOtherCount)) }
        if plan.settings == .imported { records.append(importedSettings) }
        return records.isEmpty ? [changes(plan.changes.count)] : records
    }
}
