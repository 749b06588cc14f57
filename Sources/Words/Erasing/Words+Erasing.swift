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
            "Earlier copies still contain it: files you saved, and the server’s daily backups, which are deleted within "
                + "five weeks. The history of what you still have is kept.",
            "В сделанных раньше копиях оно остаётся: в сохранённых вами файлах и в ежедневных копиях сервера, которые "
                + "исчезают сами за пять недель. Прежние значения того, что у вас есть, остаются в истории.",
            "Wcześniejsze kopie nadal to zawierają: zapisane przez ciebie pliki i codzienne kopie serwera, które "
                + "znikają same w ciągu pięciu tygodni. Dawne wartości tego, co nadal masz, zostają w historii.")
    }
    public var erasePermanently: String { pick("Erase permanently", "Стереть окончательно", "Wymaż na dobre") }
    public var erased: String { pick("Permanently erased", "Стёрто окончательно", "Wymazano na dobre") }
    public var nothingToErase: String {
        pick("No deleted items to erase", "Стирать нечего", "Nie ma czego wymazać")
    }
    public var eraseMoreNow: String {
        pick(
            "Something else was deleted in the meantime. This is everything that would be erased now.",
            "Тем временем было удалено что-то ещё. Вот всё, что исчезнет теперь.",
            "W międzyczasie usunięto coś jeszcze. Oto wszystko, co teraz zniknie.")
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
