extension Words {
    /// Pulses, nuts, seeds, fats and sauces.
    var pantryNames: String {
        columns(
            """
            lentils-dry | Lentils, dry | Чечевица сухая | Soczewica sucha
            lentils-red | Red lentils, dry | Чечевица красная сухая | Soczewica czerwona sucha
            chickpeas-canned | Chickpeas, canned | Нут консервированный | Ciecierzyca konserwowa
            beans-white | White beans, boiled | Фасоль белая варёная | Fasola biała gotowana
            beans-red | Kidney beans, boiled | Фасоль красная варёная | Fasola czerwona gotowana
            beans-red-canned | Kidney beans, canned | Фасоль красная консервированная | Fasola czerwona konserwowa
            beans-black | Black beans, boiled | Фасоль чёрная варёная | Fasola czarna gotowana
            baked-beans | Baked beans | Фасоль в томатном соусе | Fasola w sosie pomidorowym
            broad-beans | Broad beans, boiled | Бобы варёные | Bób gotowany
            split-peas | Split peas, boiled | Горох варёный | Groch gotowany
            mushy-peas | Mushy peas | Гороховое пюре | Puree z groszku
            edamame | Edamame | Эдамаме | Edamame
            tofu | Tofu | Тофу | Tofu
            tofu-silken | Silken tofu | Тофу шёлковый | Tofu jedwabiste
            tofu-smoked | Smoked tofu | Тофу копчёный | Tofu wędzone
            tempeh | Tempeh | Темпе | Tempeh
            veggie-burger | Veggie burger | Котлета вегетарианская | Kotlet wegetariański
            veggie-sausage | Veggie sausage | Колбаска вегетарианская | Kiełbaska wegetariańska
            hummus | Hummus | Хумус | Hummus
            falafel | Falafel | Фалафель | Falafel
            hazelnuts | Hazelnuts | Фундук | Orzechy laskowe
            cashews | Cashews | Кешью | Orzechy nerkowca
            pistachios | Pistachios | Фисташки | Pistacje
            pecans | Pecans | Пекан | Orzechy pekan
            brazil-nuts | Brazil nuts | Бразильский орех | Orzechy brazylijskie
            macadamia | Macadamia nuts | Макадамия | Orzechy makadamia
            pine-nuts | Pine nuts | Кедровые орехи | Orzeszki piniowe
            peanuts-roasted | Peanuts, roasted | Арахис жареный | Orzeszki ziemne prażone
            mixed-nuts | Mixed nuts | Ореховая смесь | Mieszanka orzechów
            sunflower-seeds | Sunflower seeds | Семечки подсолнуха | Pestki słonecznika
            pumpkin-seeds | Pumpkin seeds | Тыквенные семечки | Pestki dyni
            sesame | Sesame seeds | Кунжут | Sezam
            linseed | Linseed | Семена льна | Siemię lniane
            chia | Chia seeds | Семена чиа | Nasiona chia
            desiccated-coconut | Desiccated coconut | Кокосовая стружка | Wiórki kokosowe
            peanut-butter | Peanut butter | Арахисовая паста | Masło orzechowe
            almond-butter | Almond butter | Миндальная паста | Masło migdałowe
            tahini | Tahini | Тахини | Tahini
            trail-mix | Trail mix | Орехи с сухофруктами | Mieszanka studencka
            sunflower-oil | Sunflower oil | Подсолнечное масло | Olej słonecznikowy
            rapeseed-oil | Rapeseed oil | Рапсовое масло | Olej rzepakowy
            coconut-oil | Coconut oil | Кокосовое масло | Olej kokosowy
            ghee | Ghee | Топлёное масло | Masło klarowane
            margarine | Margarine | Маргарин | Margaryna
            lard | Lard | Смалец | Smalec
            cracklings | Lard with cracklings | Смалец со шкварками | Smalec ze skwarkami
            mayonnaise | Mayonnaise | Майонез | Majonez
            mayonnaise-light | Mayonnaise, light | Майонез лёгкий | Majonez light
            ketchup | Ketchup | Кетчуп | Ketchup
            mustard | Mustard | Горчица | Musztarda
            soy-sauce | Soy sauce | Соевый соус | Sos sojowy
            bbq-sauce | Barbecue sauce | Соус барбекю | Sos barbecue
            chilli-sauce | Hot sauce | Острый соус | Sos ostry
            sweet-chilli | Sweet and sour sauce | Кисло-сладкий соус | Sos słodko-kwaśny
            teriyaki | Teriyaki sauce | Соус терияки | Sos teriyaki
            tartar-sauce | Tartare sauce | Соус тартар | Sos tatarski
            garlic-sauce | Garlic sauce | Чесночный соус | Sos czosnkowy
            tzatziki | Tzatziki | Дзадзики | Tzatziki
            pesto | Pesto | Песто | Pesto
            guacamole | Guacamole | Гуакамоле | Guacamole
            salsa | Salsa | Сальса | Salsa
            tomato-sauce | Tomato pasta sauce | Томатный соус для пасты | Sos pomidorowy do makaronu
            cream-sauce | White sauce | Соус бешамель | Sos beszamelowy
            cheese-sauce | Cheese sauce | Сырный соус | Sos serowy
            gravy | Gravy | Мясная подлива | Sos pieczeniowy
            caesar-dressing | Caesar dressing | Соус цезарь | Sos cezar
            ranch | Ranch dressing | Соус ранч | Sos ranch
            vinaigrette | Vinaigrette | Заправка винегрет | Winegret
            adjika | Adjika | Аджика | Adżika
            squash-caviar | Courgette spread | Кабачковая икра | Kawior z cukinii
            vinegar | Vinegar | Уксус | Ocet
            balsamic | Balsamic vinegar | Бальзамический уксус | Ocet balsamiczny
            vegemite | Yeast extract | Дрожжевой экстракт | Pasta drożdżowa
            cranberry-sauce | Cranberry sauce | Клюквенный соус | Sos żurawinowy
            """)
    }
}
