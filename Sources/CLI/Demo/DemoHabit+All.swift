import CivilTime
import DaybookCore

extension DemoHabit {
    static let categories: [(name: String, color: Palette, icon: String)] = [
        ("Balance", .amber, "🌅"),
        ("Body", .leaf, "💪"),
        ("Mind", .iris, "🧠"),
        ("Home", .rose, "🏡"),
    ]

    private static let workdays: WeekdaySet = [.monday, .tuesday, .wednesday, .thursday, .friday]

    /// All demo habits, covering every kind and form of schedule. One is archived.
    static let all: [DemoHabit] = [
        DemoHabit("Up by seven", "⏰", .amber, .weekdays(workdays), in: "Balance", at: 415, rate: 0.6, to: 0.92)
            .with(steady: 12, notes: ["Slept badly", "Sunrise on the balcony", "Before the alarm"])
            .reminding(at: "06:50", on: workdays),
        DemoHabit("Meditate", "🧘", .plum, .daily, in: "Balance", at: 445, rate: 0.55, to: 0.9)
            .with(
                steady: 17, note: "Ten minutes, before the phone.",
                notes: ["Restless", "Twenty minutes today", "On the train", "Calm"]
            )
            .reminding(at: "07:20", "Sit down, breathe"),
        DemoHabit("Drink water", "💧", .sky, .daily, in: "Body", at: 480, rate: 0.7, to: 0.9)
            .measuring(.atLeast, 2, "l", .sips([0.5, 0.25, 0.5, 0.5, 0.3, 0.25])).with(steady: 6),
        DemoHabit("Run", "🏃", .leaf, .timesPerWeek(3), in: "Body", at: 1095, rate: 0.65, to: 0.9)
            .measuring(.atLeast, 5, "km", .about(5, growingTo: 8.5, step: 0.1))
            .with(
                begins: 20, steady: 45,
                notes: [
                    "Along the river", "Rain all the way", "New shoes", "Furthest so far", "Slow and easy", "With Ola",
                ]),
        DemoHabit("Stretch", "🤸", .teal, .daily, in: "Body", at: 1290, rate: 0.45, to: 0.8)
            .with(begins: 60, steady: 3),
        DemoHabit("Coffee", "☕", .stone, .daily, in: "Body", at: 840, rate: 0.75, to: 0.93)
            .measuring(.atMost, 2, "cups", .few(3)).with(steady: 9, note: "Two is plenty."),
        DemoHabit("Read", "📚", .iris, .daily, in: "Mind", at: 1320, rate: 0.75, to: 0.95)
            .measuring(.atLeast, 20, "pages", .about(24, growingTo: 31, step: 1))
            .with(
                steady: 42, note: "On paper, in bed, phone in the kitchen.",
                notes: [
                    "Finished it!", "A slow chapter", "Could not put it down", "Started a new one", "In the park",
                    "Re-read the ending",
                ]
            )
            .reminding(at: "21:45"),
        DemoHabit(
            "Practise Polish", "🗣️", .sky, .weekdays([.monday, .wednesday, .friday]), in: "Mind", at: 780,
            rate: 0.6, to: 0.88
        )
        .with(begins: 90, steady: 20, notes: ["Numbers, again", "Ordered in Polish!", "Genitive plural…"])
        .reminding(at: "12:45", on: [.monday, .wednesday, .friday], "Fifteen minutes"),
        DemoHabit("Call parents", "📞", .rose, .times(2, inDays: 10), in: "Home", at: 1150, rate: 0.8, to: 0.92)
            .with(steady: 30, notes: ["Long talk with mum", "They are planning the garden"]),
        DemoHabit("Water the plants", "🪴", .leaf, .everyDays(3), in: "Home", at: 560, rate: 0.8, to: 0.95)
            .with(begins: 35, steady: 24, notes: ["The fern has a new leaf"]),
        DemoHabit("Put money aside", "🐖", .amber, .timesPerMonth(2), in: "Home", at: 1200, rate: 0.85, to: 0.95)
            .with(steady: 70),
        DemoHabit("Play the guitar", "🎸", .plum, .timesPerWeek(2), in: "Mind", at: 1215, rate: 0.8, to: 0.1)
            .with(ends: 190, notes: ["New strings", "Two songs by heart"]),
    ]
}
