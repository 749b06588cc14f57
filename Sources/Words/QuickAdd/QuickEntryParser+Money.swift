import CivilTime
import Money

/// An expense, an income or a transfer: "coffee 4.50", "salary 3200 to Bank", "move 200 from Bank to Cash".
public struct QuickMoney: Hashable, Sendable {
    public enum Kind: String, Sendable {
        case expense, income, transfer
    }

    public var kind: Kind
    /// Minor units of the currency.
    public var amount: Int64
    /// The currency that was named, or that of the account.
    public var currency: Currency
    /// A category or a payee; empty for none.
    public var what: String
    /// The name of the category that is meant; nil for a payee.
    public var category: String?
    /// Whether the category was named besides: "coffee 4.50 @Eating".
    public var namesCategory = false
    /// The title of the account it was paid from or into; nil if none was named.
    public var account: String?
    /// The title of the account that a transfer goes to.
    public var toAccount: String?
    /// The day it took place; nil for today.
    public var day: Day?
    /// Its repetition; nil if it is a single one.
    public var repetition: QuickRepetition?
}

/// The repetition of a typed transaction, with its first day if the line says it.
public struct QuickRepetition: Hashable, Sendable {
    public var rule: RecurrenceRule
    public var first: Day?
}

/// The names that a typed line can mean when it is about money.
public struct MoneyNames: Sendable {
    /// The accounts that can be used.
    public var accounts: [(title: String, currency: Currency)]
    /// The currency of an amount without one.
    public var currency: Currency
    /// The kind of transaction that a category or a payee stands for, and the name of the category.
    public var meaning: @Sendable (String) -> (kind: QuickMoney.Kind, category: String?)?

    public init(
        accounts: [(title: String, currency: Currency)], currency: Currency,
        meaning: @escaping @Sendable (String) -> (kind: QuickMoney.Kind, category: String?)?
    ) {
        (self.accounts, self.currency, self.meaning) = (accounts, currency, meaning)
    }
}

extension QuickEntryParser {
    /// "coffee 4.50", "groceries 45", "spent 12 at Lidl", "€20 taxi with Visa", "salary 3200 to Bank", "зарплата 90 000",
    /// "50 from Bank to Visa"
    ///
    /// A line with one amount is about money if it begins with a verb for it, names a currency or one of the person's
    /// accounts or categories or a payee they know, or has the amount with its cents at an end: "4.50", but not "4.5".
    /// The number of a day or a time is no amount: "12 May", "at 9", "1.12.". A line that begins with what is to be done is
    /// a plan, "buy bread 2.50", and a noun such as "income" is a verb only before the amount or a colon.
    ///
    /// With a repetition at its end it recurs: "rent 900 monthly on 1st", "bill rent 900 monthly". That counts as a name
    /// for money if it comes less often than each week. A day before the repetition is the first one: "insurance 300 on 12
    /// May every year".
    ///
    /// - Parameter isLog: Whether it can be a single one, which took place.
    func money(_ names: MoneyNames, isLog: Bool) -> QuickEntry? {
        if let recurring = recurringMoney(names) { return recurring }
        guard isLog else { return nil }
        return singleMoney(names, isNamed: false).map { .money($0) }
    }

    private func recurringMoney(_ names: MoneyNames) -> QuickEntry? {
        let read = words.quickAdd(line, today: today)
        for part in read.parts {
            guard case .repetition(.calendar(let rule), let first) = part.kind,
                part.range.upperBound == line.unicodeScalars.count
            else { continue }
            var rest = Array(line.unicodeScalars.prefix(part.range.lowerBound))
            var firstDay = first
            for other in read.parts where other.range.upperBound <= rest.count {
                switch other.kind {
                case .due(let day), .start(let day):
                    firstDay = firstDay ?? day
                    for index in other.range { rest[index] = " " }
                // A line with a time is rather an appointment.
                case .time: return nil
                default: break
                }
            }
            var text = String(String.UnicodeScalarView(rest))
            if tokens.count > 2, Self.billWords.contains(word(0)),
                let space = text.firstIndex(where: { $0.isWhitespace })
            {
                text = String(text[space...].drop { $0.isWhitespace })
            }
            let parser = QuickEntryParser(words, text, today: today, weekdays: .kept)
            let isRare = rule.frequency == .monthly || rule.frequency == .yearly
            guard var money = parser.singleMoney(names, isNamed: isRare && parser.tokens.count > 1) else { return nil }
            money.repetition = QuickRepetition(rule: rule, first: firstDay)
            return .money(money)
        }
        return nil
    }

