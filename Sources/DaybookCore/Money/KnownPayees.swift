/// Shops and services that many people pay, by country, with the category that most would choose. The names stand in
/// lower case between bars; several spellings of one are several names. A name after "=" is also an ordinary word or
/// a person's name, and counts only where it is surely the shop.
enum KnownPayees {
    static let categories: [(country: String, category: StandardCategory, names: String)] = [
        ("de", .groceries, "rewe|edeka|aldi|lidl|=netto|netto marken|=penny|kaufland"),
        ("de", .groceries, "=norma|tegut|=globus|nahkauf|denns|alnatura"),
        ("de", .groceries, "bio company"),
        ("de", .household, "rossmann|=dm|dm drogerie|dm-drogerie|müller drogerie|budni|budnikowsky"),
        ("de", .household, "ikea|obi|=bauhaus|hornbach|toom"),
        ("de", .transport, "deutsche bahn|db vertrieb|db fernverkehr|bvg|mvg|hvv|flixbus|flixtrain|=aral"),
        ("de", .transport, "s-bahn|rmv|vrr|vvs|vgn|rheinbahn|=jet|=westfalen|raiffeisen tankstelle"),
        ("de", .eatingOut, "lieferando|=nordsee|backwerk|vapiano|block house"),
        ("de", .health, "apotheke|fielmann|shop apotheke|docmorris"),
        ("de", .utilities, "vattenfall|e.on|eon|enbw|stadtwerke|telekom|vodafone|o2|rundfunkbeitrag|rundfunk ard"),
        ("de", .clothing, "h&m|c&a|zalando|kik|deichmann|zara"),
        ("de", .pets, "fressnapf|zooplus"),
        ("pl", .groceries, "biedronka|żabka|zabka|=dino|=stokrotka|=lewiatan|auchan|carrefour|polomarket"),
        ("pl", .groceries, "delikatesy centrum"),
        ("pl", .household, "hebe|castorama|leroy merlin|pepco"),
        ("pl", .transport, "orlen|mpk|ztm|pkp|pkp intercity|koleje mazowieckie|koleje śląskie|jakdojade"),
        ("pl", .transport, "=lotos|=moya|=amic|polregio|skm|koleje wielkopolskie|koleje dolnośląskie|skycash|mobilet"),
        ("pl", .eatingOut, "pyszne.pl|pyszne|glovo|wolt|pizza hut|costa coffee"),
        ("pl", .health, "apteka|apteki|dr.max|dr max|doz|super-pharm|medicover|luxmed|lux med|enel-med"),
        ("pl", .utilities, "pge|tauron|=enea|energa|pgnig|=orange|orange polska|t-mobile"),
        ("pl", .clothing, "=reserved|ccc|sinsay|4f|cropp"),
        ("pl", .leisure, "multikino|cinema city|=helios|empik"),
        ("ru", .groceries, "пятерочка|пятёрочка|pyaterochka|=магнит|magnit"),
        ("ru", .groceries, "=перекресток|=перекрёсток|perekrestok|=лента"),
        ("ru", .groceries, "lenta|дикси|dixy"),
        ("ru", .groceries, "вкусвилл|vkusvill|ашан|азбука вкуса|=самокат|samokat|красное и белое|красное&белое"),
        ("ru", .groceries, "=верный"),
        ("ru", .household, "магнит косметик|магнит косметика|улыбка радуги|рив гош|золотое яблоко"),
        ("ru", .household, "fix price|леруа мерлен|лемана про|=петрович"),
        ("ru", .transport, "яндекс такси|яндекс го|яндекс go|yandex taxi|yandex go|ржд|rzd|мосметро|метрополитен"),
        ("ru", .transport, "лукойл|lukoil|роснефть|rosneft|газпромнефть|gazpromneft|татнефть|tatneft|teboil|тебойл"),
        ("ru", .transport, "аэроэкспресс|aeroexpress|мосгортранс|делимобиль|delimobil|ситидрайв|=азс|=шелл"),
        ("ru", .eatingOut, "вкусно и точка|вкусно - и точка|додо пицца|dodo pizza|шоколадница|=теремок|кофемания"),
        ("ru", .eatingOut, "яндекс еда|yandex eda"),
        ("ru", .health, "аптека|аптеки|36,6|=столички|неофарм|планета здоровья|ригла|горздрав|инвитро|invitro|еаптека"),
        ("ru", .utilities, "мтс|mts|билайн|beeline|=мегафон|megafon|теле2|tele2|ростелеком|rostelecom|мосэнергосбыт"),
        ("ru", .utilities, "жкх"),
        ("ru", .clothing, "спортмастер|sportmaster|gloria jeans|глория джинс"),
        ("ru", .pets, "четыре лапы|4 лапы|=бетховен"),
        ("gb", .groceries, "tesco|sainsburys|sainsbury's|asda|morrisons|waitrose|co-op|iceland foods|ocado"),
        ("gb", .household, "b&q|=argos|wilko|homebase"),
        ("gb", .transport, "tfl|tfl travel|transport for london|trainline|national express|lner|gwr|scotrail"),
        ("gb", .transport, "stagecoach|southeastern|=texaco|=gulf|=applegreen"),
        ("gb", .eatingOut, "greggs|pret a manger|nandos|nando's|deliveroo|just eat|wagamama"),
        ("gb", .health, "=boots|boots uk|boots pharmacy|boots the chemist|boots opticians|superdrug|specsavers"),
        ("gb", .utilities, "british gas|edf energy|octopus energy|thames water|ee limited|bt group"),
        ("gb", .clothing, "primark|asos"),
        ("us", .groceries, "walmart|kroger|safeway|whole foods|trader joe's|trader joes|costco|publix|wegmans"),
        ("us", .household, "=target|target.com|target stores|home depot|lowes|lowe's"),
        ("us", .transport, "lyft|=chevron|exxon|exxonmobil|amtrak|=mobil|=sunoco|=valero"),
        ("us", .eatingOut, "chipotle|doordash|dunkin|grubhub|panera"),
        ("us", .health, "walgreens|cvs|cvs pharmacy|rite aid"),
        ("us", .utilities, "verizon|comcast|xfinity|at&t"),
        ("", .eatingOut, "mcdonalds|mcdonald's|burger king|kfc|=subway|starbucks|uber eats"),
        ("", .transport, "uber|=bolt|free now|=shell|=bp|esso|circle k|totalenergies|=omv|=mol|=avia|=q8|=agip"),
        ("", .leisure, "netflix|spotify|disney plus|disney+|=steam|steamgames"),
        ("", .travel, "booking.com|airbnb|ryanair|wizz air|lufthansa|easyjet|аэрофлот|aeroflot"),
    ]
}

