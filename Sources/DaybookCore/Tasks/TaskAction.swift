/// The actions on tasks. Their names are in the journal, and stay.
public enum TaskAction: String, CaseIterable, FeatureAction {
    case addTask, cancelTask, changeTasks, completeTask, deleteSession, deleteTasks, editTask, logTask, moveTask,
        reopenTask, skipTask, spendTime, startTask, stopTask

    public var name: ActionName { .task(self) }
}