    /// - Parameter isNamed: Whether something else says that the line is about money.
    private func singleMoney(_ names: MoneyNames, isNamed: Bool) -> QuickMoney? {
        var said = Array(tokens.dropFirst(start))
        if isPlan(said) { return nil }
        let verb = said.first.flatMap { Self.moneyVerbs[$0.folded] }
        let noun = verb == nil ? nil : Self.moneyNouns.contains(said[0].folded) ? said[0] : nil
        // "spend 20 minutes reading" is a plan, so these say nothing of money by themselves.
        let command = said.count > 1 && number(said[1].text) != nil ? Self.moneyCommands[said[0].folded] : nil
        if verb != nil || command != nil { said.removeFirst() }
        guard let named = category(in: &said, names) else { return nil }
        let begin = said.first?.text
        if verb == nil, let transfer = transfer(said, names) { return transfer }
        if verb == .transfer { return transfer(said, names) }
        let account = account(atEndOf: &said, names)
        if account == nil { removeWayOfPaying(from: &said) }
        guard let amount = amount(in: &said) else { return nil }
        let isDirect = said.first?.text != begin
        while let first = said.first, Self.moneyPrepositions.contains(first.folded) { said.removeFirst() }
        let what = said.map { $0.text }.joined(separator: " ")
        let meaning = what.isEmpty ? nil : names.meaning(what)
        if let noun, !noun.endsKeyword, amount.currency == nil, meaning == nil {
            guard isDirect, !isNearYear(amount.text) else { return nil }
        }
        let isMoney =
            isNamed || named.category != nil || verb != nil || amount.currency != nil || account != nil
            || meaning != nil
        guard isMoney || amount.hasCents && !what.isEmpty else { return nil }
        let currency = amount.currency ?? account?.currency ?? names.currency
        guard let parsed = try? words.parseAmount(amount.text, in: currency), parsed.minorUnits != 0 else { return nil }
        return QuickMoney(
            kind: verb ?? named.kind ?? meaning?.kind ?? command ?? .expense, amount: parsed.minorUnits,
            currency: currency,
            what: what, category: named.category ?? meaning?.category, namesCategory: named.category != nil,
            account: account?.title, toAccount: nil, day: day)
    }

    /// Whether words say what is to be paid: "pay rent 900", "book flights 120.50". "Book 12.50" is one that was bought.
    private func isPlan(_ said: [Token]) -> Bool {
        guard let first = said.first, said.count > 1 else { return false }
        if Self.planVerbs.contains(first.folded) { return true }
        return Self.looserPlanVerbs.contains(first.folded) && number(said[1].text) == nil
    }

    /// Takes "@Eating" out of a text, and "@Eating out" if that is the whole name. Nil if there is no such category.
    private func category(
        in said: inout [Token], _ names: MoneyNames
    ) -> (kind: QuickMoney.Kind?, category: String?)? {
        guard let index = said.firstIndex(where: { $0.text.first == "@" && $0.text.count > 1 }) else {
            return (nil, nil)
        }
        guard let meaning = names.meaning(String(said[index].text.dropFirst())), let category = meaning.category else {
            return nil
        }
        let name = Words.fold(category).split(separator: " ").map { String($0) }
        let typed = said[index...].prefix(name.count).map { $0.folded }
        let isWhole = typed.count == name.count && zip(typed, name).allSatisfy { $0 == $1 || $0 == "@" + $1 }
        said.removeSubrange(index..<index + (isWhole ? name.count : 1))
        return (meaning.kind, category)
    }