extension StandardCategory {
    /// The category that most would choose for a payee, if its name has that of a known one; nil otherwise. A suggestion, after
    /// the person's own rules and history.
    public static func suggestion(for payee: String) -> StandardCategory? {
        let text = PayeeText(payee)
        var best: (length: Int, category: StandardCategory)?
        for known in KnownPayees.categories {
            for listed in known.names.split(separator: "|") {
                let isOrdinary = listed.first == "="
                let name = Array((isOrdinary ? listed.dropFirst() : listed).unicodeScalars)
                guard name.count > best?.length ?? 0 else { continue }
                if isOrdinary ? text.isShop(name) : text.has(name) { best = (name.count, known.category) }
            }
        }
        return best?.category
    }
}

/// A payee, of which words are compared with names.
private struct PayeeText {
    private let scalars: [Unicode.Scalar]

    /// Words beside the name of a shop that say that it is a company or a petrol station.
    private static let companyWords: Set<String> = [
        "ооо", "оао", "зао", "пао", "ао", "ltd", "limited", "plc", "inc", "llc", "gmbh", "kg", "ag", "sa", "se", "sp",
        "oo", "www", "com", "co", "uk", "de", "pl", "ru", "us", "the", "station", "tankstelle", "stacja", "paliw",
        "fuel",
        "petrol", "азс", "filiale",
    ]
    /// The number of digits from which a number is that of a branch.
    private static let digitsOfBranch = 3

    init(_ payee: String) { scalars = Array(payee.lowercased().unicodeScalars) }

    /// Whether it has a name that is no part of a longer word.
    func has(_ name: [Unicode.Scalar]) -> Bool {
        guard name.count <= scalars.count else { return false }
        func isOfWord(_ index: Int) -> Bool { scalars.indices.contains(index) && Self.isOfWord(scalars[index]) }
        return (0...(scalars.count - name.count)).contains { start in
            let end = start + name.count
            return scalars[start..<end].elementsEqual(name) && !isOfWord(start - 1) && !isOfWord(end)
        }
    }

    /// Whether a name that is an ordinary word, too, is that of the shop: nothing else stands there but the words of a
    /// company, or it begins the text and the number of a branch follows.
    func isShop(_ name: [Unicode.Scalar]) -> Bool {
        let words = scalars.split { !Self.isOfWord($0) }
        guard let place = words.firstIndex(where: { $0.elementsEqual(name) }) else { return false }
        let others = (words[..<place] + words[(place + 1)...]).filter { $0.count > 1 }
        if others.allSatisfy({ Self.isNumber($0) || Self.companyWords.contains(Self.string($0)) }) { return true }
        let following = words[(place + 1)...].first { $0.count > 1 }
        return place == 0 && following.map { Self.isNumber($0) && $0.count >= Self.digitsOfBranch } ?? false
    }

    private static func string(_ word: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: word)
        return String(text)
    }

    private static func isNumber(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
        word.allSatisfy { ("0"..."9").contains($0) }
    }

    /// Whether a character is a letter or a digit; quotes and other punctuation of any language are none.
    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x61...0x7A: true
        case 0..<0xC0, 0x2000...0x206F: false
        default: true
        }
    }
}
