import Foundation
import Terminal
import Testing

struct GameTests {
    let terminal = try! TestTerminal()

    @Test func pointsAreShownWithWhatEarnedThem() throws {
        try terminal.run("habit", "add", "Read", "--start", "2026-11-19")
        try terminal.run("done", "Read")
        let lines = try terminal.run("points").lines
        #expect(lines[0] == "Level 1 · Seed")
        #expect(lines[1].hasPrefix("█") || lines[1].hasPrefix("░"))
        #expect(lines.contains { $0.hasPrefix("today  +") })
        #expect(lines.contains { $0.contains("+5  Read") && $0.hasSuffix("Habit done") })
        #expect(lines.allSatisfy { !$0.contains("\u{1B}") })
    }

    @Test func jsonHasPointsTheLevelAndTheLedger() throws {
        try terminal.run("habit", "add", "Read", "--start", "2026-11-18")
        try terminal.run("done", "Read", "--on", "yesterday")
        try terminal.run("done", "Read")
        let points = try terminal.run("points", "--json").json()
        let ledger = try #require(points["ledger"] as? [[String: Any]])
        #expect(points["points"] as? Int == ledger.reduce(0) { $0 + ($1["points"] as? Int ?? 0) })
        #expect(points["level"] as? Int == 1)
        #expect((points["progress"] as? Int ?? 0) + (points["missing"] as? Int ?? 0) == 1000)
        #expect(
            ledger.filter { $0["reason"] as? String == "habitMarked" }.compactMap { $0["day"] as? String }
                == ["2026-11-20", "2026-11-19"])
        let yesterday = try terminal.run("points", "--to", "yesterday", "--json").json()["ledger"] as? [[String: Any]]
        #expect(Set(yesterday?.compactMap { $0["day"] as? String } ?? []) == ["2026-11-19"])
        #expect(try terminal.run("points", "--limit", "1").lines.last?.hasSuffix("--limit \(ledger.count)") == true)
    }

    @Test func aTaskThatWasDoneOnTimeIsOneRow() throws {
        try terminal.run("task", "add", "Rent", "--due", "today")
        try terminal.run("task", "done", "Rent")
        let rows = try terminal.run("points").lines.filter { $0.contains("Rent") }
        #expect(rows.count == 1 && rows[0].contains("Task done +") && rows[0].hasSuffix(" · Done on time +5"))
        let ledger = try terminal.run("points", "--json").json()["ledger"] as? [[String: Any]]
        #expect(ledger?.filter { $0["title"] as? String == "Rent" }.count == 2)
    }

    @Test func aHabitShowsItsScoreUnlessTheGameIsOff() throws {
        try terminal.run("habit", "add", "Read", "--start", "2026-11-18")
        for day in ["2026-11-18", "yesterday", "today"] { try terminal.run("done", "Read", "--on", day) }
        // 3 days in a row, and 3 times done.
        let line = try terminal.run("habit", "show", "Read").lines.first { $0.hasPrefix("Score") }
        #expect(line?.hasSuffix("45") == true)
        #expect(try terminal.run("habit", "show", "Read", "--json").json()["score"] as? Int == 45)
        try terminal.run("settings", "set", "game", "off")
        #expect(try !terminal.run("habit", "show", "Read").output.contains("Score"))
        #expect(try terminal.run("habit", "show", "Read", "--json").json()["score"] == nil)
    }

    @Test func aTaskShowsThePointsThatItEarnedOrWillEarn() throws {
        try terminal.run("task", "add", "Rent", "--due", "today", "--priority", "high")
        func shown() throws -> (line: String?, json: Int?) {
            (
                try terminal.run("task", "show", "Rent").lines.first { $0.hasPrefix("Points") },
                try terminal.run("task", "show", "Rent", "--json").json()["points"] as? Int
            )
        }
        #expect(try shown().line?.hasSuffix("20") == true && shown().json == 20)
        try terminal.run("task", "done", "Rent")
        #expect(try shown().line?.hasSuffix("20") == true && shown().json == 20)
        try terminal.run("settings", "set", "game", "off")
        #expect(try shown().line == nil && shown().json == nil)
    }

    @Test func theRulesOfPointsAreExplained() throws {
        let lines = try terminal.run("points", "--rules").lines
        #expect(lines[0] == "How points are earned" && lines.contains("  +5       A habit marked as done"))
        let rules = try terminal.run("points", "--rules", "--json").json()["rules"] as? [[String: Any]]
        #expect(
            rules?.contains {
                $0["text"] as? String
                    == "A workout for which you entered a set, a duration or a number of exercises"
                    && $0["mostADay"] as? Int == 2
            } == true)
    }

    @Test func noPointsAreSaidToBeNone() throws {
        #expect(try terminal.run("points").lines.last == "No points yet")
        try terminal.run("habit", "add", "Read")
        try terminal.run("done", "Read")
        #expect(try terminal.run("points", "--to", "yesterday").lines.last == "No points in this period")
    }

    @Test func switchedOffTheHistoryLeavesChallengesOut() throws {
        try terminal.run("habit", "add", "Read")
        try terminal.run("challenge", "join", "easy")
        #expect(try terminal.run("history").output.contains("hallenge"))
        try terminal.run("settings", "set", "game", "off")
        let history = try terminal.run("history").output
        #expect(!history.contains("hallenge") && history.contains("“Read” added"))
    }

    @Test func achievementsAreListedWithTheWayToThem() throws {
        try terminal.run("habit", "add", "Read", "--start", "2026-11-19")
        try terminal.run("done", "Read")
        let shown = try terminal.run("achievements", "--json").json()
        let all = try #require(shown["achievements"] as? [[String: Any]])
        let first = try #require(all.first { $0["id"] as? String == "firstHabit" })
        #expect(first["earnedOn"] as? String == "2026-11-20" && first["points"] as? Int == 10)
        let hundred = try #require(all.first { $0["id"] as? String == "habits100" })
        #expect(hundred["count"] as? Int == 1 && hundred["threshold"] as? Int == 100)
        let secrets = all.filter { $0["secret"] as? Bool == true }
        #expect(!secrets.isEmpty && secrets.allSatisfy { $0["id"] == nil && $0["title"] == nil })
        let lines = try terminal.run("achievements").lines
        #expect(lines.contains { $0.hasPrefix("  ✓  First mark") && $0.contains("+10") && $0.contains("today") })
        #expect(lines.contains { $0.hasPrefix("  ·  Settling in") && $0.contains("1 of 100") })
        #expect(lines.last == "  ?  Secret" && lines.allSatisfy { $0.count <= 80 })
        let earned = try terminal.run("achievements", "--earned", "--json").json()
        let number = try #require(shown["earned"] as? Int) + (try #require(shown["surprises"] as? Int))
        #expect((earned["achievements"] as? [[String: Any]])?.count == number)
    }

    @Test func aCommandThatBringsAChallengeOnSaysSo() throws {
        try terminal.run("challenge", "add", "--measure", "moods", "--target", "2", "--until", "+6d")
        #expect(try terminal.run("mood", "log", "good").lines.last == "Log moods 2 times: 1 of 2")
        #expect(try terminal.run("mood", "log", "good").lines.last == "Challenge won: Log moods 2 times")
        #expect(try terminal.run("mood", "log", "good").lines.count == 1)
    }

    @Test func aChallengeThatWasWonIsNotLeft() throws {
        let suggested = try #require(
            try terminal.run("challenge", "--json").json()["suggested"] as? [[String: Any]])
        try terminal.run("challenge", "join", "easy")
        let listed = try terminal.run("challenge").lines
        #expect(listed.contains { $0.contains("Easy · +25 · ") })
        for number in 0..<(try #require(suggested[0]["target"] as? Int)) {
            try terminal.run("task", "add", "Write \(number)")
            try terminal.run("task", "done", "Write \(number)")
        }
        #expect(try terminal.run("challenge", "leave", "easy").errors.contains("it stays won"))
    }

    @Test func aChallengeOfTheWeekIsJoinedAndLeft() throws {
        let suggested = try #require(
            try terminal.run("challenge", "--json").json()["suggested"] as? [[String: Any]])
        #expect(suggested.map { $0["level"] as? String } == ["easy", "medium", "hard"])
        let title = try #require(suggested[1]["title"] as? String)
        #expect(try terminal.run("challenge", "join", "medium").output == "Challenge joined: \(title)\n")
        #expect(
            try terminal.run("challenge", "join", "Medium").output
                == "Challenge joined: \(title). Nothing changed.\n")
        let challenges = try terminal.run("challenges", "ls", "--json").json()["challenges"] as? [[String: Any]]
        #expect(challenges?.map { $0["level"] as? String } == ["medium"])
        let listed = try terminal.run("challenge").lines
        #expect(!listed.contains { $0.hasPrefix("  Medium") })
        #expect(listed.count { $0.contains(title) } == 1)
        #expect(try terminal.run("challenge", "leave", "medium").output == "Challenge left: \(title)\n")
        #expect((try terminal.run("challenge", "--json").json()["challenges"] as? [Any])?.isEmpty == true)
        #expect(
            try terminal.run("challenge", "join", "eazy").errors.hasPrefix(
                "“eazy” is not one of the choices: easy, medium, hard"))
    }

    @Test func aChallengeOfOnesOwnIsAddedWonChangedAndDeleted() throws {
        try terminal.run("habit", "add", "Read", "--start", "2026-11-19")
        #expect(
            try terminal.run(
                "challenge", "add", "Two evenings", "--habit", "Read", "--target", "2", "--from", "yesterday",
                "--until",
                "sunday"
            ).output == "“Two evenings” added\n")
        try terminal.run("done", "Read")
        #expect(try terminal.run("challenge").lines.contains { $0.contains("Two evenings") && $0.contains("1 of 2") })
        try terminal.run("done", "Read", "--on", "yesterday")
        let won = try #require(
            (try terminal.run("challenge", "--json").json()["challenges"] as? [[String: Any]])?.first)
        #expect(won["result"] as? String == "won" && won["wonOn"] as? String == "2026-11-20")
        #expect(won["measure"] as? String == "habits" && won["habit"] as? String == "Read")
        let shown = try terminal.run("challenge", "show", "Two").lines
        #expect(shown.first == "Two evenings" && shown.contains { $0.contains("2 of 2") })
        #expect(shown.suffix(3).first == "What counted")
        let days = try terminal.run("challenge", "show", "Two", "--json").json()["days"] as? [[String: Any]]
        #expect(days?.map { $0["day"] as? String } == ["2026-11-20", "2026-11-19"])
        #expect(days?.map { $0["count"] as? Int } == [1, 1])
        #expect(
            try terminal.run("challenge", "edit", "Two", "--title", "Three evenings", "--target", "3").output
                == "“Two evenings” saved\n")
        let number = try #require(won["number"] as? String)
        #expect(try terminal.run("challenge", "delete", number).output == "“Three evenings” deleted\n")
        #expect(try terminal.run("challenge", "delete", "Three").errors == "There is no challenge “Three”.\n")
    }

    @Test func aChallengeWithoutATitleIsFoundByItsHabit() throws {
        try terminal.run("habit", "add", "Read")
        let added = try terminal.run("challenge", "add", "--habit", "Read", "--target", "2", "--until", "+6d")
        #expect(added.output == "“Read 2 times” added\n")
        #expect(try terminal.run("challenge", "show", "read").lines.first == "Read 2 times")
        #expect(try terminal.run("challenge", "edit", "Rea", "--target", "3").output == "“Read 2 times” saved\n")
    }

    @Test func aSuggestionIsShownByItsLevelJoinedOrNot() throws {
        let suggested = try #require(
            try terminal.run("challenge", "--json").json()["suggested"] as? [[String: Any]])
        for (level, index) in [("easy", 0), ("medium", 1), ("fitting", 1), ("Hard", 2)] {
            let title = try #require(suggested[index]["title"] as? String)
            #expect(try terminal.run("challenge", "show", level).lines.first == title)
        }
        #expect(try terminal.run("challenge", "show", "easy", "--json").json()["number"] is NSNull)
        try terminal.run("challenge", "join", "easy")
        let joined = try terminal.run("challenge", "show", "easy", "--json").json()
        #expect(joined["title"] as? String == suggested[0]["title"] as? String && joined["number"] is String)
    }

    @Test func whatIsBeyondTheNumberIsTheSameInTheListAndBelow() throws {
        try terminal.run("challenge", "add", "--measure", "moods", "--target", "1", "--until", "+6d")
        for _ in 0..<2 { try terminal.run("mood", "log", "good") }
        for command in [["challenge"], ["challenge", "show", "Log moods"]] {
            let options = ["--data", terminal.data, "--now", "2026-11-20T09:30"]
            #expect(try terminal.run(command + options, [:]).output.contains("2 (target: 1)"))
        }
        let json = try terminal.run("challenge", "show", "Log moods", "--json").json()
        #expect(json["count"] as? Int == 2 && json["target"] as? Int == 1)
    }

    @Test(arguments: [
        (["Much"], "Say what to count"),
        (["Much", "--measure", "sleep"], "“sleep” is not one of the choices: habits,"),
        (["Much", "--measure", "tasks", "--target", "5", "--until", "yesterday"], "It ends before it begins."),
        (["Much", "--measure", "tasks", "--target", "many", "--until", "sunday"], ""),
    ])
    func whatCannotBeAChallengeIsRefused(_ arguments: [String], _ reason: String) throws {
        let said = try terminal.run(
            ["challenge", "add"] + arguments + ["--data", terminal.data, "--now", "2026-11-20T09:30"])
        #expect(said.status == 2 && said.output.isEmpty)
        #expect(said.errors.hasPrefix(reason))
    }

    @Test(arguments: [["points"], ["achievements"], ["challenge"], ["challenge", "join", "easy"]])
    func aGameThatIsOffSaysHowToSwitchItOn(_ command: [String]) throws {
        #expect(try terminal.run("settings", "set", "game", "off").output == "Points and levels: off\n")
        let arguments = command + ["--data", terminal.data, "--now", "2026-11-20T09:30"]
        #expect(
            try terminal.run(arguments)
                == CommandResult(
                    status: 2, output: "",
                    errors: "Points and levels are switched off. To switch them on: daybook settings set game on\n"))
        try terminal.run("settings", "set", "game", "on")
        #expect(try terminal.run(arguments).status == 0)
    }

    @Test func theMoodOfAPetNamesThePet() throws {
        try terminal.run("pet", "add", "Rex", "--species", "dog")
        try terminal.run("mood", "log", "anxious", "--subject", "Rex")
        #expect(try terminal.run("points").lines.contains { $0.contains("+5  Rex: anxious") })
    }

    @Test func anImportEarnsPointsOnlyIfAsked() throws {
        let file = try terminal.write(
            """
            HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText
            Breathe,,Mind,2026-11-18,1,in
            Breathe,,Mind,2026-11-19,1,

            """, to: "bull.csv")
        #expect(try terminal.run("import", file).output.contains("earn no points"))
        #expect(try terminal.run("points", "--json").json()["points"] as? Int == 0)
        let hint = "Imports, and workouts recorded by a watch or phone, do not count here."
        #expect(try terminal.run("achievements").lines.contains(hint))
        try terminal.run("undo")
        #expect(try !terminal.run("achievements").lines.contains(hint))
        #expect(try !terminal.run("import", file, "--earn-points").output.contains("earn no points"))
        #expect((try terminal.run("points", "--json").json()["points"] as? Int ?? 0) > 0)
    }

    @Test func aSuggestedChallengeThatWasWonEarnsInAnImportThatIsAskedToEarn() throws {
        try terminal.run("habit", "add", "Read", at: "2026-10-05T09:00")
        try terminal.run("challenge", "join", "easy", at: "2026-10-05T09:00")
        for day in 5...11 {
            let noon = "2026-10-\(day < 10 ? "0" : "")\(day)T12:00"
            for command in [
                ["done", "Read"], ["mood", "log", "good"], ["note", "add", "x"], ["task", "log", "T\(day)"],
            ] {
                _ = try terminal.run(command + ["--data", terminal.data, "--now", noon])
            }
        }
        let later = "2026-10-12T10:00"
        let won = try terminal.run("challenge", "list", "--json", at: later).json()["challenges"] as? [[String: Any]]
        let points = try #require(won?.first?["points"] as? Int)
        #expect(points > 0)
        let file = try terminal.write(try terminal.run("export", at: later).output, to: "all.json")
        let other = try TestTerminal()
        try other.run("import", file, "--earn-points", at: later)
        let imported = try other.run("challenge", "list", "--json", at: later).json()["challenges"] as? [[String: Any]]
        #expect(imported?.first?["points"] as? Int == points)
        #expect(won?.first?["result"] as? String == "won" && imported?.first?["result"] as? String == "won")
        #expect(
            try other.run("points", "--json", at: later).json()["points"] as? Int
                == terminal.run("points", "--json", at: later).json()["points"] as? Int)
        let here = try terminal.run("export", at: later).withoutTimes
        #expect(try other.run("export", at: later).withoutTimes == here)
    }

    @Test func demoHasNothingOfALaterTime() throws {
        try terminal.run("demo", at: "2026-11-20T03:30")
        let shown = try terminal.run("history", "--json", at: "2026-11-20T03:30").json()["history"]
        let times = try #require(shown as? [[String: Any]]).compactMap { $0["at"] as? String }
        #expect(times.first == "2026-11-20 03:30" && times.allSatisfy { $0 <= "2026-11-20 03:30" })
    }

    @Test func demoHasPointsChallengesAndAnAwayPeriod() throws {
        try terminal.run("demo")
        let points = try terminal.run("points", "--json").json()
        #expect((points["points"] as? Int ?? 0) > 5000 && (points["week"] as? Int ?? 0) > 0)
        let challenges = try terminal.run("challenge", "--json").json()["challenges"] as? [[String: Any]]
        #expect(challenges?.map { $0["result"] as? String } == ["running", "won", "ended"])
        let shown = try terminal.run("achievements", "--json").json()["achievements"] as? [[String: Any]]
        let earned = Set(try #require(shown).filter { $0["earnedOn"] is String }.compactMap { $0["id"] as? String })
        #expect(earned.isSuperset(of: ["goals1", "budgets1"]))
        #expect(try terminal.run("away").lines.count == 1)
        // Habits that rest while away are not skipped besides.
        #expect(try !terminal.run("export").output.contains("holiday\""))
    }
}