    /// Takes "cash", "by card" and the like from the end of a text, after an amount.
    private func removeWayOfPaying(from said: inout [Token]) {
        guard said.count > 2, let last = said.last, Self.waysOfPaying.contains(last.folded) else { return }
        var rest = said.dropLast()
        if let word = rest.last, Self.accountPrepositions.contains(word.folded) { rest.removeLast() }
        guard let before = rest.last, before.text.last?.isWholeNumber == true || sign(before.folded) != nil else {
            return
        }
        said = Array(rest)
    }

    private func isNearYear(_ text: String) -> Bool {
        Int(text).map { abs($0 - today.year) <= 10 } ?? false
    }

    /// "200 from Bank to Cash", "200 Bank Cash"
    private func transfer(_ said: [Token], _ names: MoneyNames) -> QuickMoney? {
        var said = said
        guard let target = account(atEndOf: &said, names), let source = account(atEndOf: &said, names),
            target.title != source.title, let amount = amount(in: &said), said.isEmpty,
            amount.currency.map({ $0 == source.currency }) ?? true,
            let parsed = try? words.parseAmount(amount.text, in: source.currency), parsed.minorUnits > 0
        else { return nil }
        return QuickMoney(
            kind: .transfer, amount: parsed.minorUnits, currency: source.currency, what: "", category: nil,
            account: source.title, toAccount: target.title, day: day)
    }

    /// Takes an account's title from the end of a text, with the preposition before it. One without a preposition is
    /// taken after another account or an amount only.
    private func account(
        atEndOf said: inout [Token], _ names: MoneyNames
    ) -> (title: String, currency: Currency)? {
        for account in names.accounts.sorted(by: { $0.title.utf8.count > $1.title.utf8.count }) {
            let title = Words.fold(account.title).split(separator: " ").map { String($0) }
            guard !title.isEmpty, said.count > title.count,
                said.suffix(title.count).map({ $0.folded }) == title
            else { continue }
            let before = said[said.count - title.count - 1]
            if Self.accountPrepositions.contains(before.folded) {
                said.removeLast(title.count + 1)
            } else if before.text.last?.isWholeNumber == true || sign(before.folded) != nil || before.endsPart {
                said.removeLast(title.count)
            } else {
                continue
            }
            return account
        }
        return nil
    }

    /// Takes the amount out of a text: its last number that is not of a day or a time, with the currency beside it. Nil
    /// if there is none.
    private func amount(in said: inout [Token]) -> (text: String, currency: Currency?, hasCents: Bool)? {
        var dated: Set<Int>?
        for index in said.indices.reversed() {
            guard var number = number(said[index].text), !isDayAndMonth(said[index]) else { continue }
            var range = index..<(index + 1)
            for first in stride(from: index - 1, through: max(0, index - Self.maximumGroups), by: -1) {
                guard let whole = grouped(said[first...index].map { $0.text }) else { continue }
                (number, range) = (whole, first..<(index + 1))
            }
            var currency = number.currency
            if currency == nil, index + 1 < said.count, let next = sign(said[index + 1].folded) {
                (currency, range) = (next, range.lowerBound..<(index + 2))
            } else if currency == nil, range.lowerBound > 0, let previous = sign(said[range.lowerBound - 1].folded) {
                (currency, range) = (previous, (range.lowerBound - 1)..<(index + 1))
            }
            if currency == nil, number.text.allSatisfy({ $0.isNumber }) {
                let found = dated ?? datedWords(of: said)
                dated = found
                if found.contains(index) || isBesideMonth(index, in: said) { continue }
            }
            let isAtEnd = range.upperBound == said.count || range.lowerBound == 0
            said.removeSubrange(range)
            return (number.text, currency, number.hasCents && isAtEnd)
        }
        return nil
    }

