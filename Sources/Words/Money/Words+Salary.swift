extension Words {
    /// Whether a typed word stands for a salary, whatever the category is called, in any language.
    public static func isSalary(_ typed: String) -> Bool { salaries.contains(fold(typed)) }

    private static let salaries: Set<String> = [
        "salary", "wage", "wages", "paycheck", "paycheque", "payday", "зарплата", "зп", "з/п", "зарплатка", "получка",
        "аванс",
        "оклад", "pensja", "wyplata", "wynagrodzenie", "zarobki",
    ]
}
