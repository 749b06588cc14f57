extension Words {
    /// Foods of the first releases.
    var releasedFoodNames: String {
        columns(
            """
            apple | Apple | Яблоко | Jabłko
            banana | Banana | Банан | Banan
            orange | Orange | Апельсин | Pomarańcza
            strawberries | Strawberries | Клубника | Truskawki
            blueberries | Blueberries | Голубика | Borówki
            avocado | Avocado | Авокадо | Awokado
            tomato | Tomato | Помидор | Pomidor
            cucumber | Cucumber | Огурец | Ogórek
            carrot | Carrot | Морковь | Marchew
            broccoli | Broccoli | Брокколи | Brokuły
            spinach | Spinach | Шпинат | Szpinak
            onion | Onion | Лук | Cebula
            sweet-potato | Sweet potato | Батат | Batat
            rice-cooked | Rice, cooked | Рис варёный | Ryż gotowany
            pasta-cooked | Pasta, cooked | Макароны варёные | Makaron gotowany
            buckwheat-cooked | Buckwheat, cooked | Гречка варёная | Kasza gryczana gotowana
            oats | Oats | Овсяные хлопья | Płatki owsiane
            bread | Bread | Хлеб | Chleb
            toast | Toast | Тост | Tost
            egg | Egg | Яйцо | Jajko
            milk | Milk, 3.25% fat | Молоко 3,25 % | Mleko 3,25%
            yogurt | Yogurt, plain | Йогурт натуральный | Jogurt naturalny
            cottage-cheese | Cottage cheese | Зернёный творог | Serek wiejski
            butter | Butter | Сливочное масло | Masło
            olive-oil | Olive oil | Оливковое масло | Oliwa z oliwek
            chicken-breast | Chicken breast, roasted | Куриная грудка запечённая | Pierś z kurczaka pieczona
            salmon | Salmon, raw | Лосось сырой | Łosoś surowy
            lentils-cooked | Lentils, cooked | Чечевица варёная | Soczewica gotowana
            chickpeas-cooked | Chickpeas, cooked | Нут варёный | Ciecierzyca gotowana
            almonds | Almonds | Миндаль | Migdały
            walnuts | Walnuts | Грецкие орехи | Orzechy włoskie
            peanuts | Peanuts | Арахис | Orzeszki ziemne
            honey | Honey | Мёд | Miód
            sugar | Sugar | Сахар | Cukier
            """)
    }
}
