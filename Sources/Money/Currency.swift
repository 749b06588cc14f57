/// A currency by its ISO 4217 code.
///
/// Known are the currencies in use in 2026 and most of those withdrawn since 1999, which statements of the past name. Units of
/// account, precious metals and codes for testing are not currencies one pays with.
public struct Currency: Hashable, Sendable {
    /// Three capital letters, such as "EUR".
    public let code: String
    /// The number of decimals of an amount: 0, 2 or 3 (ISO 4217, column "Minor unit").
    public let fractionDigits: Int

    /// Nil if the code is unknown. Lowercase letters are accepted.
    public init?(_ code: String) {
        let code = code.utf8.map { $0 >= 0x61 && $0 <= 0x7A ? $0 - 0x20 : $0 }
        guard code.count == 3 else { return nil }
        if Self.contains(code, in: Self.withTwoDecimals) {
            fractionDigits = 2
        } else if Self.contains(code, in: Self.withoutDecimals) {
            fractionDigits = 0
        } else if Self.contains(code, in: Self.withThreeDecimals) {
            fractionDigits = 3
        } else {
            return nil
        }
        self.code = String(decoding: code, as: UTF8.self)
    }

    private init(_ code: Substring, fractionDigits: Int) {
        self.code = String(code)
        self.fractionDigits = fractionDigits
    }

    public static let euro = Currency("EUR", fractionDigits: 2)

    /// The number of minor units in a major one: 1, 100 or 1000.
    public var minorUnits: Int64 {
        switch fractionDigits {
        case 0: 1
        case 3: 1000
        default: 100
        }
    }

    /// All known currencies, by code.
    public static var all: [Currency] {
        let lists = [(withTwoDecimals, 2), (withoutDecimals, 0), (withThreeDecimals, 3)]
        return lists.flatMap { codes, digits in
            codes.split(separator: " ").map { Currency($0, fractionDigits: digits) }
        }.sorted { $0.code < $1.code }
    }

    private static func contains(_ code: [UInt8], in codes: String) -> Bool {
        var position = 0 // in the current code; 4 if it differs
        for byte in codes.utf8 {
            if byte == 0x20 {
                position = 0
            } else if position < 3, byte == code[position] {
                position += 1
                if position == 3 { return true }
            } else {
                position = 4
            }
        }
        return false
    }

    private static let withTwoDecimals = """
        AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC \
        CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES \
        KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR \
        NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT \
        TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG \
        ATS BEF CUC CYP DEM EEK ESP FIM FRF GRD HRK IEP ITL LTL LUF LVL MRO MTL NLG PTE SIT SKK SLL STD VEF ZWL
        """
    private static let withoutDecimals = "BIF BYR CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF"
    private static let withThreeDecimals = "BHD IQD JOD KWD LYD OMR TND"
}
