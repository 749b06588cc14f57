import CivilTime
import DaybookCore
import Foundation
import Interchange
import Testing

/// Exports written by other programs.
@Suite struct ExportSamplesTests {
    @Test func loopsExportHasTheStrengthsThatLoopGave() throws {
        try checkLoopExport(try samples("habits/loop-csv"))
    }

    @Test func habitBullsExportHasItsHabitsAndEntries() throws {
        try checkHabitBull(try samples("habits/habitbull.csv"))
    }

    @Test func tickTicksBackupHasItsTasks() throws {
        try checkTickTick(try samples("tasks/ticktick.csv"))
    }

    @Test func dayliosExportHasItsEntries() throws {
        let file = try ImportedFile(
            try Self.bytes(try samples("mood/daylio.csv")), ImportContext(offset: { _ in 120 }))
        #expect(file.format == .daylioCSV)
        let moods = try #require(file.moods)
        #expect(moods.warnings.isEmpty && moods.names.isEmpty)
        #expect(moods.moods.count == 32 && Set(moods.moods.map(\.id)).count == 32)
        let counts = [Mood.great, .good, .okay, .bad, .awful].map { mood in moods.moods.count { $0.mood == mood } }
        #expect(counts == [19, 5, 4, 2, 2])
        #expect(
            moods.moods.map(\.note).filter { !$0.isEmpty } == [
                "Awesome", "Life is beautiful", "Just good", "Could be better",
            ])
        #expect(moods.moods[0].tags == ["friends", "gaming", "programming", "nap"])
        #expect(moods.moods.reduce(0) { $0 + $1.tags.count } == 25)
        let moments = moods.moods.map { "\($0.moment.calendarDay.text) \($0.moment.time.text)" }
        #expect(moments == moments.sorted(by: >))
        #expect(
            [moments[0], moments[3], moments[15], moments[30]] == [
                "2020-05-30 18:50", "2020-05-30 01:23", "2020-05-28 00:19", "2020-05-25 14:58",
            ])
    }

    private func checkTickTick(_ path: String) throws {
        let file = try ImportedFile(
            try Self.bytes(path), ImportContext(offset: { $0 > 1_679_788_800_000 ? 120 : 60 }))
        #expect(file.format == .tickTick)
        let tasks = try #require(file.tasks)
        #expect(tasks.warnings.isEmpty)
        #expect(tasks.tasks.map(\.identity.key) == (1...11).map(String.init))
        #expect(
            tasks.tasks.map(\.category) == ["Project Alpha", "Project Alpha", "Project Alpha", "Project Alpha"]
                + ["Shopping", "Shopping", "", "", "", "", ""])
        #expect(
            tasks.tasks.map { $0.dueDay?.text }
                == [nil, "2018-12-12", nil, nil, nil, nil, nil, nil, "2023-03-29", "2023-06-14", nil])
        #expect(tasks.tasks.map(\.parentKey) == [nil, nil, "2", "2", nil, nil, nil, nil, nil, nil, nil])
        #expect(tasks.tasks.filter { !$0.status.isOpen }.map { $0.closedOn?.text } == ["2025-11-25", "2025-11-25"])
        #expect(tasks.tasks[8].tags == ["important", "deadline"])
    }

    private func checkLoopExport(_ path: String) throws {
        let paths = try #require(FileManager.default.enumerator(atPath: path)).compactMap { $0 as? String }
            .filter { $0.hasSuffix(".csv") }.sorted()
        let files = try paths.map { ImportFile(path: $0, bytes: try Self.bytes(path + "/" + $0)) }
        let habits = try ImportedFile(folder: files).habits
        #expect(habits.map(\.title) == ["Meditate", "Wake up early"])
        #expect(habits.map(\.schedule) == [.daily, .times(2, inDays: 3)])
        #expect(
            habits[1].entries.map(\.note).filter { !$0.isEmpty } == ["Sick", "Forgot to do it, really", "\"Vacation\""])

        let lines = String(decoding: try Self.bytes(path + "/Scores.csv"), as: UTF8.self).split(separator: "\n")
            .dropFirst()
        #expect(lines.count == 10)
        for line in lines {
            let fields = line.split(separator: ",")
            let day = try #require(Day(String(fields[0])))
            for (habit, score) in zip(habits, fields.dropFirst()) {
                let strength = Self.strength(of: habit, on: day)
                #expect(abs(strength - Double(score)!) < 0.00005 + 1e-12, "\(habit.title) on \(day)")
            }
        }
    }

    private static func strength(of habit: ImportedHabit, on day: Day) -> Double {
        let marks = habit.entries.map {
            DayMark(day: $0.day, state: $0.state == .done ? .done : $0.state == .skipped ? .skipped : .none)
        }
        let rule = HabitRule(schedule: habit.schedule, startDay: habit.startDay ?? day)
        return HabitHistory(rule: rule, marks: marks, today: day).strength
    }

    private func checkHabitBull(_ path: String) throws {
        let file = try ImportedFile(try Self.bytes(path))
        #expect(file.format == .habitBull)
        #expect(file.habits.map(\.title) == ["Breed dragons", "Reduce sleep", "No-arms pushup", "Grow spiritually"])
        let dragons = file.habits[0]
        let done = dragons.entries.filter { $0.state == .done }.map(\.day.text)
        #expect(done == ["2016-03-18", "2016-03-19", "2016-03-21"])
        #expect(dragons.entries[0].note == "text")
        #expect(file.habits[2].entries.count == 4)
    }

    private static func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    }
}
