extension HelpTranslation {
    static let moneyEditing: [Sentence] = [
        (
            "Show balances, the month so far, budgets, and what is due or has no category.",
            "Показать остатки, текущий месяц, бюджеты и то, что предстоит или осталось без категории.",
            "Pokaż salda, bieżący miesiąc, budżety oraz to, co jest do zapłaty albo bez kategorii."
        ),
        (
            "List the transactions without a category, oldest first.",
            "Показать операции без категории, сначала старые.", "Pokaż transakcje bez kategorii, od najstarszych."
        ),
        (
            "Change a transaction; options you leave out keep their values.",
            "Изменить операцию; что не указано, остаётся.", "Zmień transakcję; pominięte opcje zostają bez zmian."
        ),
        (
            "What arrives of a transfer between currencies follows its new amount, unless --received says it: by your latest "
                + "rate up to its day, or else in the same proportion.",
            "Сколько поступит по переводу между валютами, считается от новой суммы, если не указано --received: по вашему "
                + "последнему курсу на его день, а без него — в прежней пропорции.",
            "Kwota, która wpłynie z przelewu między walutami, jest liczona z nowej kwoty, chyba że podasz --received: według "
                + "twojego ostatniego kursu na ten dzień, a bez niego w tej samej proporcji."
        ),
        ("The payee; empty for none.", "Получатель; пусто — без него.", "Odbiorca; puste: bez niego."),
        (
            "The category, or the start of it; none takes it away.", "Категория или её начало; none убирает её.",
            "Kategoria albo jej początek; none ją usuwa."
        ),
        ("The account.", "Счёт.", "Konto."), ("The day.", "День.", "Dzień."),
        ("A note; empty for none.", "Заметка; пусто — без неё.", "Notatka; puste: bez niej."),
        (
            "Split a transaction over categories.", "Разделить операцию по категориям.",
            "Podziel transakcję na kategorie."
        ),
        (
            "The part without an amount takes the rest. none puts the parts together again.",
            "Часть без суммы получает остаток. none снова соединяет части.",
            "Część bez kwoty dostaje resztę. none łączy części z powrotem."
        ),
        (
            "A category with its amount: groceries=12.50.", "Категория с суммой: groceries=12.50.",
            "Kategoria z kwotą: groceries=12.50."
        ),
        (
            "Add, list and change the categories of transactions.",
            "Добавить, показать и изменить категории операций.", "Dodaj, pokaż i zmień kategorie transakcji."
        ),
        ("Add a category of transactions.", "Добавить категорию операций.", "Dodaj kategorię transakcji."),
        (
            "For income; otherwise it is for spending.", "Для доходов; иначе — для расходов.",
            "Dla przychodów; inaczej dla wydatków."
        ),
        (
            "Offer it no more; its transactions keep it.", "Больше не предлагать; операции её сохраняют.",
            "Nie proponuj jej więcej; transakcje ją zachowują."
        ),
        (
            "Delete a category with its budgets and rules; its transactions stay.",
            "Удалить категорию с её бюджетами и правилами; операции остаются.",
            "Usuń kategorię z jej budżetami i regułami; transakcje zostają."
        ),
        (
            "The group it is listed in; empty for none.", "Группа в списке; пусто — без неё.",
            "Grupa na liście; puste: bez niej."
        ),
    ]
}
