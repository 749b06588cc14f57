extension HelpTranslation {
    static let game: [Sentence] = [
        ("Review", "Обзор", "Przegląd"), ("Points", "Очки", "Punkty"),
        // Review
        (
            "Review the week: a figure for each part of life, beside the week before.",
            "Показать итоги недели по всем разделам в сравнении с предыдущей.",
            "Pokaż podsumowanie tygodnia ze wszystkich działów, w porównaniu z poprzednim."
        ),
        (
            "Review the month, beside the month before.", "Показать итоги месяца в сравнении с предыдущим.",
            "Pokaż podsumowanie miesiąca, w porównaniu z poprzednim."
        ),
        (
            "Review the year, beside the year before.", "Показать итоги года в сравнении с предыдущим.",
            "Pokaż podsumowanie roku, w porównaniu z poprzednim."
        ), ("Show the previous one instead.", "Показать предыдущий период.", "Pokaż poprzedni okres."),
        (
            "A day in the week, month or year to show (default: today).",
            "День в неделе, месяце или году, итоги которых показать (по умолчанию сегодня).",
            "Dzień w tygodniu, miesiącu lub roku do pokazania (domyślnie dziś)."
        ),
        // Points
        (
            "Show your level, your points and what earned them, latest first.",
            "Показать уровень, очки и за что они начислены, последние сверху.",
            "Pokaż poziom, punkty i to, za co je masz, najnowsze najpierw."
        ),
        (
            "Explain how points are earned instead.", "Вместо этого объяснить, за что начисляются очки.",
            "Zamiast tego wyjaśnij, za co są punkty."
        ),
        (
            "Show the achievements you earned, and how far you are with the others.",
            "Показать полученные достижения и сколько осталось до других.",
            "Pokaż zdobyte osiągnięcia i ile brakuje do pozostałych."
        ), ("Only those you earned.", "Только полученные.", "Tylko zdobyte."),
        (
            "Count what is imported for points; by default, it earns none.",
            "Начислить очки за импортированное; без этого очков за него нет.",
            "Nalicz punkty za to, co importujesz; bez tego nie ma za to punktów."
        ),
        // Challenges
        (
            "Join the challenges of the week, or make your own.", "Принять испытания недели или создать свои.",
            "Podejmij wyzwania tygodnia albo utwórz własne."
        ),
        (
            "List the challenges of the week, and those you joined or made.",
            "Показать испытания недели и те, что вы приняли или создали.",
            "Pokaż wyzwania tygodnia oraz te, które podejmujesz lub tworzysz."
        ),
        (
            "Show a challenge: how it stands, and the days that it counted.",
            "Показать испытание: как оно идёт и какие дни засчитаны.",
            "Pokaż wyzwanie: jak idzie i które dni się liczyły."
        ), ("Join a challenge of this week.", "Принять испытание этой недели.", "Podejmij wyzwanie tego tygodnia."),
        ("Leave a challenge that you joined.", "Отказаться от принятого испытания.", "Porzuć podjęte wyzwanie."),
        (
            "Make a challenge of your own: a number to reach by a day.",
            "Создать своё испытание: число, которое нужно набрать к сроку.",
            "Utwórz własne wyzwanie: liczbę do osiągnięcia na czas."
        ),
        (
            "Its title; without one, it is named after what it counts.", "Название; без него — по тому, что считается.",
            "Nazwa; bez niej: według tego, co się liczy."
        ),
        (
            "Change a challenge of your own; options you leave out keep their values.",
            "Изменить своё испытание; что не указано, остаётся.", "Zmień własne wyzwanie; czego nie podasz, to zostaje."
        ), ("Delete a challenge of your own.", "Удалить своё испытание.", "Usuń własne wyzwanie."),
        (
            "Its number in daybook challenge list, its title, or the start of it.",
            "Номер из daybook challenge list, название или его начало.",
            "Numer z daybook challenge list, nazwa albo jej początek."
        ),
        (
            "Count only this habit; empty for any.", "Считать только эту привычку; пусто — любую.",
            "Licz tylko ten nawyk; puste: dowolny."
        ), ("The number to reach.", "Сколько набрать.", "Ile osiągnąć."),
        (
            "The first day (default: today).", "Первый день (по умолчанию сегодня).", "Pierwszy dzień (domyślnie dziś)."
        ),
        // Away
        (
            "Say when you are away: streaks, repeated tasks and reminders rest, and challenges end later.",
            "Указать перерыв: серии, повторяющиеся задачи и напоминания отдыхают, испытания заканчиваются позже.",
            "Podaj przerwę: serie, powtarzane zadania i przypomnienia odpoczywają, a wyzwania kończą się później."
        ),
        (
            "Say when you are away: streaks, repeated tasks and reminders rest.",
            "Указать перерыв: серии, повторяющиеся задачи и напоминания отдыхают.",
            "Podaj przerwę: serie, powtarzane zadania i przypomnienia odpoczywają."
        ),
        ("Be away today only.", "Начать перерыв только на сегодня.", "Zacznij przerwę tylko na dziś."),
        (
            "Be away up to and including a day.", "Начать перерыв до дня, который в него ещё входит.",
            "Zacznij przerwę do dnia, który jest jej ostatnim."
        ),
        (
            "Be away until you say that you are back.", "Начать перерыв без последнего дня.",
            "Zacznij przerwę bez ostatniego dnia."
        ), ("Say that you are no longer away.", "Завершить перерыв.", "Zakończ przerwę."),
        (
            "List the periods in which you are away, latest first.", "Показать перерывы, последний сверху.",
            "Pokaż przerwy, najnowsza najpierw."
        ),
        (
            "Change a period; options you leave out keep their values.", "Изменить перерыв; что не указано, остаётся.",
            "Zmień przerwę; czego nie podasz, to zostaje."
        ),
        (
            "The last day; empty until you are back.", "Последний день; пусто — до вашего возвращения.",
            "Ostatni dzień; puste: do twojego powrotu."
        ),
        (
            "Delete a period, as if you had not been away.", "Удалить перерыв, будто его не было.",
            "Usuń przerwę, jakby jej nie było."
        ),
        (
            "Its number in daybook away list, or a day in it.", "Номер из daybook away list или день перерыва.",
            "Numer z daybook away list albo dzień przerwy."
        ),
    ]
}
