extension Words {
    /// Breads, grains, pasta and potatoes.
    var grainNames: String {
        columns(
            """
            wholemeal-bread | Wholemeal bread | Хлеб цельнозерновой | Chleb pełnoziarnisty
            rye-bread | Rye bread | Хлеб ржаной | Chleb żytni
            borodinsky | Borodinsky bread | Бородинский хлеб | Chleb borodiński
            wheat-rye-bread | Wheat and rye bread | Хлеб пшенично-ржаной | Chleb pszenno-żytni
            multigrain-bread | Multigrain bread | Хлеб зерновой | Chleb wieloziarnisty
            sourdough | Sourdough bread | Хлеб на закваске | Chleb na zakwasie
            baguette | Baguette | Багет | Bagietka
            baton | White loaf | Батон | Bułka wrocławska
            ciabatta | Ciabatta | Чиабатта | Ciabatta
            garlic-bread | Garlic bread | Чесночный хлеб | Pieczywo czosnkowe
            bread-roll | Bread roll | Булочка | Bułka kajzerka
            wholemeal-roll | Wholemeal roll | Булочка цельнозерновая | Bułka grahamka
            burger-bun | Burger bun | Булочка для бургера | Bułka do hamburgera
            brioche | Brioche | Бриошь | Chałka
            bagel | Bagel | Бейгл | Bajgiel
            english-muffin | English muffin | Английский маффин | Muffin angielski
            crumpet | Crumpet | Крампет | Crumpet
            pitta | Pitta bread | Пита | Pita
            tortilla-wheat | Wheat tortilla | Тортилья пшеничная | Tortilla pszenna
            lavash | Lavash | Лаваш | Lawasz
            naan | Naan | Наан | Naan
            crispbread | Crispbread, rye | Хлебцы ржаные | Chleb chrupki żytni
            rice-cakes | Rice cake | Хлебцы рисовые | Wafel ryżowy
            rusks | Rusks | Сухари | Sucharki
            crackers | Crackers | Крекеры | Krakersy
            breadcrumbs | Breadcrumbs | Панировочные сухари | Bułka tarta
            croissant | Croissant | Круассан | Croissant
            chocolate-croissant | Pain au chocolat | Круассан с шоколадом | Croissant z czekoladą
            danish-pastry | Danish pastry | Слойка с фруктами | Drożdżówka z owocami
            cinnamon-roll | Cinnamon roll | Булочка с корицей | Cynamonka
            scone | Scone | Скон | Scone
            sushki | Sushki | Сушки | Suszki
            bun-poppyseed | Poppy seed bun | Булочка с маком | Bułka z makiem
            pirozhok-cabbage | Cabbage pirozhok | Пирожок с капустой | Pierożek drożdżowy z kapustą
            pirozhok-meat | Meat pirozhok | Пирожок с мясом | Pierożek drożdżowy z mięsem
            pirozhok-potato | Potato pirozhok | Пирожок с картошкой | Pierożek drożdżowy z ziemniakami
            cheburek | Cheburek | Чебурек | Czeburek
            samsa | Samsa | Самса | Samsa
            belyash | Belyash | Беляш | Bielasz
            khachapuri | Khachapuri | Хачапури | Chaczapuri
            pretzel | Soft pretzel | Брецель | Precel
            porridge-water | Porridge (oatmeal) made with water | Овсянка на воде | Owsianka na wodzie
            porridge-milk | Porridge (oatmeal) made with milk | Овсянка на молоке | Owsianka na mleku
            overnight-oats | Overnight oats | Ленивая овсянка | Owsianka nocna
            buckwheat-dry | Buckwheat, dry | Гречка сухая | Kasza gryczana sucha
            semolina-porridge | Semolina porridge | Манная каша | Kasza manna na mleku
            semolina-dry | Semolina, dry | Манка сухая | Kasza manna sucha
            rice-porridge | Rice porridge | Рисовая каша на молоке | Ryż na mleku
            millet-cooked | Millet, cooked | Пшено варёное | Kasza jaglana gotowana
            millet-porridge | Millet porridge | Пшённая каша на молоке | Kasza jaglana na mleku
            pearl-barley | Pearl barley, cooked | Перловка варёная | Kasza jęczmienna perłowa gotowana
            bulgur | Bulgur, cooked | Булгур варёный | Kasza bulgur gotowana
            couscous | Couscous, cooked | Кускус готовый | Kuskus gotowany
            quinoa | Quinoa, cooked | Киноа варёная | Komosa ryżowa gotowana
            polenta | Polenta | Полента | Polenta
            rice-dry | Rice, dry | Рис сухой | Ryż suchy
            rice-brown | Brown rice, cooked | Бурый рис варёный | Ryż brązowy gotowany
            rice-basmati | Basmati rice, cooked | Рис басмати варёный | Ryż basmati gotowany
            pasta-dry | Pasta, dry | Макароны сухие | Makaron suchy
            pasta-wholemeal | Wholemeal pasta, cooked | Макароны цельнозерновые варёные | Makaron pełnoziarnisty gotowany
            egg-noodles | Egg noodles, cooked | Лапша яичная варёная | Makaron jajeczny gotowany
            rice-noodles | Rice noodles, cooked | Рисовая лапша варёная | Makaron ryżowy gotowany
            instant-noodles | Instant noodles | Лапша быстрого приготовления | Zupka chińska
            gnocchi | Gnocchi | Ньокки | Gnocchi
            potatoes-boiled | Potatoes, boiled | Картофель варёный | Ziemniaki gotowane
            potato-raw | Potato, raw | Картофель сырой | Ziemniaki surowe
            potatoes-jacket | Baked potato | Картофель запечённый | Ziemniak pieczony
            potatoes-mashed | Mashed potato | Картофельное пюре | Puree ziemniaczane
            potatoes-fried | Potatoes, fried | Картофель жареный | Ziemniaki smażone
            potatoes-roast | Roast potatoes | Картофель по-деревенски | Ziemniaki opiekane
            chips | Chips (French fries) | Картофель фри | Frytki
            wedges | Potato wedges | Картофельные дольки | Łódeczki ziemniaczane
            hash-browns | Hash browns | Хашбраун | Placki ziemniaczane hash brown
            cornflakes | Cornflakes | Кукурузные хлопья | Płatki kukurydziane
            bran-flakes | Bran flakes | Отрубные хлопья | Płatki pszenne z otrębami
            wheat-biscuits | Shredded wheat | Пшеничные подушечки | Płatki z pełnej pszenicy
            chocolate-cereal | Chocolate cereal | Шоколадные шарики | Kulki czekoladowe
            granola | Granola | Гранола | Granola
            muesli | Muesli | Мюсли | Musli
            oat-bran | Oat bran | Овсяные отруби | Otręby owsiane
            wheat-bran | Wheat bran | Пшеничные отруби | Otręby pszenne
            flour-wheat | Wheat flour | Мука пшеничная | Mąka pszenna
            flour-wholemeal | Wholemeal flour | Мука цельнозерновая | Mąka pełnoziarnista
            flour-rye | Rye flour | Мука ржаная | Mąka żytnia
            flour-almond | Ground almonds | Миндальная мука | Mąka migdałowa
            cornflour | Cornflour (cornstarch) | Крахмал кукурузный | Skrobia kukurydziana
            popcorn | Popcorn, plain | Попкорн без масла | Popcorn bez tłuszczu
            """)
    }
}
