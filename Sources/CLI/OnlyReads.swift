import JournalStore
import Words

/// A command that changes nothing in the journal. One that the journal keeps waiting in vain could not read it; of any other, nothing
/// was saved.
protocol OnlyReads {}

extension ShowToday: OnlyReads {}
extension ShowWeek: OnlyReads {}
extension ShowMonth: OnlyReads {}
extension ShowYear: OnlyReads {}
extension ListHabits: OnlyReads {}
extension ShowHabit: OnlyReads {}
extension ShowStatistics: OnlyReads {}
extension ShowHistory: OnlyReads {}
extension ListTasks: OnlyReads {}
extension ShowTask: OnlyReads {}
extension ListGoals: OnlyReads {}
extension ShowGoal: OnlyReads {}
extension ListNotes: OnlyReads {}
extension ShowNote: OnlyReads {}
extension ListAway: OnlyReads {}
extension ListAccounts: OnlyReads {}
extension ListAttachments: OnlyReads {}
extension ListBills: OnlyReads {}
extension ListBudgets: OnlyReads {}
extension ListMoneyCategories: OnlyReads {}
extension ListPayeeRules: OnlyReads {}
extension ListRates: OnlyReads {}
extension ListUncategorised: OnlyReads {}
extension ForecastMoney: OnlyReads {}
extension ReportMoney: OnlyReads {}
extension ShowMoney: OnlyReads {}
extension ShowNetWorth: OnlyReads {}
extension ShowRegister: OnlyReads {}
extension ListMoods: OnlyReads {}
extension ListPets: OnlyReads {}
extension ShowAdvice: OnlyReads {}
extension ShowMood: OnlyReads {}
extension ShowMoodStatistics: OnlyReads {}
extension ListMeasurements: OnlyReads {}
extension ShowBody: OnlyReads {}
extension ShowBodyTotals: OnlyReads {}
extension ListExercises: OnlyReads {}
extension ListRoutines: OnlyReads {}
extension ListWorkouts: OnlyReads {}
extension ShowRecords: OnlyReads {}
extension ShowWorkout: OnlyReads {}
extension ShowWorkoutTotals: OnlyReads {}
extension ListFoods: OnlyReads {}
extension ListMeals: OnlyReads {}
extension ShowMealTotals: OnlyReads {}
extension ShowHealth: OnlyReads {}
extension ListChallenges: OnlyReads {}
extension ShowAchievements: OnlyReads {}
extension ShowPoints: OnlyReads {}
extension ListCategories: OnlyReads {}
extension ListSettings: OnlyReads {}
extension ShowSetting: OnlyReads {}

/// Runs what only reads the journal. If another program keeps that locked, throws a failure that says so.
func onlyReading<Result>(_ body: () throws -> Result) throws -> Result {
    do {
        return try body()
    } catch {
        let reported = error as? ReportedError
        guard (reported?.error ?? error) as? StoreFailure == .busy else { throw error }
        throw OperationFailure((reported?.words ?? Words(.ofTerminal)).journalNotRead)
    }
}
