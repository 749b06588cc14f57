extension HelpTranslation {
    static let rules: [Sentence] = [
        (
            "See and change the rules that give payees their category.",
            "Показать и изменить правила, по которым получатели попадают в категории.",
            "Pokaż i zmień reguły, które nadają odbiorcom kategorie."
        ),
        (
            "List the rules; the first that fits counts.", "Показать правила; действует первое подходящее.",
            "Pokaż reguły; liczy się pierwsza pasująca."
        ),
        ("Add a rule, before all others.", "Добавить правило перед остальными.", "Dodaj regułę przed pozostałymi."),
        ("What the payee contains.", "Что содержит получатель.", "Co zawiera odbiorca."),
        (
            "The payee to show for imported transactions instead of the bank's text.",
            "Как показывать получателя импортированных операций вместо текста банка.",
            "Odbiorca pokazywany przy importowanych transakcjach zamiast tekstu banku."
        ),
        (
            "For refunds, too: money that comes in lowers the spending of the category.",
            "И для возвратов: поступления уменьшают расход категории.",
            "Także dla zwrotów: wpływy zmniejszają wydatki kategorii."
        ),
        ("Delete a rule.", "Удалить правило.", "Usuń regułę."),
        ("Its text, or the start of it.", "Его текст или начало текста.", "Jej tekst albo jego początek."),
    ]
}
