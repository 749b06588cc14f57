import DaybookCore
import Words

extension Words {
    /// The number of those earned, and of the surprises found: "12 of 53 earned and 2 surprises".
    public func earned(of shown: [AchievementProgress]) -> String {
        achievementsEarned(shown.earnedCount, of: shown.knownCount, surprises: shown.surpriseCount)
    }

    /// The title of an achievement.
    public func title(_ achievement: Achievement) -> String {
        switch achievement {
        case .firstHabit: titleFirstHabit
        case .firstTask: titleFirstTask
        case .firstGoal: titleFirstGoal
        case .firstNote: titleFirstNote
        case .firstMood: titleFirstMood
        case .firstPetMood: titleFirstPetMood
        case .firstMeal: titleFirstMeal
        case .firstWeighIn: titleFirstWeighIn
        case .firstNight: titleFirstNight
        case .firstTransaction: titleFirstTransaction
        case .streak7: titleStreak7
        case .streak30: titleStreak30
        case .streak100: titleStreak100
        case .streak365: titleStreak365
        case .habits100: titleHabits100
        case .habits1000: titleHabits1000
        case .habits5000: titleHabits5000
        case .fullDay: titleFullDay
        case .perfectWeek: titlePerfectWeek
        case .perfectMonth: titlePerfectMonth
        case .workouts1: titleWorkouts1
        case .workouts10: titleWorkouts10
        case .workouts50: titleWorkouts50
        case .workouts100: titleWorkouts100
        case .workouts500: titleWorkouts500
        case .tasks10: titleTasks10
        case .tasks100: titleTasks100
        case .tasks1000: titleTasks1000
        case .onTime50: titleOnTime50
        case .goals1: titleGoals1
        case .goals5: titleGoals5
        case .goals20: titleGoals20
        case .budgets1: titleBudgets1
        case .budgets12: titleBudgets12
        case .budgets52: titleBudgets52
        case .savingsGoal: titleSavingsGoal
        case .moods7: titleMoods7
        case .moods30: titleMoods30
        case .moods100: titleMoods100
        case .moods365: titleMoods365
        case .petMoods30: titlePetMoods30
        case .meals7: titleMeals7
        case .meals30: titleMeals30
        case .meals100: titleMeals100
        case .meals365: titleMeals365
        case .weighIns10: titleWeighIns10
        case .weighIns100: titleWeighIns100
        case .weightGoal: titleWeightGoal
        case .notes10: titleNotes10
        case .notes100: titleNotes100
        case .challenges1: titleChallenges1
        case .challenges10: titleChallenges10
        case .challenges50: titleChallenges50
        case .earlyBird: titleEarlyBird
        case .comeback: titleComeback
        case .fullHouse: titleFullHouse
        case .newYear: titleNewYear
        case .leapDay: titleLeapDay
        }
    }

    /// How an achievement is earned: "Complete 10 tasks".
    public func hint(_ achievement: Achievement) -> String {
        let number = achievement.threshold
        return switch achievement {
        case .firstHabit: hintFirstHabit
        case .firstTask: hintFirstTask
        case .firstGoal: hintFirstGoal
        case .firstNote: hintFirstNote
        case .firstMood: hintFirstMood
        case .firstPetMood: hintFirstPetMood
        case .firstMeal: hintFirstMeal
        case .firstWeighIn: hintFirstWeighIn
        case .firstNight: hintFirstNight
        case .firstTransaction: hintFirstTransaction
        case .streak7, .streak30, .streak100, .streak365: hintStreak(number)
        case .habits100, .habits1000, .habits5000: hintHabits(number)
        case .fullDay: hintFullDay
        case .perfectWeek, .perfectMonth: hintPerfectDays(number)
        case .workouts1, .workouts10, .workouts50, .workouts100, .workouts500: hintWorkouts(number)
        case .tasks10, .tasks100, .tasks1000: hintTasks(number)
        case .onTime50: hintTasksOnTime(number)
        case .goals1, .goals5, .goals20: hintGoals(number)
        case .budgets1, .budgets12, .budgets52: hintBudgets(number)
        case .savingsGoal: hintSavingsGoal
        case .moods7, .moods30, .moods100, .moods365: hintMoods(number)
        case .petMoods30: hintPetMoods(number)
        case .meals7, .meals30, .meals100, .meals365: hintMeals(number)
        case .weighIns10, .weighIns100: hintWeighIns(number)
        case .weightGoal: hintWeightGoal
        case .notes10, .notes100: hintNotes(number)
        case .challenges1, .challenges10, .challenges50: hintChallenges(number)
        case .earlyBird: hintEarlyBird
        case .comeback: hintComeback
        case .fullHouse: hintFullHouse
        case .newYear: hintNewYear
        case .leapDay: hintLeapDay
        }
    }

    public func name(_ family: AchievementFamily) -> String {
        switch family {
        case .first: familyFirst
        case .streaks: familyStreaks
        case .habits: habits
        case .workouts: workouts
        case .tasks: tasks
        case .goals: goals
        case .savings: familySavings
        case .moods: moods
        case .meals: meals
        case .weight: weight
        case .notes: notes
        case .challenges: challenges
        case .surprises: familySurprises
        }
    }
}
