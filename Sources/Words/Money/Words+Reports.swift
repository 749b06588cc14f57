/// Texts of the reports of money.
extension Words {
    public var moneyReports: String { pick("Reports", "Отчёты", "Raporty") }
    public var cashFlow: String { pick("Cash flow", "Доходы и расходы", "Przepływy") }
    public var netWorth: String { pick("Net worth", "Капитал", "Majątek netto") }
    public var moneyComparison: String { pick("Comparison", "Сравнение", "Porównanie") }
    public var moneyForecast: String { pick("Forecast", "Прогноз", "Prognoza") }
    public var moneyCalendar: String { pick("Calendar", "Календарь", "Kalendarz") }
    public var quarter: String { pick("Quarter", "Квартал", "Kwartał") }
    public var fiveYears: String { pick("5 years", "5 лет", "5 lat") }
    public var otherDays: String { pick("Other days", "Другие дни", "Inne dni") }
    public var firstDayOfPeriod: String { pick("First day", "Первый день", "Pierwszy dzień") }
    public var lastDayOfPeriod: String { pick("Last day", "Последний день", "Ostatni dzień") }
    public var allMoneyCategories: String { pick("All categories", "Все категории", "Wszystkie kategorie") }
    public var noTransactionsInPeriod: String {
        pick("No transactions in this period", "За этот период операций нет", "W tym okresie nie ma transakcji")
    }
    public var noPayee: String { pick("No payee", "Без получателя", "Bez odbiorcy") }
    /// The heading of amounts that have no rate.
    public var moneyWithoutRate: String { pick("No rate", "Нет курса", "Brak kursu") }
    /// "Lowest: €120 on 3 Dec".
    public func lowestBalance(_ amount: String, on day: String) -> String {
        pick("Lowest: \(amount), \(day)", "Минимум: \(amount), \(day)", "Najmniej: \(amount), \(day)")
    }
    /// A balance that is expected on a day.
    public func expectedOn(_ day: String) -> String {
        pick("expected \(day)", "ожидается \(day)", "oczekiwane \(day)")
    }
}
