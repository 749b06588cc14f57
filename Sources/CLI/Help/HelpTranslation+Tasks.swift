extension HelpTranslation {
    static let tasks: [Sentence] = [
        (
            "Add, view and complete tasks.", "Добавить, посмотреть и выполнить задачи.",
            "Dodaj, pokaż i ukończ zadania."
        ),
        (
            "A task is named by its title, a prefix of it, or its number as daybook task list prints it. A task keeps its number whatever else is added or completed; the number gets another digit if two would be equal. For another occurrence of a repeating task, add its day: 482/2026-12-01.",
            "Задачу можно указать по названию, его началу или номеру из daybook task list. Номер не меняется, что бы вы ни добавили или выполнили; если бы два совпали, в них стало бы на цифру больше. Чтобы указать другой раз повторяющейся задачи, добавьте его день: 482/2026-12-01.",
            "Zadanie wskazujesz nazwą, jej początkiem albo numerem z daybook task list. Numer się nie zmienia, cokolwiek dodasz lub ukończysz; gdyby dwa miały być równe, dostają jeszcze jedną cyfrę. Aby wskazać inny termin powtarzanego zadania, dopisz dzień: 482/2026-12-01."
        ),
        (
            "The task in one line; - reads standard input.", "Задача одной строкой; - читает стандартный ввод.",
            "Zadanie w jednym wierszu; - czyta standardowe wejście."
        ), ("Use the whole line as the title.", "Взять названием всю строку.", "Weź cały wiersz jako nazwę."),
        (
            "Add a task from a line, options or both.", "Добавить задачу строкой, параметрами или тем и другим.",
            "Dodaj zadanie wierszem, opcjami albo jednym i drugim."
        ),
        (
            "With -, each line of standard input is a task. The shell interprets # and !, so put the line in single quotes. Text in double quotes, or after a backslash, stays in the title. Options take precedence over the line.",
            "С дефисом каждая строка стандартного ввода — задача. Оболочка понимает # и ! по-своему, поэтому берите строку в одинарные кавычки. Текст в двойных кавычках или после обратной косой черты остаётся в названии. Параметры важнее строки.",
            "Z łącznikiem każdy wiersz standardowego wejścia to zadanie. Powłoka interpretuje # i !, więc ujmij wiersz w apostrofy. Tekst w cudzysłowie lub po ukośniku wstecznym zostaje w nazwie. Opcje są ważniejsze niż wiersz."
        ), ("Log a task that is already done.", "Записать уже выполненную задачу.", "Zapisz już zrobione zadanie."),
        (
            "How long it took, such as 45m or 1h30m.", "Сколько заняло, например 45м или 1ч30м.",
            "Ile trwało, na przykład 45m albo 1h30m."
        ),
        (
            "Complete tasks; of a repeating one, the current occurrence.",
            "Выполнить задачи; у повторяющейся — текущий раз.", "Ukończ zadania; w powtarzanym: bieżący termin."
        ),
        ("Close its open subtasks too.", "Закрыть и открытые подзадачи.", "Zamknij też otwarte podzadania."),
        (
            "Leave its open subtasks as they are.", "Оставить открытые подзадачи как есть.",
            "Zostaw otwarte podzadania bez zmian."
        ),
        (
            "Change a task; options you leave out keep their values.", "Изменить задачу; что не указано, остаётся.",
            "Zmień zadanie; czego nie podasz, to zostaje."
        ),
        (
            "All occurrences of a repeating task are changed unless you give --this or --later.",
            "У повторяющейся задачи меняются все разы, если нет --this или --later.",
            "W powtarzanym zadaniu zmieniają się wszystkie terminy, chyba że podasz --this lub --later."
        ),
        (
            "A tag to remove. Can be given several times.", "Тег, который убрать. Можно указать несколько раз.",
            "Tag do usunięcia. Można podać kilka razy."
        ),
        (
            "A task it no longer waits for. Can be given several times.",
            "Задача, которой она больше не ждёт. Можно указать несколько раз.",
            "Zadanie, na które już nie czeka. Można podać kilka razy."
        ),
        (
            "A link to remove. Can be given several times.", "Ссылка, которую убрать. Можно указать несколько раз.",
            "Link do usunięcia. Można podać kilka razy."
        ),
        (
            "Change only this occurrence of a repeating task.", "Изменить только этот раз повторяющейся задачи.",
            "Zmień tylko ten termin powtarzanego zadania."
        ),
        (
            "Change this and all later occurrences of a repeating task.",
            "Изменить этот и все следующие разы повторяющейся задачи.",
            "Zmień ten i wszystkie późniejsze terminy powtarzanego zadania."
        ),
        (
            "List tasks: overdue, today, upcoming, without a date.",
            "Показать задачи: просроченные, на сегодня, ближайшие, без срока.",
            "Pokaż zadania: zaległe, na dziś, nadchodzące, bez terminu."
        ),
        (
            "due: overdue, today, week, none, agenda (what daybook today shows), a day, or a range such as 2026-11-01..2026-11-30.",
            "due: (срок) overdue, today, week, none, agenda (что показывает daybook today), день или промежуток вида 2026-11-01..2026-11-30.",
            "due: (termin) overdue, today, week, none, agenda (to, co pokazuje daybook today), dzień albo zakres jak 2026-11-01..2026-11-30."
        ),
        (
            "status: open, pending, started, done, cancelled, waiting, someday.",
            "status: (состояние) open, pending, started, done, cancelled, waiting, someday.",
            "status: (stan) open, pending, started, done, cancelled, waiting, someday."
        ), ("sort: %", "sort: (порядок) %", "sort: (kolejność) %"),
        ("goal: the start of its title.", "goal: (цель) начало её названия.", "goal: (cel) początek jego nazwy."),
        (
            "Filters can be shortened, and +home is #home. Any other word is searched for. The shell interprets # and !, so put them in single quotes.",
            "Фильтры можно сокращать, +дом — это #дом. Остальные слова ищутся в задачах. Оболочка понимает # и ! по-своему, поэтому берите их в одинарные кавычки.",
            "Filtry można skracać, a +dom to #dom. Inne słowa są wyszukiwane. Powłoka interpretuje # i !, więc ujmij je w apostrofy."
        ),
        (
            "The list (default: all open tasks).", "Какие задачи (по умолчанию все открытые).",
            "Które zadania (domyślnie wszystkie otwarte)."
        ),
        (
            "Show a task's details and what makes it urgent.",
            "Показать подробности задачи и из чего складывается её срочность.",
            "Pokaż szczegóły zadania i skąd bierze się jego pilność."
        ),
        (
            "Its title, the start of it, or its number.", "Название, его начало или номер.",
            "Nazwa, jej początek albo numer."
        ),
        (
            "Titles, the start of them, or numbers.", "Названия, их начало или номера.",
            "Nazwy, ich początek albo numery."
        ),
        (
            "The day it is due: 2026-12-01, tomorrow, fri.", "Срок: 2026-12-01, завтра, пт.",
            "Termin: 2026-12-01, jutro, pt."
        ), ("The time it is due, such as 18:00.", "Время, например 18:00.", "Godzina, na przykład 18:00."),
        (
            "The day from which it can be started.", "День, с которого можно начать.",
            "Dzień, od którego można zacząć."
        ), ("Hide it until this day.", "Скрыть до этого дня.", "Ukryj do tego dnia."),
        (
            "A tag. Can be given several times.", "Тег. Можно указать несколько раз.",
            "Tag. Można podać kilka razy."
        ), ("The goal it belongs to.", "Цель, к которой относится.", "Cel, do którego należy."),
        (
            "How long it should take, such as 45m or 1h30m.", "Сколько должно занять, например 45м или 1ч30м.",
            "Ile ma potrwać, na przykład 45m albo 1h30m."
        ),
        (
            "\"every month on 1\", \"every 3 days after done\", FREQ=MONTHLY.",
            "«каждый месяц 1-го», «каждые 3 дня после выполнения», FREQ=MONTHLY.",
            "„co miesiąc 1.”, „co 3 dni po wykonaniu”, FREQ=MONTHLY."
        ),
        (
            "The task it is a subtask of.", "Задача, подзадачей которой она станет.",
            "Zadanie, którego będzie podzadaniem."
        ),
        (
            "A task that must be done first. Can be given several times.",
            "Задача, которую нужно сделать раньше. Можно указать несколько раз.",
            "Zadanie, które trzeba zrobić wcześniej. Można podać kilka razy."
        ),
        (
            "A web or mail address. Can be given several times.",
            "Адрес сайта или почты. Можно указать несколько раз.",
            "Adres strony lub poczty. Można podać kilka razy."
        ),
        (
            "30m before it is due, or 2026-11-20T09:30. Can be given several times.",
            "30м до срока или 2026-11-20T09:30. Можно указать несколько раз.",
            "30m przed terminem albo 2026-11-20T09:30. Można podać kilka razy."
        ), ("Reopen closed tasks.", "Вернуть закрытые задачи в работу.", "Otwórz ponownie zamknięte zadania."),
        (
            "Cancel tasks; of a repeating one, the current occurrence.",
            "Отменить задачи; у повторяющейся — текущий раз.", "Anuluj zadania; w powtarzanym: bieżący termin."
        ),
        (
            "Skip one occurrence of a repeating task.", "Пропустить один раз повторяющейся задачи.",
            "Pomiń jeden termin powtarzanego zadania."
        ),
        (
            "Delete tasks with their subtasks; of a repeating one, all occurrences.",
            "Удалить задачи с подзадачами; повторяющуюся — целиком.",
            "Usuń zadania z podzadaniami; powtarzane: w całości."
        ),
        (
            "Start the timer of a task; any other stops.", "Запустить таймер задачи; другой остановится.",
            "Włącz pomiar czasu zadania; inny się zatrzyma."
        ),
        (
            "Several tasks are marked as in progress, without a timer, which runs for one task at a time.",
            "Если задач несколько, они отмечаются начатыми, но без таймера: он идёт только у одной.",
            "Kilka zadań zostaje oznaczonych jako „w toku”, ale bez pomiaru czasu: trwa on tylko dla jednego."
        ),
        (
            "Stop the timer of a task; without a name, the running one.",
            "Остановить таймер задачи; без названия — тот, что идёт.",
            "Zatrzymaj pomiar czasu zadania; bez nazwy: ten, który trwa."
        ), ("Log time spent on a task.", "Записать время, потраченное на задачу.", "Zapisz czas poświęcony zadaniu."),
        (
            "Its title, the start of it, or its number; then how long, such as 45m.",
            "Название, его начало или номер; затем — сколько времени, например 45м.",
            "Nazwa, jej początek albo numer; potem jak długo, na przykład 45m."
        ),
        (
            "How long, such as 45m or 1h30m.", "Сколько времени, например 45м или 1ч30м.",
            "Jak długo, na przykład 45m albo 1h30m."
        ),
    ]
}