    /// The indices of the words that belong to a day, a time, a length of time or a repetition.
    private func datedWords(of said: [Token]) -> Set<Int> {
        var ranges: [Range<Int>] = []
        var end = 0
        for token in said {
            ranges.append(end..<(end + token.text.unicodeScalars.count))
            end += token.text.unicodeScalars.count + 1
        }
        var dated: Set<Int> = []
        for part in words.quickAdd(said.map { $0.text }.joined(separator: " "), today: today).parts {
            switch part.kind {
            case .due, .start, .time, .repetition, .estimate:
                for index in ranges.indices where ranges[index].overlaps(part.range) { dated.insert(index) }
            case .priority, .someday, .tag, .category: break
            }
        }
        return dated
    }

    /// Whether a number is the day beside the name of a month, or a year near this one after it: "12 May", "May 2027".
    private func isBesideMonth(_ index: Int, in said: [Token]) -> Bool {
        guard let number = Int(said[index].text) else { return false }
        let isAfter = index > 0 && isMonth(said[index - 1])
        if 1...31 ~= number { return isAfter || index + 1 < said.count && isMonth(said[index + 1]) }
        return isAfter && abs(number - today.year) <= 10
    }

    /// Whether a full stop after two numbers makes a day of them: "1.12."
    private func isDayAndMonth(_ token: Token) -> Bool {
        let parts = token.text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard token.endsSentence, parts.count == 2, let day = parts[0], let month = parts[1] else { return false }
        return 1...31 ~= day && 1...12 ~= month
    }

    private func isMonth(_ token: Token) -> Bool {
        Lexicon.of(words.language).terms(of: token.folded).contains { term in
            switch term {
            case .month, .monthFirst, .looseMonthFirst: true
            default: false
            }
        }
    }

    /// The most groups of three digits before the last one.
    private static let maximumGroups = 4

    /// A number of which spaces separate the thousands: "1 234.50", "€90 000", "3 200zł". Nil for anything else.
    private func grouped(_ parts: [String]) -> (text: String, currency: Currency?, hasCents: Bool)? {
        guard let first = parts.first, let last = parts.last, parts.count > 1 else { return nil }
        func isDigits(_ text: some StringProtocol, _ counts: ClosedRange<Int>) -> Bool {
            counts ~= text.count && text.allSatisfy { $0.isASCII && $0.isNumber }
        }
        let isStart = first.last?.isNumber == true && isDigits(first.drop { !$0.isNumber }, 1...3)
        guard isStart, parts.dropFirst().dropLast().allSatisfy({ isDigits($0, 3...3) }),
            isDigits(last.prefix { $0.isNumber }, 3...3)
        else { return nil }
        return number(parts.joined())
    }

    /// A number with the sign of a currency before or after it: "4.50", "€4", "20zł", "12.50+3".
    private func number(_ token: String) -> (text: String, currency: Currency?, hasCents: Bool)? {
        let isInNumber = { (character: Character) in
            character.isASCII && (character.isNumber || "+-*.,/".contains(character)) || character == "−"
        }
        guard let first = token.firstIndex(where: isInNumber), let last = token.lastIndex(where: isInNumber) else {
            return nil
        }
        let text = String(token[first...last])
        let affixes = [token[..<first], token[token.index(after: last)...]].filter { !$0.isEmpty }
        guard affixes.count < 2, text.allSatisfy(isInNumber), text.contains(where: { $0.isNumber }) else { return nil }
        let currency = affixes.first.flatMap { sign(Words.fold(String($0))) }
        guard affixes.isEmpty || currency != nil else { return nil }
        // A time such as "14:30" has other signs; a date such as "3.12.2026" has two marks.
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        let hasCents = parts.count == 2 && parts[1].count == 2 && parts.allSatisfy { !$0.isEmpty }
        return (text, currency, hasCents && !isDate(text, parts))
    }

    /// Whether a number is more likely a day: "24.12" where cents follow a comma.
    private func isDate(_ text: String, _ parts: [Substring]) -> Bool {
        guard words.decimalSeparator == ",", text.contains("."), let day = Int(parts[0]), let month = Int(parts[1])
        else {
            return false
        }
        return 1...31 ~= day && 1...12 ~= month
    }

