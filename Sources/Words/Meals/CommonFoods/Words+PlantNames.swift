extension Words {
    /// Fruit and vegetables.
    var plantNames: String {
        columns(
            """
            pear | Pear | Груша | Gruszka
            peach | Peach | Персик | Brzoskwinia
            nectarine | Nectarine | Нектарин | Nektarynka
            apricot | Apricot | Абрикос | Morela
            plum | Plum | Слива | Śliwka
            cherries | Cherries | Черешня | Czereśnie
            sour-cherries | Sour cherries | Вишня | Wiśnie
            grapes | Grapes | Виноград | Winogrona
            mandarin | Mandarin | Мандарин | Mandarynka
            grapefruit | Grapefruit | Грейпфрут | Grejpfrut
            lemon | Lemon | Лимон | Cytryna
            lime | Lime | Лайм | Limonka
            kiwi | Kiwi | Киви | Kiwi
            mango | Mango | Манго | Mango
            pineapple | Pineapple | Ананас | Ananas
            papaya | Papaya | Папайя | Papaja
            passion-fruit | Passion fruit | Маракуйя | Marakuja
            pomegranate | Pomegranate | Гранат | Granat
            persimmon | Persimmon | Хурма | Kaki
            fig | Fig | Инжир | Figa
            watermelon | Watermelon | Арбуз | Arbuz
            melon | Melon, honeydew | Дыня | Melon
            raspberries | Raspberries | Малина | Maliny
            blackberries | Blackberries | Ежевика | Jeżyny
            blackcurrants | Blackcurrants | Чёрная смородина | Czarne porzeczki
            redcurrants | Redcurrants | Красная смородина | Czerwone porzeczki
            gooseberries | Gooseberries | Крыжовник | Agrest
            cranberries | Cranberries | Клюква | Żurawina
            lingonberries | Lingonberries | Брусника | Borówka brusznica
            bilberries | Bilberries | Черника | Jagody
            rhubarb | Rhubarb | Ревень | Rabarbar
            coconut | Coconut | Кокос | Kokos
            olives-green | Olives, green | Оливки зелёные | Oliwki zielone
            olives-black | Olives, black | Маслины | Oliwki czarne
            raisins | Raisins | Изюм | Rodzynki
            dates | Dates | Финики | Daktyle
            prunes | Prunes | Чернослив | Śliwki suszone
            dried-apricots | Dried apricots | Курага | Morele suszone
            dried-cranberries | Dried cranberries | Клюква сушёная | Żurawina suszona
            peaches-canned | Peaches, canned in juice | Персики консервированные | Brzoskwinie z puszki
            pineapple-canned | Pineapple, canned in juice | Ананас консервированный | Ananas z puszki
            applesauce | Apple sauce, unsweetened | Яблочное пюре | Mus jabłkowy
            baked-apple | Baked apple | Яблоко печёное | Jabłko pieczone
            fruit-salad | Fruit salad | Фруктовый салат | Sałatka owocowa
            cherry-tomatoes | Cherry tomatoes | Помидоры черри | Pomidorki koktajlowe
            pepper-red | Red pepper (bell pepper) | Красный перец | Papryka czerwona
            pepper-green | Green pepper | Зелёный перец | Papryka zielona
            beetroot | Beetroot (beets), boiled | Свёкла варёная | Buraki gotowane
            beetroot-raw | Beetroot, raw | Свёкла сырая | Buraki surowe
            carrot-boiled | Carrots, boiled | Морковь варёная | Marchew gotowana
            cabbage | Cabbage | Капуста белокочанная | Kapusta biała
            cabbage-red | Red cabbage | Краснокочанная капуста | Kapusta czerwona
            chinese-cabbage | Chinese cabbage | Пекинская капуста | Kapusta pekińska
            pak-choi | Pak choi | Пак-чой | Pak choi
            sauerkraut | Sauerkraut | Квашеная капуста | Kapusta kiszona
            kale | Kale | Кейл | Jarmuż
            brussels-sprouts | Brussels sprouts, boiled | Брюссельская капуста варёная | Brukselka gotowana
            cauliflower | Cauliflower, boiled | Цветная капуста варёная | Kalafior gotowany
            broccoli-boiled | Broccoli, boiled | Брокколи варёная | Brokuły gotowane
            kohlrabi | Kohlrabi | Кольраби | Kalarepa
            radishes | Radishes | Редис | Rzodkiewka
            daikon | Daikon | Дайкон | Rzodkiew biała
            celery | Celery | Сельдерей черешковый | Seler naciowy
            celeriac | Celeriac | Сельдерей корневой | Seler korzeniowy
            parsnip | Parsnip | Пастернак | Pasternak
            parsley | Parsley | Петрушка | Natka pietruszki
            dill | Dill | Укроп | Koperek
            basil | Basil | Базилик | Bazylia
            coriander | Coriander (cilantro) | Кинза | Kolendra
            chives | Chives | Шнитт-лук | Szczypiorek
            spring-onion | Spring onion (scallion) | Зелёный лук | Dymka
            red-onion | Red onion | Красный лук | Cebula czerwona
            onion-fried | Onion, fried | Лук жареный | Cebula smażona
            leek | Leek | Лук-порей | Por
            garlic | Garlic | Чеснок | Czosnek
            ginger | Ginger | Имбирь | Imbir
            aubergine | Aubergine (eggplant), cooked | Баклажан готовый | Bakłażan gotowany
            courgette | Courgette (zucchini) | Кабачок | Cukinia
            pumpkin | Pumpkin, raw | Тыква сырая | Dynia surowa
            butternut-squash | Butternut squash, baked | Тыква запечённая | Dynia pieczona
            asparagus | Asparagus, boiled | Спаржа варёная | Szparagi gotowane
            green-beans | Green beans, boiled | Стручковая фасоль варёная | Fasolka szparagowa gotowana
            peas | Peas, boiled | Зелёный горошек варёный | Groszek gotowany
            peas-canned | Peas, canned | Зелёный горошек консервированный | Groszek konserwowy
            sweetcorn | Corn on the cob, boiled | Кукуруза варёная | Kukurydza gotowana
            sweetcorn-canned | Sweetcorn, canned | Кукуруза консервированная | Kukurydza konserwowa
            lettuce | Iceberg lettuce | Салат айсберг | Sałata lodowa
            lettuce-butterhead | Lettuce | Салат листовой | Sałata masłowa
            romaine | Romaine lettuce | Салат романо | Sałata rzymska
            rocket | Rocket (arugula) | Руккола | Rukola
            sorrel | Sorrel | Щавель | Szczaw
            mushrooms | Mushrooms | Шампиньоны | Pieczarki
            mushrooms-fried | Mushrooms, fried | Грибы жареные | Pieczarki smażone
            oyster-mushrooms | Oyster mushrooms | Вешенки | Boczniaki
            chanterelles | Chanterelles | Лисички | Kurki
            bean-sprouts | Bean sprouts | Ростки маша | Kiełki fasoli mung
            gherkin | Pickled cucumber | Огурец солёный | Ogórek kiszony
            gherkin-vinegar | Gherkins, sweet | Корнишоны | Ogórek konserwowy
            tomatoes-canned | Tomatoes, canned | Помидоры консервированные | Pomidory z puszki
            tomatoes-dried | Dried tomatoes in oil | Вяленые томаты в масле | Suszone pomidory w oleju
            passata | Passata | Томатное пюре | Passata pomidorowa
            tomato-puree | Tomato purée | Томатная паста | Koncentrat pomidorowy
            capers | Capers | Каперсы | Kapary
            horseradish | Horseradish | Хрен | Chrzan
            mixed-vegetables | Mixed vegetables, boiled | Овощная смесь варёная | Mieszanka warzywna gotowana
            vegetables-grilled | Grilled vegetables | Овощи гриль | Warzywa grillowane
            sweet-potato-baked | Sweet potato, baked | Батат запечённый | Batat pieczony
            """)
    }
}
