import CivilTime
import Testing
import Words

@Suite struct TaskSentencesTests {
    private func each(_ say: (Words) -> String) -> [String] { Language.allCases.map { say(Words($0)) } }

    @Test func tasksAndTheirPartsAreCounted() {
        let counts = [1, 2, 5, 21]
        #expect(counts.map { Words(.english).tasks($0) } == ["1 task", "2 tasks", "5 tasks", "21 tasks"])
        #expect(counts.map { Words(.russian).tasks($0) } == ["1 задача", "2 задачи", "5 задач", "21 задача"])
        #expect(counts.map { Words(.polish).tasks($0) } == ["1 zadanie", "2 zadania", "5 zadań", "21 zadań"])
        #expect(
            counts.map { Words(.russian).subtasks($0) } == ["1 подзадача", "2 подзадачи", "5 подзадач", "21 подзадача"])
    }

    @Test(
        arguments: [
            (0, ["0 min", "0 мин", "0 min"]), (45, ["45 min", "45 мин", "45 min"]),
            (60, ["1 h", "1 ч", "1 godz."]), (150, ["2 h 30 min", "2 ч 30 мин", "2 godz. 30 min"]),
            (6000, ["100 h", "100 ч", "100 godz."]),
        ] as [(Int64, [String])])
    func aStretchOfTimeIsSaidInHoursAndMinutes(_ minutes: Int64, _ said: [String]) {
        #expect(each { $0.duration(minutes: minutes) } == said)
    }

    @Test func openSubtaskCountAgreesInEachLanguage() {
        #expect(
            each { $0.subtasksOpen(1) } == [
                "1 subtask is still open", "Ещё открыта 1 подзадача", "1 podzadanie jest nadal otwarte",
            ])
        #expect(
            each { $0.subtasksOpen(3) } == [
                "3 subtasks are still open", "Ещё открыты 3 подзадачи", "3 podzadania są nadal otwarte",
            ])
        #expect(
            each { $0.subtasksOpen(5) } == [
                "5 subtasks are still open", "Ещё открыто 5 подзадач", "5 podzadań jest nadal otwartych",
            ])
    }

    @Test func limitsAreSaidInTheRightCase() {
        #expect(each { $0.tooManyTags(maximum: 50) } == ["At most 50 tags", "Не больше 50 тегов", "Najwyżej 50 tagów"])
        #expect(
            each { $0.tooManyLinks(maximum: 21) } == ["At most 21 links", "Не больше 21 ссылки", "Najwyżej 21 linków"])
        #expect(
            each { $0.tooManyReminders(maximum: 24) } == [
                "At most 24 reminders", "Не больше 24 напоминаний", "Najwyżej 24 przypomnienia",
            ])
        #expect(
            each { $0.durationOutOfRange(maximumMinutes: 525_600) } == [
                "From 1 minute to 365 days", "От 1 минуты до 365 дней", "Od 1 minuty do 365 dni",
            ])
    }

    @Test func contradictingDaysAreNamed() {
        #expect(
            each { $0.startsAfterDue(start: Day("2026-12-05")!, due: Day("2026-12-01")!) } == [
                "It would start on 5 December 2026, after its due date, 1 December 2026",
                "Начало (5 декабря 2026) позже срока (1 декабря 2026)",
                "Początek (5 grudnia 2026) wypada po terminie (1 grudnia 2026)",
            ])
    }
}
