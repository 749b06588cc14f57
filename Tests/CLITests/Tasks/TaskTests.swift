import Foundation
import Terminal
import Testing

struct TaskTests {
    let terminal = try! TestTerminal()

    /// The JSON output of `task show`.
    private func shown(_ name: String, at moment: String = "2026-11-20T09:30") throws -> [String: Any] {
        try terminal.run("task", "show", name, "--json", at: moment).json()
    }

    /// The number shown in the list for a task.
    private func number(_ name: String) throws -> String { try #require(try shown(name)["number"] as? String) }

    @Test func aTextThatBeginsWithAHyphenIsSavedAsItWasTyped() throws {
        #expect(try terminal.run("add", "-5 pushups", "--literal").output.contains("“-5 pushups”"))
        try terminal.run("add", "-3", "degrees")
        try terminal.run("add", "\u{2212}7 floors")
        try terminal.run("note", "add", "-10 kg")
        let titles = try terminal.run("task", "list").output
        #expect(titles.contains("-5 pushups") && titles.contains("-3 degrees"))
        #expect(titles.contains("\u{2212}7 floors"), "a minus sign stays one")
        #expect(try terminal.run("note", "list").output.contains("-10 kg"))
    }

    @Test func aTaskThatCouldBeLoggedNamesTheCommandForThat() throws {
        let weight = try terminal.run("add", "weight 79.2").lines
        #expect(weight.count == 2 && weight[1] == "To log it instead: daybook log 'weight 79.2'")
        let note = try terminal.run("add", "note: Ann's day").lines
        #expect(note.last == #"To log it instead: daybook log 'note: Ann'\''s day'"#)
        let run = try terminal.run("add", "Run 3 times a week").lines
        #expect(run.last == "For a habit instead: daybook log 'Run 3 times a week'" && run.count == 2)
        let coffee = try terminal.run("add", "at most 2 coffees a day on weekdays").lines
        #expect(coffee.last == "For a habit instead: daybook log 'at most 2 coffees a day on weekdays'")
        let beer = try terminal.run("add", "at most 3 beers a week").lines
        #expect(beer.last == "Habits have limits for a day only")
        #expect(try terminal.run("log", "Run 3 times a week").output.contains("Run"))
        #expect(try terminal.run("habit", "list").output.contains("3 times a week"))
        #expect(try terminal.run("add", "Paint").lines.count == 1)
        #expect(try terminal.run("add", "weight 79.2 tomorrow").lines.count == 1)
        #expect(try terminal.run("add", "weight 79.2", "--priority", "high").lines.count == 1)
        #expect(try terminal.run("add", "weight 79.2", "--literal").lines.count == 1)
    }

    @Test func oneRepetitionInTwoWordingsIsOneRule() throws {
        try terminal.run("task", "add", "Rent", "--due", "2027-01-31", "--repeat", "monthly")
        try terminal.run("task", "add", "Rates", "--due", "2027-01-31", "--repeat", "every month on 31")
        let rules = try ["Rent", "Rates"].map {
            try terminal.run("task", "show", $0).lines.first { $0.contains("month") }
        }
        #expect(rules[0] == "Repeats  every month on the 31st or the month's last day" && rules[0] == rules[1])
        try terminal.run("task", "done", "Rent", at: "2027-01-31T09:00")
        #expect(try shown("Rent", at: "2027-02-01T09:00")["dueDay"] as? String == "2027-02-28")
    }

    @Test func aRepetitionThatIsMovedToTheEndOfAMonthComesInShortMonthsToo() throws {
        try terminal.run("task", "add", "Rent", "--due", "2027-01-15", "--repeat", "monthly")
        try terminal.run("task", "edit", "Rent", "--due", "2027-01-31")
        #expect(try terminal.run("task", "show", "Rent").output.contains("or the month's last day"))
    }

    @Test func aRepeatedTaskHasNoDayBeforeWhichItCannotStart() throws {
        let repeated = ["task", "add", "Zed", "--due", "2026-12-10", "--repeat", "monthly"]
        func refusal(_ arguments: [String]) throws -> String {
            let said = try terminal.run(arguments + ["--data", terminal.data, "--now", "2026-11-20T09:30"])
            #expect(said.status == 2)
            return said.errors
        }
        #expect(try refusal(repeated + ["--start", "2026-12-05"]) == "A repeating task can’t have a start date\n")
        #expect(try refusal(repeated + ["--wait", "2026-12-05"]) == "A repeating task can’t be hidden until a date\n")
        try terminal.run("task", "add", "Once", "--due", "2026-12-10", "--start", "2026-12-05")
        #expect(
            try refusal(["task", "edit", "Once", "--repeat", "monthly"]) == "A repeating task can’t have a start date\n"
        )
        try terminal.run("task", "edit", "Once", "--repeat", "monthly", "--start", "none")
        #expect(try shown("Once")["startDay"] is NSNull)
    }

