import DaybookCore
import Foundation
import JournalStore
import Words

/// A command that adds something, and starts a journal if there is none once there is something to keep. Any other refuses then:
/// the folder may be mistyped.
protocol StartsJournal {}

extension AddHabit: StartsJournal {}
extension AddTask: StartsJournal {}
extension LogTask: StartsJournal {}
extension AddGoal: StartsJournal {}
extension AddNote: StartsJournal {}
extension Log: StartsJournal {}
extension ImportFile: StartsJournal {}
extension Spend: StartsJournal {}
extension Earn: StartsJournal {}
extension AddAccount: StartsJournal {}
extension AddBill: StartsJournal {}
extension SetBudget: StartsJournal {}
extension SetRate: StartsJournal {}
extension AddPayeeRule: StartsJournal {}
extension LogMood: StartsJournal {}
extension AddPet: StartsJournal {}
extension Weigh: StartsJournal {}
extension SetProfile: StartsJournal {}
extension LogMeal: StartsJournal {}
extension AddFood: StartsJournal {}
extension LogWorkout: StartsJournal {}
extension StartWorkout: StartsJournal {}
extension AddRoutine: StartsJournal {}
extension AddExercise: StartsJournal {}
extension AddChallenge: StartsJournal {}
extension JoinChallenge: StartsJournal {}
extension AddCategory: StartsJournal {}
extension AddMoneyCategory: StartsJournal {}
extension AwayToday: StartsJournal {}
extension AwayUntil: StartsJournal {}
extension StartAway: StartsJournal {}
extension FillDemo: StartsJournal {}
extension RestoreBackup: StartsJournal {}

extension GlobalOptions {
    /// Whether the data folder has no journal, so that opening it starts one.
    var hasNoJournal: Bool { !SQLiteJournal<State>.exists(in: folder) }
}

extension Words {
    /// Says on standard error that a journal was started, so that a mistyped folder is noticed.
    func reportStart(in folder: String) {
        StandardError.write(startedJournal(in: folder).sanitizedForTerminal + "\n")
    }
}
