/// Names of moods, feelings, species and parts of the day by their stored codes. An unknown code is returned unchanged.
extension Words {
    /// The name of a mood: "Good", "Anxious".
    public func moodName(_ code: String) -> String {
        switch code {
        case "awful": pick("Awful", "Ужасно", "Okropnie")
        case "bad": pick("Bad", "Плохо", "Źle")
        case "okay": pick("Okay", "Так себе", "Tak sobie")
        case "good": pick("Good", "Хорошо", "Dobrze")
        case "great": pick("Great", "Отлично", "Świetnie")
        case "happy": pick("Happy", "Радость", "Radość")
        case "playful": pick("Playful", "Игривость", "Chęć do zabawy")
        case "calm": pick("Calm", "Спокойствие", "Spokój")
        case "affectionate": pick("Affectionate", "Ласковость", "Czułość")
        case "tired": pick("Tired", "Усталость", "Zmęczenie")
        case "anxious": pick("Anxious", "Тревога", "Niepokój")
        case "sad": pick("Sad", "Грусть", "Smutek")
        case "irritable": pick("Irritable", "Раздражение", "Rozdrażnienie")
        case "unwell": pick("Unwell", "Недомогание", "Złe samopoczucie")
        default: code
        }
    }

    /// The name of a feeling: "grateful", "тревога".
    public func feelingName(_ code: String) -> String {
        switch code {
        case "grateful": pick("grateful", "благодарность", "wdzięczność")
        case "relaxed": pick("relaxed", "покой", "odprężenie")
        case "excited": pick("excited", "воодушевление", "ekscytacja")
        case "proud": pick("proud", "гордость", "duma")
        case "hopeful": pick("hopeful", "надежда", "nadzieja")
        case "loved": pick("loved", "любовь", "miłość")
        case "focused": pick("focused", "сосредоточенность", "skupienie")
        case "curious": pick("curious", "любопытство", "ciekawość")
        case "anxious": pick("anxious", "тревога", "niepokój")
        case "stressed": pick("stressed", "стресс", "stres")
        case "overwhelmed": pick("overwhelmed", "перегрузка", "przytłoczenie")
        case "angry": pick("angry", "злость", "złość")
        case "sad": pick("sad", "грусть", "smutek")
        case "lonely": pick("lonely", "одиночество", "samotność")
        case "tired": pick("tired", "усталость", "zmęczenie")
        case "bored": pick("bored", "скука", "nuda")
        default: code
        }
    }

    /// The name of a species: "Dog".
    public func speciesName(_ code: String) -> String {
        switch code {
        case "dog": pick("Dog", "Собака", "Pies")
        case "cat": pick("Cat", "Кошка", "Kot")
        case "bird": pick("Bird", "Птица", "Ptak")
        case "rodent": pick("Rodent", "Грызун", "Gryzoń")
        case "rabbit": pick("Rabbit", "Кролик", "Królik")
        case "horse": pick("Horse", "Лошадь", "Koń")
        case "fish": pick("Fish", "Рыбка", "Rybka")
        case "reptile": pick("Reptile", "Рептилия", "Gad")
        case "other": pick("Another animal", "Другое животное", "Inne zwierzę")
        default: code
        }
    }

    /// The name of a quarter of the day, from midnight: "Night", "Morning".
    public func partOfDayName(_ code: String) -> String {
        switch code {
        case "night": pick("Night", "Ночь", "Noc")
        case "morning": pick("Morning", "Утро", "Rano")
        case "afternoon": pick("Afternoon", "День", "Popołudnie")
        case "evening": pick("Evening", "Вечер", "Wieczór")
        default: code
        }
    }
}
