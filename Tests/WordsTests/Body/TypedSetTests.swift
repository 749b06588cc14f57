import Testing
import Words

@Suite struct TypedSetTests {
    private func read(_ line: String, _ language: Language = .english, imperial: Bool = false) -> String? {
        guard let set = Words(language).parseSet(line, imperial: imperial) else { return nil }
        func told<Figure>(_ name: String, _ figure: Figure?) -> String { figure.map { " \(name)=\($0)" } ?? "" }
        return "\(set.exercise): \(set.count)" + told("reps", set.repetitions) + told("kg", set.kilograms)
            + told("s", set.seconds) + told("m", set.metres) + told("rir", set.repsInReserve)
    }

    @Test(arguments: [
        ("Bench press 3x8x60", "Bench press: 3 reps=8 kg=60.0"),
        ("Bench press 3×8×62.5 kg", "Bench press: 3 reps=8 kg=62.5"),
        ("Bench press 3x8@60kg rir 2", "Bench press: 3 reps=8 kg=60.0 rir=2"),
        ("Squat 5 @ 100", "Squat: 1 reps=5 kg=100.0"),
        ("Squat 5@100 RIR1", "Squat: 1 reps=5 kg=100.0 rir=1"),
        ("Squat 5x100kg", "Squat: 1 reps=5 kg=100.0"),
        ("Squat 5x5 100", "Squat: 5 reps=5 kg=100.0"),
        ("Squat 1×5 100.5 rir 2", "Squat: 1 reps=5 kg=100.5 rir=2"),
        ("Squat 5x5 100 kg", "Squat: 5 reps=5 kg=100.0"),
        ("Push-up 3x15", "Push-up: 3 reps=15"),
        ("Squat 100x5", "Squat: 1 reps=5 kg=100.0"),
        ("Squat 21x5 rir 2", "Squat: 1 reps=5 kg=21.0 rir=2"),
        ("Squat 20x5", "Squat: 20 reps=5"),
        ("Squat 62.5x5", "Squat: 1 reps=5 kg=62.5"),
        ("Curl 20kgx8", "Curl: 1 reps=8 kg=20.0"),
        ("Squat 30x5 60", "Squat: 30 reps=5 kg=60.0"),
        ("Push-up 15", "Push-up: 1 reps=15"),
        ("Running 5 km 25:00", "Running: 1 s=1500 m=5000.0"),
        ("Running 1:02:03 12.5km", "Running: 1 s=3723 m=12500.0"),
        ("Running 400 m", "Running: 1 m=400.0"),
        ("Plank 90 s", "Plank: 1 s=90"),
        ("Plank 2 min", "Plank: 1 s=120"),
        ("Plank 2x1:00", "Plank: 2 s=60"),
        ("Plank 3x45 s", "Plank: 3 s=45"),
        ("Plank 2x1:00 @10", "Plank: 2 kg=10.0 s=60"),
        ("Running 4x400m 1:30", "Running: 4 s=90 m=400.0"),
    ])
    func aLineOfSetsIsRead(_ line: String, meaning: String) {
        #expect(read(line) == meaning)
    }

    @Test func itIsReadInRussianToo() {
        #expect(read("Жим лёжа 3х8х62,5 кг", .russian) == "Жим лёжа: 3 reps=8 kg=62.5")
        #expect(read("Жим лёжа 62,5х8", .russian) == "Жим лёжа: 1 reps=8 kg=62.5")
        #expect(read("Бег 5 км 25 мин", .russian) == "Бег: 1 s=1500 m=5000.0")
    }

    @Test func aLoadAloneIsInTheUnitsOfTheProfile() {
        #expect(Words(.english).parseSet("Squat 1x5x225", imperial: true)?.kilograms == 225 * 0.453_592_37)
        #expect(Words(.english).parseSet("Squat 1x5x100kg", imperial: true)?.kilograms == 100)
        #expect(Words(.english).parseSet("Squat 225x5", imperial: true)?.kilograms == 225 * 0.453_592_37)
        #expect(Words(.english).parseSet("Squat 5x5 225", imperial: true)?.kilograms == 225 * 0.453_592_37)
    }

    @Test(arguments: [
        "", "Squat", "3x8x60", "Squat 3x", "Squat 3x8x60x2", "Squat 3x8 4x6", "Squat 0x5", "Squat 5 6", "Squat 1:99",
        "Squat 1.5", "Squat 5x100kg 5", "Squat 3x8x60 5", "Squat 5 rir", "Squat 5 stones", "Squat 5 @heavy",
        "Squat 99999999999999999999", "Squat 62.5x5 100", "Squat 1:30x5", "Squat 2x1:99",
        "Squat 2x1:00 1:30", "Squat 2xrir2",
    ])
    func linesThatAreNotSetsAreNotRead(_ line: String) {
        #expect(read(line) == nil)
    }

    @Test func figuresAreShown() {
        let words = Words(.english)
        func shown(_ repetitions: Int64?, _ kilograms: Double?, _ seconds: Int64?, _ metres: Double?) -> String {
            words.setFigures(
                repetitions: repetitions, kilograms: kilograms, seconds: seconds, metres: metres, repsInReserve: nil,
                imperial: false)
        }
        #expect(shown(8, 60, nil, nil) == "8 × 60 kg")
        #expect(shown(12, nil, nil, nil) == "12 repetitions")
        #expect(shown(nil, nil, 1500, 5000) == "5 km · 25:00")
        #expect(shown(nil, nil, 3723, nil) == "1:02:03")
        #expect(words.pace(5000.0 / 1500, imperial: false) == "5:00 /km")
    }
}
