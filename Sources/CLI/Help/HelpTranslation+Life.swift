extension HelpTranslation {
    static let life: [Sentence] = [
        // Goals
        ("Add, view and reach goals.", "Добавить, посмотреть и достичь цели.", "Dodaj, pokaż i osiągnij cele."),
        ("Add a goal.", "Добавить цель.", "Dodaj cel."), ("List goals.", "Показать цели.", "Pokaż cele."),
        (
            "A milestone. Can be given several times.", "Этап. Можно указать несколько раз.",
            "Etap. Można podać kilka razy."
        ),
        (
            "Change a goal; options you leave out keep their values.", "Изменить цель; что не указано, остаётся.",
            "Zmień cel; czego nie podasz, to zostaje."
        ),
        (
            "Mark a milestone of a goal done, or add, reopen or delete one.",
            "Отметить этап цели, добавить, открыть снова или удалить его.",
            "Oznacz etap celu, dodaj go, otwórz ponownie albo usuń."
        ),
        (
            "The milestone's title, or the start of it.", "Название этапа или его начало.",
            "Nazwa etapu albo jej początek."
        ), ("Add it.", "Добавить.", "Dodaj."), ("Mark it as not reached.", "Снять отметку.", "Usuń oznaczenie."),
        ("Delete it.", "Удалить.", "Usuń."),
        (
            "The number to reach: of the unit or, with the options below, of tasks, times or percent.",
            "До какого числа дойти: единиц, а с параметрами ниже — задач, раз или процентов.",
            "Liczba do osiągnięcia: jednostek, a z opcjami poniżej: zadań, razy lub procent."
        ),
        (
            "The number to start from (default: 0); above --to if less is better.",
            "С какого числа начать (по умолчанию 0); больше --to, если чем меньше, тем лучше.",
            "Od jakiej liczby zacząć (domyślnie 0); powyżej --to, jeśli mniej znaczy lepiej."
        ),
        (
            "What the number counts, such as books.", "Что считается, например книги.",
            "Co się liczy, na przykład książki."
        ), ("Measure it by its milestones.", "Считать по этапам.", "Mierz etapami."),
        ("Measure it by its tasks.", "Считать по задачам.", "Mierz zadaniami."),
        (
            "Measure it by how often or how much this habit is done.",
            "Считать по тому, сколько раз или сколько сделано по этой привычке.",
            "Mierz tym, ile razy lub ile zrobiono w tym nawyku."
        ),
        (
            "Measure it by the strength of this habit, in percent.", "Считать по силе этой привычки, в процентах.",
            "Mierz siłą tego nawyku, w procentach."
        ),
        (
            "The day by which it should be reached; empty for none.",
            "День, к которому цель нужно достичь; пусто — без срока.",
            "Dzień, do którego osiągnąć; puste: bez terminu."
        ), ("A note on why it matters.", "Заметка о том, почему это важно.", "Notatka o tym, dlaczego to ważne."),
        ("Log progress toward a goal.", "Записать прогресс по цели.", "Zapisz postęp celu."),
        ("The current value instead.", "Вместо этого — сколько теперь всего.", "Zamiast tego obecna wartość."),
        ("The amount of progress.", "Сколько прибавилось.", "Ile przybyło."),
        (
            "Mark a goal reached; below 100 percent, asks first.",
            "Отметить цель достигнутой; если пройдено меньше 100 процентов, сначала спросит.",
            "Oznacz cel jako osiągnięty; poniżej 100 procent najpierw zapyta."
        ), ("Mark it without asking.", "Отметить без вопроса.", "Oznacz bez pytania."),
        ("Reopen a reached goal.", "Вернуть достигнутую цель в работу.", "Otwórz ponownie osiągnięty cel."),
        ("Archive a goal.", "Убрать цель в архив.", "Zarchiwizuj cel."),
        ("Restore an archived goal.", "Восстановить цель из архива.", "Przywróć cel z archiwum."),
        (
            "Delete a goal; its tasks and its habit stay.", "Удалить цель; задачи и привычка останутся.",
            "Usuń cel; zadania i nawyk zostają."
        ),
        (
            "Show a goal: its progress, its pace and what counts toward it.",
            "Показать цель: сколько сделано, темп и что в неё входит.",
            "Pokaż cel: postęp, tempo i to, co się do niego liczy."
        ),
        // Notes
        ("Add, view and change notes.", "Добавить, посмотреть и изменить заметки.", "Dodaj, pokaż i zmień notatki."),
        ("Add a note.", "Добавить заметку.", "Dodaj notatkę."),
        (
            "The text; - reads standard input.", "Текст; - читает стандартный ввод.",
            "Tekst; - czyta standardowe wejście."
        ),
        (
            "The new text; - reads standard input.", "Новый текст; - читает стандартный ввод.",
            "Nowy tekst; - czyta standardowe wejście."
        ),
        (
            "List notes by day, latest first.", "Показать заметки по дням, последняя сверху.",
            "Pokaż notatki według dni, najnowsza najpierw."
        ), ("Only notes with this in them.", "Только с этим в тексте.", "Tylko z tym w tekście."),
        ("Show a note.", "Показать заметку.", "Pokaż notatkę."),
        (
            "Change a note; what you leave out stays.", "Изменить заметку; что не указано, остаётся.",
            "Zmień notatkę; czego nie podasz, to zostaje."
        ), ("Delete a note.", "Удалить заметку.", "Usuń notatkę."),
        (
            "Another time, such as 07:30.", "Другое время, например 07:30.", "Inna godzina, na przykład 07:30."
        ),
        (
            "Its number in daybook note list, its id, or latest.",
            "Номер из daybook note list, id или latest (последняя).",
            "Numer z daybook note list, id albo latest (ostatnia)."
        ),
        // Moods
        (
            "Log and view moods, yours and your pets'.", "Записать и посмотреть настроение, своё и питомцев.",
            "Zapisz i pokaż nastrój, swój i zwierząt."
        ), ("Log a mood.", "Записать настроение.", "Zapisz nastrój."), ("The mood.", "Настроение.", "Nastrój."),
        ("Yours: %", "Ваше: %", "Twój: %"), ("A pet's: %", "Питомца: %", "Zwierzęcia: %"),
        ("Feelings: %", "Чувства: %", "Uczucia: %"),
        (
            "The pet whose mood it is (default: yourself).", "Чьё настроение (по умолчанию ваше).",
            "Czyj to nastrój (domyślnie twój)."
        ), ("A pet (default: yourself).", "Питомец (по умолчанию вы).", "Zwierzę (domyślnie ty)."),
        (
            "Change a mood entry; options you leave out keep their values.",
            "Изменить запись о настроении; что не указано, остаётся.",
            "Zmień wpis o nastroju; czego nie podasz, to zostaje."
        ),
        (
            "A feeling to remove. Can be given several times.", "Чувство, которое убрать. Можно указать несколько раз.",
            "Uczucie do usunięcia. Można podać kilka razy."
        ), ("Delete a mood entry.", "Удалить запись о настроении.", "Usuń wpis o nastroju."),
        ("Show a mood entry.", "Показать запись о настроении.", "Pokaż wpis o nastroju."),
        (
            "Its number in daybook mood list, or latest.", "Номер из daybook mood list или latest (последняя).",
            "Numer z daybook mood list albo latest (ostatni)."
        ), ("A note on what happened.", "Заметка о том, что произошло.", "Notatka o tym, co się stało."),
        (
            "A feeling to log with the mood. Can be given several times.",
            "Чувство вместе с настроением. Можно указать несколько раз.",
            "Uczucie razem z nastrojem. Można podać kilka razy."
        ),
        (
            "The time: 21:30, or yesterday 21:30.", "Время: 21:30 или вчера 21:30.",
            "Godzina: 21:30 albo wczoraj 21:30."
        ),
        (
            "List moods by day, latest first.", "Показать настроение по дням, последнее сверху.",
            "Pokaż nastrój według dni, najnowszy najpierw."
        ),
        (
            "Only this pet's moods; \"me\" for your own.", "Только настроение этого питомца; me — только ваше.",
            "Tylko nastrój tego zwierzęcia; me: tylko twój."
        ), ("Only this mood.", "Только это настроение.", "Tylko ten nastrój."),
        (
            "Only with this tag. Can be given several times.", "Только с этим тегом. Можно указать несколько раз.",
            "Tylko z tym tagiem. Można podać kilka razy."
        ), ("Only moods with this feeling.", "Только с этим чувством.", "Tylko z tym uczuciem."),
        ("Only moods with this in the note.", "Только с этим в заметке.", "Tylko z tym w notatce."),
        (
            "Show advice from your moods, with the entries it is based on.",
            "Показать советы по настроению и записи, на которых они основаны.",
            "Pokaż rady z nastrojów i wpisy, z których wynikają."
        ),
        (
            "Only advice about this pet; \"me\" for yourself.", "Только об этом питомце; me — только о вас.",
            "Tylko o tym zwierzęciu; me: tylko o tobie."
        ),
        (
            "Dismiss a piece of advice, by its number in daybook mood advice.",
            "Скрыть совет по номеру из daybook mood advice.", "Ukryj radę o numerze z daybook mood advice."
        ), ("As for daybook mood advice.", "Как в daybook mood advice.", "Jak w daybook mood advice."),
        (
            "Show how frequent each mood is, and the average by weekday and time of day.",
            "Показать, как часто бывает каждое настроение, и среднее по дням недели и времени суток.",
            "Pokaż, jak częsty jest każdy nastrój, oraz średnią według dni tygodnia i pór dnia."
        ),
        (
            "Numbers go from 1 for the worst mood to 5 for the best. Every day counts the same.",
            "Числа — от 1 (худшее) до 5 (лучшее). Все дни считаются одинаково.",
            "Liczby są od 1 (najgorszy) do 5 (najlepszy). Każdy dzień liczy się tak samo."
        ),
        // Pets
        (
            "Add and change the pets whose moods you log.",
            "Добавить и изменить питомцев, чьё настроение вы записываете.",
            "Dodaj i zmień zwierzęta, których nastrój zapisujesz."
        ), ("Add a pet.", "Добавить питомца.", "Dodaj zwierzę."),
        ("List pets.", "Показать питомцев.", "Pokaż zwierzęta."),
        (
            "Change a pet; options you leave out keep their values.", "Изменить питомца; что не указано, остаётся.",
            "Zmień zwierzę; czego nie podasz, to zostaje."
        ),
        (
            "Archive a pet with its moods.", "Убрать питомца в архив вместе с записями о нём.",
            "Zarchiwizuj zwierzę razem z jego wpisami."
        ), ("Restore an archived pet.", "Восстановить питомца из архива.", "Przywróć zwierzę z archiwum."),
        (
            "Delete a pet with all its moods.", "Удалить питомца и все записи о его настроении.",
            "Usuń zwierzę i wszystkie wpisy o jego nastroju."
        ),
        (
            "The day it was born; empty for none.", "Когда родился; пусто — неизвестно.",
            "Dzień urodzenia; puste: brak."
        ),
    ]
}
