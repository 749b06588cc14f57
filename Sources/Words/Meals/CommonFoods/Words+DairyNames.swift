extension Words {
    /// Dairy, its substitutes and eggs.
    var dairyNames: String {
        columns(
            """
            milk-2 | Milk, 2% fat | Молоко 2 % | Mleko 2%
            milk-1 | Milk, 1% fat | Молоко 1 % | Mleko 1%
            milk-skimmed | Skimmed milk (fat-free) | Молоко обезжиренное | Mleko odtłuszczone
            milk-goat | Goat's milk | Козье молоко | Mleko kozie
            condensed-milk | Condensed milk, sweetened | Сгущёнка | Mleko skondensowane słodzone
            chocolate-milk | Chocolate milk | Шоколадное молоко | Mleko czekoladowe
            soya-milk | Soya milk, unsweetened | Соевое молоко без сахара | Napój sojowy bez cukru
            almond-milk | Almond milk, unsweetened | Миндальное молоко без сахара | Napój migdałowy bez cukru
            oat-milk | Oat milk | Овсяное молоко | Napój owsiany
            coconut-milk | Coconut milk, canned | Кокосовое молоко консервированное | Mleko kokosowe z puszki
            kefir-1 | Kefir, 1% fat | Кефир 1 % | Kefir 1%
            kefir | Kefir, 2.5% fat | Кефир 2,5 % | Kefir 2,5%
            buttermilk | Buttermilk | Пахта | Maślanka
            ryazhenka | Ryazhenka | Ряженка | Riażenka
            sour-milk | Sour milk | Простокваша | Zsiadłe mleko
            ayran | Ayran | Айран | Ajran
            yogurt-low-fat | Yogurt, plain, low fat | Йогурт натуральный нежирный | Jogurt naturalny light
            yogurt-greek | Greek yogurt | Греческий йогурт | Jogurt grecki
            yogurt-greek-0 | Greek yogurt, 0% fat | Греческий йогурт 0 % | Jogurt grecki 0%
            yogurt-fruit | Fruit yogurt | Йогурт фруктовый | Jogurt owocowy
            yogurt-drink | Yogurt drink | Йогурт питьевой | Jogurt pitny
            yogurt-soya | Soya yogurt | Соевый йогурт | Jogurt sojowy
            skyr | Skyr | Скир | Skyr
            skyr-fruit | Fruit skyr | Скир фруктовый | Skyr owocowy
            quark | Quark, half fat | Творог 5 % | Twaróg półtłusty
            quark-0 | Quark, 0% fat | Творог обезжиренный | Twaróg chudy
            quark-full-fat | Quark, full fat | Творог 9 % | Twaróg tłusty
            curd-snack | Chocolate curd bar | Сырок глазированный | Serek twarogowy w czekoladzie
            curd-dessert | Sweet quark dessert | Творожок сладкий | Serek homogenizowany waniliowy
            cottage-cheese-light | Cottage cheese, low fat | Зернёный творог нежирный | Serek wiejski lekki
            cream-cheese | Cream cheese | Сливочный сыр | Serek śmietankowy
            mascarpone | Mascarpone | Маскарпоне | Mascarpone
            ricotta | Ricotta | Рикотта | Ricotta
            sour-cream | Sour cream | Сметана 20 % | Śmietana 18%
            sour-cream-15 | Sour cream, 15% fat | Сметана 15 % | Śmietana 15%
            sour-cream-12 | Sour cream, 12% fat | Сметана 10 % | Śmietana 12%
            sour-cream-30 | Crème fraîche | Сметана 30 % | Śmietana 30%
            single-cream | Single cream | Сливки 20 % | Śmietanka 18%
            double-cream | Double cream | Сливки 33 % | Śmietanka 36%
            whipped-cream | Whipped cream | Взбитые сливки | Bita śmietana
            cheese-hard | Cheese | Сыр | Ser żółty
            cheddar | Cheddar | Чеддер | Cheddar
            gouda | Gouda | Гауда | Gouda
            edam | Edam | Эдам | Edam
            russian-cheese | Tilsit cheese | Сыр российский | Ser tylżycki
            emmental | Emmental | Эмменталь | Ementaler
            parmesan | Parmesan | Пармезан | Parmezan
            mozzarella | Mozzarella | Моцарелла | Mozzarella
            feta | Feta | Фета | Feta
            brynza | Brynza | Брынза | Bryndza
            halloumi | Halloumi | Халуми | Halloumi
            brie | Brie | Бри | Brie
            camembert | Camembert | Камамбер | Camembert
            blue-cheese | Blue cheese | Сыр с плесенью | Ser pleśniowy niebieski
            goats-cheese | Goat's cheese | Козий сыр | Ser kozi
            oscypek | Smoked sheep's cheese | Сыр копчёный | Oscypek
            processed-cheese | Processed cheese slices | Плавленый сыр в ломтиках | Ser topiony w plastrach
            cheese-spread | Cheese spread | Плавленый сыр | Serek topiony
            egg-boiled | Egg, boiled | Яйцо варёное | Jajko gotowane
            egg-fried | Egg, fried | Яичница-глазунья | Jajko sadzone
            eggs-scrambled | Scrambled eggs | Яичница-болтунья | Jajecznica
            omelette | Omelette | Омлет | Omlet
            omelette-cheese | Cheese omelette | Омлет с сыром | Omlet z serem
            egg-poached | Egg, poached | Яйцо пашот | Jajko w koszulce
            egg-white | Egg white | Яичный белок | Białko jajka
            egg-yolk | Egg yolk | Яичный желток | Żółtko jajka
            quail-egg | Quail's egg | Перепелиное яйцо | Jajko przepiórcze
            shakshuka | Shakshuka | Шакшука | Szakszuka
            """)
    }
}
