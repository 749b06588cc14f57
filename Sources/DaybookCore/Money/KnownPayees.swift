/// Shops and services that many people pay, by country, with the category that most would choose. The names stand in
/// lower case between bars; several spellings of one are several names.
enum KnownPayees {
    static let categories: [(country: String, category: StandardCategory, names: String)] = [
        ("de", .groceries, "rewe|edeka|aldi|lidl|netto|penny|kaufland|norma|tegut|globus|nahkauf|denns|alnatura"),
        ("de", .groceries, "bio company"),
        ("de", .household, "rossmann|dm drogerie|dm-drogerie|müller drogerie|ikea|obi|bauhaus|hornbach|toom"),
        ("de", .transport, "deutsche bahn|db vertrieb|db fernverkehr|bvg|mvg|hvv|flixbus|flixtrain|aral|shell|esso"),
        ("de", .transport, "totalenergies"),
        ("de", .eatingOut, "lieferando|nordsee|backwerk|vapiano|block house"),
        ("de", .health, "apotheke|fielmann|shop apotheke|docmorris"),
        ("de", .utilities, "vattenfall|e.on|eon|enbw|stadtwerke|telekom|vodafone|o2|rundfunkbeitrag|rundfunk ard"),
        ("de", .clothing, "h&m|c&a|zalando|kik|deichmann|zara"),
        ("de", .pets, "fressnapf|zooplus"),
        ("pl", .groceries, "biedronka|żabka|zabka|dino|stokrotka|lewiatan|auchan|carrefour|polomarket"),
        ("pl", .groceries, "delikatesy centrum"),
        ("pl", .household, "hebe|castorama|leroy merlin|pepco"),
        ("pl", .transport, "orlen|circle k|mpk|ztm|pkp|pkp intercity|koleje mazowieckie|koleje śląskie|jakdojade"),
        ("pl", .transport, "lotos"),
        ("pl", .eatingOut, "pyszne.pl|pyszne|glovo|wolt|pizza hut|costa coffee"),
        ("pl", .health, "apteka|doz|super-pharm|medicover|luxmed|lux med|enel-med"),
        ("pl", .utilities, "pge|tauron|enea|energa|pgnig|orange|t-mobile"),
        ("pl", .clothing, "reserved|ccc|sinsay|4f|cropp"),
        ("pl", .leisure, "multikino|cinema city|helios|empik"),
        ("ru", .groceries, "пятерочка|пятёрочка|pyaterochka|магнит|magnit|перекресток|перекрёсток|perekrestok|лента"),
        ("ru", .groceries, "lenta|дикси|dixy"),
        ("ru", .groceries, "вкусвилл|vkusvill|ашан|азбука вкуса|самокат|samokat|красное и белое|красное&белое"),
        ("ru", .groceries, "верный"),
        ("ru", .household, "fix price|леруа мерлен|лемана про|петрович"),
        ("ru", .transport, "яндекс такси|яндекс го|яндекс go|yandex taxi|yandex go|ржд|rzd|мосметро|метрополитен"),
        ("ru", .transport, "лукойл|lukoil|роснефть|газпромнефть"),
        ("ru", .eatingOut, "вкусно и точка|вкусно - и точка|додо пицца|dodo pizza|шоколадница|теремок|кофемания"),
        ("ru", .eatingOut, "яндекс еда|yandex eda"),
        ("ru", .health, "аптека|ригла|горздрав|инвитро|invitro|еаптека"),
        ("ru", .utilities, "мтс|mts|билайн|beeline|мегафон|megafon|теле2|tele2|ростелеком|rostelecom|мосэнергосбыт"),
        ("ru", .utilities, "жкх"),
        ("ru", .clothing, "спортмастер|sportmaster|gloria jeans|глория джинс"),
        ("ru", .pets, "четыре лапы|4 лапы|бетховен"),
        ("gb", .groceries, "tesco|sainsburys|sainsbury's|asda|morrisons|waitrose|co-op|iceland foods|ocado"),
        ("gb", .household, "b&q|argos|wilko|homebase"),
        ("gb", .transport, "tfl|tfl travel|transport for london|trainline|national express"),
        ("gb", .eatingOut, "greggs|pret a manger|nandos|nando's|deliveroo|just eat|wagamama"),
        ("gb", .health, "boots|superdrug|specsavers"),
        ("gb", .utilities, "british gas|edf energy|octopus energy|thames water|ee limited|bt group"),
        ("gb", .clothing, "primark|asos"),
        ("us", .groceries, "walmart|kroger|safeway|whole foods|trader joe's|trader joes|costco|publix|wegmans"),
        ("us", .household, "target|home depot|lowes|lowe's"),
        ("us", .transport, "lyft|chevron|exxon|exxonmobil|amtrak"),
        ("us", .eatingOut, "chipotle|doordash|dunkin|grubhub|panera"),
        ("us", .health, "walgreens|cvs|cvs pharmacy"),
        ("us", .utilities, "verizon|comcast|xfinity|at&t"),
        ("", .eatingOut, "mcdonalds|mcdonald's|burger king|kfc|subway|starbucks|uber eats"),
        ("", .transport, "uber|bolt|free now"),
        ("", .leisure, "netflix|spotify|disney plus|disney+|steam|steamgames"),
        ("", .travel, "booking.com|airbnb|ryanair|wizz air|lufthansa|easyjet|аэрофлот|aeroflot"),
    ]
}

extension StandardCategory {
    /// The category that most would choose for a payee, if its name has that of a known one; nil otherwise. A suggestion, after
    /// the person's own rules and history.
    public static func suggestion(for payee: String) -> StandardCategory? {
        let text = Array(payee.lowercased().utf8)
        var best: (length: Int, category: StandardCategory)?
        for known in KnownPayees.categories {
            for name in Array(known.names.utf8).split(separator: UInt8(ascii: "|"))
            where name.count > best?.length ?? 0 && isWord(name, of: text) {
                best = (name.count, known.category)
            }
        }
        return best?.category
    }

    /// Whether a text has a name that is no part of a longer word.
    private static func isWord(_ name: ArraySlice<UInt8>, of text: [UInt8]) -> Bool {
        guard name.count <= text.count else { return false }
        func isOfWord(_ index: Int) -> Bool {
            guard text.indices.contains(index) else { return false }
            switch text[index] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...: return true
            default: return false
            }
        }
        return (0...(text.count - name.count)).contains { start in
            let end = start + name.count
            return text[start..<end].elementsEqual(name) && !isOfWord(start - 1) && !isOfWord(end)
        }
    }
}
