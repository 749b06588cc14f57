import Terminal
import Testing

struct MealTests {
    let terminal = try! TestTerminal()

    @Test func aMealIsWrittenDownAndAddedUp() throws {
        #expect(
            try terminal.run("meal", "log", "breakfast", "oats 60 g", "milk 200 ml", "2 egg").output
                == "Breakfast logged: 492 kcal\n")
        try terminal.run("meal", "log", "lunch", "--energy", "450", "--name", "Canteen", "--at", "13:00")
        #expect(
            try terminal.run("meal", "list").output == """
                Breakfast  09:30  Oats                   60 g  227 kcal
                                  Milk, 3.25% fat      200 ml  122 kcal
                                  Egg              2 portions  143 kcal
                Lunch      13:00  Canteen                      450 kcal

                942 kcal
                protein 26.8 g · carbohydrate 50.9 g · fat 19.9 g · fibre 6.1 g

                """)
        #expect(try terminal.run("undo").output == "Undone: Lunch logged\n")
        #expect(try terminal.run("meal", "delete", "breakfast").output == "Breakfast deleted\n")
        #expect(try terminal.run("meal", "list").output == "Nothing logged yet\n")
    }

    @Test func ofSeveralMealsNoneIsDeletedUntilOneIsNamed() throws {
        try terminal.run("meal", "log", "lunch", "--energy", "450", "--name", "Canteen", "--at", "12:00")
        try terminal.run("meal", "log", "lunch", "--energy", "200", "--name", "Cake", "--at", "13:30")
        let asked = try terminal.run("meal", "delete", "lunch")
        #expect(asked.status == 2)
        #expect(
            asked.errors
                == "“Lunch” could be “12:00 Canteen” (--at 12:00), “13:30 Cake” (--at 13:30).\n")
        #expect(try terminal.run("meal", "delete", "lunch", "--at", "11:00").status == 2)
        #expect(try terminal.run("meal", "delete", "lunch", "--at", "12:00").output == "Lunch deleted\n")
        #expect(try terminal.run("meal", "list").output.contains("Cake"))
        try terminal.run("meal", "log", "lunch", "--energy", "100", "--name", "Tea", "--at", "13:30")
        let alike = try terminal.run("meal", "delete", "lunch").errors
        let id = try #require(alike.split(separator: "--at ").last?.prefix(32))
        #expect(try terminal.run("meal", "delete", "lunch", "--at", String(id)).status == 0)
        #expect(try terminal.run("meal", "delete", "lunch").output == "Lunch deleted\n")
    }

    @Test func theTargetSaysWhatIsLeft() throws {
        try terminal.run(
            "body", "set", "--birthday", "1996-05-01", "--sex", "male", "--height", "180", "--activity", "moderate")
        try terminal.run("weigh", "80")
        #expect(
            try terminal.run("meal", "log", "dinner", "--energy", "1000").output
                == "Dinner logged: 1,000 kcal\n1,000 of 2,759 kcal, 1,759 left\n")
        #expect(
            try terminal.run("meal", "log", "snack", "--energy", "2000").lines.last
                == "3,000 of 2,759 kcal, 241 over")
    }

    @Test func yesterdaysMealIsCopied() throws {
        try terminal.run("meal", "log", "breakfast", "oats 60 g", "--on", "yesterday")
        #expect(try terminal.run("meal", "copy", "breakfast").output == "Breakfast logged: 227 kcal\n")
        #expect(try terminal.run("meal", "copy", "lunch").errors == "No lunch to copy\n")
    }

    @Test func aLabelThatDoesNotAddUpIsAskedAbout() throws {
        #expect(
            try terminal.run(
                "food", "add", "Kefir", "--energy", "171", "--protein", "3.4", "--carbohydrate", "4.7", "--fat", "1"
            )
            .output == """
                “Kefir” added
                Is that right? It says 171 kcal, but its protein, carbohydrate, fat and fibre come to 41 kcal.

                """)
        #expect(try terminal.run("meal", "log", "snack", "kefir 200 ml").output == "Snack logged: 342 kcal\n")
        #expect(try terminal.run("food", "list").lines.first?.hasPrefix("Kefir") == true)
        #expect(try terminal.run("food", "delete", "Kefir").output == "“Kefir” deleted\n")
        let list = try terminal.run("meal", "list", "--json").json()
        #expect((list["nutrition"] as? [String: Any])?["energy"] as? Double == 342)
    }

    @Test func oneFoodNeedsNoQuotationMarks() throws {
        // 379 kcal a hundred grams · 0.6; an egg of 50 g has 71.5.
        #expect(try terminal.run("meal", "log", "lunch", "oats", "60", "g").output == "Lunch logged: 227 kcal\n")
        #expect(try terminal.run("meal", "log", "snack", "2", "eggs").output == "Snack logged: 143 kcal\n")
    }

    @Test func caloriesNeedNoFood() throws {
        #expect(try terminal.run("meal", "log", "lunch", "450 kcal").output == "Lunch logged: 450 kcal\n")
        #expect(try terminal.run("meal", "log", "dinner", "300", "kcal").output == "Dinner logged: 300 kcal\n")
        #expect(
            try terminal.run("meal", "log", "snack", "canteen 200 kcal", "2 eggs").output == "Snack logged: 343 kcal\n")
        #expect(try !terminal.run("food", "list").output.contains("canteen"))
    }

    @Test func invalidArgumentsAreRefused() throws {
        #expect(
            try terminal.run("meal", "log", "lunch", "bamama 100 g").errors
                == "There is no food “bamama”. Did you mean “Banana”?\n")
        #expect(
            try terminal.run("meal", "log", "lunch", "milk").errors
                == "Enter grams: the weight of a portion is unknown\n")
        #expect(try terminal.run("meal", "log", "lunch").errors == "Enter a food or its calories\n")
        #expect(
            try terminal.run("meal", "log", "brunch", "--energy", "1").errors
                == "“brunch” is not one of the choices: breakfast, lunch, dinner, snack. Did you mean “lunch”?\n")
        #expect(try terminal.run("food", "delete", "oats").status == 2)
    }

    @Test func aRefusedNumberIsNamed() throws {
        let meal = ["meal", "log", "lunch", "--energy", "9"]
        for (line, reason) in [
            (meal + ["--protein", "x"], "Protein: This is not a number\n"),
            (meal + ["--fat", "5001"], "Fat: At most 5,000\n"),
            (["meal", "log", "lunch", "--name", "Cake"], "Energy: Enter a number\n"),
            (["food", "add", "Kefir", "--energy", "9", "--fibre", "x"], "Fibre: This is not a number\n"),
            (["food", "add", "Kefir", "--energy", "20001"], "Energy: At most 20,000\n"),
            (["food", "add", "Kefir"], "Energy: Enter a number\n"),
        ] {
            #expect(
                try terminal.run(line + ["--data", terminal.data])
                    == CommandResult(status: 2, output: "", errors: reason))
        }
    }
}
