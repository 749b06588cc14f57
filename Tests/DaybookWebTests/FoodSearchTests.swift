import CivilTime
import DaybookCore
import DaybookWeb
import Foundation
import Journal
import Phrasing
import Testing
import Words

struct FoodSearchTests {
    private func codes(_ typed: String, _ language: Language = .english, in state: State = State()) -> [String?] {
        Words(language).foods(typed, in: state, eaten: state.frequentFoods(today: Day("2026-11-20")!)).map { $0.code }
    }

    @Test(arguments: Language.allCases) func eachFoodHasANameOfItsOwn(_ language: Language) {
        let names = Words(language).foodNames.all
        #expect(names.count == Food.common.all.count && !names.contains(""))
        let folded = names.map { Words.fold($0) }
        #expect(Set(folded).count == folded.count)
    }

    @Test(arguments: [
        ("en", Language.english, "1 portion: "), ("ru", .russian, "1 порция: "), ("pl", .polish, "1 porcja: "),
    ])
    func eachFoodThatIsFoundSaysWhatAPortionOfItWeighs(_ tag: String, _ language: Language, _ portion: String) throws {
        var journey = WebSession()
        journey.languages = [tag]
        let words = Words(language)
        let food = try #require(Food.common.all.first { $0.basis == .hundred && $0.portion != nil })
        let weight = words.amount(grams: try #require(food.portion))
        let page = journey.open(.meals(.add(.dinner, nil, search: words.name(food))))
        #expect(page.has("<small>\(portion)\(weight) · \(words.amount(grams: 100)): "), "\(page.main)")
    }

    @Test func namesAreInTheOrderOfTheFoods() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let sources = tests.appendingPathComponent("../../Sources/Words/Meals/CommonFoods")
        let codes = try [
            "ReleasedFood", "Plant", "Grain", "Dairy", "Meat", "Pantry", "Dish", "Sweet",
        ].flatMap { part in
            let file = sources.appendingPathComponent("Words+\(part)Names.swift")
            return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { $0.contains(" | ") }
                .map { $0.trimmingCharacters(in: .whitespaces).prefix { $0 != " " } }.map { String($0) }
        }
        #expect(codes == Food.common.all.map { $0.code })
    }

    @Test(arguments: [
        ("pear", Language.english, "pear"), ("груша", .russian, "pear"), ("gruszka", .polish, "pear"),
        ("zucchini", .english, "courgette"), ("кабачок", .russian, "courgette"), ("cukinia", .polish, "courgette"),
        ("rye bread", .english, "rye-bread"), ("бородинский", .russian, "borodinsky"),
        ("bagietka", .polish, "baguette"),
        ("mashed potato", .english, "potatoes-mashed"), ("пюре картофельное", .russian, "potatoes-mashed"),
        ("frytki", .polish, "chips"), ("skyr", .english, "skyr"), ("ряженка", .russian, "ryazhenka"),
        ("twaróg półtłusty", .polish, "quark"), ("scrambled", .english, "eggs-scrambled"),
        ("яйцо варёное", .russian, "egg-boiled"), ("jajecznica", .polish, "eggs-scrambled"),
        ("pork chop", .english, "pork-chop"), ("сосиска", .russian, "frankfurter"), ("parówka", .polish, "frankfurter"),
        ("tuna in water", .english, "tuna-water"), ("лосось запечённый", .russian, "salmon-baked"),
        ("śledź", .polish, "herring"), ("tofu", .english, "tofu"), ("хумус", .russian, "hummus"),
        ("ciecierzyca konserwowa", .polish, "chickpeas-canned"), ("peanut butter", .english, "peanut-butter"),
        ("фундук", .russian, "hazelnuts"), ("siemię", .polish, "linseed"), ("ketchup", .english, "ketchup"),
        ("подсолнечное", .russian, "sunflower-oil"), ("olej rzepakowy", .polish, "rapeseed-oil"),
        ("lentil soup", .english, "lentil-soup"), ("борщ", .russian, "borscht"), ("rosół", .polish, "rosol"),
        ("shepherd's pie", .english, "shepherds-pie"), ("пельмени", .russian, "pelmeni"),
        ("kotlet schabowy", .polish, "kotlet-schabowy"), ("caesar salad", .english, "caesar-salad"),
        ("оливье", .russian, "olivier"), ("mizeria", .polish, "mizeria"), ("cola", .english, "cola"),
        ("квас", .russian, "kvass"), ("kompot", .polish, "kompot"), ("ice cream", .english, "ice-cream"),
        ("зефир", .russian, "zefir"), ("sernik", .polish, "cheesecake"), ("whey", .english, "protein-powder"),
        ("чипсы", .russian, "crisps"), ("paluszki słone", .polish, "salt-sticks"),
        ("pizza", .english, "pizza-margherita"),
    ])
    func aFoodOfEachKindIsFoundFirstInEachLanguage(_ typed: String, _ language: Language, _ code: String) {
        #expect(codes(typed, language).first == code)
    }

