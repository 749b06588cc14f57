/// The names of months in files of other programs, which write them in the language of the phone.
enum MonthName {
    /// The number of the month with a name or an abbreviation, also in the genitive or with a point; nil if it is unknown.
    static func number(_ text: String) -> Int? {
        let name = text.lowercased()
        guard name.utf8.count >= 3 else { return nil }
        // Of several beginnings the longest counts: "juil" is July, "ju" alone would be June.
        var best: (month: Int, length: Int)?
        for (index, names) in beginnings.enumerated() {
            for beginning in names.split(separator: " ")
            where name.hasPrefix(beginning) && beginning.utf8.count > best?.length ?? 0 {
                best = (index + 1, beginning.utf8.count)
            }
        }
        return best?.month
    }

    /// The beginnings of the names in English, German, Polish, Russian, Ukrainian, French, Italian, Spanish, Portuguese,
    /// Dutch, the languages of Scandinavia, Czech and Turkish. Of names that two languages give to two months, Polish counts.
    private static let beginnings = [
        "jan jän sty янв січ gen ene led oca", "feb lut фев лют fév fev úno şub",
        "mar mär mrt märz мар бер bře", "apr kwi апр кві avr abr dub nis",
        "may mai maj май мая мае тра mag mei mag kvě mayıs", "jun juin cze июн чер giu červen haz",
        "jul juil lip июл лип lug červenec čvc tem", "aug sie авг сер aoû aou ago srp ağu",
        "sep wrz сен вер set zář eyl", "oct okt paź paz окт жов ott out říj eki",
        "nov lis ноя лис kas", "dec dez gru дек гру déc dic pro ara des",
    ]
}
