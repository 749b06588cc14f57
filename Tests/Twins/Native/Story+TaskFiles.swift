import Journal

/// Task files from other programs and from Daybook.
extension Story {
    mutating func importTasks() throws {
        for (name, text) in Self.files {
            for language in ["en", "ru", "pl"] { try importFile(name, Array(text.utf8), to: "/data/import", language) }
            try importFile(name, Array(text.utf8), to: "/data/import/apply", "en")
            try importFile(name, Array(text.utf8), to: "/data/import", "en")
            // Importing again changes nothing.
            try importFile(name, Array(text.utf8), to: "/data/import/apply", "en")
            try importFile(name, Array(text.utf8.dropLast(text.utf8.count / 3)), to: "/data/import", "pl")
        }
    }

    private mutating func importFile(_ name: String, _ bytes: [UInt8], to path: String, _ language: String) throws {
        var question = Question(path, post: [("deleted", "1")], language: language)
        question.upload = (name, bytes)
        try follow(try script.ask(question))
    }

    private static let files = [
        ("tasks.ics", calendar), ("todo.txt", list), ("taskwarrior.json", taskwarrior), ("ticktick.csv", tickTick),
        ("todoist.csv", todoist), ("daybook.json", daybook),
    ]

    private static let calendar = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTODO", "UID:6ba7b810-9dad-11d1-80b4-00c04fd430c8",
        "SUMMARY:Zażółć gęślą jaźń\\, twice", "DUE:20261127T173000Z", "PRIORITY:1", "CATEGORIES:home,loud",
        "RRULE:FREQ=WEEKLY;BYDAY=FR;COUNT=10", "X-COLOR:#00ff00", "BEGIN:VALARM", "ACTION:DISPLAY",
        "TRIGGER:-PT99999999M", "END:VALARM", "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT15M", "END:VALARM",
        "END:VTODO", "BEGIN:VTODO", "UID:part", "RELATED-TO:6ba7b810-9dad-11d1-80b4-00c04fd430c8", "SUMMARY:Part",
        "DUE:20261020T070000Z",
        "STATUS:COMPLETED", "COMPLETED:20261101T000000Z", "DURATION:P99999999999D", "END:VTODO", "END:VCALENDAR", "",
    ].joined(separator: "\r\n")

    private static let list = """
        (A) 2026-11-01 Call mum +Family @phone due:2026-11-21 rec:+1w
        x 2026-11-19 2026-11-01 Pay the bill id:1
        Позвонить p:1 est:3000000000m due:2026-02-30 rec:99999999999d t:2026-12-01 wait:2026-11-30
        (Q) Żaba <b> https://example.org/ pri:Z est:2h

        """

    private static let taskwarrior = """
        [{"uuid":"11111111-2222-3333-4444-555555555555","status":"pending","description":"Ещё","entry":"20261031T233000Z",
        "due":"20261120T080000Z","project":"home.garden","tags":["loud"],"priority":"H","urgency":9.5},
        {"uuid":"11111111-2222-3333-4444-555555555556","status":"recurring","description":"Again","recur":"99999999999days",
        "due":"20261120T080000Z"},{"uuid":"11111111-2222-3333-4444-555555555557","status":"completed","description":"Done",
        "end":"99990101T000000Z","depends":["11111111-2222-3333-4444-555555555555"],"entry":"00010101T000000Z"}]
        """

    private static let tickTick = """
        "Date: 2025-11-25+0000"
        "Version: 7.1"
        "Status:\u{20}
        0 Normal
        1 Completed
        2 Archived"
        "Folder Name","List Name","Title","Kind","Tags","Content","Is Check list","Start Date","Due Date","Reminder","Repeat","Priority","Status","Created Time","Completed Time","Timezone","Is All Day","Column Name","taskId","parentId"
        "Work","Alpha","Paint","TEXT","loud, spring","Two\ncoats","N","2026-11-17T23:00:00+0000","2026-11-20T08:00:00+0000","-PT15M","RRULE:FREQ=WEEKLY;BYDAY=FR","5","0","2026-10-09T15:09:48+0000","","Europe/Berlin","false","Doing","7","2"
        "","Inbox","Pack","CHECKLIST","","For Rome\n▫Shoes\n▪Hat","Y","","","","","0","0","","","","","","9999999999999",""

        """

    private static let todoist = """
        TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,DURATION_UNIT
        task,Paint @loud wall,Two coats,1,1,Me (1),Ann (2),every friday at 9,en,Europe/Berlin,90,minute
        task,Buy paint,,4,2,Me (1),,tomorrow,en,Europe/Berlin,99999999999,day
        note,"matt, please",,,,Me (1),,,,,,
        task,Żółw,,2,1,Me (1),,за час,ru,Europe/Moscow,,

        """

    private static let daybook = """
        {"format": "daybook", "version": 1, "tasks": [
        {"id": "00000000000000000000000000000f01", "title": "Own", "dueDay": "2026-11-27", "estimate": 525600,
        "repetition": "FREQ=WEEKLY;BYDAY=FR", "tags": ["home"], "blockers": ["00000000000000000000000000000f02"],
        "reminders": [{"id": "00000000000000000000000000000f03", "minutesBefore": 525600},
        {"id": "00000000000000000000000000000f04", "minutesBefore": 3000000000}],
        "sessions": [{"id": "00000000000000000000000000000f05", "start": 1, "end": 9000000000000}]},
        {"id": "00000000000000000000000000000f02", "title": "Other", "estimate": 3000000000}]}
        """
}