    @Test func anotherLanguageIsFoundToo() {
        #expect(codes("żurek").first == "zurek" && codes("гречка", .polish).first == "buckwheat-cooked")
    }

    @Test(arguments: [
        ("milk", Language.english, "milk"), ("молоко", .russian, "milk"), ("mleko", .polish, "milk"),
        ("rice", .english, "rice-cooked"), ("хлеб", .russian, "bread"), ("jogurt", .polish, "yogurt"),
        ("cheese", .english, "cheese-hard"), ("kefir", .english, "kefir-1"), ("egg", .english, "egg"),
        ("tea", .english, "tea"), ("beer", .english, "beer"),
    ])
    func thePlainFoodComesFirstAndIsMeant(_ typed: String, _ language: Language, _ code: String) {
        #expect(codes(typed, language).first == code)
        #expect(Words(language).food(meantBy: typed, in: State()) == .one(Food.common[Food.id(ofCode: code)!]!))
    }

    @Test(arguments: [
        ("brocoli", Language.english, "broccoli"), ("vanana", .english, "banana"), ("bnaana", .english, "banana"),
        ("mozarela", .english, "mozzarella"), ("raspberies", .english, "raspberries"),
        ("zpagheti bolognese", .english, "bolognese"), ("болонезе", .russian, "bolognese"),
        ("чечавица", .russian, "lentils-cooked"), ("мед", .russian, "honey"), ("twarog poltlusty", .polish, "quark"),
        ("losos pieczony", .polish, "salmon-baked"), ("nalesniki z tfarogiem", .polish, "blini-quark"),
        ("piergi ruskie", .polish, "pierogi-ruskie"),
    ])
    func typingErrorsAreForgiven(_ typed: String, _ language: Language, _ code: String) {
        #expect(codes(typed, language).first == code)
    }

    @Test(arguments: ["bxnxna", "mozxxxella", "xyzzyq"])
    func tooManyTypingErrorsFindNothing(_ typed: String) {
        #expect(!codes(typed).contains("banana") && !codes(typed).contains("mozzarella") && codes(typed).count < 3)
    }

    @Test func aBarcodeFindsTheFoodThatHasIt() {
        var session = WebSession()
        let kefir = [("id", "a1"), ("name", "Kefir"), ("energy", "41"), ("barcode", " 036000291452 ")]
        #expect(session.post(.meals(.addFood), kefir).status == 200)
        #expect(session.state.food(RecordID(hex: "a1")!)?.barcode == "036000291452")
        for page in ["/foods?search=036000291452", "/foods?search=0036000291452", "/meals/add?search=36000291452"] {
            let found = session.open(page)
            #expect(found.has("<bdi>Kefir</bdi>"), "\(page)")
        }
        #expect(session.open("/search?q=036000291452").has("<bdi>Kefir</bdi>"))
        let unknown = session.open("/meals/add?search=5901234123457")
        #expect(unknown.has("href=\"/foods/new?search=5901234123457&amp;meal="))
        let new = session.open("/foods/new?search=5901234123457")
        #expect(new.has("name=\"barcode\" value=\"5901234123457\"") && new.has(" data-kept=\"5901234123457\">"))
        // A refused form keeps what it was opened for.
        let refused = session.post(.meals(.addFood), [("id", "a2"), ("searched", "5901234123457"), ("barcode", "1")])
        #expect(refused.status == 422 && refused.has(" data-kept=\"5901234123457\">"))
        #expect(!session.open("/foods/new").has(" data-kept="))
        #expect(!unknown.has("name=\"name\" value=\"5901234123457\""))
    }

    @Test(arguments: ["milk", "2", "590123", "590123412345712", "5901234 kefir"])
    func aTextThatIsNoBarcodeIsRefused(_ text: String) {
        var session = WebSession()
        let fields = [("id", "a1"), ("name", "Kefir"), ("energy", "41"), ("barcode", text)]
        let refused = session.post(.meals(.addFood), fields)
        #expect(refused.status == 422 && refused.has("A barcode’s number has 8 to 14 digits"))
    }

    @Test(arguments: ["milk", "2"]) func aBarcodeFromElsewhereThatIsNoneHidesNothing(_ text: String) {
        var session = WebSession()
        let id = RecordID(hex: "a1")!
        let kefir = [("id", "a1"), ("name", "Kefir"), ("energy", "41")]
        #expect(session.post(.meals(.addFood), kefir).status == 200)
        session.receive([Change(Food.table, id, "barcode", .text(text))])
        #expect(codes(text, in: session.state).contains { $0 != nil })
        // The other fields can be changed.
        let page = session.open(.meals(.food(id)))
        let form = page.part(from: "<section class=\"card form\"", to: "</form>")
        let changed = typedFields(form).map { ($0.0, $0.0 == "energy" ? "40" : $0.1) }
        #expect(session.post(.meals(.editFood(id)), changed).status == 200)
        #expect(session.state.food(id)?.nutrition.energy == 40 && session.state.food(id)?.barcode == text)
    }

