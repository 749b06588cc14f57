extension Words {
    public var eraseDeleted: String {
        pick("Erase deleted items permanently", "Стереть удалённое окончательно", "Wymaż usunięte na dobre")
    }
    public var eraseExplained: String {
        pick(
            "Deleted items are kept so that you can undo. Here you erase them permanently: on this device and your server, "
                + "and on your other devices as soon as they connect, along with anything changed there since.",
            "Удалённое хранится, чтобы удаление можно было отменить. Здесь оно стирается совсем: на этом устройстве и на "
                + "сервере, а на других устройствах — как только они выйдут на связь, вместе с тем, что там успели в нём "
                + "изменить.",
            "Usunięte rzeczy są przechowywane, aby można było cofnąć usunięcie. Tutaj znikają na dobre: na tym urządzeniu "
                + "i serwerze, a na innych urządzeniach, gdy tylko się połączą, razem z tym, co tam w międzyczasie "
                + "zmieniono.")
    }
    public var eraseCannotBeUndone: String {
        pick("This cannot be undone.", "Отменить это нельзя.", "Tego nie można cofnąć.")
    }
    public var eraseLeavesCopies: String {
        pick(
            "It is erased from the server’s daily backups, too. Copies you made still contain it: exports, files of daybook "
                + "backup, and what a repair set aside in the folder “damaged” beside the journal. The history of what you "
                + "still have is kept.",
            "Из ежедневных копий сервера оно тоже стирается. В копиях, которые сделали вы, оно остаётся: в экспортах, в "
                + "файлах daybook backup и в том, что починка отложила в папку «damaged» рядом с журналом. Прежние "
                + "значения того, что у вас есть, остаются в истории.",
            "Z codziennych kopii serwera też znika. Nadal zawierają to kopie zrobione przez ciebie: eksporty, pliki z "
                + "daybook backup i to, co naprawa odłożyła do folderu „damaged” obok dziennika. Dawne wartości tego, co "
                + "nadal masz, zostają w historii.")
    }
    public var erasePermanently: String { pick("Erase permanently", "Стереть окончательно", "Wymaż na dobre") }
    public var erased: String { pick("Permanently erased", "Стёрто окончательно", "Wymazano na dobre") }
    public var nothingToErase: String {
        pick("No deleted items to erase", "Стирать нечего", "Nie ma czego wymazać")
    }
    /// Deleted records on which others depend that are not deleted.
    public func erasedLater(_ count: Int) -> String {
        let one = count == 1
        return pick(
            "\(namelessRecords(count)) cannot be erased yet: something you kept depends on \(one ? "it" : "them"), like a bill or its payments. Delete that as well.",
            "Пока нельзя стереть: \(namelessRecords(count)). С \(one ? "ней" : "ними") связано то, что вы не удалили, например регулярный платёж или его операции. Удалите и это.",
            "Na razie nie można wymazać: \(namelessRecords(count)). Zależy od \(one ? "niego" : "nich") coś, co zostało, na przykład rachunek lub jego płatności. Usuń także to."
        )
    }
    public var eraseMoreNow: String {
        pick(
            "Something else was deleted in the meantime. This is everything that would be erased now.",
            "Тем временем было удалено что-то ещё. Вот всё, что исчезнет теперь.",
            "W międzyczasie usunięto coś jeszcze. Oto wszystko, co teraz zniknie.")
    }
    /// Names the folder of damaged files, from which nothing is erased.
    public func eraseLeavesDamaged(in folder: String) -> String {
        pick(
            "What a repair set aside in \(quoted(folder)) may still contain it. Delete that folder if you no longer need it.",
            "В том, что починка отложила в \(quoted(folder)), оно может остаться. Удалите эту папку, если она больше не нужна.",
            "To, co naprawa odłożyła w \(quoted(folder)), może to nadal zawierać. Usuń ten folder, jeśli nie jest już potrzebny."
        )
    }
    /// A file in the journal's folder that another program made.
    public func eraseLeavesCopy(_ file: String) -> String {
        pick(
            "\(quoted(file)) looks like a copy that another program made, and may still contain it. Delete it if you do not need it.",
            "Файл \(quoted(file)) похож на копию, сделанную другой программой, и стёртое может быть в нём. Удалите его, если он не нужен.",
            "Plik \(quoted(file)) wygląda na kopię zrobioną przez inny program i może to nadal zawierać. Usuń go, jeśli nie jest potrzebny."
        )
    }
    /// A daily backup that could not be changed.
    public func eraseLeavesBackup(_ file: String) -> String {
        pick(
            "\(quoted(file)) could not be changed and still contains it. Run daybook erase --yes again, or delete that file.",
            "Файл \(quoted(file)) изменить не удалось, и оно в нём осталось. Повторите daybook erase --yes или удалите этот файл.",
            "Pliku \(quoted(file)) nie udało się zmienić i nadal to zawiera. Powtórz daybook erase --yes albo usuń ten plik."
        )
    }
    /// An attached file that could not be removed.
    public func eraseLeavesFile(_ file: String) -> String {
        pick(
            "\(quoted(file)) could not be removed and still contains what was erased. Run daybook erase --yes again, or delete it.",
            "Удалить \(quoted(file)) не удалось, и стёртое там осталось. Повторите daybook erase --yes или удалите это сами.",
            "Nie udało się usunąć \(quoted(file)) i nadal zawiera to, co wymazano. Powtórz daybook erase --yes albo usuń to."
        )
    }
    /// The number of attached files that an erasure left which was killed.
    public func eraseUnfinished(files count: Int) -> String {
        let files = counted(
            count, ("attached file", "attached files"),
            ("прикреплённый файл", "прикреплённых файла", "прикреплённых файлов"),
            ("załączony plik", "załączone pliki", "załączonych plików"))
        return pick(
            "An earlier erasure was stopped and left \(files). To finish it: daybook erase --yes",
            "Прошлое стирание было прервано, осталось: \(files). Чтобы закончить его: daybook erase --yes",
            "Wcześniejsze wymazywanie zostało przerwane, zostało: \(files). Aby je dokończyć: daybook erase --yes")
    }
    /// The number of attached files whose record is neither here nor was erased here.
    public func looseFiles(_ count: Int) -> String {
        let files = counted(
            count, ("attached file belongs", "attached files belong"),
            ("прикреплённый файл", "прикреплённых файла", "прикреплённых файлов"),
            ("załączony plik", "załączone pliki", "załączonych plików"))
        return pick(
            "\(files) to no entry here. An entry may come back from another device or a backup and need its file. To delete them: daybook erase --yes --loose-files",
            "Без записи: \(files). Запись может вернуться с другого устройства или из копии, и файл ей понадобится. Чтобы удалить такие файлы: daybook erase --yes --loose-files",
            "Bez wpisu: \(files). Wpis może wrócić z innego urządzenia lub z kopii i będzie potrzebował pliku. Aby usunąć takie pliki: daybook erase --yes --loose-files"
        )
    }
    /// The number of attached files that the server could not remove.
    public func eraseLeavesFiles(_ count: Int) -> String {
        let files = counted(
            count, ("attached file", "attached files"),
            ("прикреплённый файл", "прикреплённых файла", "прикреплённых файлов"),
            ("załączonego pliku", "załączonych plików", "załączonych plików"))
        return pick(
            "\(files) could not be removed. Run “daybook erase --yes” on your server.",
            "Не удалось удалить \(files). Выполните «daybook erase --yes» на сервере.",
            "Nie udało się usunąć \(files). Uruchom „daybook erase --yes” na swoim serwerze.")
    }
    /// Tells how to undo what was done before erasing.
    public var undoEarlierHint: String {
        pick(
            "To undo something earlier, find its id: daybook history",
            "Чтобы отменить что-то раньше, найдите номер действия: daybook history",
            "Aby cofnąć coś wcześniejszego, znajdź identyfikator czynności: daybook history")
    }
    public var eraseNeedsYes: String {
        pick(
            "Nothing was erased yet. Add --yes to erase it; this cannot be undone.",
            "Пока ничего не стёрто. Добавьте --yes, чтобы стереть; отменить это нельзя.",
            "Jeszcze nic nie wymazano. Dodaj --yes, aby wymazać; tego nie można cofnąć.")
    }

    /// The number of deleted records without a name, such as reminders: "12 deleted items".
    public func namelessRecords(_ count: Int) -> String {
        counted(
            count, ("deleted item", "deleted items"),
            ("удалённая запись", "удалённые записи", "удалённых записей"),
            ("usunięty element", "usunięte elementy", "usuniętych elementów"))
    }
}
