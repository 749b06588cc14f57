import Money

/// The country of a language tag, which says most likely what people pay with: GB in "en-GB".
public struct Region: Hashable, Sendable {
    private let first: UInt8
    private let second: UInt8

    /// The region of a BCP 47 tag; nil if it has none.
    public init?(tag: String) {
        let parts = tag.utf8.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
        // A single letter begins an extension.
        let own = parts.dropFirst().prefix { $0.count > 1 }.first { $0.count == 2 }
        guard let own, let first = own.first, let second = own.last else { return nil }
        (self.first, self.second) = (first & 0xDF, second & 0xDF)
    }

    /// The currency of the region; nil if it is not known.
    public var currency: Currency? {
        for line in Self.currencies.utf8.split(separator: UInt8(ascii: "\n")) {
            let words = line.split(separator: UInt8(ascii: " "))
            if words.dropFirst().contains(where: { $0.first == first && $0.last == second }) {
                return words.first.flatMap { Currency(String(decoding: Array($0), as: UTF8.self)) }
            }
        }
        return nil
    }

    /// Currencies, each with its regions.
    private static let currencies = """
        EUR AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK
        GBP GB GG IM JE
        USD US EC PR SV
        CHF CH LI
        AUD AU
        CAD CA
        NZD NZ
        PLN PL
        CZK CZ
        DKK DK FO GL
        NOK NO
        SEK SE
        ISK IS
        HUF HU
        RON RO
        RSD RS
        TRY TR
        UAH UA
        RUB RU
        BYN BY
        KZT KZ
        GEL GE
        AMD AM
        MDL MD
        ILS IL
        JPY JP
        INR IN
        ZAR ZA
        """
}
