import CivilTime
import DaybookCore
import Journal
import Words

/// A day as the page of Today shows it: what is to go, what matters now, and the blocks in the person's order.
struct DayReport {
    let agenda: DayAgenda
    let state: State
    let session: Session
    /// The period around the day in which the person is away.
    let away: AwayPeriod?
    /// Nil on other days than today, and if it is switched off.
    let game: Game?
    let habits: DayHabits
    let now: DayNow
    let bills: DayBills
    let tasks: DayTasks
    let goals: DayGoals
    let log: DayLog
    let moods: DayMoods

    var day: Day { agenda.day }
    var today: Day { agenda.today }

    init(on day: Day, in state: State, _ session: Session) {
        let today = state.today(session.now)
        agenda = DayAgenda(on: day, today: today, in: state)
        (self.state, self.session) = (state, session)
        away = state.awayPeriod(around: day)
        game = day == today && !state.settings.isGameOff ? state.game(today: today) : nil
        habits = DayHabits(agenda, in: state, session)
        now = DayNow(agenda, in: state, session)
        bills = DayBills(on: day, today: today, in: state, session)
        tasks = DayTasks(agenda, in: state, session)
        goals = DayGoals(on: day, today: today, in: state, session)
        log = DayLog(on: day, today: today, in: state, session)
        moods = DayMoods(on: day, today: today, in: state, session)
    }
}
