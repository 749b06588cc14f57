/// Sentences about the repair of a journal.
extension Words {
    /// A part of the journal's file, by its number.
    public func entryUnreadable(_ position: Int64) -> String {
        pick(
            "entry \(position) of the journal cannot be opened", "запись \(position) журнала не открывается",
            "wpisu \(position) dziennika nie da się otworzyć")
    }
    public func entryMisfiled(_ position: Int64) -> String {
        pick(
            "entry \(position) of the journal is filed under another action",
            "запись \(position) журнала отнесена к другому действию",
            "wpis \(position) dziennika jest przypisany do innej czynności")
    }
    public func entryWronglySetAside(_ position: Int64) -> String {
        pick(
            "entry \(position) of the journal is wrongly marked as set aside",
            "запись \(position) журнала ошибочно помечена как отложенная",
            "wpis \(position) dziennika jest błędnie oznaczony jako odłożony")
    }
    public var recordIndexWrong: String {
        pick(
            "the index of changed records is wrong", "указатель изменённых записей неверен",
            "indeks zmienionych rekordów jest błędny")
    }
    public var journalIdentityWrong: String {
        pick(
            "the journal’s id or key check does not match its actions",
            "идентификатор журнала или проверка ключа не соответствует его действиям",
            "identyfikator dziennika lub kontrola klucza nie pasuje do jego czynności")
    }
    public func signatureInvalid(_ device: String) -> String {
        pick(
            "a signature of device \(device) is invalid", "подпись устройства \(device) недействительна",
            "podpis urządzenia \(device) jest nieważny")
    }
    /// Actions whose device wrote them after something that is not in the journal.
    public func actionsAfterOthers(_ count: Int) -> String {
        pick(
            "Written after something that is not here: \(actions(count)). No repair can change that; nothing else is affected.",
            "Записано после того, чего здесь нет: \(actions(count)). Исправить это нельзя, остальное не затронуто.",
            "Zapisano po czymś, czego tu nie ma: \(actions(count)). Tego nie da się naprawić; reszta jest nienaruszona."
        )
    }
    /// An action of which the damage was undone.
    public func actionMended(_ action: String) -> String {
        pick("Repaired: \(action)", "Исправлено: \(action)", "Naprawiono: \(action)")
    }
    /// A damaged action that was replaced.
    public func actionRecovered(_ action: String) -> String {
        pick("Taken from a backup: \(action)", "Взято из копии: \(action)", "Odzyskano z kopii: \(action)")
    }
    /// A damaged action that no backup has.
    public func actionSetAside(_ action: String) -> String {
        pick("Set aside: \(action)", "Отложено: \(action)", "Odłożono: \(action)")
    }
    /// A damaged action about which nothing can be read.
    public var unreadableAction: String {
        pick("an unreadable action", "нечитаемое действие", "nieczytelna czynność")
    }
    /// Actions that are gone from a damaged database.
    public func actionsUnreadable(_ count: Int) -> String {
        pick(
            "Not found in the damaged file: \(actions(count))", "Не найдено в повреждённом файле: \(actions(count))",
            "Nie znaleziono w uszkodzonym pliku: \(actions(count))")
    }
    /// After a backup was written of what is whole.
    public func backupLacksDamaged(_ count: Int) -> String {
        let lack =
            count == 0
            ? ""
            : pick(
                " Missing in the backup: \(actions(count)).", " В копии не хватает: \(actions(count)).",
                " W kopii brakuje: \(actions(count)).")
        return pick(
            "The journal is damaged; what is whole was backed up.\(lack)",
            "Журнал повреждён; в копию вошло то, что цело.\(lack)",
            "Dziennik jest uszkodzony; w kopii jest to, co ocalało.\(lack)")
    }
    /// Parts of the journal cannot be read.
    public var partsDamaged: String {
        pick(
            "Parts of the journal are damaged and not shown.", "Часть журнала повреждена и не показана.",
            "Część dziennika jest uszkodzona i nie została pokazana.")
    }
    public var journalLacksActions: String {
        pick(
            "Some actions are missing from the journal", "В журнале не хватает некоторых действий",
            "W dzienniku brakuje niektórych czynności")
    }
    /// After a problem of the journal.
    public var checkTellsMore: String {
        pick(
            "daybook check tells more.", "Подробнее: daybook check", "Więcej: daybook check")
    }
    /// Actions of a device that are missing, with the times of the actions around them. Nil is the device that this is.
    public func actionsMissing(_ count: Int, device: String?, after: String?, before: String?) -> String {
        let when =
            switch (after, before) {
            case (let after?, let before?):
                pick(
                    ", between \(after) and \(before)", ", между \(after) и \(before)", ", między \(after) a \(before)")
            case (let after?, nil): pick(", after \(after)", ", после \(after)", ", po \(after)")
            case (nil, let before?): pick(", before \(before)", ", до \(before)", ", przed \(before)")
            case (nil, nil): ""
            }
        guard let device else {
            return pick(
                "Missing: \(actions(count)) of this device\(when)",
                "Не хватает: \(actions(count)) этого устройства\(when)",
                "Brakuje: \(actions(count)) tego urządzenia\(when)")
        }
        return pick(
            "Missing: \(actions(count)) of device \(device)\(when)",
            "Не хватает: \(actions(count)) устройства \(device)\(when)",
            "Brakuje: \(actions(count)) urządzenia \(device)\(when)")
    }
    /// After the actions that are missing and that a repair has not found.
    public var lossesTold: String {
        pick(
            "A repair did not find them in any copy. They come back if another device or a backup has them.",
            "Починка не нашла их ни в одной копии. Они вернутся, если есть на другом устройстве или в другой копии.",
            "Naprawa nie znalazła ich w żadnej kopii. Wrócą, jeśli ma je inne urządzenie albo inna kopia.")
    }
    /// The latest actions can be gone without a trace from a damaged database.
    public var latestMayBeLacking: String {
        pick(
            "The file does not say how much was in it: the latest changes may be missing.",
            "Файл не говорит, сколько в нём было: последних изменений может не хватать.",
            "Plik nie mówi, ile w nim było: może brakować ostatnich zmian.")
    }
    /// A journal can lack what its backups have, though it is intact.
    public var repairUnfinished: String {
        pick(
            "A repair was stopped before it was finished.", "Починка была прервана.",
            "Naprawa została przerwana, zanim się zakończyła.")
    }
    /// A snapshot or a backup that cannot be opened.
    public var repairNeedsCopy: String {
        pick(
            "The repair needs it: make it readable or, if it is lost, move it away, and repair again.",
            "Он нужен для починки: откройте к нему доступ или, если он потерян, уберите его и повторите починку.",
            "Jest potrzebny do naprawy: udostępnij go do odczytu albo, jeśli przepadł, usuń go stąd i powtórz naprawę.")
    }
    /// A copy of an earlier day has the place of the journal's file.
    public var journalOlderThanSnapshot: String {
        pick(
            "The journal’s file is older than its snapshot: changes or erasures that were made later are missing.",
            "Файл журнала старше своего снимка: в нём нет того, что было изменено или стёрто позже.",
            "Plik dziennika jest starszy niż jego migawka: brakuje późniejszych zmian lub wymazań.")
    }
    /// After `journalOlderThanSnapshot`, and after actions that are missing.
    public var snapshotRepairOffered: String {
        pick(
            "To restore what the snapshot and the backups still have: daybook check --repair",
            "Чтобы вернуть то, что есть в снимке и копиях: daybook check --repair",
            "Aby przywrócić to, co jest w migawce i kopiach: daybook check --repair")
    }
    /// Daily backups of which a repair can use nothing.
    public func backupEmpty(_ path: String) -> String {
        pick(
            "Not used: \(quoted(path)) is empty", "Не использовано: \(quoted(path)), копия пуста",
            "Nie użyto: \(quoted(path)), kopia jest pusta")
    }
    public func backupOfOtherJournal(_ path: String) -> String {
        pick(
            "Not used: \(quoted(path)) is a backup of another journal",
            "Не использовано: \(quoted(path)), это копия другого журнала",
            "Nie użyto: \(quoted(path)), to kopia innego dziennika")
    }
    public func backupUnreadable(_ path: String) -> String {
        pick(
            "Not used: nothing in \(quoted(path)) can be read", "Не использовано: \(quoted(path)), копия не читается",
            "Nie użyto: \(quoted(path)), kopii nie da się odczytać")
    }
    public func actionsTakenFromBackups(_ count: Int) -> String {
        pick(
            "Taken from backups: \(actions(count))", "Взято из копий: \(actions(count))",
            "Odzyskano z kopii: \(actions(count))")
    }
    /// The action by which a repair writes again what only the snapshot still had.
    public var recovered: String {
        pick("Recovered after a repair", "Восстановлено после починки", "Odzyskano po naprawie")
    }
    public func recordsRewritten(_ count: Int) -> String {
        let records = counted(
            count, ("item", "items"), ("запись", "записи", "записей"), ("element", "elementy", "elementów"))
        return pick(
            "Written again from the saved snapshot: \(records)", "Записано заново из сохранённого снимка: \(records)",
            "Zapisano ponownie z zachowanej migawki: \(records)")
    }
    /// Names the folder in which the damaged bytes are kept.
    public func damageKept(in folder: String) -> String {
        pick(
            "What was damaged is kept in \(quoted(folder)). If another device has the missing actions, they come back from it.",
            "Повреждённое сохранено в \(quoted(folder)). Если недостающие действия есть на другом устройстве, они вернутся оттуда.",
            "To, co uszkodzone, zachowano w \(quoted(folder)). Jeśli inne urządzenie ma brakujące czynności, wrócą z niego."
        )
    }
    public var repairsOnlyTheJournal: String {
        pick(
            "--repair is for the journal itself, not for a backup", "--repair чинит сам журнал, а не копию",
            "--repair naprawia sam dziennik, a nie kopię")
    }
}
