/// Names of workout types, muscles and equipment by their stored codes.
extension Words {
    /// The name of a workout type; nil for an unknown code.
    public func workoutTypeName(_ code: String) -> String? {
        switch code {
        case "strength": pick("Strength", "Силовая", "Siłowy")
        case "circuit": pick("Circuit", "Круговая", "Obwodowy")
        case "running": pick("Running", "Бег", "Bieganie")
        case "walking": pick("Walking", "Ходьба", "Spacer")
        case "hiking": pick("Hiking", "Поход", "Wędrówka")
        case "cycling": pick("Cycling", "Велосипед", "Rower")
        case "swimming": pick("Swimming", "Плавание", "Pływanie")
        case "rowing": pick("Rowing", "Гребля", "Wioślarstwo")
        case "elliptical": pick("Elliptical", "Эллипс", "Orbitrek")
        case "stairs": pick("Stairs", "Лестница", "Schody")
        case "rope": pick("Jump rope", "Скакалка", "Skakanka")
        case "aerobics": pick("Aerobics", "Аэробика", "Aerobik")
        case "dancing": pick("Dancing", "Танцы", "Taniec")
        case "yoga": pick("Yoga", "Йога", "Joga")
        case "pilates": pick("Pilates", "Пилатес", "Pilates")
        case "stretching": pick("Stretching", "Растяжка", "Rozciąganie")
        case "football": pick("Football", "Футбол", "Piłka nożna")
        case "basketball": pick("Basketball", "Баскетбол", "Koszykówka")
        case "tennis": pick("Tennis", "Теннис", "Tenis")
        case "boxing": pick("Boxing", "Бокс", "Boks")
        case "climbing": pick("Climbing", "Скалолазание", "Wspinaczka")
        case "other": pick("Other", "Другое", "Inny")
        default: nil
        }
    }

    /// The name of an exercise's type, which has another gender than a workout's; nil for an unknown code.
    public func exerciseTypeName(_ code: String) -> String? {
        switch code {
        case "strength": pick("Strength", "Силовое", "Siłowe")
        case "circuit": pick("Circuit", "Круговое", "Obwodowe")
        case "other": pick("Other", "Другое", "Inne")
        default: workoutTypeName(code)
        }
    }

    /// The name of a muscle; nil for an unknown code.
    public func muscleName(_ code: String) -> String? {
        switch code {
        case "chest": pick("Chest", "Грудь", "Klatka piersiowa")
        case "back": pick("Back", "Спина", "Plecy")
        case "shoulders": pick("Shoulders", "Плечи", "Barki")
        case "biceps": pick("Biceps", "Бицепс", "Biceps")
        case "triceps": pick("Triceps", "Трицепс", "Triceps")
        case "core": pick("Core", "Пресс", "Brzuch")
        case "glutes": pick("Glutes", "Ягодицы", "Pośladki")
        case "quadriceps": pick("Quadriceps", "Квадрицепс", "Czworogłowe uda")
        case "hamstrings": pick("Hamstrings", "Бицепс бедра", "Dwugłowe uda")
        case "calves": pick("Calves", "Икры", "Łydki")
        case "wholeBody": pick("Whole body", "Всё тело", "Całe ciało")
        default: nil
        }
    }

    /// The name of a piece of equipment; nil for an unknown code.
    public func equipmentName(_ code: String) -> String? {
        switch code {
        case "none": pick("No equipment", "Без оборудования", "Bez sprzętu")
        case "barbell": pick("Barbell", "Штанга", "Sztanga")
        case "dumbbell": pick("Dumbbells", "Гантели", "Hantle")
        case "kettlebell": pick("Kettlebell", "Гиря", "Kettlebell")
        case "cable": pick("Cable", "Блок", "Wyciąg")
        case "machine": pick("Machine", "Тренажёр", "Maszyna")
        case "other": pick("Other", "Другое", "Inny")
        default: nil
        }
    }
}
