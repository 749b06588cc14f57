import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct CategoriesTests {
    private let id = RecordID(hex: "cc22")!

    private func form(_ name: String, icon: String = "🌅", color: String = "amber") -> [(String, String)] {
        [("id", "cc22"), ("name", name), ("icon", icon), ("color", color)]
    }

    @Test func journalWithoutCategoriesSaysWhatTheyAreFor() {
        var journey = WebSession()
        let page = journey.open(.categories(.list))
        #expect(page.has("No categories yet"))
        #expect(page.has("href=\"/categories/new\""))
    }

    @Test func addedCategoryStandsInTheListWithItsHabits() throws {
        var journey = WebSession()
        let page = journey.post(.categories(.add), form(" Morning "))
        #expect(page.url.hasPrefix("/categories"))
        #expect(page.has("Category “Morning” added"))
        #expect(page.has("<small>Empty</small>"))
        _ = try journey.add("Read", category: .existing(id))
        let archived = try journey.add("Write", category: .existing(id))
        try journey.keep(.archive(archived))
        let list = journey.open(.categories(.list))
        #expect(list.has("tint-amber") && list.has("🌅") && list.has("1 habit") && !list.has("2 habits"))
    }

    @Test func postingTwiceAddsOnce() {
        var journey = WebSession()
        _ = journey.post(.categories(.add), form("Morning"))
        let again = journey.post(.categories(.add), form("Morning"))
        #expect(again.status == 200)
        #expect(journey.state.livingCategories.count == 1)
    }

    @Test func categoryIsRenamedByItsForm() {
        var journey = WebSession()
        _ = journey.post(.categories(.add), form("Morning"))
        var typed = typedFields(journey.open(.categories(.category(id))).main)
        let batches = journey.batches.count
        _ = journey.post(.categories(.edit(id)), typed)
        #expect(journey.batches.count == batches)
        typed = typed.map { $0.0 == "name" ? ("name", "Dawn") : $0 }
        let page = journey.post(.categories(.edit(id)), typed)
        #expect(page.has("Category “Dawn” saved"))
        #expect(journey.state.category(id)?.name == "Dawn")
        #expect(journey.state.category(id)?.color == .amber)
    }

    @Test func savingTheFormLeavesWhatAnotherDeviceChangedMeanwhile() {
        var journey = WebSession()
        _ = journey.post(.categories(.add), form("Morning"))
        let typed = typedFields(journey.open(.categories(.category(id))).main)
        _ = journey.post(.categories(.edit(id)), form("Morning", color: "plum"))
        _ = journey.post(.categories(.edit(id)), typed.map { $0.0 == "name" ? ("name", "Dawn") : $0 })
        #expect(journey.state.category(id)?.name == "Dawn")
        #expect(journey.state.category(id)?.color == .plum)
    }

    @Test func newCategoryGetsTheLeastUsedColour() {
        var journey = WebSession()
        for (number, color) in ["rose", "amber", "teal"].enumerated() {
            let fields = [("id", "f\(number)"), ("name", color), ("icon", ""), ("color", color)]
            _ = journey.post(.categories(.add), fields)
        }
        #expect(typedFields(journey.open(.categories(.add)).main).contains { $0 == ("color", "leaf") })
        let habit = [("id", "aa11"), ("title", "Read"), ("color", "sky"), ("kind", "check"), ("category", "Mind")]
        _ = journey.post(.habits(.add), habit)
        #expect(journey.state.category(named: "Mind")?.color == .leaf)
    }

    @Test func deletionAnnouncesItsEffectOnHabitsAndCanBeUndone() throws {
        var journey = WebSession()
        _ = journey.post(.categories(.add), form("Morning"))
        let habit = try journey.add("Read", category: .existing(id))
        #expect(journey.open(.categories(.category(id))).has("Deleting “Morning” leaves 1 habit without a category."))
        let page = journey.post(.categories(.delete(id)))
        #expect(page.has("Category “Morning” deleted"))
        #expect(journey.state.category(journey.state.habit(habit)?.category) == nil)
        #expect(journey.state.habit(habit) != nil)
        _ = journey.undo(page)
        #expect(journey.state.category(journey.state.habit(habit)?.category)?.name == "Morning")
    }

    @Test func deletingTwiceIsDeletingOnce() {
        var journey = WebSession()
        _ = journey.post(.categories(.add), form("Morning"))
        _ = journey.post(.categories(.delete(id)))
        let batches = journey.batches.count
        #expect(journey.post(.categories(.delete(id))).status == 200)
        #expect(journey.batches.count == batches)
        #expect(journey.post(.categories(.delete(RecordID(hex: "dd")!))).status == 404)
        #expect(journey.open(.categories(.category(id))).status == 404)
    }

    @Test func aPastedColourBecomesTheNearestAndANameMayHaveSixtyFourCharacters() {
        var journey = WebSession()
        let name = String(repeating: "n", count: 64)
        _ = journey.post(.categories(.add), form(name, icon: "", color: "#FF0000"))
        #expect(journey.state.livingCategories.map(\.name) == [name])
        #expect(journey.state.livingCategories.map(\.color) == [.rose])
    }

    static let refusals: [(field: String, form: [String], english: String, russian: String, polish: String)] = [
        ("name", [" \u{200B} ", "", "sky"], "Enter a name", "Введите название", "Wpisz nazwę"),
        ("name", ["x" + String(repeating: "y", count: 9_999), "", "sky"], "At most 64", "Не больше 64", "Najwyżej 64"),
        ("name", ["EVENING", "", "sky"], "a category “Evening”", "категория «Evening»", "kategorię „Evening”"),
        ("icon", ["Morning", "sun", "sky"], "Choose a single emoji", "Выберите один эмодзи", "Wybierz jedno emoji"),
        ("color", ["Morning", "", "blue"], "There is no colour “blue”", "Нет цвета «blue»", "Nie ma koloru „blue”"),
    ]

    @Test(arguments: refusals.indices)
    func refusedFormGivesTheReasonBesideItsFieldAndKeepsTheInput(index: Int) {
        let (field, typed, english, russian, polish) = Self.refusals[index]
        for (language, reason) in [("en", english), ("ru", russian), ("pl", polish)] {
            var journey = WebSession()
            journey.languages = [language]
            _ = journey.post(.categories(.add), [("id", "ee"), ("name", "Evening"), ("icon", ""), ("color", "iris")])
            let batches = journey.batches.count
            let page = journey.post(.categories(.add), form(typed[0], icon: typed[1], color: typed[2]))
            #expect(page.status == 422)
            #expect(journey.batches.count == batches)
            #expect(page.part(from: "id=\"\(field)-why\"", to: "</p>").contains(reason), "\(field) \(language)")
            let kept = typedFields(page.main)
            #expect(kept.contains { $0 == ("name", typed[0]) })
            #expect(kept.contains { $0 == ("icon", typed[1]) })
        }
    }

    @Test func editingADeletedCategoryIsRefusedWithAReason() {
        var journey = WebSession()
        _ = journey.post(.categories(.add), form("Morning"))
        _ = journey.post(.categories(.delete(id)))
        let page = journey.post(.categories(.edit(id)), form("Dawn"))
        #expect(page.status == 422)
        #expect(page.has("This category was deleted"))
        #expect(page.has("value=\"Dawn\""))
    }
}
