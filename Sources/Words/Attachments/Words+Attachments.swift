/// Text about photos and documents that are attached to something.
extension Words {
    public var photo: String { pick("Photo", "Фото", "Zdjęcie") }
    public var document: String { pick("Document", "Документ", "Dokument") }
    /// The heading above the attachments of a transaction.
    public var receipts: String { pick("Receipts", "Чеки", "Paragony") }
    /// Photos and documents of a mood.
    public var attachments: String { pick("Attachments", "Вложения", "Załączniki") }
    /// The heading above the attachments of a pet or a day.
    public var photos: String { pick("Photos", "Фото", "Zdjęcia") }
    /// Photos of the body, day by day.
    public var progressPhotos: String { pick("Progress photos", "Фото прогресса", "Zdjęcia postępów") }
    public var attachFile: String { pick("Attach", "Прикрепить", "Załącz") }
    public var attachPhotoOrDocument: String {
        pick("Attach a photo or PDF", "Прикрепить фото или PDF", "Załącz zdjęcie lub PDF")
    }
    public func attachHint(maximum: String) -> String {
        pick(
            "Up to \(maximum). The location in a photo is removed.",
            "До \(maximum). Место съёмки удаляется из фото.",
            "Do \(maximum). Lokalizacja jest usuwana ze zdjęcia.")
    }
    public var nothingAttached: String {
        pick("Nothing is attached", "Ничего не прикреплено", "Nic nie załączono")
    }
    public func deleteAttachment(_ name: String) -> String {
        pick("Delete \(quoted(name))", "Удалить \(quoted(name))", "Usuń \(quoted(name))")
    }
    public func openAttachment(_ name: String) -> String {
        pick("Open \(quoted(name))", "Открыть \(quoted(name))", "Otwórz \(quoted(name))")
    }

    public func fileAttached(_ name: String) -> String {
        pick("\(quoted(name)) attached", "Прикреплено: \(quoted(name))", "Załączono \(quoted(name))")
    }

    /// The button that brings a file to this device.
    public var fetchFile: String { pick("Fetch", "Скачать", "Pobierz") }
    public func fetchAttachment(_ name: String) -> String {
        pick("Fetch \(quoted(name))", "Скачать \(quoted(name))", "Pobierz \(quoted(name))")
    }
    /// Below the name of a file, in a browser that has not fetched it.
    public func fileNotHere(_ size: String) -> String {
        pick("Not on this device, \(size)", "Нет на этом устройстве, \(size)", "Brak na tym urządzeniu, \(size)")
    }
    public func filePartlyHere(_ part: String, of size: String) -> String {
        pick(
            "\(part) of \(size) on this device", "На этом устройстве \(part) из \(size)",
            "Na tym urządzeniu \(part) z \(size)")
    }
    /// Below the name of a file, on the server's pages.
    public func fileElsewhere(_ size: String) -> String {
        pick("On another device, \(size)", "На другом устройстве, \(size)", "Na innym urządzeniu, \(size)")
    }

    /// Below the name of a file whose copy on the server is damaged.
    public func fileDamagedOnServer(size: String) -> String {
        pick("Damaged on the server, \(size)", "Повреждён на сервере, \(size)", "Uszkodzony na serwerze, \(size)")
    }

    /// A number of bytes: "640 B", "12 kB", "1.2 MB".
    public func fileSize(_ bytes: Int64) -> String {
        if bytes < 1000 { return "\(number(Int(bytes)))\(numberSpace)\(pick("B", "Б", "B"))" }
        if bytes < 999_500 { return "\(number(Int((bytes + 500) / 1000)))\(numberSpace)\(pick("kB", "кБ", "kB"))" }
        let tenths = Double((bytes + 50_000) / 100_000) / 10
        return "\(number(tenths))\(numberSpace)\(pick("MB", "МБ", "MB"))"
    }

    /// A backup that has no files of attachments.
    public func backupLacksFiles(_ count: Int, _ size: String, in folder: String) -> String {
        let files = counted(
            count, ("attached file", "attached files"),
            ("прикреплённый файл", "прикреплённых файла", "прикреплённых файлов"),
            ("załączony plik", "załączone pliki", "załączonych plików"))
        return pick(
            "Not in it: \(files) (\(size)). Copy the folder \(quoted(folder)) as well.",
            "В копию не входит: \(files) (\(size)). Скопируйте и папку \(quoted(folder)).",
            "Kopia nie obejmuje: \(files) (\(size)). Skopiuj też folder \(quoted(folder)).")
    }

    /// "1 file", "12 files".
    public func files(_ count: Int) -> String {
        counted(count, ("file", "files"), ("файл", "файла", "файлов"), ("plik", "pliki", "plików"))
    }
}