    @Test func aFoodThatAMealLackedIsNamedAndFoundThere() throws {
        var session = WebSession()
        let none = session.open("/meals/add?meal=breakfast&day=2026-11-19&search=big%20mac")
        let link = try #require(none.value(of: "href", after: "<section class=\"empty\">"))
        #expect(link == "/foods/new?search=big%20mac&amp;meal=breakfast&amp;day=2026-11-19")
        let new = session.open("/foods/new?search=big+mac&meal=breakfast&day=2026-11-19")
        #expect(new.has("name=\"name\" value=\"big mac\""))
        let form = typedFields(new.part(from: "<form class=\"form\"", to: "</form>"))
        let saved = session.post(.meals(.addFood), form.map { ($0.0, $0.0 == "energy" ? "220" : $0.1) })
        #expect(
            saved.url.hasPrefix("/meals/add?meal=breakfast&day=2026-11-19&search=big")
                && saved.has("<bdi>big mac</bdi>"))
        // Without a meal, the list of foods is next.
        let kefir = [("id", "a1"), ("name", "Kefir"), ("energy", "41")]
        #expect(session.post(.meals(.addFood), kefir).url.hasPrefix("/foods?"))
    }

    @Test func aBarcodeIsFoundWithItsSpaces() {
        var session = WebSession()
        let kefir = [("id", "a1"), ("name", "Kefir"), ("energy", "41"), ("barcode", "5 901234 123457")]
        #expect(session.post(.meals(.addFood), kefir).status == 200)
        #expect(session.open("/meals/add?search=5901234123457").has("<bdi>Kefir</bdi>"))
        let unknown = session.open("/meals/add?search=4%20006381%20333931")
        #expect(unknown.has("/foods/new?search=4"))
    }

    @Test(arguments: ["en", "ru", "pl"]) func theButtonThatReadsBarcodesWaitsForAScript(_ language: String) {
        var session = WebSession()
        session.languages = [language]
        for page in ["/foods", "/meals/add", "/foods/new"] {
            let button = session.open(page).part(from: "<div class=\"attach after\" data-barcode=", to: ">")
            #expect(button.hasSuffix(" hidden>"), "\(page)")
        }
    }

    @Test func foodsEatenComeFirstThenBeginningsThenWordsWithin() {
        var journey = WebSession()
        let before = codes("milk", in: journey.state)
        #expect(before.first == "milk" && before.firstIndex(of: "milk-2")! < before.firstIndex(of: "chocolate-milk")!)
        #expect(before.firstIndex(of: "chocolate-milk")! < before.firstIndex(of: "milkshake")!)
        for (number, line) in ["coffee with milk", "milk, 2% fat 200 ml", "milk, 2% fat 200 ml"].enumerated() {
            _ = journey.post("/meals", [("id", "aa0\(number)"), ("meal", "lunch"), ("line", line)])
        }
        #expect(codes("milk", in: journey.state).prefix(3) == ["milk-2", "coffee-milk", "milk"])
        // A line means the kind that is eaten.
        let milk = Words(.english).food(meantBy: "milk", in: journey.state)
        #expect(milk == .one(Food.common[Food.id(ofCode: "milk-2")!]!))
        #expect(codes("", in: journey.state).prefix(2) == ["milk-2", "coffee-milk"])
    }

    @Test func ownFoodsComeBeforeEquallyGoodOnes() {
        var journey = WebSession()
        _ = journey.post("/foods/new", [("id", "aa11"), ("name", "Kefir"), ("energy", "40")])
        #expect(codes("kefir", in: journey.state).first == .some(nil))
        #expect(codes("kefri", in: journey.state).first == .some(nil))
    }

    @Test func aPageListsFewFoodsAndSaysHowManyMoreThereAre() {
        var journey = WebSession()
        func rows(_ page: WebSession.Page) -> Int { page.text.split(separator: "class=\"line\"").count - 1 }
        _ = journey.post("/meals", [("id", "aa01"), ("meal", "lunch"), ("line", "bigos 300 g")])
        let all = journey.open("/foods")
        #expect(rows(all) == 40 && all.has("784 more: search to find them."))
        #expect(all.part(from: "<h2>Common foods</h2>", to: "</bdi>").contains("Bigos"))
        let soups = journey.open("/foods?search=soup")
        #expect(rows(soups) > 10 && rows(soups) <= 40 && soups.has("Lentil soup") && !soups.has("Bigos"))
        #expect(rows(journey.open("/meals/add")) <= 8 && rows(journey.open("/meals/add?search=a")) <= 20)
    }

    @Test func theSearchOfEverythingForgivesTypingErrorsInFoods() {
        var journey = WebSession()
        #expect(journey.open(.search("mozarela")).has("<bdi>Mozzarella</bdi>"))
        #expect(journey.open(.search("молоко")).has("Milk, 3.25% fat"))
    }
}
