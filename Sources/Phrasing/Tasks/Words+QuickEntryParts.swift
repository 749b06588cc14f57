import CivilTime
import DaybookCore
import Words

extension Words {
    /// The additions of a typed line other than a task, in short pieces: its part of the journal, then its values. Empty
    /// for a task, whose parts `piece(_:today:)` describes.
    public func pieces(_ entry: QuickEntry, in state: State, today: Day) -> [String] {
        let imperial = state.profile.units == .imperial
        switch entry {
        case .task: return []
        case .weight(let kilograms, let day):
            return ["\(weight): \(weight(kilograms, imperial: imperial))"] + pieces(day, today)
        case .sleep(let minutes, let day):
            return [sleepLogged(minutes: Double(minutes))] + pieces(day, today)
        case .workout(let workout):
            if let sets = workout.sets {
                return ["\(self.workout): \(sets.exercise)"] + pieces(sets, imperial: imperial)
                    + pieces(workout.day, today)
            }
            let type = workoutTypeName(workout.type) ?? workout.type
            let distance = workout.metres.map { [self.distance($0, imperial: imperial)] } ?? []
            let time = workout.seconds.map { [clock(Int64($0))] } ?? []
            return ["\(self.workout): \(type)"] + distance + time + pieces(workout.day, today)
        case .mood(let mood):
            let note = mood.note.isEmpty ? [] : [mood.note]
            let mine = ["\(mood.pet ?? self.mood): \(moodName(mood.mood))"] + mood.tags.map { "#" + $0 } + note
            return mine + pieces(mood.day, today)
        case .note(let text, let day): return ["\(note): \(text)"] + pieces(day, today)
        case .meal(let meal):
            let kind = meal.kind.flatMap { MealKind(rawValue: $0) }.map { [name($0)] } ?? []
            return kind + meal.foods + pieces(meal.day, today)
        case .habit(let habit):
            let time = habit.time.map { [$0.text] } ?? []
            let limit = habit.limit.map { [goalInside(atLeast: false, $0, habit.unit)] } ?? []
            let target = habit.target.map { [goalInside(atLeast: true, $0, habit.unit)] } ?? []
            return ["\(feedsHabit): \(habit.title)"] + limit + target + [schedule(habit.schedule)] + time
        case .goal(let goal):
            let deadline = goal.deadline.map { [near($0, to: today)] } ?? []
            return ["\(self.goal): \(goal.title)"] + deadline
        case .money(let money):
            let kind = TransactionKind(rawValue: money.kind.rawValue) ?? .expense
            let way = money.toAccount.map { [transferred(from: money.account ?? "", to: $0)] }
            let category = money.category.map {
                money.namesCategory && !money.what.isEmpty ? "\(money.what), \($0)" : $0
            }
            let what = category ?? money.what
            let account = money.account ?? (state.openAccounts.count > 1 ? usualAccount(of: money, in: state) : nil)
            return ["\(name(kind)): \(amount(money.amount, money.currency))"]
                + (way ?? [what, account ?? ""].filter { !$0.isEmpty })
                + (money.repetition.map { [piece($0)] } ?? pieces(money.day, today))
        case .mark(let mark):
            let amount = mark.amount.map { measure($0, mark.unit) } ?? done
            return ["\(feedsHabit): \(mark.habit)", amount] + pieces(mark.day, today)
        }
    }

    /// The title of the account that an expense or an income without a named one will be on.
    private func usualAccount(of money: QuickMoney, in state: State) -> String? {
        state.account(money.transaction(Account.cash(in: usualCurrency), in: state, self).account)?.title
    }

    /// "5 sets", "5 × 100 kg"
    private func pieces(_ sets: TypedSet, imperial: Bool) -> [String] {
        let figures = setFigures(
            repetitions: sets.repetitions.map { Int64($0) }, kilograms: sets.kilograms,
            seconds: sets.seconds.map { Int64($0) }, metres: sets.metres,
            repsInReserve: sets.repsInReserve.map { Int64($0) }, imperial: imperial)
        return (sets.count > 1 ? [self.sets(sets.count)] : []) + [figures]
    }

    private func piece(_ repetition: QuickRepetition) -> String {
        let kept = Repetition.calendar(repetition.rule).keptWithinShortMonths(from: repetition.first)
        return self.repetition(kept, from: repetition.first)
    }

    private func pieces(_ day: Day?, _ today: Day) -> [String] { day.map { [near($0, to: today)] } ?? [] }
}

extension QuickEntry {
    /// The part of life it belongs to.
    public var part: JournalPart {
        switch self {
        case .task: .tasks
        case .weight: .weight
        case .sleep: .health
        case .workout: .workouts
        case .mood: .moods
        case .note: .notes
        case .meal: .meals
        case .habit, .mark: .habits
        case .goal: .goals
        case .money: .money
        }
    }
}
