import CivilTime
import DaybookWeb
import Interchange
import Testing
import Words

@Suite struct ImportedRepetitionTests {
    /// The result of reading Todoist's dates: the due day, time and repetition of each, and the warnings.
    private func read(_ dates: [String], _ language: Language) throws -> [String] {
        let header = "TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE\n"
        let rows = dates.map { "task,a,,4,1,,,\"\($0)\",en,\n" }.joined()
        let context = ImportContext(words: Words(language), today: Day("2026-11-20")!) { _ in 0 }
        let file = ImportFile(path: "Home.csv", bytes: Array((header + rows).utf8))
        let read = try #require(try ImportedFile(folder: [file], context).tasks)
        return read.tasks.map { task in
            let parts = [
                task.dueDay?.text, task.dueTime?.text, task.repetition?.code, task.note.isEmpty ? nil : task.note,
            ]
            return parts.compactMap { $0 }.joined(separator: " ")
        } + read.warnings.map { "\($0)" }
    }

    @Test func theWordsOfTodoistBeginOnTheirFirstDay() throws {
        let dates = [
            ("every monday", "2026-11-23 FREQ=WEEKLY;BYDAY=MO"), ("every day", "2026-11-20 FREQ=DAILY"),
            ("every 3 days", "2026-11-20 FREQ=DAILY;INTERVAL=3"),
            ("every month on the last friday", "2026-11-27 FREQ=MONTHLY;BYDAY=-1FR"),
            ("every 31st", "2026-11-30 RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD"),
            ("every day at 9am", "2026-11-20 09:00 FREQ=DAILY"), ("every! 3 days", "2026-11-20 AFTER=P3D"),
            ("every week starting 1 dec", "2026-12-01 FREQ=WEEKLY"), ("Dec 5 2026 18:00", "2026-12-05 18:00"),
            ("tomorrow at 9", "2026-11-21 09:00"), ("5 Dec", "2026-12-05"),
        ]
        for language in Language.allCases {
            #expect(try read(dates.map { $0.0 }, language) == dates.map { $0.1 })
        }
    }
}
