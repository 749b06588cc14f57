import CivilTime
import Testing
import Words

/// Lines for every part of the journal, typed on Friday, 20 November 2026.
@Suite struct QuickEntryTests {
    private func read(
        _ line: String, _ language: Language, imperial: Bool = false, reading: QuickReading? = nil,
        habits: [MarkableHabit] = []
    ) -> String {
        QuickEntryReading.read(line, language, imperial: imperial, reading: reading, habits: habits)
    }

    @Test(arguments: [
        ("weight 79.1", "weight 79.1"), ("Weight: 79,1 kg", "weight 79.1"), ("79.1 kg", "weight 79.1"),
        ("weight 80 yesterday", "weight 80 on 2026-11-19"), ("I weigh 79.1", "weight 79.1"),
        ("weight yesterday 80", "weight 80 on 2026-11-19"), ("weight yesterday was 80 kg", "weight 80 on 2026-11-19"),
        ("weighed 79.1 this morning", "weight 79.1 on 2026-11-20"), ("weight tomorrow 80", "task"),
        ("slept 7:30", "sleep 450"), ("I slept for 7 hours 15 minutes", "sleep 435"), ("Sleep: 8h", "sleep 480"),
        ("slept 6.5 yesterday", "sleep 390 on 2026-11-19"), ("slept on wednesday 7h30", "sleep 450 on 2026-11-18"),
        ("slept badly", "task"), ("sleep 22:30", "task"), ("sleep at 22:30", "task"), ("slept 7:75", "task"),
        ("slept 8h tomorrow", "task"),
        ("mood yesterday good", "mood good on 2026-11-19"),
        ("ran yesterday 5 km", "workout running 5000 m on 2026-11-19"),
        ("ran 5 km in 27 min", "workout running 5000 m 1620 s"), ("Ran 5k 27:30", "workout running 5000 m 1650 s"),
        ("I ran 3 miles", "workout running 4828 m"), ("walked 45 min", "workout walking 2700 s"),
        ("cycled 20 km in 1h 5min", "workout cycling 20000 m 3900 s"),
        ("swam 1500 m in half an hour", "workout swimming 1500 m 1800 s"),
        ("rowed 2000 m 8:15", "workout rowing 2000 m 495 s"),
        ("hiked 12 km in 3 hours yesterday", "workout hiking 12000 m 10800 s on 2026-11-19"),
        ("yoga 30 min", "workout yoga 1800 s"), ("did 30 min of yoga", "workout yoga 1800 s"),
        ("mood good, walk", "mood good #walk"), ("Mood: great, #family, sun", "mood great #family #sun"),
        ("mood 4", "mood good"), ("feeling awful", "mood awful"),
        ("mood okay after a long talk with Ann", "mood okay (after a long talk with Ann)"),
        ("2 eggs and toast", "meal: 2 eggs, toast"), ("lunch: soup and bread", "lunch: soup, bread"),
        ("two eggs, a banana for breakfast", "breakfast: 2 eggs, banana"),
        ("ate mac and cheese", "meal: mac and cheese"),
        ("dinner soup with bread yesterday", "dinner: soup, bread on 2026-11-19"),
        ("habit Read every day", "habit Read daily"),
        ("habit: Gym mon wed fri 7am", "habit Gym weekdays:mon,wed,fri at 07:00"),
        ("habit Clean every week on fridays", "habit Clean weekdays:fri"),
        ("habit Every week clean on fridays", "habit clean weekdays:fri"),
        ("habit Drink every 2 hours", "habit Drink every 2 hours daily"),
        ("habit Walk every day except sunday", "habit Walk weekdays:mon,tue,wed,thu,fri,sat"),
        ("habit Swim 3 times a week", "habit Swim weekly:3"), ("habit Meditate", "habit Meditate daily"),
        ("goal Save 5000 by June", "goal Save 5000 5000 by 2027-06-01"),
        ("goal: Read 12 books by 31 Dec", "goal Read 12 books 12 [books] by 2026-12-31"),
        ("Goal Learn to dance", "goal Learn to dance"),
        ("note Met Ann by the river", "note (Met Ann by the river)"), ("Note: 2 eggs, cold.", "note (2 eggs, cold.)"),
        ("note: Call Bob tomorrow at 5!", "note (Call Bob tomorrow at 5!)"), ("note - first snow", "note (first snow)"),
        ("NOTE:down by the river", "note (down by the river)"),
        ("note downhill all the way", "note (downhill all the way)"),
        ("  note  -5 °C this morning ", "note (-5 °C this morning)"),
        ("note to Ann: thank you", "note (to Ann: thank you)"),
        ("notes for Monday", "task"), ("note down the address", "task"), ("Note down: milk", "task"),
        ("note to self: pay rent", "task"), ("take a note", "task"), ("note", "task"), ("note: ", "task"),
        ("run 5 km tomorrow", "task"), ("Run 5 km", "task"), ("Run 5k in 25 minutes", "task"),
        ("Ran out of milk", "task"),
        ("Buy milk", "task"), ("Milk and bread", "task"), ("Buy 2 eggs", "task"), ("2 tickets and popcorn", "task"),
        ("lunch with Ann", "task"), ("Lunch with Ann tomorrow at 12", "task"), ("dinner: call Luigi's", "task"),
        ("mood board for kitchen", "task"), ("weight plates 5 kg", "task"), ("5 kg", "task"), ("Lose weight", "task"),
        ("habit tracker comparison", "task"), ("goal setting workshop friday", "task"), ("yoga tomorrow 18:00", "task"),
        ("Walk the dog", "task"), ("Walked dog photos to print", "task"), ("note to self", "task"), ("", "task"),
        ("yoga", "task"), ("weight", "task"), ("mood", "task"), ("habit", "task"), ("goal", "task"),
    ])
    func englishLineBelongsToItsPart(_ line: String, _ meaning: String) {
        #expect(read(line, .english) == meaning, "\(line)")
    }