    @Test func aSubtaskOfARepeatedTaskIsDueWithIt() throws {
        try terminal.run("task", "add", "Par", "--due", "2026-12-10", "--repeat", "monthly")
        let said = try terminal.run([
            "task", "add", "Kid", "--due", "2026-12-08", "--parent", "Par", "--data", terminal.data, "--now",
            "2026-11-20T09:30",
        ])
        #expect(said.errors == "A subtask of a repeating task is due with it: leave out the date\n" && said.status == 2)
        try terminal.run("task", "add", "Kid", "--parent", "Par")
        try terminal.run("task", "add", "Weekly", "--due", "2026-12-08", "--repeat", "weekly", "--parent", "Par")
        #expect(try shown("Weekly")["repetition"] is String)
    }

    @Test func aLineSaysAllThereIsToSay() throws {
        let said = try terminal.run("task", "add", "Pay rent every month on 1 at 18:00 !high #home ~30m @Flat")
        let number = try number("Pay rent")
        #expect(
            said.output
                == "Added “Pay rent”: every month on the 1st at 18:00, first 1 Dec, high, #home, 30 min, Flat  \(number)\n"
        )
        let task = try shown("pay")
        #expect(task["dueDay"] as? String == "2026-12-01")
        #expect(task["dueTime"] as? String == "18:00")
        #expect(task["priority"] as? String == "high")
        #expect(task["tags"] as? [String] == ["home"])
        #expect(task["estimate"] as? Int == 30)
        #expect(task["category"] as? String == "Flat")
        #expect(task["repetition"] as? String == "FREQ=MONTHLY;BYMONTHDAY=1")
    }

    @Test func aLineNeedsNoQuotationMarks() throws {
        try terminal.run("task", "add", "Call", "the", "bank", "tomorrow")
        #expect(try shown("call the bank")["dueDay"] as? String == "2026-11-21")
    }

    @Test func aLiteralLineIsTheTitle() throws {
        try terminal.run("task", "add", "Call the bank tomorrow", "--literal")
        let task = try shown("Call the bank tomorrow")
        #expect(task["title"] as? String == "Call the bank tomorrow")
        #expect(task["dueDay"] is String == false)
    }

    @Test func optionsWinOverTheLine() throws {
        try terminal.run(
            "task", "add", "Call the bank tomorrow !low ~10m @Flat", "--due", "2026-12-24", "--time", "9:15",
            "--priority", "urgent", "--estimate", "1h30m", "--category", "Money", "--tag", "phone", "--start",
            "2026-12-01", "--wait", "2026-11-25", "--note", "Ask for Ann", "--link", "bank.example", "--remind", "30m",
            "--remind", "2026-12-23T18:00")
        let task = try shown("Call")
        #expect(task["dueDay"] as? String == "2026-12-24")
        #expect(task["dueTime"] as? String == "09:15")
        #expect(task["priority"] as? String == "urgent")
        #expect(task["estimate"] as? Int == 90)
        #expect(task["category"] as? String == "Money")
        #expect(task["tags"] as? [String] == ["phone"])
        #expect(task["startDay"] as? String == "2026-12-01")
        #expect(task["waitUntil"] as? String == "2026-11-25")
        #expect(task["waiting"] as? Bool == true)
        #expect(task["note"] as? String == "Ask for Ann")
        #expect((task["links"] as? [[String: String]])?.map { $0["url"] } == ["https://bank.example"])
        let reminders = try #require(task["reminders"] as? [[String: Any]])
        #expect(Set(reminders.map { $0["minutesBefore"] as? Int }) == [30, nil])
        #expect(Set(reminders.map { $0["time"] as? String }) == [nil, "18:00"])
    }

    @Test func timeAlreadyPastTodayMeansTomorrow() throws {
        try terminal.run("task", "add", "Call at 9:00")
        try terminal.run("task", "add", "Write at 10:00")
        #expect(try shown("Call")["dueDay"] as? String == "2026-11-21")
        #expect(try shown("Write")["dueDay"] as? String == "2026-11-20")
    }

    @Test func editChangesOnlyTheGivenFields() throws {
        try terminal.run("task", "add", "Call", "--due", "tomorrow", "--tag", "home", "--tag", "bank", "--remind", "5m")
        #expect(
            try terminal.run("task", "edit", "Call", "--title", "Phone", "--untag", "HOME", "--tag", "money").output
                == "“Phone” saved\n")
        let task = try shown("Phone")
        #expect(task["dueDay"] as? String == "2026-11-21")
        #expect(task["tags"] as? [String] == ["bank", "money"])
        #expect(try terminal.run("task", "edit", "Phone", "--tag", "Money").output == "Nothing changed\n")
        #expect(
            try terminal.run("task", "edit", "Phone", "--due", "none").errors
                == "This reminder counts back from the due date: set one\n")
        try terminal.run("task", "edit", "Phone", "--due", "none", "--no-reminders")
        #expect(try shown("Phone")["dueDay"] is String == false)
    }

    @Test func oneTimeOfARepeatedTaskIsEditedAlone() throws {
        try terminal.run("task", "add", "Stand up every day at 9:00 !low", at: "2026-11-20T08:00")
        try terminal.run("task", "edit", "Stand up", "--this", "--time", "11:00")
        #expect(try shown("Stand up")["dueTime"] as? String == "11:00")
        #expect(try shown("Stand up", at: "2026-11-21T08:00")["dueTime"] as? String == "09:00")
        #expect(
            try terminal.run("task", "edit", "Stand up", "--this", "--tag", "x").errors
                == "This can only be changed for all occurrences\n")
        try terminal.run("task", "done", "Stand up")
        let later = try terminal.run(
            "task", "edit", "Stand up", "--later", "--time", "12:00", "--json", at: "2026-11-21T08:00"
        ).json()
        #expect(later["dueDay"] as? String == "2026-11-21")
        #expect(later["dueTime"] as? String == "12:00")
        #expect(try shown("Stand up", at: "2026-11-23T08:00")["dueTime"] as? String == "12:00")
    }

    @Test func taskIsStartedStoppedCompletedAndReopened() throws {
        try terminal.run("task", "add", "Paint")
        #expect(try terminal.run("task", "start", "Paint").output == "“Paint” is in progress\n")
        #expect(try shown("Paint")["running"] as? Bool == true)
        #expect(
            try terminal.run("task", "stop", at: "2026-11-20T09:55").output == "“Paint” stopped; 25 min\n")
        #expect(
            try terminal.run("task", "stop", at: "2026-11-20T09:55")
                == CommandResult(status: 2, output: "", errors: "No timer is running\n"))
        try terminal.run("task", "start", "Paint", at: "2026-11-20T10:00")
        #expect(
            try terminal.run("task", "done", "Paint", at: "2026-11-20T10:35").output
                == "“Paint” is done; 1 h in all\n")
        #expect(try terminal.run("task", "done", "Paint").output == "“Paint” is done; 1 h in all. Nothing changed.\n")
        #expect(try terminal.run("task", "reopen", "Paint").output == "“Paint” reopened\n")
        #expect(
            try terminal.run("task", "spend", "Paint", "--time", "1h").output
                == "Time for “Paint” logged, 1 h, 2 h in all\n")
        #expect(try terminal.run("task", "cancel", "Paint").output == "“Paint” cancelled; 2 h in all\n")
        #expect(try terminal.run("task", "delete", "Paint").output == "“Paint” deleted\n")
        #expect(
            try terminal.run("task", "show", "Paint").errors == "There is no task “Paint”. See: daybook task list\n")
    }

    @Test func startingATaskStopsTheTimerOfAnotherWhichStaysInProgress() throws {
        for title in ["Paint", "Call"] { try terminal.run("task", "add", title) }
        try terminal.run("task", "start", "Paint")
        #expect(
            try terminal.run("task", "start", "Call").output
                == "“Call” is in progress; the timer of “Paint” stopped\n")
        #expect(try shown("Paint")["status"] as? String == "inProgress")
        #expect(try shown("Paint")["running"] as? Bool == false)
    }

    @Test func logAddsACompletedTask() throws {
        let said = try terminal.run("task", "log", "Called the bank #home", "--spent", "20m", "--json").json()
        #expect(said["status"] as? String == "completed")
        #expect(said["closedOn"] as? String == "2026-11-20")
        #expect(said["minutesSpent"] as? Int == 20)
        #expect(said["tags"] as? [String] == ["home"])
    }

    @Test func aRepeatedTaskIsDoneTimeByTime() throws {
        try terminal.run("task", "add", "Stand up every weekday", at: "2026-11-17T08:00")
        #expect(try shown("Stand up")["missed"] as? Int == 3)
        #expect(try terminal.run("task", "done", "stand").output == "“Stand up” is done; next: 23 Nov\n")
        #expect(
            try terminal.run("task", "skip", "stand").output == "“Stand up” is skipped this time; next: 24 Nov\n")
        let number = try number("Stand")
        #expect(
            try terminal.run("task", "done", "\(number)/2026-11-18").output == "“Stand up” is done; next: 24 Nov\n")
        #expect(
            try terminal.run("task", "done", "\(number)/2026-11-22").errors
                == "“Stand up” has no occurrence “2026-11-22”; write it as 482/2026-12-01\n")
        try terminal.run("task", "add", "Once")
        #expect(try terminal.run("task", "skip", "Once").errors == "Only a repeating task can be skipped\n")
    }

    @Test func openSubtasksAreNotCompletedUnasked() throws {
        try terminal.run("task", "add", "Move")
        try terminal.run("task", "add", "Pack", "--parent", "Move")
        try terminal.run("task", "add", "Rent a van", "--parent", "Move")
        #expect(
            try terminal.run("task", "done", "Move")
                == CommandResult(
                    status: 2, output: "",
                    errors:
                        "2 subtasks are still open: --with-subtasks closes them too, --keep-subtasks leaves them open\n"
                )
        )
        try terminal.run("task", "done", "Move", "--leave-subtasks")
        #expect(try shown("Pack")["status"] as? String == "pending")
        try terminal.run("undo")
        try terminal.run("task", "done", "Move", "--with-subtasks")
        #expect(try shown("Pack")["status"] as? String == "completed")
    }

    #if os(Linux)
        @Test(arguments: [("y", "completed"), ("n", "pending")])
        func terminalAsksAboutOpenSubtasks(_ answer: String, _ status: String) throws {
            try terminal.run("task", "add", "Move")
            try terminal.run("task", "add", "Pack", "--parent", "Move")
            let command = "$daybook task done Move --data \(terminal.data) --now 2026-11-20T09:30"
            let said = try terminal.runScript("echo \(answer) | script -qec \"\(command)\" /dev/null")
            #expect(said.output.contains("1 subtask is still open. Complete it too? [y/n] "))
            #expect(try shown("Pack")["status"] as? String == status)
            #expect(try shown("Move")["status"] as? String == "completed")
        }
    #endif

    @Test func taskWaitingForAnotherIsBlocked() throws {
        try terminal.run("task", "add", "Choose a colour")
        try terminal.run("task", "add", "Paint", "--after", "Choose")
        #expect(try shown("Paint")["blocked"] as? Bool == true)
        #expect(
            try terminal.run("task", "edit", "Choose", "--after", "Paint").errors
                == "“Paint” would wait for itself\n")
        try terminal.run("task", "edit", "Paint", "--not-after", "Choose")
        #expect(try shown("Paint")["blocked"] as? Bool == false)
    }

    @Test func undoTellsWhatItTookBack() throws {
        try terminal.run("task", "add", "Paint")
        let sentences: [([String], String)] = [
            (["start", "Paint"], "“Paint” is in progress"), (["stop", "Paint"], "“Paint” stopped"),
            (["spend", "Paint", "--time", "5m"], "Time for “Paint” logged"),
            (["done", "Paint"], "marking “Paint” done"), (["reopen", "Paint"], "“Paint” reopened"),
            (["cancel", "Paint"], "“Paint” cancelled"), (["edit", "Paint", "--title", "Dye"], "“Dye” saved"),
            (["delete", "Dye"], "“Dye” deleted"),
        ]
        for (arguments, _) in sentences {
            #expect(try terminal.run(["task"] + arguments + ["--data", terminal.data]).status == 0)
        }
        for (_, sentence) in sentences.reversed() {
            #expect(try terminal.run("undo").output == "Undone: \(sentence)\n")
        }
        #expect(try terminal.run("undo").output == "Undone: Added “Paint”\n")
        #expect(try terminal.run("redo").output == "Redone: Added “Paint”\n")
        for (_, sentence) in sentences {
            #expect(try terminal.run("redo").output == "Redone: \(sentence)\n")
        }
    }

    @Test func redoNamesTheSubtasksThatItDeletes() throws {
        try terminal.run("task", "add", "Paint")
        try terminal.run("task", "add", "Sand", "--parent", "Paint")
        try terminal.run("task", "delete", "Paint")
        let sentence = "“Paint” deleted, with 1 subtask: “Sand”"
        #expect(try terminal.run("undo").output == "Undone: \(sentence)\n")
        #expect(try terminal.run("redo").output == "Redone: \(sentence)\n")
    }

    @Test(arguments: [
        (["add", " "], "Enter a title\n"),
        (
            ["add", "x", "--due", "foo"],
            "There is no day “foo”. Write it as today, yesterday, tomorrow, fri, next friday, in 3 days, 3 days ago, "
                + "+3d, eow, 2026-11-20 or 25.12.2026.\n"
        ),
        (["add", "x", "--time", "18:00", "--due", "none"], "A time needs a day\n"),
        (["add", "x", "--time", "25:00"], "“25:00” is not a time; write it as 09:30\n"),
        (["add", "x", "--priority", "huge"], "“huge” is not one of the choices: low, medium, high, urgent\n"),
        (
            ["add", "x", "--estimate", "long"], "“long” is not a length of time; write it as 45m or 1h30m\n"
        ), (["add", "x", "--estimate", "0"], "From 1 minute to 365 days\n"),
        (
            ["add", "x", "--repeat", "often"],
            "“often” does not say how it repeats; write it as “every month on the 1st” or FREQ=MONTHLY\n"
        ), (["add", "x", "--repeat", "FREQ=HOURLY"], "A task repeats at most once a day\n"),
        (["add", "x", "--repeat", "FREQ=OFTEN"], "FREQ cannot be “OFTEN”\n"),
        (["add", "x", "--link", "javascript:alert(1)"], "“javascript:alert(1)” is not a web or mail address\n"),
        (
            ["add", "x", "--remind", "soon"],
            "“soon” is not a reminder; write it as 30m before it is due, or 2026-11-20T09:30\n"
        ),
        (["add", "x", "--remind", "5m"], "This reminder counts back from the due date: set one\n"),
        (["add", "x", "--tag", "#"], "A tag needs a name\n"),
        (
            ["add", "x", "--due", "2026-12-01", "--start", "2026-12-05"],
            "It would start on 5 December 2026, after its due date, 1 December 2026\n"
        ), (["edit", "Paint", "--parent", "Paint"], "A task cannot be a subtask of itself\n"),
        (["edit", "Paint", "--this", "--later"], "Only one of --this, --later\n"),
        (["done", "Pint"], "There is no task “Pint”. Did you mean “Paint”?\n"),
        (
            ["list", "status:lost"],
            "“lost” is not one of the choices: open, pending, started, done, cancelled, waiting, someday\n"
        ),
        (["list", "--limit", "0"], "--limit: at least 1\n"), (["list", "@Attic"], "There is no category “Attic”.\n"),
    ])
    func refusedCommandsSayWhyExitWithTwoAndChangeNothing(_ arguments: [String], _ reason: String) throws {
        try terminal.run("task", "add", "Paint")
        let before = try [terminal.run("export"), terminal.run("task", "list", "--json")]
        #expect(
            try terminal.run(["task"] + arguments + ["--data", terminal.data, "--now", "2026-11-20T09:30"])
                == CommandResult(status: 2, output: "", errors: reason))
        #expect(try [terminal.run("export"), terminal.run("task", "list", "--json")] == before)
    }

    @Test(arguments: [
        (
            "ru_RU.UTF-8", "каждый месяц 1-го в 18:00 !высокий #дом ~30мин @Дом", "Добавлено: «Квартплата», ",
            "Задача «Квартплата» выполнена"
        ),
        (
            "pl_PL.UTF-8", "co miesiąc 1. o 18:00 !wysoki #dom ~30min @Dom", "Dodano „Квартплата”: ",
            "Ukończono „Квартплата”"
        ),
    ])
    func tasksAreSpokenOfInEachLanguage(_ language: String, _ line: String, _ added: String, _ done: String) throws {
        let spoken = ["LC_ALL": language]
        let said = try terminal.run("task", "add", "Квартплата", line, with: spoken)
        #expect(said.output.hasPrefix(added))
        let task = try shown("Квартплата")
        #expect(task["repetition"] as? String == "FREQ=MONTHLY;BYMONTHDAY=1")
        #expect(task["priority"] as? String == "high")
        #expect(task["dueTime"] as? String == "18:00")
        #expect(task["estimate"] as? Int == 30)
        #expect(try terminal.run("task", "done", "квар", with: spoken).output.hasPrefix(done))
    }
}
