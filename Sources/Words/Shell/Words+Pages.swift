/// Pages shown instead of another: not found, error, locked.
extension Words {
    // Not found
    public var notFound: String { pick("There is nothing here", "Здесь ничего нет", "Nic tu nie ma") }
    public var notFoundHint: String {
        pick(
            "The page may have been deleted, or the address is not quite right. Your journal is safe.",
            "Возможно, страница удалена или в адресе ошибка. С вашим журналом всё в порядке.",
            "Strona mogła zostać usunięta albo adres jest błędny. Z dziennikiem wszystko w porządku.")
    }

    // Something went wrong
    public var somethingWentWrong: String {
        pick("Something went wrong", "Что-то пошло не так", "Coś poszło nie tak")
    }
    public var somethingWentWrongHint: String {
        pick(
            "Everything saved before is safe. The last action was not saved: go back and try it again.",
            "Всё сохранённое раньше на месте. Последнее действие не сохранено: вернитесь и повторите.",
            "Wszystko, co zapisano wcześniej, jest bezpieczne. Ostatnia czynność nie została zapisana: wróć i spróbuj ponownie."
        )
    }
    /// The disk failed at the end of saving.
    public var savingUncertain: String {
        pick(
            "It is not certain that this was saved", "Неизвестно, сохранилось ли это",
            "Nie wiadomo, czy to zostało zapisane")
    }
    public var savingUncertainHint: String {
        pick(
            "The disk reported an error. Look whether it is there before you do it again, and make a backup on another disk.",
            "Диск сообщил об ошибке. Прежде чем повторить, проверьте, есть ли это, и сделайте копию на другом диске.",
            "Dysk zgłosił błąd. Zanim powtórzysz, sprawdź, czy to już jest, i zrób kopię na innym dysku.")
    }
    /// The page of a journal that another program keeps locked.
    public var pageNotRead: String {
        pick("The journal could not be read", "Не удалось прочитать журнал", "Nie udało się odczytać dziennika")
    }
    public var pageNotReadHint: String {
        pick(
            "Another program keeps it locked. Everything saved before is safe: try again in a moment.",
            "Он занят другой программой. Всё сохранённое раньше на месте: повторите чуть позже.",
            "Blokuje go inny program. Wszystko, co zapisano wcześniej, jest bezpieczne: spróbuj ponownie za chwilę.")
    }
    /// Instead of `somethingWentWrongHint`, where nothing was to be saved.
    public var notShownHint: String {
        pick(
            "Everything saved before is safe. Reload the page to try again.",
            "Всё сохранённое раньше на месте. Обновите страницу, чтобы повторить.",
            "Wszystko, co zapisano wcześniej, jest bezpieczne. Odśwież stronę, aby spróbować ponownie.")
    }
    public var diskFull: String {
        pick(
            "Nothing was saved: the disk is full", "Ничего не сохранено: диск заполнен",
            "Nic nie zapisano: dysk jest pełny")
    }
    public var notAllowed: String {
        pick(
            "This came from another site and was refused", "Запрос пришёл с другого сайта и отклонён",
            "To przyszło z innej strony i zostało odrzucone")
    }
    public var tooLarge: String { pick("This is too large", "Слишком большой объём", "To jest za duże") }

    // Unlock
    public var unlock: String { pick("Unlock", "Разблокировать", "Odblokuj") }
    public var unlockTitle: String { pick("This journal is private", "Это личный журнал", "To prywatny dziennik") }
    public var unlockHint: String {
        pick(
            "Open the link that “daybook open” prints in the terminal, or paste it here.",
            "Откройте ссылку, которую в терминале выводит «daybook open», или вставьте её сюда.",
            "Otwórz link, który w terminalu wypisuje „daybook open”, albo wklej go tutaj.")
    }
    public var unlockLink: String { pick("Link or key", "Ссылка или ключ", "Link lub klucz") }
    public var invalidLink: String {
        pick(
            "This link is wrong or has expired. “daybook open” prints a new one.",
            "Ссылка не подходит или устарела. Новую выведет «daybook open».",
            "Ten link jest nieprawidłowy lub wygasł. Nowy wypisze „daybook open”.")
    }
}
