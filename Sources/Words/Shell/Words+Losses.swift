// Changes that were saved and are gone.

extension Words {
    public func changesMissing(_ count: Int) -> String {
        pick("Missing: \(changes(count))", "Не хватает: \(changes(count))", "Brakuje: \(changes(count))")
    }
    public var changesMissingHint: String {
        pick(
            "Gone from the journal’s file on your server; the rest is shown. To look for what is missing in the file’s copies, "
                + "run there: daybook check --repair",
            "В файле журнала на вашем сервере этого больше нет, остальное показано. Чтобы поискать недостающее в копиях, выполните "
                + "там: daybook check --repair",
            "W pliku dziennika na twoim serwerze już tego nie ma, reszta jest widoczna. Aby poszukać braków w kopiach, uruchom "
                + "tam: daybook check --repair")
    }
    public var changesMissingHereHint: String {
        pick(
            "This browser has lost what was saved here. What your server has comes back as soon as it can be reached.",
            "Этот браузер потерял то, что было здесь сохранено. Всё, что есть на сервере, вернётся, как только он станет доступен.",
            "Ta przeglądarka straciła to, co było tu zapisane. Wszystko, co ma serwer, wróci, gdy tylko będzie osiągalny."
        )
    }
    public var changesLostHereHint: String {
        pick(
            "This browser has lost what was saved here, before it reached your server. Everything else is as it was.",
            "Этот браузер потерял то, что было здесь сохранено и ещё не попало на сервер. Всё остальное на месте.",
            "Ta przeglądarka straciła to, co było tu zapisane i nie trafiło jeszcze na serwer. Cała reszta jest na miejscu."
        )
    }
    /// Ends the notice of what is gone.
    public var lossNoted: String { pick("Don’t show this again", "Больше не показывать", "Nie pokazuj więcej") }
    /// Tells again of changes that are known to be gone.
    public func changesKnownMissing(_ count: Int) -> String {
        pick(
            "Gone for good, unless another device or a backup has them: \(changes(count))",
            "Потеряно, если нет на другом устройстве или в копии: \(changes(count))",
            "Utracone, chyba że ma je inne urządzenie albo kopia: \(changes(count))")
    }
    /// The server's data were set back to an earlier state, or were damaged there.
    public func lackedByServer(_ count: Int) -> String {
        pick(
            "The server was older than this browser knew: it lacked \(changes(count)). This browser has sent it what it had",
            "На сервере оказались более старые данные, чем было известно этому браузеру; не хватало: \(changes(count)). Браузер отправил ему то, что у него было",
            "Serwer miał starsze dane, niż wiedziała ta przeglądarka; brakowało: \(changes(count)). Przeglądarka wysłała mu to, co miała"
        )
    }
    /// Beside an export of a journal of which something cannot be shown.
    public var exportLacksToo: String {
        pick(
            "What is missing here is not in an export either.", "Чего нет здесь, не будет и в экспорте.",
            "Czego tu nie ma, tego nie będzie też w eksporcie.")
    }
}
