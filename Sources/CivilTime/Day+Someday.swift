extension Day {
    /// The day until which something waits that is put off for someday, 9999-12-30: that of Taskwarrior.
    public static let someday = Day(unchecked: Day.last.number - 1)

    /// Whether it stands for someday instead of a day.
    public var isSomeday: Bool { self >= .someday }
}
