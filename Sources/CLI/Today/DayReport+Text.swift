import DaybookCore
import Phrasing
import Words

extension DayReport {
    /// The text output.
    var lines: [String] {
        let (words, style) = (session.words, session.style)
        var text = [style(.strong, words.fullDay(day))]
        if let away {
            let until = away.until.map { words.near($0, to: today) }
            let note = away.note.isEmpty ? "" : "  " + style(.faint, away.note)
            text.append(
                day == today ? words.awayToday(until, isLastDay: away.until == today) + note : words.away(away))
        }
        let parts = ([now.lines, bills.lines] + blocks + [now.nearLines]).filter { !$0.isEmpty }
        guard habits.isInUse || !parts.isEmpty else {
            return text + [words.noHabitsYet, "", "  daybook habit add \"\(words.newHabit)\""]
        }
        text.append(
            words.headline(
                due: agenda.due, done: agenda.done, exceeded: agenda.exceeded, daysFromToday: day.days(since: today),
                isAway: agenda.isAway))
        let isDayDone = agenda.done >= agenda.due
        if let news = game.flatMap({ GameNews($0, isDayDone: isDayDone, in: state) }) {
            text.append(words.text(news, in: state))
        }
        if isDayDone, day == today, agenda.isPerfectOnceOver,
            state.daysWithAllHabitsDone(in: day...day, today: today).isEmpty
        {
            text.append(words.perfectOnceOver)
        }
        if let best = agenda.bestStreak {
            let length = words.streak(best.streak.length, of: best.habit.schedule)
            text.append(style(.faint, words.bestStreak(length, of: best.habit.title, isCurrent: day >= today)))
        }
        return text + parts.flatMap { [""] + $0 }
    }

    /// The blocks in the person's order, without those they left out.
    private var blocks: [[String]] {
        state.settings.todayBlocks.filter { $0.isShown }.flatMap { placed -> [[String]] in
            switch placed.block {
            case .tasks: [tasks.lines]
            case .habits: [habits.lines]
            case .goals: [goals.lines]
            case .log: [log.lines, moods.lines]
            case .evening: [evening]
            }
        }
    }

    /// Asks in the evening how the day was, unless the moods do.
    private var evening: [String] {
        guard state.asksForEveningMood(on: day, now: session.now), moods.hasEntries || moods.lines.isEmpty else {
            return []
        }
        return ["\(session.words.howWasTheDay)  \(session.style(.faint, "daybook mood log"))"]
    }
}
