import CivilTime
import DaybookCore
import Interchange

/// Anything read as tasks is valid, and survives export to Daybook's own calendar and todo.txt.
enum TaskFilesFuzz: FuzzTarget {
    static func check(_ bytes: [UInt8]) {
        guard let file = try? ImportedFile(bytes, context), let tasks = file.tasks?.tasks else { return }
        var identities: Set<String> = []
        for task in tasks {
            precondition(!task.title.isEmpty && !task.identity.key.isEmpty)
            precondition(identities.insert(task.identity.text).inserted, "two tasks are one")
            precondition(Set(task.tags).count == task.tags.count || file.format == .taskwarrior, "a tag stands twice")
            precondition(task.dueDay != nil || task.dueTime == nil && task.repetition == nil)
            for day in [task.dueDay, task.startDay, task.waitUntil, task.createdOn, task.closedOn] {
                precondition(day.map { $0 >= TaskLimits.firstDay } ?? true, "a day too early")
            }
        }
        let calendar = ICalendarWriter.bytes(of: tasks, stamp: stamp, context)
        precondition((try? ImportedFile(calendar, context))?.tasks?.tasks.count == tasks.count, "a task is lost")
        let list = TodoTxtWriter.bytes(of: tasks)
        guard file.format == .todoTxt, let again = try? ImportedFile(list), again.format == .todoTxt else { return }
        precondition(
            TodoTxtWriter.bytes(of: again.tasks?.tasks ?? []) == list, "what was written reads as something else")
    }

    static let seeds: [[UInt8]] = [
        "(B) 2026-11-01 Paint the +home wall @loud due:2026-11-20 t:2026-11-10 rec:+1m id:4 p:3 after:1,2 h:1 time:09:00",
        "x 2026-11-20 2026-11-01 Call pri:A\nx x status:cancelled\n(Z) \u{200B}+a https://a.b rrule:FREQ=DAILY;COUNT=2 est:5m",
        #"[{"id":1,"uuid":"u","status":"pending","description":"a","due":"20261120T080000Z","depends":["v"],"x":{"y":1}}]"#,
        #"{"uuid":"t","status":"recurring","description":"a","recur":"3days","due":"20261120T000000Z"}"# + "\n"
            + #"{"uuid":"c","status":"waiting","description":"a","parent":"t","due":"20261121T000000Z","tags":["a"]}"#,
        "\"Date: 2025\"\nFolder Name,List Name,Title,Kind,Tags,Content,Is Check list,Start Date,Due Date,Reminder,Repeat,"
            + "Priority,Status,Created Time,Completed Time,Timezone,Is All Day,Column Name,taskId,parentId\n"
            + "F,L,a,CHECKLIST,\"x, y\",\"n\n▫b\n▪c\",Y,2026-11-19T23:00:00+0000,2026-11-20T23:00:00+0000,-PT15M,"
            + "RRULE:FREQ=DAILY,5,2,2026-11-01T10:00:00+0000,2026-11-02T10:00:00+0000,Europe/Rome,true,C,1,2\n",
        "TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,DURATION_UNIT\n"
            + "section,S,,,,,,,,,,\ntask,a @b,n,1,1,,,today,en,,30,minute\nnote,c,,,,,,,,,,\ntask,d,,4,2,,,daily,en,,1,day\n"
            + "task,e,,4,3,,,2026-12-05 10:00,en,,,\n",
    ].map { Array($0.utf8) }
}

private let stamp = DateTime("2026-11-20T10:00:00")!
private var context: ImportContext {
    ImportContext(
        offset: { _ in 60 }, parseDay: { $0 == "today" ? (Day(number: 20_777)!, nil) : nil },
        parseRepetition: { $0 == "daily" ? (.calendar(RecurrenceRule(.daily)), Day(number: 20_777)!, nil) : nil })
}
