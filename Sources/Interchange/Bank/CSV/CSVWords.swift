/// Words in the cells of banks' CSV files that stand for a sign or a state.
enum CSVWords {
    /// Whether a word means that an amount was spent; nil if it means neither that nor the opposite.
    static func isDebit(_ text: ArraySlice<UInt8>) -> Bool? {
        switch folded(text) {
        case "d", "dr", "dbit", "debit", "debet", "debits", "wn", "winien", "obciazenie", "s", "soll", "lastschrift",
            "belastung", "af", "-", "out", "spent", "expense", "wydatek", "withdrawal", "payment", "д", "дебет",
            "списание",
            "расход", "витрата", "видаток", "debe", "cargo", "addebito", "vydaj", "uitgave", "ausgabe", "ausgang",
            "debit card":
            true
        case "c", "cr", "crdt", "credit", "kredit", "credits", "ma", "uznanie", "h", "haben", "gutschrift", "bij", "+",
            "in", "received", "income", "wplyw", "deposit", "к", "кредит", "пополнение", "зачисление", "приход",
            "доход",
            "поступление", "дохід", "надходження", "haber", "abono", "accredito", "prijem", "inkomst", "einnahme",
            "eingang":
            false
        default: nil
        }
    }

    /// Whether the bank has booked an entry, for its word; nil if the word is unknown.
    enum Status {
        case booked, pending, failed
    }

    static func status(_ text: ArraySlice<UInt8>) -> Status? {
        switch folded(text) {
        case "completed", "booked", "settled", "posted", "cleared", "ok", "gebucht", "zrealizowana", "zaksiegowana",
            "rozliczona", "wykonana", "исполнен", "исполнена", "проведен", "выполнен", "успешно":
            .booked
        case "pending", "authorised", "authorized", "vorgemerkt", "oczekujaca", "blokada", "в обработке", "hold",
            "nierozliczona", "processing":
            .pending
        case "failed", "reverted", "declined", "rejected", "cancelled", "canceled", "odrzucona", "anulowana",
            "abgelehnt",
            "storniert", "отклонен", "отклонена", "отменен", "отменена", "неуспешно", "refused", "void":
            .failed
        default: nil
        }
    }

    /// Yes or no; nil if the word is neither.
    static func flag(_ text: ArraySlice<UInt8>) -> Bool? {
        switch folded(text) {
        case "yes", "y", "true", "t", "1", "x", "r", "c", "tak", "да", "ja", "*", "+": true
        case "", "no", "n", "false", "f", "0", "nie", "нет", "nein", "-": false
        default: nil
        }
    }

    /// A word in lowercase without accents; signs as they are.
    private static func folded(_ text: ArraySlice<UInt8>) -> String {
        let text = BankText.trimmed(text)
        guard text.count <= 40 else { return "?" }
        if text.count <= 3, text.allSatisfy({ $0 < 0x30 }) { return String(decoding: text, as: UTF8.self) }
        return String(decoding: CSVColumnName.folded(String(decoding: text, as: UTF8.self)), as: UTF8.self)
    }
}
