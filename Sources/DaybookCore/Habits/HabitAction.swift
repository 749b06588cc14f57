/// The actions on habits. Their names are in the journal, and stay.
public enum HabitAction: String, CaseIterable, FeatureAction {
    case addHabit, addIncrement, archiveHabit, clearEntry, deleteHabit, editHabit, markHabit, moveHabit,
        restoreHabit, setNote, setValue, skipDay

    public var name: ActionName { .habit(self) }
}
