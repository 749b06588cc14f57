/// An activity that is offered before a person has their own. It is kept by its name in the language of that moment.
public struct CommonActivity: Sendable {
    private let english: String
    private let russian: String
    private let polish: String

    private init(_ english: String, _ russian: String, _ polish: String) {
        (self.english, self.russian, self.polish) = (english, russian, polish)
    }

    public func name(_ language: Language) -> String {
        switch language {
        case .english: english
        case .russian: russian
        case .polish: polish
        }
    }

    /// Names the activity in code, whatever the language.
    public var code: String { english }

    /// Whether this is its name in one of the languages, ignoring case.
    public func isCalled(_ name: String) -> Bool {
        let typed = name.lowercased()
        return english.lowercased() == typed || russian.lowercased() == typed || polish.lowercased() == typed
    }

    /// Those of people.
    public static let ofPeople: [CommonActivity] = [
        CommonActivity("Work", "Работа", "Praca"), CommonActivity("Family", "Семья", "Rodzina"),
        CommonActivity("Friends", "Друзья", "Przyjaciele"), CommonActivity("Sport", "Спорт", "Sport"),
        CommonActivity("Walk", "Прогулка", "Spacer"), CommonActivity("Reading", "Чтение", "Czytanie"),
        CommonActivity("Chores", "Дела по дому", "Obowiązki domowe"), CommonActivity("Rest", "Отдых", "Odpoczynek"),
    ]
    /// Those of pets.
    public static let ofPets: [CommonActivity] = [
        CommonActivity("Walk", "Прогулка", "Spacer"), CommonActivity("Play", "Игры", "Zabawa"),
        CommonActivity("Training", "Дрессировка", "Szkolenie"), CommonActivity("Treat", "Лакомство", "Smakołyk"),
        CommonActivity("Trip", "Поездка", "Podróż"), CommonActivity("Guests", "Гости", "Goście"),
        CommonActivity("Grooming", "Уход", "Pielęgnacja"), CommonActivity("Vet", "Ветеринар", "Weterynarz"),
    ]
}