    @Test(arguments: [
        ("вес 79,1", "weight 79.1"), ("Вес: 79.1 кг", "weight 79.1"), ("79,1 кг", "weight 79.1"),
        ("вчера вес 80", "weight 80 on 2026-11-19"), ("вес вчера 80", "weight 80 on 2026-11-19"),
        ("спала 7 ч 30 мин", "sleep 450"), ("Сон: 8 ч", "sleep 480"), ("вчера спал 7:15", "sleep 435 on 2026-11-19"),
        ("спал плохо", "task"), ("сон в 22:30", "task"),
        ("вес 80 сегодня утром", "weight 80 on 2026-11-20"), ("вешу 79,1", "weight 79.1"),
        ("пробежал 5 км за 27 мин", "workout running 5000 m 1620 s"),
        ("Пробежала 10 км за 1 ч 5 мин", "workout running 10000 m 3900 s"),
        ("прошла 8 км", "workout walking 8000 m"), ("гулял 45 минут", "workout walking 2700 s"),
        ("проехал 20 км на велосипеде за час", "workout cycling 20000 m 3600 s"),
        ("проплыл 1500 м за полчаса", "workout swimming 1500 m 1800 s"), ("йога 30 мин", "workout yoga 1800 s"),
        ("бег 5 км 27:30", "workout running 5000 m 1650 s"),
        ("вчера бегал 40 мин", "workout running 2400 s on 2026-11-19"),
        ("настроение хорошее, прогулка", "mood good #прогулка"), ("Настроение: так себе", "mood okay"),
        ("настроение отличное, #семья, солнце", "mood great #семья #солнце"),
        ("настроение плохое после разговора с шефом", "mood bad (после разговора с шефом)"),
        ("2 яйца и тост", "meal: 2 яйца, тост"), ("обед: суп и хлеб", "lunch: суп, хлеб"),
        ("два яйца и банан на завтрак", "breakfast: 2 яйца, банан"), ("съела банан", "meal: банан"),
        ("привычка Читать каждый день", "habit Читать daily"),
        ("привычка: зал по пн ср пт в 7", "habit зал weekdays:mon,wed,fri at 07:00"),
        ("привычка Плавать 3 раза в неделю", "habit Плавать weekly:3"),
        ("цель Накопить 5000 к июню", "goal Накопить 5000 5000 by 2027-06-01"),
        ("цель: прочитать 12 книг до 31 декабря", "goal прочитать 12 книг 12 [книг] by 2026-12-31"),
        ("заметка Встретила Аню у реки", "note (Встретила Аню у реки)"),
        ("Заметка: первый снег, вчера.", "note (первый снег, вчера.)"), ("заметка — две цапли", "note (две цапли)"),
        ("note: первый снег", "note (первый снег)"),
        ("заметки к понедельнику", "task"), ("заметку Ане отправить", "task"), ("заметка", "task"),
        ("пробежать 5 км завтра", "task"), ("Пробежка завтра в 7", "task"), ("Купить молоко", "task"),
        ("Молоко и хлеб", "task"), ("Купить 2 яйца", "task"), ("обед с Аней", "task"), ("Обед: позвонить Ане", "task"),
        ("прошёл год", "task"), ("Пробежал мимо", "task"), ("вес чемодана узнать", "task"), ("Снизить вес", "task"),
        ("настроение поднять", "task"), ("привычка вторая натура, статья", "task"), ("цель визита уточнить", "task"),
        ("йога завтра в 18", "task"), ("Погулять с собакой", "task"), ("2 билета и попкорн", "task"),
    ])
    func russianLineBelongsToItsPart(_ line: String, _ meaning: String) {
        #expect(read(line, .russian) == meaning.replacing("79.1", with: "79,1"), "\(line)")
    }

