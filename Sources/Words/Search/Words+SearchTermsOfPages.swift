extension Words {
    func pageTerms(_ topic: SearchTopic) -> String? {
        switch topic {
        case .upcoming:
            pick(
                "week ahead schedule agenda next", "неделя скоро расписание предстоящие",
                "tydzień terminarz kolejne wkrótce")
        case .taskBoard: pick("kanban columns status", "канбан колонки статусы", "kanban kolumny statusy")
        case .taskMonth: pick("calendar tasks planner", "календарь задач планировщик", "kalendarz zadań planer")
        case .doneTasks:
            pick("completed finished closed", "завершённые готово закрытые", "ukończone zakończone zamknięte")
        case .moodCharts:
            pick("mood graph year pixels trend", "настроение год пиксели тренд", "nastrój rok piksele trend")
        case .pets: pick("dog cat animal", "собака кошка животные", "pies kot zwierzak")
        case .routines:
            pick(
                "programs training plans templates split", "план тренировок шаблоны сплит",
                "program treningowy szablony split")
        case .workoutHistory: pick("past workouts training log", "прошлые тренировки журнал", "dawne treningi dziennik")
        case .exercises:
            pick(
                "exercise library bench squat records one-rep max", "упражнение рекорды жим присед библиотека",
                "ćwiczenie rekordy przysiad wyciskanie biblioteka")
        case .workoutFigures:
            pick("workout volume charts progress", "тренировки объём графики", "treningi objętość wykresy")
        case .foods:
            pick(
                "barcode products recipes my foods calories", "штрихкод рецепты еда калорийность",
                "kod kreskowy przepisy żywność kaloryczność")
        case .mealStatistics:
            pick(
                "calories average macros charts", "калории среднее бжу графики",
                "kalorie średnia makroskładniki wykresy")
        case .bodyMeasures:
            pick(
                "waist hips chest body fat circumference", "талия бёдра грудь жир обхват замеры",
                "talia biodra klatka tłuszcz obwody")
        case .weightStatistics: pick("weight trend bmi charts", "вес тренд имт графики", "masa trend bmi wykresy")
        case .progressPhotos:
            pick("progress pictures camera body", "фотографии прогресса снимки тела", "fotografie sylwetki postępów")
        case .sleep: pick("night bedtime hours rest", "ночь спать часы отдых", "noc spanie godziny odpoczynek")
        case .compare:
            pick("correlation chart two figures", "корреляция связь сопоставить", "korelacja zależność zestawienie")
        case .progress: pick("points level xp score", "очки уровень опыт", "punkty poziom doświadczenie")
        case .achievements:
            pick("badges trophies medals awards", "награды медали значки трофеи", "odznaki medale nagrody trofea")
        case .challenges: pick("quest contest bet", "челлендж вызов квест", "challenge zakład misje")
        case .pointRules:
            pick("how points are counted scoring", "как считаются очки начисление", "jak liczone są punkty naliczanie")
        default: nil
        }
    }

    func moneyTerms(_ topic: SearchTopic) -> String? {
        switch topic {
        case .accounts:
            pick(
                "bank card cash savings balance currency", "карта банк наличные остаток валюта",
                "karta bank gotówka saldo waluta")
        case .transactions:
            pick("purchases payments expenses register", "покупки траты платежи расходы", "zakupy płatności wydatki")
        case .budgets:
            pick("budget limit monthly plan spending", "бюджет лимит план расходов", "budżet limit plan wydatków")
        case .envelopes:
            pick("envelope zero-based assign", "конверт распределить деньги", "koperta przydziel pieniądze")
        case .bills:
            pick(
                "subscriptions recurring salary invoices", "подписки аренда регулярные зарплата счета",
                "subskrypcje czynsz cykliczne pensja opłaty")
        case .moneyCategories:
            pick("spending categories groups", "статьи расходов группы трат", "grupy wydatków rodzaje")
        case .payeeRules:
            pick("payees automatic categorize", "получатели автоматически категории", "odbiorcy automatyczne kategorie")
        case .bankImport:
            pick("statement csv ofx camt transactions file", "выписка csv файл операции", "wyciąg csv plik transakcje")
        case .exchangeRates:
            pick("currency convert euro dollar", "валюта обмен евро доллар", "waluta przelicznik euro dolar")
        case .cashFlow: pick("income expenses month report", "баланс месяца отчёт", "dochody wydatki miesiąc raport")
        case .netWorth: pick("assets debts wealth", "активы долги состояние", "aktywa długi bogactwo")
        case .forecast:
            pick("future balance prediction", "будущий остаток предсказание", "przyszłe saldo przewidywanie")
        default: nil
        }
    }

    func actionTerms(_ topic: SearchTopic) -> String? {
        switch topic {
        case .addTask: pick("new task to-do todo create", "новая задача дело создать", "nowe zadanie utwórz todo")
        case .addHabit: pick("new habit create", "новая привычка создать", "nowy nawyk utwórz")
        case .addGoal: pick("new goal create target", "новая цель создать", "nowy cel utwórz")
        case .addNote: pick("new note write text", "новая заметка написать запись", "nowa notatka napisz zapis")
        case .logMood:
            pick("log mood feeling how am I", "настроение самочувствие чувства", "nastrój samopoczucie uczucia")
        case .addPet: pick("new pet dog cat", "новый питомец собака кошка", "nowe zwierzę pies kot")
        case .weighIn: pick("log weight scale", "записать вес весы", "zapisz wagę ważenie")
        case .startWorkout:
            pick("begin workout training timer gym", "начать тренировку таймер зал", "zacznij trening stoper siłownia")
        case .addRoutine:
            pick("new routine program create plan", "новая программа создать план", "nowy plan utwórz program")
        case .addExercise:
            pick("new exercise own create", "новое упражнение своё создать", "nowe ćwiczenie własne utwórz")
        case .logMeal:
            pick("log food eat breakfast lunch dinner", "еда завтрак обед ужин", "jedzenie śniadanie obiad kolacja")
        case .addFood:
            pick(
                "new food barcode own create", "новый продукт штрихкод свой создать", "nowy produkt kod kreskowy własny"
            )
        case .logExpense: pick("spend pay buy receipt", "трата потратить купить чек", "zapłać kup paragon")
        case .logIncome: pick("earn salary wage", "зарплата заработок получить", "zarobek pensja wypłata")
        case .logTransfer: pick("move money between accounts", "перевести между счетами", "przelew między kontami")
        case .addAccount:
            pick("new account bank card currency", "новый счёт карта банк валюта", "nowe konto karta bank waluta")
        case .addBill:
            pick(
                "new bill subscription recurring", "новый платёж подписка регулярный",
                "nowy rachunek subskrypcja cykliczny")
        case .addBudget: pick("new budget limit", "новый бюджет лимит", "nowy budżet limit")
        case .addCategory: pick("new category group", "новая категория группа", "nowa kategoria grupa")
        default: nil
        }
    }
}