/// The reasons why a file is not attached, or not shown.
extension Words {
    public var chooseFileFirst: String {
        pick("Choose a file first.", "Сначала выберите файл.", "Najpierw wybierz plik.")
    }
    public var fileTypeUnknown: String {
        pick(
            "Only photos (JPEG, PNG, WebP, HEIC) and PDF files can be attached.",
            "Прикрепить можно только фото (JPEG, PNG, WebP, HEIC) и файлы PDF.",
            "Załączyć można tylko zdjęcia (JPEG, PNG, WebP, HEIC) i pliki PDF.")
    }
    public func fileTooLarge(maximum: String) -> String {
        pick(
            "This file is too large: the limit is \(maximum).", "Файл слишком большой: можно до \(maximum).",
            "Ten plik jest za duży: limit to \(maximum).")
    }
    public func tooManyFiles(limit: Int) -> String {
        pick("No more than \(files(limit)).", "Не больше: \(files(limit)).", "Najwyżej \(files(limit)).")
    }
    public func photoTooManyPixels(millions: Int64) -> String {
        pick(
            "This photo has too many pixels: the limit is \(number(millions)) million.",
            "В этом фото слишком много пикселей: можно до \(number(millions)) миллионов.",
            "To zdjęcie ma za dużo pikseli: limit to \(number(millions)) milionów.")
    }
    public var photoUnreadable: String {
        pick(
            "This photo is damaged, so its location could not be removed. Save it again in a photo app and try that.",
            "Это фото повреждено, и удалить из него место съёмки нельзя. Сохраните его заново в редакторе фото.",
            "To zdjęcie jest uszkodzone i nie da się usunąć z niego lokalizacji. Zapisz je ponownie w aplikacji do zdjęć."
        )
    }
    public var documentUnreadable: String {
        pick("This PDF file is damaged.", "Этот файл PDF повреждён.", "Ten plik PDF jest uszkodzony.")
    }
    public var attachmentNotFound: String {
        pick("This file is no longer attached.", "Этот файл больше не прикреплён.", "Ten plik nie jest już załączony.")
    }
    public var attachmentOwnerMissing: String {
        pick(
            "The entry for this file no longer exists.", "Записи для этого файла больше нет.",
            "Wpisu dla tego pliku już nie ma.")
    }
    public var filesNeedServer: String {
        pick(
            "Files can only be attached when the server can be reached.",
            "Прикрепить файл можно, только когда сервер доступен.",
            "Plik można załączyć tylko wtedy, gdy serwer jest dostępny.")
    }
    public var fetchingNeedsServer: String {
        pick(
            "The server cannot be reached. Fetch the file again later; the part you have is kept.",
            "Сервер недоступен. Скачайте файл позже; скачанная часть сохранится.",
            "Serwer jest niedostępny. Pobierz plik później; pobrana część zostanie.")
    }
    public var fileNotOnServer: String {
        pick(
            "The server does not have this file yet. Open Daybook on the device where it was attached.",
            "На сервере этого файла ещё нет. Откройте Daybook на устройстве, где его прикрепили.",
            "Serwer nie ma jeszcze tego pliku. Otwórz Daybook na urządzeniu, na którym go załączono.")
    }
    public var fileArrivedDamaged: String {
        pick(
            "The file arrived damaged. Fetch it again.", "Файл пришёл повреждённым. Скачайте его ещё раз.",
            "Plik dotarł uszkodzony. Pobierz go jeszcze raz.")
    }
    /// The reason on the server's pages, and in the terminal.
    public func fileMissingOnServer(_ name: String, _ size: String) -> String {
        pick(
            "\(quoted(name)) (\(size)) is not here. It comes from a device that has it, if there is one, once you open Daybook there.",
            "Файла \(quoted(name)) (\(size)) здесь нет. Если он есть на другом устройстве, он появится, когда вы откроете там Daybook.",
            "Pliku \(quoted(name)) (\(size)) tutaj nie ma. Jeśli ma go inne urządzenie, pojawi się, gdy otworzysz tam Daybook."
        )
    }
    public func fileMissing(_ name: String, _ size: String) -> String {
        pick(
            "\(quoted(name)) (\(size)) is not on this device.",
            "Файла \(quoted(name)) (\(size)) нет на этом устройстве.",
            "Pliku \(quoted(name)) (\(size)) nie ma na tym urządzeniu.")
    }
    /// The reason on the server's pages, and in the terminal.
    public func fileDamagedOnServer(_ name: String) -> String {
        pick(
            "\(quoted(name)) is damaged here and cannot be shown. Open Daybook on a device that has it, and it is replaced. If none has it, attach the file again.",
            "Файл \(quoted(name)) здесь повреждён, показать его нельзя. Откройте Daybook на устройстве, где он есть, и файл заменится. Если его нигде нет, прикрепите его снова.",
            "Plik \(quoted(name)) jest tutaj uszkodzony i nie można go pokazać. Otwórz Daybook na urządzeniu, które go ma, a zostanie zastąpiony. Jeśli nie ma go żadne, załącz go ponownie."
        )
    }
    public func fileDamaged(_ name: String) -> String {
        pick(
            "\(quoted(name)) is damaged and cannot be shown. The entry itself is safe; attach the file again if you have it.",
            "Файл \(quoted(name)) повреждён, показать его нельзя. Сама запись цела; прикрепите файл снова, если он у вас есть.",
            "Plik \(quoted(name)) jest uszkodzony i nie można go pokazać. Sam wpis jest bezpieczny; załącz plik ponownie, jeśli go masz."
        )
    }
}
