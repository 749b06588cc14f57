/// The names of columns in the CSV files of banks, in English, Polish, Russian, Ukrainian, German, French, Italian,
/// Spanish, Dutch and Czech.
enum CSVColumnName {
    /// A name without case, accents and anything but letters and digits; its words are separated by single spaces.
    static func folded(_ name: String) -> [UInt8] {
        var folded: [UInt8] = []
        for scalar in name.lowercased().unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9": folded.append(UInt8(scalar.value))
            case "а"..."я", "і", "ї", "є", "ґ": folded += Array(String(scalar).utf8)
            case "ё": folded += Array("е".utf8)
            default:
                if let plain = plain(scalar) {
                    folded.append(plain)
                } else if scalar != "\u{301}", let last = folded.last, last != 0x20 {
                    folded.append(0x20)
                }
            }
        }
        if folded.last == 0x20 { folded.removeLast() }
        return folded
    }

    /// The plain letter below an accent.
    private static func plain(_ scalar: Unicode.Scalar) -> UInt8? {
        let letter: Unicode.Scalar? =
            switch scalar {
            case "ą", "á", "à", "â", "ä", "ã", "å": "a"
            case "ć", "č", "ç": "c"
            case "ď", "đ": "d"
            case "ę", "é", "è", "ê", "ë", "ě": "e"
            case "í", "ì", "î", "ï": "i"
            case "ł", "ľ": "l"
            case "ń", "ñ", "ň": "n"
            case "ó", "ò", "ô", "ö", "õ", "ø", "ő": "o"
            case "ř": "r"
            case "ś", "š", "ß": "s"
            case "ť": "t"
            case "ú", "ù", "û", "ü", "ů", "ű": "u"
            case "ý": "y"
            case "ź", "ż", "ž": "z"
            default: nil
            }
        return letter.map { UInt8($0.value) }
    }

    /// The role that a name suggests; nil for unknown names. Of several, the one with the longest phrase that the name
    /// contains. A lower rank is a better name for its role.
    static func role(_ folded: [UInt8]) -> (role: CSVRole, rank: Int)? {
        guard !folded.isEmpty, folded.count <= 100 else { return nil }
        let starts = folded.indices.filter { $0 == 0 || folded[$0 - 1] == 0x20 }
        var best: (role: CSVRole, rank: Int)?
        var longest = 0
        for (role, phrases) in phrases {
            for (rank, phrase) in phrases.enumerated() where phrase.count > longest && phrase.count <= folded.count {
                let isFound = starts.contains { start in
                    let end = start + phrase.count
                    guard end == folded.count || end < folded.count && folded[end] == 0x20 else { return false }
                    return begins(folded, at: start, with: phrase)
                }
                if isFound { (best, longest) = ((role, rank), phrase.count) }
            }
        }
        guard let found = best, found.role != .fee || longest == folded.count else { return nil }
        // Amounts before conversion and the like.
        if found.role == .amount || found.role == .currency,
            others.contains(where: { other in starts.contains { begins(folded, at: $0, with: other) } })
        {
            return nil
        }
        return found
    }

    private static func begins(_ name: [UInt8], at start: Int, with phrase: [UInt8]) -> Bool {
        guard start + phrase.count <= name.count else { return false }
        var index = 0
        while index < phrase.count {
            if name[start + index] != phrase[index] { return false }
            index += 1
        }
        return true
    }

    /// The beginnings of words by which an amount is another than that of the entry.
    private static let others = list(
        "original|foreign|blokad|ursprung|округл|кэшб|кешб|бонус|instructed|exchange|vat|tax|origine|v cizi|платност|platnosci"
    )

    private static let phrases: [(role: CSVRole, phrases: [[UInt8]])] = [
        (.date, list(date)), (.valueDate, list(valueDate)), (.amount, list(amount)), (.debit, list(debit)),
        (.credit, list(credit)), (.payee, list(payee)), (.payer, list(payer)), (.note, list(note)),
        (.category, list(category)), (.currency, list(currency)), (.account, list(account)),
        (.otherAccount, list(otherAccount)), (.bankID, list(bankID)), (.number, list(number)),
        (.balance, list(balance)),
        (.status, list(status)), (.fee, list(fee)), (.tags, list("tags|tagi|теги|labels")), (.cleared, list("cleared")),
        (.indicator, list(indicator)), (.ignored, list(ignored)),
    ]

    private static func list(_ phrases: String) -> [[UInt8]] { phrases.utf8.split(separator: 0x7C).map { Array($0) } }

    private static let date = """
        data operacji|data transakcji|transaction date|date of transaction|started date|дата операции|дата транзакции|дата и время \
        операции|дата i час операції|дата і час операції|data ksiegowania|booking date|posting date|date posted|post \
        date|posted date|completed date|buchungstag|buchungsdatum|buchung|date operation|date de l operation|datum \
        provedeni|datum transakce|fecha operacion|fecha de operacion|data operazione|boekdatum|transactiedatum|дата \
        проводки|дата платежа|date comptable|datum zauctovani|datum uctovani|data contabile|data movimento|datum \
        boeking|date|data|datum|fecha|дата|day|dzien|belegdatum|umsatzdatum|bokforingsdag|date created
        """
    private static let valueDate = """
        value date|data waluty|valutadatum|wertstellung|wertstellungsdatum|valuta datum|дата валютирования|rentedatum|\
        date de valeur|date valeur|fecha valor|data valuta|data rozliczenia|datum valuty|interest date|settlement date
        """
    private static let amount = """
        kwota transakcji waluta rachunku|kwota w walucie rachunku|сумма в валюте счета|сума в валюті картки|сумма платежа|\
        amount|kwota operacji|kwota transakcji|kwota|betrag|umsatz|сумма операции|сумма транзакции|сумма|сума|montant|\
        importe|importo|bedrag|castka|objem|belopp|belob|belop|transaction amount|net amount|suma|value|valor|wert
        """
    private static let debit = """
        amount debit|debit amt|amount dr|dr amount|debit in|amount spent|amount out|amount withdrawn|withdrawal amount|\
        kwota debet|kwota wydatku|betrag soll|soll betrag|betrag belastung|montant debit|debit montant|importe cargo|\
        importe debe|importo addebito|importo dare|сумма списания|сумма расхода|сумма по дебету|сумма дебет|сума списання|\
        bedrag af|castka debet|debit|debits|debit amount|debet|obciazenia|obciazenie|kwota obciazenia|wydatki|wyplaty|withdrawal|withdrawals|\
        withdrawal amt|paid out|money out|spent|soll|belastung|lastschrift|ausgaben|ausgang|расход|списание|списано|\
        дебет|видаток|витрата|uitgaven|debe|cargo|cargos|addebiti|uscite|dare|vydaje|outflow|out|charges
        """
    private static let credit = """
        amount credit|credit amt|amount cr|cr amount|credit in|amount received|amount in|amount deposited|deposit amount|\
        kwota kredyt|kwota wplywu|betrag haben|haben betrag|betrag gutschrift|montant credit|credit montant|\
        importe abono|importe haber|importo accredito|importo avere|сумма зачисления|сумма прихода|сумма по кредиту|\
        сумма кредит|сума зарахування|bedrag bij|castka kredit|credit|credits|credit amount|kredit|uznania|uznanie|kwota uznania|wplywy|wplaty|deposit|deposits|deposit amt|paid \
        in|money in|received|haben|gutschrift|einnahmen|eingang|приход|поступление|зачисление|зачислено|кредит|\
        надходження|inkomsten|haber|abono|abonos|accrediti|entrate|avere|prijmy|inflow|in
        """
    private static let payee = """
        payee|payee name|merchant|merchant name|counterparty|counterparty name|beneficiary|beneficiary name|recipient|\
        partner name|nadawca odbiorca|odbiorca zleceniodawca|odbiorca nadawca|dane kontrahenta|nazwa kontrahenta|\
        kontrahent|odbiorca|nazwa odbiorcy|nazwa nadawcy odbiorcy|beguenstigter zahlungspflichtiger|begunstigter \
        zahlungspflichtiger|auftraggeber beguenstigter|auftraggeber begunstigter|auftraggeber empfanger|auftraggeber \
        empfaenger|name zahlungsbeteiligter|zahlungsempfanger|zahlungsempfanger in|empfanger|empfaenger|begunstigter|\
        beguenstigter|контрагент|получатель|наименование получателя|отримувач|naam omschrijving|naam tegenpartij|\
        tegenpartij|naam|beneficiaire|tiers|beneficiario|nazev protiuctu|nazev protistrany|mottagare|modtager|name|to
        """
    private static let payer = """
        payer|payer name|sender|nadawca|zleceniodawca|nazwa nadawcy|zahlungspflichtiger|zahlungspflichtige r|\
        auftraggeber|плательщик|отправитель|наименование плательщика|платник|ordenante|ordinante|from
        """
    /// Names of descriptions first, which begin with the payee if there is no column of payees.
    private static let note = """
        description|transaction description|opis operacji|opis transakcji|opis|описание|описание операции|деталі операції|\
        опис|omschrijving|descrizione|libelle|concepto|narrative|narration|particulars|details|transaction details|\
        szczegoly|tytul operacji|tytul transakcji|title|tytul|tytulem|verwendungszweck|zweck|vorgang verwendungszweck|\
        назначение|назначение платежа|призначення платежу|causale|communication|mededelingen|memo|note|notes|reference|\
        payment reference|комментарий|примечание|zprava|zprava pro prijemce|poznamka|message|text|remarks
        """
    private static let category = """
        category|kategoria|kategorie|категория|категорія|categorie|categoria|subcategory|spending category
        """
    private static let currency = """
        currency|waluta|waluta rachunku|wahrung|waehrung|валюта платежа|валюта счета|валюта|devise|divisa|mena|munt|ccy|\
        currency code|account currency|valuta|moneda
        """
    private static let account = """
        account|account number|account name|account no|konto|rachunek|numer rachunku|nr rachunku|numer rachunku karty|\
        numer konta|nr konta|iban|auftragskonto|kontonummer|kontonummer iban|bezeichnung auftragskonto|счет|номер счета|\
        рахунок|compte|cuenta|conto|rekening|rekeningnummer|ucet|cislo uctu
        """
    private static let otherAccount = """
        counterparty account|counterparty iban|partner iban|payee account number|other account|recipient account|\
        transfer account|rachunek kontrahenta|nr rachunku kontrahenta|numer rachunku kontrahenta|numer konta \
        kontrahenta|rachunek odbiorcy|rachunek nadawcy odbiorcy|na konto z konta|iban \
        zahlungsbeteiligter|iban empfanger|счет контрагента|счет получателя|tegenrekening|tegenrekening iban bban|\
        protiucet|cislo protiuctu|compte beneficiaire
        """
    private static let bankID = """
        transaction id|transaction number|transaction reference|id|fitid|reference number|transferwise id|nr transakcji|\
        numer transakcji|numer referencyjny|nr referencyjny|id transakcji|kundenreferenz|kundenreferenz end to end|\
        referenz|id операции|номер операции|номер документа|transactiereferentie|id pohybu|identifikace transakce|\
        referencia|riferimento|volgnr
        """
    private static let number = "check number|check or slip|check|cheque|cheque number|chq ref number|check no|number"
    private static let balance = """
        balance|running balance|running bal|saldo|saldo po operacji|saldo po transakcji|saldo nach buchung|kontostand|\
        остаток|остаток после операции|баланс|залишок|залишок після операції|solde|zustatek|closing balance|account \
        balance|saldo na trn|resulting balance|balance after
        """
    private static let status = "status|state|статус|stan transakcji|buchungsstatus|estado|stav"
    private static let fee = "fee"
    /// Accounts that are one's own or not, depending on the direction; kinds of entries; fees that amounts include.
    private static let ignored = """
        rachunek zrodlowy|rachunek docelowy|transaction type|transaction details type|typ operacji|typ transakcji|rodzaj \
        transakcji|umsatztyp|buchungstext|total fees
        """
    private static let indicator = """
        debit credit|credit debit|debit or credit|dr cr|cr dr|dc|d c|c d|wn ma|soll haben|s h|af bij|debet credit|тип \
        операции|strona|credit debit indicator|type|typ|sens|дебет кредит
        """
}
