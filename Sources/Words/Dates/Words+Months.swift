extension Words {
    /// A month (1...12) as a heading: "November", "Ноябрь", "Listopad"; nil for any other number.
    func monthHeading(_ number: Int) -> String? {
        switch number {
        case 1: pick("January", "Январь", "Styczeń")
        case 2: pick("February", "Февраль", "Luty")
        case 3: pick("March", "Март", "Marzec")
        case 4: pick("April", "Апрель", "Kwiecień")
        case 5: pick("May", "Май", "Maj")
        case 6: pick("June", "Июнь", "Czerwiec")
        case 7: pick("July", "Июль", "Lipiec")
        case 8: pick("August", "Август", "Sierpień")
        case 9: pick("September", "Сентябрь", "Wrzesień")
        case 10: pick("October", "Октябрь", "Październik")
        case 11: pick("November", "Ноябрь", "Listopad")
        case 12: pick("December", "Декабрь", "Grudzień")
        default: nil
        }
    }

    /// A month (1...12) after a day number: "November", "ноября", "listopada"; nil for any other number.
    func monthInDate(_ number: Int) -> String? {
        switch number {
        case 1: pick("January", "января", "stycznia")
        case 2: pick("February", "февраля", "lutego")
        case 3: pick("March", "марта", "marca")
        case 4: pick("April", "апреля", "kwietnia")
        case 5: pick("May", "мая", "maja")
        case 6: pick("June", "июня", "czerwca")
        case 7: pick("July", "июля", "lipca")
        case 8: pick("August", "августа", "sierpnia")
        case 9: pick("September", "сентября", "września")
        case 10: pick("October", "октября", "października")
        case 11: pick("November", "ноября", "listopada")
        case 12: pick("December", "декабря", "grudnia")
        default: nil
        }
    }

    /// An abbreviated month (1...12) after a day number: "Nov", "ноя", "lis"; nil for any other number.
    func shortMonthInDate(_ number: Int) -> String? {
        switch number {
        case 1: pick("Jan", "янв", "sty")
        case 2: pick("Feb", "фев", "lut")
        case 3: pick("Mar", "мар", "mar")
        case 4: pick("Apr", "апр", "kwi")
        case 5: pick("May", "мая", "maja")
        case 6: pick("Jun", "июн", "cze")
        case 7: pick("Jul", "июл", "lip")
        case 8: pick("Aug", "авг", "sie")
        case 9: pick("Sep", "сен", "wrz")
        case 10: pick("Oct", "окт", "paź")
        case 11: pick("Nov", "ноя", "lis")
        case 12: pick("Dec", "дек", "gru")
        default: nil
        }
    }
}
