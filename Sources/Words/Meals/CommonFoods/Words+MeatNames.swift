extension Words {
    /// Meat, poultry, sausages and fish.
    var meatNames: String {
        columns(
            """
            chicken-roast | Chicken, roast | Курица запечённая | Kurczak pieczony
            chicken-breast-raw | Chicken breast, raw | Куриная грудка сырая | Pierś z kurczaka surowa
            chicken-breast-boiled | Chicken breast, boiled | Куриная грудка варёная | Pierś z kurczaka gotowana
            chicken-breast-fried | Chicken breast, fried | Куриная грудка жареная | Pierś z kurczaka smażona
            chicken-grilled | Chicken breast, grilled | Куриная грудка гриль | Pierś z kurczaka grillowana
            chicken-thigh | Chicken thigh, roast | Куриное бедро запечённое | Udo z kurczaka pieczone
            chicken-drumstick | Chicken drumstick, roast | Куриная голень запечённая | Podudzie z kurczaka pieczone
            chicken-leg | Chicken leg, roast | Куриный окорочок запечённый | Noga z kurczaka pieczona
            chicken-wings | Chicken wings, roast | Куриные крылья запечённые | Skrzydełka z kurczaka pieczone
            chicken-boiled | Chicken, boiled | Курица варёная | Kurczak gotowany
            chicken-mince | Chicken mince, raw | Куриный фарш сырой | Mięso mielone z kurczaka surowe
            chicken-liver | Chicken liver, fried | Куриная печень жареная | Wątróbka drobiowa smażona
            rotisserie-chicken | Rotisserie chicken | Курица гриль | Kurczak z rożna
            fried-chicken | Fried chicken in breadcrumbs | Курица в панировке | Kurczak panierowany
            chicken-nuggets | Chicken nuggets | Куриные наггетсы | Nuggetsy z kurczaka
            chicken-strips | Chicken strips | Куриные стрипсы | Stripsy z kurczaka
            chicken-cutlet | Chicken patty | Котлета куриная | Kotlet mielony drobiowy
            chicken-kiev | Chicken Kiev | Котлета по-киевски | Kotlet de volaille
            chicken-schnitzel | Chicken schnitzel | Куриный шницель | Kotlet z piersi kurczaka
            turkey-breast | Turkey breast, roast | Грудка индейки запечённая | Pierś z indyka pieczona
            turkey-mince | Turkey mince, raw | Фарш индейки сырой | Mięso mielone z indyka surowe
            turkey | Turkey, roast | Индейка запечённая | Indyk pieczony
            duck | Duck, roast | Утка запечённая | Kaczka pieczona
            beef-mince-raw | Beef mince (ground beef), raw | Говяжий фарш сырой | Mięso mielone wołowe surowe
            beef-mince | Beef mince (ground beef), fried | Говяжий фарш жареный | Mięso mielone wołowe smażone
            beef-stewed | Beef, stewed | Говядина тушёная | Wołowina duszona
            beef-raw | Beef, raw | Говядина сырая | Wołowina surowa
            beef-roast | Roast beef | Ростбиф | Rostbef pieczony
            steak | Beef steak | Стейк говяжий | Stek wołowy
            beef-tenderloin | Beef fillet | Говяжья вырезка | Polędwica wołowa
            corned-beef | Corned beef, canned | Тушёнка говяжья | Konserwa wołowa
            beef-liver | Beef liver, fried | Говяжья печень жареная | Wątróbka wołowa smażona
            veal | Veal, roast | Телятина запечённая | Cielęcina pieczona
            pork-chop | Pork chop, grilled | Свиная корейка на кости жареная | Schab z kością grillowany
            pork-loin-raw | Pork loin, raw | Свиная корейка сырая | Schab surowy
            pork-loin | Pork loin, roast | Свиная корейка запечённая | Schab pieczony
            pork-tenderloin | Pork tenderloin, roast | Свиная вырезка запечённая | Polędwiczka wieprzowa pieczona
            pork-shoulder | Pork shoulder, roast | Свиная лопатка запечённая | Łopatka wieprzowa pieczona
            pork-neck | Pork neck, roast | Свиная шея запечённая | Karkówka pieczona
            pork-belly | Pork belly, raw | Свиная грудинка сырая | Boczek surowy
            pork-mince-raw | Pork mince (ground pork), raw | Свиной фарш сырой | Mięso mielone wieprzowe surowe
            pork-mince | Pork mince, fried | Свиной фарш жареный | Mięso mielone wieprzowe smażone
            mixed-mince | Beef and pork mince, raw | Фарш домашний сырой | Mięso mielone wieprzowo-wołowe surowe
            pork-ribs | Spare ribs | Свиные рёбрышки | Żeberka wieprzowe
            pork-knuckle | Pork knuckle | Свиная рулька | Golonka
            shashlik | Pork shashlik | Шашлык из свинины | Szaszłyk wieprzowy
            shashlik-chicken | Chicken shashlik | Шашлык из курицы | Szaszłyk z kurczaka
            lamb-leg | Leg of lamb, roast | Баранья нога запечённая | Udziec jagnięcy pieczony
            lamb-stewed | Lamb, stewed | Баранина тушёная | Jagnięcina duszona
            bacon | Bacon, fried | Бекон жареный | Boczek smażony
            bacon-raw | Bacon, raw | Бекон сырой | Boczek wędzony
            back-bacon | Back bacon, grilled | Бекон постный | Bekon chudy
            salo | Salted pork fat | Сало | Słonina
            ham | Ham | Ветчина | Szynka
            ham-lean | Ham, lean | Ветчина постная | Szynka chuda
            prosciutto | Cured ham | Хамон | Szynka dojrzewająca
            polendwica | Smoked pork loin | Балык свиной | Polędwica sopocka
            turkey-ham | Turkey slices | Индейка в нарезке | Szynka z indyka
            chicken-slices | Chicken slices | Куриная грудка в нарезке | Szynka z kurczaka
            boiled-pork | Cold roast pork | Буженина | Pieczeń na zimno
            sausage-boiled | Bologna sausage | Варёная колбаса | Mortadela
            sausage-smoked | Smoked sausage | Колбаса варёно-копчёная | Kiełbasa wędzona
            salami | Salami | Салями | Salami
            chorizo | Chorizo | Чоризо | Chorizo
            kielbasa | Kielbasa | Колбаса полукопчёная | Kiełbasa
            kielbasa-grilled | Kielbasa, grilled | Колбаска гриль | Kiełbasa z grilla
            kabanos | Kabanos | Кабаносы | Kabanos
            white-sausage | White sausage | Белая колбаса | Kiełbasa biała
            frankfurter | Frankfurter | Сосиска | Parówka
            pork-sausage | Pork sausage, fried | Колбаска свиная жареная | Kiełbaska wieprzowa smażona
            black-pudding | Black pudding | Кровяная колбаса | Kiszka krwista
            liver-sausage | Liver sausage | Ливерная колбаса | Pasztetowa
            pate | Liver pâté | Паштет печёночный | Pasztet
            aspic | Meat in aspic | Холодец | Galareta wieprzowa
            salmon-baked | Salmon, baked | Лосось запечённый | Łosoś pieczony
            salmon-smoked | Smoked salmon | Лосось копчёный | Łosoś wędzony
            salmon-salted | Salted salmon | Лосось слабосолёный | Łosoś marynowany gravlax
            salmon-canned | Salmon, canned | Горбуша консервированная | Łosoś z puszki
            trout | Trout, baked | Форель запечённая | Pstrąg pieczony
            cod | Cod, baked | Треска запечённая | Dorsz pieczony
            pollock | Pollock, baked | Минтай запечённый | Mintaj pieczony
            hake | Hake, baked | Хек запечённый | Morszczuk pieczony
            sea-bass | Sea bass, baked | Сибас запечённый | Okoń morski pieczony
            pike | Pike, baked | Щука запечённая | Szczupak pieczony
            carp | Carp, baked | Карп запечённый | Karp pieczony
            carp-fried | Carp, fried | Карп жареный | Karp smażony
            mackerel-smoked | Mackerel, smoked | Скумбрия копчёная | Makrela wędzona
            mackerel | Mackerel, baked | Скумбрия запечённая | Makrela pieczona
            herring | Herring, salted | Сельдь солёная | Śledź solony
            herring-pickled | Herring, pickled | Сельдь маринованная | Śledź marynowany
            herring-oil | Herring in oil | Сельдь в масле | Śledź w oleju
            herring-cream | Herring in cream | Сельдь в сметане | Śledź w śmietanie
            sprats | Sprats in oil | Шпроты | Szprotki w oleju
            sardines | Sardines in oil | Сардины в масле | Sardynki w oleju
            sardines-tomato | Sardines in tomato sauce | Рыба в томатном соусе | Ryba w sosie pomidorowym
            tuna-water | Tuna in water, drained | Тунец в собственном соку | Tuńczyk w sosie własnym
            tuna-oil | Tuna in oil, drained | Тунец в масле | Tuńczyk w oleju
            tuna-mayonnaise | Tuna mayonnaise | Тунец с майонезом | Pasta z tuńczyka
            fish-fingers | Fish fingers (fish sticks) | Рыбные палочки | Paluszki rybne
            fish-battered | Fish in batter | Рыба в кляре | Ryba w cieście
            fish-cutlet | Fish cake | Рыбная котлета | Kotlet rybny
            fish-greek | Fish in vegetables | Рыба под маринадом | Ryba po grecku
            caviar-red | Red caviar | Икра красная | Kawior czerwony
            prawns | Prawns (shrimp) | Креветки | Krewetki
            prawns-fried | Prawns in breadcrumbs | Креветки в панировке | Krewetki panierowane
            squid | Squid, boiled | Кальмары варёные | Kalmary gotowane
            squid-fried | Squid rings, fried | Кальмары в панировке | Kalmary smażone
            mussels | Mussels | Мидии | Małże
            crab-sticks | Crab sticks | Крабовые палочки | Paluszki krabowe
            """)
    }
}
