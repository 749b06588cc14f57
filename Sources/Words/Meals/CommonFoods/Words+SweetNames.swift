extension Words {
    /// Sweets, drinks and snacks.
    var sweetNames: String {
        columns(
            """
            maple-syrup | Maple syrup | Кленовый сироп | Syrop klonowy
            jam | Jam | Варенье | Dżem
            marmalade | Marmalade, orange | Апельсиновый джем | Dżem pomarańczowy
            plum-butter | Plum butter | Повидло сливовое | Powidła śliwkowe
            chocolate-spread | Chocolate hazelnut spread | Шоколадно-ореховая паста | Krem czekoladowo-orzechowy
            milk-chocolate | Milk chocolate | Молочный шоколад | Czekolada mleczna
            dark-chocolate | Dark chocolate, 50% | Горький шоколад 50 % | Czekolada gorzka 50%
            dark-chocolate-70 | Dark chocolate, 70% | Горький шоколад 70 % | Czekolada gorzka 70%
            white-chocolate | White chocolate | Белый шоколад | Czekolada biała
            chocolate-nuts | Milk chocolate with nuts | Молочный шоколад с орехами | Czekolada mleczna z orzechami
            chocolate-wafer-bar | Chocolate wafer bar | Вафельный батончик в шоколаде | Wafelek w czekoladzie
            caramel-bar | Caramel and nut chocolate bar | Шоколадный батончик с карамелью | Baton czekoladowy z karmelem i orzechami
            chocolates | Chocolate truffle | Конфета трюфель | Trufla czekoladowa
            chocolate-candy | Chocolate with cream filling | Конфета шоколадная | Pralina czekoladowa
            cocoa | Cocoa powder | Какао-порошок | Kakao
            hard-candy | Boiled sweets | Леденцы | Cukierki twarde
            gummies | Gummy sweets | Жевательный мармелад | Żelki
            caramel | Caramels | Карамель | Karmelki
            krowki | Fudge | Ирис «Коровка» | Krówki
            marshmallow | Marshmallows | Маршмэллоу | Pianki marshmallow
            zefir | Zefir | Зефир | Zefir
            halva | Halva | Халва | Chałwa
            chewing-gum | Chewing gum | Жевательная резинка | Guma do żucia
            granola-bar | Granola bar | Злаковый батончик | Batonik zbożowy
            granola-bar-chocolate | Chocolate granola bar | Злаковый батончик с шоколадом | Batonik zbożowy z czekoladą
            date-bar | Date and nut bar | Батончик из фиников и орехов | Baton daktylowy
            jelly | Jelly | Желе | Galaretka
            kissel | Kissel | Кисель | Kisiel
            pudding | Rice pudding | Рисовый пудинг | Pudding ryżowy
            pudding-vanilla | Vanilla pudding | Ванильный пудинг | Budyń waniliowy
            pudding-chocolate | Chocolate pudding | Шоколадный пудинг | Budyń czekoladowy
            custard | Custard | Заварной крем | Sos waniliowy
            mousse-chocolate | Chocolate mousse | Шоколадный мусс | Mus czekoladowy
            tiramisu | Tiramisu | Тирамису | Tiramisu
            ice-cream-vanilla | Vanilla ice cream | Мороженое ванильное | Lody waniliowe
            ice-cream | Ice cream | Мороженое пломбир | Lody śmietankowe
            ice-cream-chocolate | Chocolate ice cream | Мороженое шоколадное | Lody czekoladowe
            ice-cream-bar | Chocolate-coated ice cream | Эскимо | Lody na patyku w czekoladzie
            ice-cream-cone | Ice cream cone | Мороженое в рожке | Lody w rożku
            sorbet | Sorbet | Сорбет | Sorbet
            ice-lolly | Ice lolly (popsicle) | Фруктовый лёд | Lody wodne
            apple-pie | Apple pie | Яблочный пирог | Szarlotka
            charlotte | Apple sponge | Шарлотка | Ciasto z jabłkami
            apple-crumble | Apple crumble | Яблочный крамбл | Crumble z jabłkami
            strudel | Apple strudel | Яблочный штрудель | Strudel jabłkowy
            cheesecake | Baked cheesecake | Творожный пирог | Sernik
            cheesecake-new-york | Cheesecake | Чизкейк | Sernik nowojorski
            carrot-cake | Carrot cake | Морковный торт | Ciasto marchewkowe
            chocolate-cake | Chocolate cake | Шоколадный торт | Tort czekoladowy
            sponge-cake | Sponge cake | Бисквит | Biszkopt
            victoria-sponge | Victoria sponge | Торт с вареньем и кремом | Biszkopt z dżemem i kremem
            pound-cake | Pound cake | Кекс | Babka piaskowa
            honey-cake | Honey cake | Медовик | Miodownik
            napoleon | Mille-feuille | Торт наполеон | Kremówka
            eclair | Éclair | Эклер | Ekler
            meringue | Meringue | Безе | Beza
            pavlova | Pavlova | Павлова | Pavlova
            brownie | Brownie | Брауни | Brownie
            muffin-blueberry | Blueberry muffin | Маффин с черникой | Muffin z jagodami
            muffin-chocolate | Chocolate muffin | Маффин шоколадный | Muffin czekoladowy
            doughnut | Glazed doughnut | Пончик глазированный | Donut z lukrem
            doughnut-jam | Jam doughnut | Пончик с повидлом | Pączek
            ponchik | Sugared doughnut | Пышка | Oponka
            faworki | Angel wings | Хворост | Faworki
            baklava | Baklava | Пахлава | Baklava
            makowiec | Poppy seed roll | Рулет с маком | Makowiec
            drozdzowka-cheese | Cheese Danish | Ватрушка | Drożdżówka z serem
            yeast-cake | Yeast cake | Кулич | Ciasto drożdżowe
            gingerbread | Gingerbread | Коврижка | Piernik
            pryanik | Iced gingerbread biscuit | Пряник | Pierniczek
            banana-bread | Banana bread | Банановый хлеб | Chlebek bananowy
            swiss-roll | Swiss roll | Рулет бисквитный | Rolada biszkoptowa
            sticky-toffee-pudding | Sticky toffee pudding | Финиковый пудинг с ирисом | Pudding daktylowy z toffi
            christmas-pudding | Christmas pudding | Рождественский пудинг | Pudding bożonarodzeniowy
            mince-pie | Mince pie | Рождественский пирожок | Babeczka bożonarodzeniowa
            lamington | Lamington | Ламингтон | Lamington
            anzac-biscuit | Anzac biscuit | Печенье анзак | Ciastko Anzac
            flapjack | Flapjack | Овсяный батончик с маслом | Baton owsiany
            biscuit | Biscuits (cookies) | Печенье сахарное | Herbatniki
            digestive | Digestive biscuit | Печенье пшеничное | Ciastka pełnoziarniste
            digestive-chocolate | Chocolate digestive | Печенье в шоколаде | Ciastka w czekoladzie
            oatmeal-cookie | Oatmeal biscuit | Печенье овсяное | Ciastka owsiane
            chocolate-chip-cookie | Chocolate chip cookie | Печенье с шоколадом | Ciastka z czekoladą
            sandwich-cookie | Chocolate sandwich biscuit | Печенье с кремовой начинкой | Markizy kakaowe
            shortbread | Shortbread | Песочное печенье | Ciastka maślane
            wafers | Cream wafers | Вафли с начинкой | Wafle z kremem
            jaffa-cake | Jaffa cake | Печенье с апельсиновым желе | Delicje
            water | Water | Вода | Woda
            cola | Cola | Кола | Cola
            lemonade | Lemonade | Лимонад | Oranżada
            orange-soda | Orangeade | Газировка апельсиновая | Napój pomarańczowy gazowany
            tonic | Tonic water | Тоник | Tonik
            energy-drink | Energy drink | Энергетик | Napój energetyczny
            iced-tea | Iced tea | Холодный чай | Mrożona herbata
            kvass | Kvass | Квас | Kwas chlebowy
            kompot | Kompot | Компот | Kompot
            kompot-dried | Dried fruit kompot | Компот из сухофруктов | Kompot z suszu
            mors | Berry drink | Морс клюквенный | Napój żurawinowy
            orange-juice | Orange juice | Апельсиновый сок | Sok pomarańczowy
            apple-juice | Apple juice | Яблочный сок | Sok jabłkowy
            grape-juice | Grape juice | Виноградный сок | Sok winogronowy
            grapefruit-juice | Grapefruit juice | Грейпфрутовый сок | Sok grejpfrutowy
            pomegranate-juice | Pomegranate juice | Гранатовый сок | Sok z granatów
            cranberry-juice | Cranberry juice drink | Клюквенный нектар | Nektar żurawinowy
            tomato-juice | Tomato juice | Томатный сок | Sok pomidorowy
            lemon-juice | Lemon juice | Лимонный сок | Sok z cytryny
            multivitamin-juice | Orange and pineapple juice | Мультифрукт | Sok multiwitamina
            squash | Squash, diluted | Напиток из сиропа | Napój z syropu
            smoothie-berry | Berry smoothie | Смузи ягодный | Smoothie owoce leśne
            smoothie-green | Green smoothie | Смузи зелёный | Zielone smoothie
            smoothie-banana | Banana smoothie | Смузи банановый | Koktajl bananowy
            milkshake | Vanilla milkshake | Молочный коктейль ванильный | Shake waniliowy
            hot-chocolate | Hot chocolate | Горячий шоколад | Gorąca czekolada
            cocoa-drink | Cocoa with milk | Какао на молоке | Kakao na mleku
            coffee | Coffee, black | Кофе чёрный | Kawa czarna
            espresso | Espresso | Эспрессо | Espresso
            coffee-milk | Coffee with milk | Кофе с молоком | Kawa z mlekiem
            coffee-milk-sugar | Coffee with milk and sugar | Кофе с молоком и сахаром | Kawa z mlekiem i cukrem
            cappuccino | Cappuccino | Капучино | Cappuccino
            latte | Caffè latte | Латте | Latte
            flat-white | Flat white | Флэт уайт | Flat white
            latte-oat | Oat milk latte | Латте на овсяном молоке | Latte na mleku owsianym
            raf | Raf coffee | Раф | Kawa raf
            coffee-instant | Instant coffee | Кофе растворимый | Kawa rozpuszczalna
            tea | Tea | Чай чёрный | Herbata czarna
            tea-herbal | Herbal tea | Травяной чай | Herbata ziołowa
            tea-milk | Tea with milk | Чай с молоком | Herbata z mlekiem
            tea-sugar | Tea with sugar | Чай с сахаром | Herbata z cukrem
            beer | Beer | Пиво светлое | Piwo jasne
            beer-light | Light beer | Пиво лёгкое | Piwo lekkie
            beer-alcohol-free | Alcohol-free beer | Пиво безалкогольное | Piwo bezalkoholowe
            cider | Cider | Сидр | Cydr
            wine-red | Red wine | Вино красное | Wino czerwone
            wine-white | White wine | Вино белое | Wino białe
            wine-sparkling | Sparkling wine | Игристое вино | Wino musujące
            mulled-wine | Mulled wine | Глинтвейн | Grzane wino
            vodka | Vodka | Водка | Wódka
            whisky | Whisky | Виски | Whisky
            cognac | Brandy | Коньяк | Koniak
            sports-drink | Sports drink | Изотоник | Napój izotoniczny
            protein-powder | Whey protein powder | Сывороточный протеин | Białko serwatkowe
            protein-shake | Protein shake with milk | Протеиновый коктейль на молоке | Koktajl białkowy na mleku
            protein-shake-water | Protein shake with water | Протеиновый коктейль на воде | Koktajl białkowy na wodzie
            protein-bar | Protein bar | Протеиновый батончик | Baton proteinowy
            crisps | Crisps (potato chips) | Чипсы картофельные | Chipsy ziemniaczane
            crisps-cream-onion | Sour cream and onion crisps | Чипсы со сметаной и луком | Chipsy śmietankowo-cebulowe
            tortilla-chips | Tortilla chips | Начос | Nachosy
            corn-puffs | Cheese puffs | Кукурузные палочки с сыром | Chrupki serowe
            corn-sticks | Sweet corn puffs | Кукурузные палочки | Chrupki kukurydziane
            pretzels | Pretzels | Крендельки солёные | Precelki
            salt-sticks | Salted sticks | Соломка солёная | Paluszki słone
            popcorn-oil | Popcorn, salted | Попкорн солёный | Popcorn solony
            pork-scratchings | Pork scratchings | Шкварки свиные | Skwarki wieprzowe
            rye-croutons | Rye bread snacks | Сухарики ржаные | Grzanki żytnie
            onion-rings | Onion rings | Луковые кольца | Krążki cebulowe
            mozzarella-sticks | Mozzarella sticks | Сырные палочки | Paluszki mozzarella
            egg-muffin | Egg and bacon muffin | Маффин с яйцом и беконом | Muffin śniadaniowy z jajkiem
            sub-sandwich | Submarine sandwich | Сэндвич-саб | Kanapka sub
            fruit-puree | Fruit purée pouch | Фруктовое пюре | Mus owocowy
            """)
    }
}