    /// The currency that a folded word names: its sign, its code or its name.
    private func sign(_ word: String) -> Currency? {
        if let code = Self.currencies[word] { return Currency(code) }
        return word.utf8.count == 3 ? Currency(word).flatMap { Self.commonCodes.contains($0.code) ? $0 : nil } : nil
    }

    private static let moneyVerbs: [String: QuickMoney.Kind] = [
        "spent": .expense, "paid": .expense, "expense": .expense, "потратил": .expense, "потратила": .expense,
        "заплатил": .expense, "заплатила": .expense, "расход": .expense, "wydalem": .expense, "wydalam": .expense,
        "zaplacilem": .expense, "zaplacilam": .expense, "wydatek": .expense, "earned": .income, "income": .income,
        "received": .income, "заработал": .income, "заработала": .income, "получил": .income, "получила": .income,
        "доход": .income, "zarobilem": .income, "zarobilam": .income, "dostalem": .income, "dostalam": .income,
        "przychod": .income, "moved": .transfer, "move": .transfer, "transfer": .transfer, "transferred": .transfer,
        "перевел": .transfer, "перевела": .transfer, "перевод": .transfer, "przelew": .transfer,
        "przelalem": .transfer, "przelalam": .transfer,
    ]

    /// The commands of the terminal, which somebody may type here before an amount.
    private static let moneyCommands: [String: QuickMoney.Kind] = ["spend": .expense, "earn": .income]

    /// Those of the verbs that are nouns, too.
    private static let moneyNouns: Set<String> = [
        "expense", "income", "расход", "доход", "wydatek", "przychod",
    ]

    /// Verbs for what is to be paid.
    private static let planVerbs: Set<String> = [
        "pay", "buy", "заплатить", "заплати", "оплатить", "оплати", "купить", "купи", "заказать", "вернуть", "zaplacic",
        "zaplac", "oplacic", "oplac", "kupic", "kup", "zamowic", "zwrocic",
    ]

    /// Those that are nouns, too, unless another word follows.
    private static let looserPlanVerbs: Set<String> = ["order", "book", "return", "renew", "cancel", "send"]

    private static let billWords: Set<String> = ["bill", "счет", "rachunek"]

    private static let waysOfPaying: Set<String> = [
        "cash", "card", "наличными", "наличкой", "картой", "gotowka", "karta",
    ]

    private static let moneyPrepositions: Set<String> = [
        "on", "for", "at", "in", "to", "from", "на", "за", "в", "во", "от", "у", "na", "za", "w", "we", "od", "do",
        "dla",
    ]

    private static let accountPrepositions: Set<String> = [
        "to", "from", "with", "by", "in", "into", "on", "с", "со", "на", "из", "в", "z", "ze", "na", "do", "w",
    ]

    private static let currencies = [
        "€": "EUR", "euro": "EUR", "euros": "EUR", "eur": "EUR", "евро": "EUR", "$": "USD", "dollar": "USD",
        "dollars": "USD", "usd": "USD", "доллар": "USD", "доллара": "USD", "долларов": "USD", "£": "GBP",
        "pounds": "GBP", "gbp": "GBP", "¥": "JPY", "yen": "JPY", "zł": "PLN", "zl": "PLN", "zloty": "PLN",
        "zlotych": "PLN", "zlote": "PLN", "pln": "PLN", "₽": "RUB", "руб": "RUB", "р": "RUB", "рубль": "RUB",
        "рубля": "RUB", "рублей": "RUB", "₴": "UAH", "грн": "UAH", "kc": "CZK",
    ]

    /// Codes that are no words.
    private static let commonCodes: Set<String> = [
        "AUD", "BGN", "BRL", "CAD", "CHF", "CNY", "CZK", "DKK", "EUR", "GBP", "HUF", "ILS", "INR", "JPY", "KRW", "MXN",
        "NOK", "NZD", "PLN", "RON", "RUB", "SEK", "SGD", "TRY", "UAH", "USD", "ZAR",
    ]
}
