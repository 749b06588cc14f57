/// The actions on tasks. Raw values are stored in the journal and must not change.
public enum TaskAction: String, CaseIterable, FeatureAction {
    case addTask, cancelTask, changeTasks, completeTask, deleteSession, deleteTasks, editTask, logTask, moveTask,
        reopenTask, skipTask, spendTime, startTask, stopTask

    public var name: ActionName { .task(self) }
}
