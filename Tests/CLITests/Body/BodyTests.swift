import Terminal
import Testing

struct BodyTests {
    let terminal = try! TestTerminal()

    private func describeYourself() throws {
        try terminal.run(
            "body", "set", "--birthday", "1996-05-01", "--sex", "male", "--height", "180", "--activity", "moderate",
            "--goal", "lose", "--rate", "0.5", "--to", "76")
    }

    @Test func aWeightFarFromTheLastOneIsAskedAbout() throws {
        try terminal.run("weigh", "81", "--on", "yesterday")
        #expect(try terminal.run("weigh", "5").lines.last == "Is that right? It says 5 kg.")
        try terminal.run("undo")
        #expect(try !terminal.run("weigh", "79").output.contains("Is that right?"))
    }

    @Test(arguments: [
        ("--height", "tall", "Height: This is not a number\n"),
        ("--rate", "slow", "Pace per week: This is not a number\n"),
        ("--to", "light", "Weight: This is not a number\n"), ("--weight", "x", "Weight: This is not a number\n"),
    ])
    func aProfileThatIsNotReadSaysWhichNumberItMeans(_ option: String, _ typed: String, _ reason: String) throws {
        #expect(try terminal.run("body", "set", option, typed).errors == reason)
    }

    @Test func aWeightIsWrittenDownAndTakenBack() throws {
        #expect(
            try terminal.run("weigh", "81.4", "--fat", "22", "--waist", "84")
                == CommandResult(status: 0, output: "Weight logged: 81.4 kg\n", errors: ""))
        #expect(
            try terminal.run("weigh", "180 lb", "--on", "yesterday", "--at", "7:30").lines.first
                == "Weight logged: 81.6 kg")
        #expect(try terminal.run("undo").output == "Undone: Weight: 81.6 kg\n")
        #expect(try terminal.run("undo").output == "Undone: Weight: 81.4 kg · Body fat: 22% · Waist: 84 cm\n")
        #expect(try terminal.run("redo").output == "Redone: Weight: 81.4 kg · Body fat: 22% · Waist: 84 cm\n")
    }

    @Test func theProfileTakesTheFirstWeighIn() throws {
        try terminal.run("body", "set", "--height", "180", "--weight", "81.4")
        #expect(try terminal.run("body").lines.first?.contains("81.4 kg") == true)
        #expect(try terminal.run("body", "set", "--weight", "heavy").status == 2)
        #expect(try terminal.run("undo").status == 0)
        #expect(try terminal.run("body").lines.first == "No measurements yet")
    }

    @Test func figuresDerivedFromTheProfileAreShown() throws {
        #expect(try terminal.run("body").lines.first == "No measurements yet")
        try describeYourself()
        try terminal.run("weigh", "81", "--on", "2026-11-06")
        try terminal.run("weigh", "80", "--waist", "84")
        #expect(
            try terminal.run("body").output == """
                Weight           80 kg, today
                Trend            80.2 kg · −0.5 kg a week
                7-day average    80 kg
                Waist            84 cm, today
                Body mass index  24.8
                Goal             Lose weight · 76 kg · On pace for 19 Jan 2027
                At rest          1,782 kcal a day
                Burned           2,763 kcal a day
                Daily target     2,213 kcal a day

                """)
    }

    @Test func everythingIsSaidInJSON() throws {
        try describeYourself()
        let body = try terminal.run("weigh", "80", "--json").json()
        #expect(body["trend"] as? Double == 80)
        #expect(body["basalRate"] as? Double == 1780)
        #expect((body["target"] as? [String: Any])?["kilocalories"] as? Double == 2209)
        #expect((body["forecast"] as? [String: Any])?["state"] as? String == "unknown")
        #expect((body["profile"] as? [String: Any])?["height"] as? Double == 180)
        let list = try terminal.run("body", "list", "--json").json()["measurements"] as? [[String: Any]]
        #expect(list?.map { $0["value"] as? Double } == [80])
        #expect(list?.map { $0["time"] as? String } == ["09:30"])
    }

    @Test func poundsAndInchesAreOnlyShown() throws {
        try terminal.run("body", "set", "--units", "imperial", "--height", "5'11")
        #expect(try terminal.run("weigh", "180").output == "Weight logged: 180 lb\n")
        let body = try terminal.run("body", "--json").json()
        #expect((body["profile"] as? [String: Any])?["height"] as? Double == 180.34)
        #expect((body["trend"] as? Double).map { abs($0 - 81.6466266) < 1e-9 } == true)
    }

    @Test func aMeasurementIsDeletedByItsDay() throws {
        try terminal.run("weigh", "80", "--on", "yesterday")
        #expect(try terminal.run("body", "delete").status == 2)
        #expect(try terminal.run("body", "delete", "--on", "yesterday").output == "Measurement deleted\n")
        #expect(try terminal.run("body", "list").output == "No measurements yet\n")
        #expect(try terminal.run("undo").output == "Undone: Measurement deleted\n")
        #expect(try terminal.run("body", "list").output == "yesterday  80 kg\n")
    }

    @Test func invalidArgumentsAreRefused() throws {
        #expect(
            try terminal.run("weigh", "heavy")
                == CommandResult(status: 2, output: "", errors: "Weight: This is not a number\n")
        )
        #expect(try terminal.run("weigh", "0").errors == "Weight must be from 1 kg to 700 kg\n")
        #expect(try terminal.run("weigh") == CommandResult(status: 2, output: "", errors: "Weight: Enter a number\n"))
        #expect(try terminal.run("weigh", "80", "--waist", "x").errors == "Waist: This is not a number\n")
        #expect(try terminal.run("weigh", "80", "--fat", "91").errors == "Body fat must be from 1% to 90%\n")
        #expect(try terminal.run("weigh", "80", "--at", "25:00").status == 2)
        #expect(try terminal.run("weigh", "80", "--on", "2027-01-01").errors == "This day is in the future\n")
        #expect(try terminal.run("body", "set", "--sex", "x").status == 2)
        #expect(try terminal.run("body", "list", "size").status == 2)
    }
}