    @Test(arguments: [
        ("waga wczoraj 80", "weight 80 on 2026-11-19"), ("waga 80 kg wczoraj rano", "weight 80 on 2026-11-19"),
        ("spałam 7,5 godz.", "sleep 450"), ("sen 8h", "sleep 480"), ("spałem wczoraj 7:15", "sleep 435 on 2026-11-19"),
        ("spałam źle", "task"),
        ("waga 79,1", "weight 79.1"), ("Waga: 79.1 kg", "weight 79.1"), ("79,1 kg", "weight 79.1"),
        ("wczoraj waga 80", "weight 80 on 2026-11-19"), ("ważę 79,1", "weight 79.1"),
        ("przebiegłem 5 km w 27 min", "workout running 5000 m 1620 s"),
        ("Przebiegłam 10 km w 1 godz 5 min", "workout running 10000 m 3900 s"),
        ("przeszłam 8 km", "workout walking 8000 m"), ("spacerowałem 45 minut", "workout walking 2700 s"),
        ("przejechałem 20 km na rowerze w godzinę", "workout cycling 20000 m 3600 s"),
        ("przepłynęłam 1500 m w pół godziny", "workout swimming 1500 m 1800 s"), ("joga 30 min", "workout yoga 1800 s"),
        ("bieg 5 km 27:30", "workout running 5000 m 1650 s"),
        ("wczoraj biegałam 40 min", "workout running 2400 s on 2026-11-19"),
        ("nastrój dobry, spacer", "mood good #spacer"), ("Nastrój: tak sobie", "mood okay"),
        ("nastrój świetny, #rodzina, słońce", "mood great #rodzina #słońce"),
        ("nastrój zły po rozmowie z szefem", "mood bad (po rozmowie z szefem)"),
        ("2 jajka i tost", "meal: 2 jajka, tost"), ("obiad: zupa i chleb", "lunch: zupa, chleb"),
        ("dwa jajka i banan na śniadanie", "breakfast: 2 jajka, banan"), ("zjadłam banan", "meal: banan"),
        ("nawyk Czytać codziennie", "habit Czytać daily"),
        ("nawyk: siłownia w pon śr pt o 7", "habit siłownia weekdays:mon,wed,fri at 07:00"),
        ("nawyk Pływać 3 razy w tygodniu", "habit Pływać weekly:3"),
        ("cel Odłożyć 5000 zł do czerwca", "goal Odłożyć 5000 zł 5000 [zł] by 2027-06-01"),
        ("cel: przeczytać 12 książek do 31 grudnia", "goal przeczytać 12 książek 12 [książek] by 2026-12-31"),
        ("notatka Spotkałam Anię nad rzeką", "note (Spotkałam Anię nad rzeką)"),
        ("Notatka: pierwszy śnieg, wczoraj.", "note (pierwszy śnieg, wczoraj.)"),
        ("notatka – dwie czaple", "note (dwie czaple)"), ("note: pierwszy śnieg", "note (pierwszy śnieg)"),
        ("notatki na poniedziałek", "task"), ("notatkę Ani wysłać", "task"), ("notatka", "task"),
        ("przebiec 5 km jutro", "task"), ("Bieganie jutro o 7", "task"), ("Kupić mleko", "task"),
        ("Mleko i chleb", "task"), ("Kupić 2 jajka", "task"), ("obiad z Anią", "task"),
        ("Obiad: zadzwonić do Ani", "task"),
        ("przeszłam na emeryturę", "task"), ("waga łazienkowa", "task"), ("Sprawdzić wagę walizki", "task"),
        ("nastrój w salonie, lampy", "task"), ("nawyk jako druga natura, artykuł", "task"),
        ("cel wizyty ustalić", "task"), ("joga jutro o 18", "task"), ("Spacer z psem", "task"),
        ("2 bilety i popcorn", "task"),
    ])
    func polishLineBelongsToItsPart(_ line: String, _ meaning: String) {
        #expect(read(line, .polish) == meaning.replacing("79.1", with: "79,1"), "\(line)")
    }

