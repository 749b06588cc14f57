import Markup
import Words

extension FormControls {
    /// The fields of nutrition, energy first and its parts below.
    var nutrition: HTML {
        let gram = words.gram
        return """
            \(line("energy", "\(words.energy), \(words.kilocalorie)", mode: "decimal"))
            <div class="pair">\(line("protein", "\(words.protein), \(gram)", mode: "decimal"))
            \(line("carbohydrate", "\(words.carbohydrate), \(gram)", mode: "decimal"))
            \(line("fat", "\(words.fat), \(gram)", mode: "decimal"))
            \(line("fibre", "\(words.fibre), \(gram)", mode: "decimal"))</div>
            """
    }
}
