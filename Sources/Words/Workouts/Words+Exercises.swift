/// Names of the built-in exercises.
extension Words {
    /// The name of a built-in exercise by its code; nil for an unknown code.
    public func exerciseName(_ code: String) -> String? {
        for (candidate, english, russian, polish) in Self.exerciseNames where candidate == code {
            return pick(english, russian, polish)
        }
        return nil
    }

    /// All names of a built-in exercise, those of this language first.
    public func exerciseNames(_ code: String) -> [String] {
        guard let localized = exerciseName(code) else { return [] }
        for (candidate, english, russian, polish) in Self.exerciseNames where candidate == code {
            return [localized] + [english, russian, polish].filter { $0 != localized }
        }
        return [localized]
    }

    /// The code of the built-in exercise that is usually meant by a short name; nil for any other: "присед".
    public static func exerciseCode(ofShortName typed: String) -> String? {
        switch fold(typed) {
        case "squats", "присед", "приседы", "приседания", "przysiad", "przysiady": "squat"
        case "bench", "жим", "wyciskanie": "bench-press"
        case "становая", "martwy": "deadlift"
        case "ohp": "overhead-press"
        case "pushup", "pushups", "press-up", "press-ups": "push-up"
        case "pullup", "pullups": "pull-up"
        case "бицепс", "biceps": "biceps-curl"
        default: nil
        }
    }

    private static let exerciseNames: [(String, String, String, String)] = [
        ("bench-press", "Bench press", "Жим лёжа", "Wyciskanie leżąc"),
        ("incline-bench-press", "Incline bench press", "Жим на наклонной скамье", "Wyciskanie na skosie"),
        ("dumbbell-bench-press", "Dumbbell bench press", "Жим гантелей лёжа", "Wyciskanie hantli leżąc"),
        ("chest-fly", "Chest fly", "Разводка гантелей лёжа", "Rozpiętki"),
        ("push-up", "Push-up", "Отжимания", "Pompki"),
        ("dip", "Dip", "Отжимания на брусьях", "Pompki na poręczach"),
        ("deadlift", "Deadlift", "Становая тяга", "Martwy ciąg"),
        ("bent-over-row", "Bent-over row", "Тяга штанги в наклоне", "Wiosłowanie sztangą"),
        ("dumbbell-row", "Dumbbell row", "Тяга гантели в наклоне", "Wiosłowanie hantlą"),
        ("seated-row", "Seated row", "Горизонтальная тяга блока", "Przyciąganie linki wyciągu dolnego"),
        ("lat-pulldown", "Lat pulldown", "Тяга верхнего блока", "Ściąganie drążka wyciągu górnego"),
        ("pull-up", "Pull-up", "Подтягивания", "Podciąganie nachwytem"),
        ("chin-up", "Chin-up", "Подтягивания обратным хватом", "Podciąganie podchwytem"),
        ("back-extension", "Back extension", "Гиперэкстензия", "Prostowanie grzbietu"),
        ("shrug", "Shrug", "Шраги", "Szrugsy"),
        ("overhead-press", "Overhead press", "Жим стоя", "Wyciskanie żołnierskie"),
        ("dumbbell-shoulder-press", "Dumbbell shoulder press", "Жим гантелей сидя", "Wyciskanie hantli siedząc"),
        ("lateral-raise", "Lateral raise", "Махи гантелями в стороны", "Wznosy hantli bokiem"),
        ("face-pull", "Face pull", "Тяга к лицу", "Przyciąganie linki do twarzy"),
        ("biceps-curl", "Biceps curl", "Сгибание рук с гантелями", "Uginanie ramion z hantlami"),
        ("barbell-curl", "Barbell curl", "Сгибание рук со штангой", "Uginanie ramion ze sztangą"),
        ("hammer-curl", "Hammer curl", "Молотки", "Uginanie ramion młotkowe"),
        ("triceps-pushdown", "Triceps pushdown", "Разгибание рук на блоке", "Prostowanie ramion na wyciągu"),
        ("skull-crusher", "Skull crusher", "Французский жим", "Wyciskanie francuskie"),
        ("plank", "Plank", "Планка", "Deska"),
        ("side-plank", "Side plank", "Боковая планка", "Deska bokiem"),
        ("crunch", "Crunch", "Скручивания", "Brzuszki"),
        ("hanging-leg-raise", "Hanging leg raise", "Подъём ног в висе", "Unoszenie nóg w zwisie"),
        ("russian-twist", "Russian twist", "Русские скручивания", "Skręty rosyjskie"),
        ("hip-thrust", "Hip thrust", "Ягодичный мост со штангой", "Wypychanie bioder ze sztangą"),
        ("glute-bridge", "Glute bridge", "Ягодичный мост", "Mostek biodrowy"),
        ("kettlebell-swing", "Kettlebell swing", "Махи гирей", "Wymachy odważnikiem"),
        ("squat", "Squat", "Приседания со штангой", "Przysiad ze sztangą"),
        ("front-squat", "Front squat", "Фронтальные приседания", "Przysiad ze sztangą z przodu"),
        ("goblet-squat", "Goblet squat", "Приседания с гирей", "Przysiad z odważnikiem"),
        ("leg-press", "Leg press", "Жим ногами", "Wyciskanie nogami"),
        ("leg-extension", "Leg extension", "Разгибание ног", "Prostowanie nóg"),
        ("lunge", "Lunge", "Выпады", "Wykroki"),
        ("split-squat", "Bulgarian split squat", "Болгарские выпады", "Przysiad bułgarski"),
        ("romanian-deadlift", "Romanian deadlift", "Румынская тяга", "Rumuński martwy ciąg"),
        ("leg-curl", "Leg curl", "Сгибание ног", "Uginanie nóg"),
        ("calf-raise", "Calf raise", "Подъём на носки", "Wspięcia na palce"),
        ("burpee", "Burpee", "Бёрпи", "Burpee"),
        ("jumping-jack", "Jumping jack", "Прыжки «ноги врозь»", "Pajacyki"),
        ("jump-rope", "Jump rope", "Скакалка", "Skakanka"),
        ("running", "Running", "Бег", "Bieganie"),
        ("walking", "Walking", "Ходьба", "Chodzenie"),
        ("cycling", "Cycling", "Велосипед", "Jazda na rowerze"),
        ("swimming", "Swimming", "Плавание", "Pływanie"),
        ("rowing-machine", "Rowing machine", "Гребной тренажёр", "Ergometr wioślarski"),
        ("elliptical", "Elliptical trainer", "Эллипс", "Orbitrek"),
        ("stair-climber", "Stair climber", "Степпер", "Schody"),
    ]
}
