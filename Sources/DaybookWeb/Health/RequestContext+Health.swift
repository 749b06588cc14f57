import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

extension RequestContext {
    /// Returns the page for a health route.
    func show(_ route: HealthPageRoute) -> Outcome {
        switch route {
        case .overview(let range, let last): page(HealthPage(self, range, until: last))
        case .day(let day): page(HealthDayPage(self, day))
        case .workouts: page(HealthWorkoutsPage(self))
        case .delete(let from, let to):
            page(HealthDeletePage(self, from: from?.text ?? "", to: to?.text ?? from?.text ?? ""))
        }
    }

    /// Handles a POST request to a health route.
    func act(_ route: HealthActionRoute) -> Outcome {
        switch route {
        case .delete: deleteHealth()
        case .deleteWorkout(let id): deleteWorkout(id)
        case .logSleep: logSleep()
        }
    }

    private func deleteWorkout(_ id: RecordID) -> Outcome {
        let day = state.healthWorkoutTable[id]?.day
        do throws(HealthRefusal) {
            let decision = try HealthCommand.deleteWorkout(id).decide(in: state)
            return commit(decision, then: .health(day.map { .day($0) } ?? .workouts))
        } catch {
            return refused(ReasonPage(words: words, reason: words.reason(error)))
        }
    }

    /// Saves the sleep that was typed. An empty field removes it.
    private func logSleep() -> Outcome {
        let form = SleepForm(request.form, today: today)
        do throws(FormRefusal) {
            guard let day = Day(form.day) else { throw FormRefusal("day", words.dayDoesNotExist(form.day)) }
            guard day <= today else { throw FormRefusal("day", words.dayInFuture) }
            let minutes = form.slept.isEmpty ? nil : words.parseSleep(form.slept)
            // An empty field removes only the night that it was shown for.
            let removes = form.slept.isEmpty && form.day == form.shown
            if minutes == nil, !removes { throw FormRefusal("slept", words.notASleep) }
            let decision: Decision
            do throws(HealthRefusal) {
                decision = try HealthCommand.logSleep(on: day, minutes: minutes.map { Double($0) }).decide(in: state)
            } catch {
                throw FormRefusal("slept", words.reason(error))
            }
            return commit(decision, of: decision.added, then: .health(.day(day)))
        } catch {
            return refused(HealthPage(self, .month, until: nil, form: form, refusal: error))
        }
    }

    private func deleteHealth() -> Outcome {
        let (from, to) = (request.form["from"] ?? "", request.form["to"] ?? "")
        do throws(FormRefusal) {
            let range = request.form["do"] == "all" ? Day.first...Day.last : try self.range(from, to)
            let decision: Decision
            do throws(HealthRefusal) {
                decision = try HealthCommand.delete(range).decide(in: state)
            } catch {
                throw FormRefusal("from", words.reason(error))
            }
            return commit(decision, then: .health(.overview(.month)))
        } catch {
            return refused(HealthDeletePage(self, from: from, to: to, refusal: error))
        }
    }

    private func range(_ from: String, _ to: String) throws(FormRefusal) -> ClosedRange<Day> {
        guard let first = Day(from) else { throw FormRefusal("from", words.dayDoesNotExist(from)) }
        guard let last = Day(to) else { throw FormRefusal("to", words.dayDoesNotExist(to)) }
        guard first <= last else { throw FormRefusal("to", words.reason(HealthRefusal.lastDayBeforeFirst)) }
        return first...last
    }
}
