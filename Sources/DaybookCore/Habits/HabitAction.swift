/// The actions on habits. Raw values are stored in the journal and must not change.
public enum HabitAction: String, CaseIterable, FeatureAction {
    case addHabit, addIncrement, archiveHabit, clearEntry, deleteHabit, editHabit, markHabit, moveHabit,
        restoreHabit, setNote, setValue, skipDay

    public var name: ActionName { .habit(self) }
}
