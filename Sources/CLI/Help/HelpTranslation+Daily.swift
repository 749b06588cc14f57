extension HelpTranslation {
    static let daily: [Sentence] = [
        (
            "Show what is due and what was done.", "Показать, что нужно сделать и что сделано.",
            "Pokaż, co jest do zrobienia i co zrobiono."
        ), ("Mark habits done.", "Отметить привычки выполненными.", "Oznacz nawyki jako zrobione."),
        ("The total amount.", "Сколько всего за день.", "Łączna wartość dnia."),
        (
            "The amount to add to the day's value.", "Сколько прибавить к значению дня.",
            "Ile dodać do wartości dnia."
        ), ("A note on how it went.", "Заметка о том, как прошло.", "Notatka o tym, jak poszło."),
        (
            "Clear the mark of a day; notes stay.", "Снять отметку дня; заметки останутся.",
            "Usuń oznaczenie dnia; notatki zostają."
        ),
        (
            "Skip a day, which neither adds to a streak nor breaks it.",
            "Пропустить день: серия не растёт и не прерывается.",
            "Pomiń dzień: seria ani nie rośnie, ani się nie przerywa."
        ), ("Why.", "Почему.", "Dlaczego."),
        (
            "Add a task; short for task add.", "Добавить задачу; коротко вместо task add.",
            "Dodaj zadanie; skrót od task add."
        ),
        (
            "Log a mood, a note, a meal, your weight, a workout, a task or progress toward a goal.",
            "Записать настроение, заметку, еду, вес, тренировку, задачу или прогресс по цели.",
            "Zapisz nastrój, notatkę, posiłek, wagę, trening, zadanie albo postęp celu."
        ),
        (
            "mood, note, meal, weight, workout, task or progress with its arguments, or a sentence.",
            "mood (настроение), note (заметка), meal (еда), weight (вес), workout (тренировка), task (задача) или progress (прогресс) с аргументами — или предложение.",
            "mood (nastrój), note (notatka), meal (posiłek), weight (waga), workout (trening), task (zadanie) albo progress (postęp) z argumentami albo zdanie."
        ),
        // Reminders
        (
            "Show the reminders of today, or ring them.", "Показать сегодняшние напоминания или сообщать о них.",
            "Pokaż dzisiejsze przypomnienia albo przypominaj."
        ),
        (
            "With --ring, it waits and shows each reminder as a notification of the desktop or, without one, as a line with a beep, until you stop it. With --now, it rings what is due in that minute, and ends.",
            "С --ring команда ждёт и показывает каждое напоминание как уведомление рабочего стола, а если это невозможно — строкой со звуком, пока её не остановят. С --now она сообщает, что пора в эту минуту, и завершается.",
            "Z --ring polecenie czeka i pokazuje każde przypomnienie jako powiadomienie pulpitu, a gdy to niemożliwe, jako wiersz z dźwiękiem, aż je zatrzymasz. Z --now przypomina o tym, co wypada w tej minucie, i kończy."
        ),
        (
            "The number of days to show, 1 to 31 (default: 1).", "Сколько дней показать, от 1 до 31 (обычно 1).",
            "Ile dni pokazać, od 1 do 31 (domyślnie 1)."
        ),
        (
            "Wait, and ring each reminder when its time has come.", "Ждать и сообщать о каждом напоминании вовремя.",
            "Czekaj i przypominaj o czasie."
        ),
        // Habits
        (
            "Add, view and change habits.", "Добавить, посмотреть и изменить привычки.",
            "Dodaj, pokaż i zmień nawyki."
        ), ("Add a habit.", "Добавить привычку.", "Dodaj nawyk."),
        ("Its title, 2 to 64 characters.", "Название, от 2 до 64 знаков.", "Nazwa, od 2 do 64 znaków."),
        ("List habits.", "Показать привычки.", "Pokaż nawyki."),
        ("Only those of a category.", "Только из этой категории.", "Tylko z tej kategorii."),
        (
            "Show a habit: streaks, strength, rates and the last weeks.",
            "Показать привычку: серии, силу, доли и последние недели.",
            "Pokaż nawyk: serie, siłę, wskaźniki i ostatnie tygodnie."
        ),
        (
            "Change a habit; options you leave out keep their values.",
            "Изменить привычку; что не указано, остаётся.", "Zmień nawyk; czego nie podasz, to zostaje."
        ),
        (
            "Archive a habit with its entries.", "Убрать привычку с её записями в архив.",
            "Zarchiwizuj nawyk z jego wpisami."
        ), ("Restore an archived habit.", "Восстановить привычку из архива.", "Przywróć nawyk z archiwum."),
        (
            "Delete an archived habit with its entries.", "Удалить привычку из архива с её записями.",
            "Usuń zarchiwizowany nawyk z jego wpisami."
        ),
        (
            "day; mon,wed,fri; weekdays; weekends; or a number of days.",
            "day (каждый день); mon,wed,fri; weekdays (будни); weekends (выходные) или число дней.",
            "day (codziennie); mon,wed,fri; weekdays (dni robocze); weekends (weekendy) albo liczba dni."
        ), ("How many times per --per.", "Сколько раз за --per.", "Ile razy na --per."),
        (
            "The next day it is due, if it is due every so many days.",
            "Следующий нужный день, если привычка — раз в несколько дней.",
            "Następny dzień, na który przypada, jeśli nawyk jest co kilka dni."
        ),
        (
            "week, month or a number of days (default: week).",
            "week (неделя), month (месяц) или число дней (по умолчанию week).",
            "week (tydzień), month (miesiąc) albo liczba dni (domyślnie week)."
        ),
        ("A number to reach each day.", "Не меньше этого числа в день.", "Liczba do osiągnięcia każdego dnia."),
        (
            "A number not to exceed each day.", "Не больше этого числа в день.",
            "Liczba, której nie przekraczać w ciągu dnia."
        ),
        ("What the number counts, such as km.", "В чём измеряется, например км.", "Co się liczy, na przykład km."),
        ("Yes or no instead of a number.", "Да или нет вместо числа.", "Tak lub nie zamiast liczby."),
        ("The first day it is due.", "Первый день.", "Pierwszy dzień."),
        (
            "The first day it is due (default: today).", "Первый день (по умолчанию сегодня).",
            "Pierwszy dzień (domyślnie dziś)."
        ),
        (
            "A time, optionally with weekdays or a text: 09:30, 09:30@mon,fri, \"21:00 Ten pages\".",
            "Время, можно с днями недели или текстом: 09:30, 09:30@mon,fri, \"21:00 Десять страниц\".",
            "Godzina, też z dniami tygodnia lub tekstem: 09:30, 09:30@mon,fri, \"21:00 Dziesięć stron\"."
        ), ("Remove all its reminders.", "Убрать все напоминания.", "Usuń wszystkie przypomnienia."),
        (
            "When in the day: morning, afternoon or evening; empty for any time.",
            "Когда: morning (утро), afternoon (день) или evening (вечер); пусто — в любое время.",
            "Kiedy: morning (rano), afternoon (po południu) albo evening (wieczór); puste: o dowolnej porze."
        ),
        (
            "Show completion rates of habits, or the figures of another part of life.",
            "Показать, какая доля привычек выполнена, или итоги другого раздела.",
            "Pokaż, jaką część nawyków zrobiono, albo liczby z innego działu."
        ),
        (
            "habits (default), tasks, goals, notes, moods, workouts, meals, weight, health or money.",
            "habits (привычки, по умолчанию), tasks, goals, notes, moods, workouts, meals, weight, health или money.",
            "habits (nawyki, domyślnie), tasks, goals, notes, moods, workouts, meals, weight, health albo money."
        ),
    ]
}