    @Test func aChosenReadingWins() {
        #expect(read("read 20 pages", .english, reading: .task, habits: QuickEntryReading.habits) == "task")
        #expect(read("lunch: soup 300 g", .english, reading: .task) == "task")
        #expect(read("lunch: ramen", .english, reading: .meal) == "lunch: ramen")
        #expect(!Words(.english).canBeMeal("lunch: ramen tomorrow"))
        #expect(Words(.english).canBeMeal("lunch: ramen on sunday"))
        #expect(Words(.english).canBeMeal("ramen 420 kcal") && !Words(.english).canBeMeal("ramen 420 kcal tomorrow"))
        #expect(Words(.russian).canBeMeal("рамен 420 ккал") && Words(.polish).canBeMeal("ramen 420kcal"))
        #expect(Words(.english).canBeMeal("lunch: ramen") && !Words(.english).canBeMeal("lunch with Ann"))
    }

    @Test func weightWithoutAUnitIsInThePersonsUnit() {
        #expect(read("weight 175", .english, imperial: true) == "weight 79.38")
        #expect(read("175 lb", .english) == "weight 79.38")
    }

    @Test func englishWorksInEveryLanguage() {
        for language in Language.allCases {
            #expect(read("ran 5 km in 27 min", language) == "workout running 5000 m 1620 s")
            #expect(read("mood good, walk", language) == "mood good #walk")
            #expect(read("weight 80", language) == "weight 80")
        }
    }

    @Test func aTaskHasThePartsOfQuickAdd() {
        let entry = Words(.english).quickEntry("Call Bob tomorrow", today: Day("2026-11-20")!)
        #expect(entry == .task(Words(.english).quickAdd("Call Bob tomorrow", today: Day("2026-11-20")!)))
    }
}
