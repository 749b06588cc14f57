extension Words {
    /// Soups, dishes and salads.
    var dishNames: String {
        columns(
            """
            borscht | Borscht | Борщ | Barszcz ukraiński
            barszcz-clear | Clear beetroot soup | Свекольный бульон | Barszcz czerwony czysty
            cold-borscht | Cold beetroot soup | Свекольник холодный | Chłodnik litewski
            zurek | Żurek | Журек | Żurek
            white-borscht | White borscht | Белый борщ | Barszcz biały
            rosol | Chicken noodle soup | Куриный суп с лапшой | Rosół z makaronem
            broth-chicken | Chicken broth | Куриный бульон | Bulion drobiowy
            tomato-soup | Tomato soup | Томатный суп | Zupa pomidorowa
            tomato-soup-cream | Cream of tomato soup | Томатный крем-суп | Krem z pomidorów
            lentil-soup | Lentil soup | Чечевичный суп | Zupa z soczewicy
            shchi | Cabbage soup | Щи | Kapuśniak z młodej kapusty
            sour-cabbage-soup | Sauerkraut soup | Щи из квашеной капусты | Kapuśniak
            krupnik | Barley soup | Перловый суп | Krupnik
            rassolnik | Rassolnik | Рассольник | Zupa ogórkowa z kaszą
            pickle-soup | Pickle soup | Огуречный суп | Zupa ogórkowa
            solyanka | Solyanka | Солянка | Solanka
            okroshka-kvass | Okroshka with kvass | Окрошка на квасе | Okroszka na kwasie
            okroshka-kefir | Okroshka with kefir | Окрошка на кефире | Okroszka na kefirze
            pea-soup | Pea soup | Гороховый суп | Zupa grochowa
            bean-soup | Bean soup | Фасолевый суп | Zupa fasolowa
            kharcho | Kharcho | Харчо | Charczo
            ukha | Fish soup | Уха | Zupa rybna
            mushroom-soup | Mushroom soup | Грибной суп | Zupa grzybowa
            mushroom-soup-cream | Cream of mushroom soup | Грибной крем-суп | Krem z pieczarek
            pumpkin-soup | Pumpkin soup | Тыквенный крем-суп | Krem z dyni
            broccoli-soup | Broccoli soup | Крем-суп из брокколи | Krem z brokułów
            vegetable-soup | Vegetable soup | Овощной суп | Zupa jarzynowa
            minestrone | Minestrone | Минестроне | Minestrone
            miso-soup | Miso soup | Мисо-суп | Zupa miso
            tom-yum | Tom yum | Том-ям | Zupa tom yum
            pho | Pho | Фо-бо | Zupa pho
            goulash-soup | Goulash soup | Суп-гуляш | Zupa gulaszowa
            flaki | Tripe soup | Суп из рубца | Flaki
            meatball-soup | Meatball soup | Суп с фрикадельками | Zupa z pulpetami
            sorrel-soup | Sorrel soup | Щавелевый суп | Zupa szczawiowa
            lagman | Lagman | Лагман | Łagman
            milk-soup | Milk soup with noodles | Молочный суп с вермишелью | Zupa mleczna z makaronem
            pierogi-ruskie | Pierogi with potato and cheese | Вареники с картошкой и творогом | Pierogi ruskie
            pierogi-meat | Pierogi with meat | Вареники с мясом | Pierogi z mięsem
            pierogi-cabbage | Pierogi with cabbage and mushrooms | Вареники с капустой и грибами | Pierogi z kapustą i grzybami
            pierogi-quark | Pierogi with sweet quark | Вареники с творогом | Pierogi z serem
            pierogi-fruit | Pierogi with berries | Вареники с ягодами | Pierogi z jagodami
            vareniki-cherry | Dumplings with sour cherries | Вареники с вишней | Pierogi z wiśniami
            vareniki-potato | Dumplings with potato | Вареники с картошкой | Pierogi z ziemniakami
            pelmeni | Pelmeni | Пельмени | Pielmieni
            manti | Manti | Манты | Manty
            khinkali | Khinkali | Хинкали | Chinkali
            uszka | Mushroom dumplings | Ушки с грибами | Uszka z grzybami
            kopytka | Potato dumplings | Картофельные клёцки | Kopytka
            silesian-dumplings | Silesian dumplings | Силезские клёцки | Kluski śląskie
            leniwe | Quark dumplings | Ленивые вареники | Leniwe
            plum-knedle | Plum dumplings | Кнедлики со сливой | Knedle ze śliwkami
            potato-pancakes | Potato pancakes | Драники | Placki ziemniaczane
            courgette-fritters | Courgette fritters | Оладьи из кабачков | Placki z cukinii
            bigos | Bigos | Бигос | Bigos
            golabki | Stuffed cabbage rolls | Голубцы | Gołąbki
            stuffed-peppers | Stuffed peppers | Фаршированный перец | Papryka faszerowana
            kotlet-schabowy | Breaded pork cutlet | Свиная отбивная в панировке | Kotlet schabowy
            kotlet-mielony | Minced pork patty | Котлета свиная | Kotlet mielony
            cutlet-beef | Minced meat patty | Котлета домашняя | Kotlet mielony wieprzowo-wołowy
            meatballs-sauce | Meatballs in tomato sauce | Тефтели | Pulpety w sosie pomidorowym
            stroganoff | Beef Stroganoff | Бефстроганов | Boeuf Strogonow
            goulash | Goulash | Гуляш | Gulasz
            beef-stew | Beef stew | Рагу из говядины | Gulasz wołowy z warzywami
            french-meat | Pork baked with cheese | Мясо по-французски | Schab zapiekany z serem
            pilaf | Pilaf with lamb | Плов с бараниной | Pilaw z jagnięciną
            pilaf-chicken | Pilaf with chicken | Плов с курицей | Pilaw z kurczakiem
            buckwheat-mushrooms | Buckwheat with mushrooms | Гречка с грибами | Kasza gryczana z grzybami
            navy-pasta | Pasta with minced meat | Макароны по-флотски | Makaron z mięsem mielonym
            lazanki | Pasta with cabbage | Лазанки с капустой | Łazanki
            stewed-cabbage | Stewed cabbage | Тушёная капуста | Kapusta zasmażana
            lecho | Lecsó | Лечо | Leczo z kiełbasą
            ratatouille | Ratatouille | Рататуй | Ratatuj
            vegetable-stew | Vegetable stew | Овощное рагу | Gulasz warzywny
            fasolka-bretonska | Beans with sausage | Фасоль с колбасой | Fasolka po bretońsku
            zapiekanka | Open toasted baguette | Горячий багет с грибами | Zapiekanka
            syrniki | Syrniki | Сырники | Syrniki
            quark-casserole | Quark bake | Творожная запеканка | Zapiekanka twarogowa
            blini | Blini | Блины | Bliny
            blini-quark | Blini with quark | Блины с творогом | Naleśniki z twarogiem
            blini-meat | Blini with meat | Блины с мясом | Naleśniki z mięsem
            pancakes-jam | Crêpes with jam | Блины с вареньем | Naleśniki z dżemem
            oladyi | Oladyi | Оладьи | Racuchy
            racuchy-apple | Apple fritters | Оладьи с яблоками | Racuchy z jabłkami
            pancakes | Pancakes | Панкейки | Pancakes
            waffles | Waffles | Вафли венские | Gofry
            french-toast | French toast | Гренки на молоке | Tosty francuskie
            yorkshire-pudding | Yorkshire pudding | Йоркширский пудинг | Yorkshire pudding
            pizza-margherita | Pizza margherita | Пицца «Маргарита» | Pizza margherita
            pizza-pepperoni | Pizza pepperoni | Пицца «Пепперони» | Pizza pepperoni
            pizza-ham | Pizza with ham and mushrooms | Пицца с ветчиной и грибами | Pizza capricciosa
            pizza-hawaiian | Pizza Hawaiian | Пицца «Гавайская» | Pizza hawajska
            pizza-vegetable | Pizza with vegetables | Пицца вегетарианская | Pizza wegetariańska
            pizza-frozen | Frozen pizza | Замороженная пицца | Pizza mrożona
            hamburger | Hamburger | Гамбургер | Hamburger
            cheeseburger | Cheeseburger | Чизбургер | Cheeseburger
            cheeseburger-double | Double cheeseburger | Двойной чизбургер | Podwójny cheeseburger
            chicken-burger | Chicken burger | Чикенбургер | Burger z kurczakiem
            fish-burger | Fish burger | Фишбургер | Burger rybny
            veggie-burger-bun | Veggie burger in a bun | Вегетарианский бургер | Burger wegetariański
            hot-dog | Hot dog | Хот-дог | Hot dog
            doner-kebab | Doner kebab | Донер-кебаб | Kebab w bułce
            kebab-roll | Chicken shawarma | Шаурма с курицей | Kebab w tortilli
            chicken-wrap | Chicken wrap | Ролл с курицей | Wrap z kurczakiem
            burrito | Burrito | Буррито | Burrito
            taco | Taco | Тако | Taco
            quesadilla | Quesadilla | Кесадилья | Quesadilla
            nachos-cheese | Nachos with cheese | Начос с сыром | Nachosy z serem
            chili-con-carne | Chilli con carne | Чили кон карне | Chili con carne
            fish-and-chips | Fish and chips | Рыба с картошкой фри | Ryba z frytkami
            shepherds-pie | Shepherd's pie | Пастуший пирог | Zapiekanka pasterska
            cottage-pie | Cottage pie | Деревенский пирог с говядиной | Zapiekanka wiejska z wołowiną
            fish-pie | Fish pie | Рыбный пирог с пюре | Zapiekanka rybna z puree
            bangers-and-mash | Sausages and mash | Колбаски с пюре | Kiełbaski z puree
            full-breakfast | Full English breakfast | Английский завтрак | Śniadanie angielskie
            beans-on-toast | Beans on toast | Тост с фасолью | Tost z fasolą
            irish-stew | Irish stew | Ирландское рагу | Gulasz irlandzki
            cornish-pasty | Cornish pasty | Корнуоллский пирог | Pasztecik kornwalijski
            sausage-roll | Sausage roll | Сосиска в тесте | Kiełbaska w cieście francuskim
            meat-pie | Beef pie | Пирог с говядиной | Zapiekany pieróg z wołowiną
            chicken-pie | Chicken pie | Курник | Pieróg z kurczakiem
            quiche | Quiche Lorraine | Киш лорен | Quiche lorraine
            sunday-roast | Sunday roast | Ростбиф с овощами | Pieczeń wołowa z warzywami
            mac-and-cheese | Macaroni cheese | Макароны с сыром | Makaron z serem
            lasagne | Lasagne | Лазанья | Lasagne
            lasagne-vegetable | Vegetable lasagne | Лазанья овощная | Lasagne warzywna
            bolognese | Spaghetti bolognese | Паста болоньезе | Spaghetti bolognese
            carbonara | Spaghetti carbonara | Паста карбонара | Spaghetti carbonara
            pasta-pesto | Pasta with pesto | Паста с песто | Makaron z pesto
            pasta-tomato | Pasta with tomato sauce | Паста с томатным соусом | Makaron z sosem pomidorowym
            pasta-chicken | Pasta with chicken in cream | Паста с курицей в сливках | Makaron z kurczakiem w sosie śmietanowym
            ravioli | Ravioli with ricotta | Равиоли с рикоттой | Ravioli z ricottą
            risotto | Risotto | Ризотто | Risotto
            paella | Paella | Паэлья | Paella
            curry-chicken | Chicken curry | Карри с курицей | Curry z kurczakiem
            tikka-masala | Chicken tikka masala | Курица тикка масала | Kurczak tikka masala
            korma | Chicken korma | Курица корма | Kurczak korma
            curry-vegetable | Vegetable curry | Овощное карри | Curry warzywne
            dal | Dal | Дал | Dal
            biryani | Biryani | Бирьяни | Biryani
            samosa | Samosa | Самоса овощная | Samosa
            stir-fry-chicken | Chicken stir-fry | Курица с овощами вок | Kurczak z warzywami z woka
            stir-fry-noodles | Noodles with chicken | Лапша вок с курицей | Makaron smażony z kurczakiem
            pad-thai | Pad Thai | Пад-тай | Pad thai
            sweet-sour-chicken | Sweet and sour chicken | Курица в кисло-сладком соусе | Kurczak w sosie słodko-kwaśnym
            fried-rice | Egg fried rice | Жареный рис с яйцом | Ryż smażony z jajkiem
            spring-roll | Spring roll | Спринг-ролл | Sajgonka
            sushi-nigiri | Sushi nigiri with salmon | Суши с лососем | Nigiri z łososiem
            sushi-maki | Salmon maki | Роллы с лососем | Maki z łososiem
            sushi-philadelphia | Philadelphia roll | Ролл «Филадельфия» | Rolka Philadelphia
            sushi-california | California roll | Ролл «Калифорния» | Rolka California
            poke | Salmon poke bowl | Поке с лососем | Poke z łososiem
            kimchi | Kimchi | Кимчи | Kimchi
            sandwich-ham-cheese | Ham and cheese sandwich | Сэндвич с ветчиной и сыром | Kanapka z szynką i serem
            sandwich-cheese | Cheese sandwich | Бутерброд с сыром | Kanapka z serem
            sandwich-sausage | Sausage sandwich | Бутерброд с колбасой | Kanapka z kiełbasą
            sandwich-egg | Egg sandwich | Сэндвич с яйцом | Kanapka z jajkiem
            sandwich-tuna | Tuna sandwich | Сэндвич с тунцом | Kanapka z tuńczykiem
            sandwich-chicken | Chicken sandwich | Сэндвич с курицей | Kanapka z kurczakiem
            sandwich-blt | BLT sandwich | Сэндвич с беконом | Kanapka z bekonem
            toastie | Cheese toastie | Горячий бутерброд с сыром | Tost z serem
            avocado-toast | Avocado toast | Тост с авокадо | Tost z awokado
            sandwich-salmon | Smoked salmon sandwich | Бутерброд с красной рыбой | Kanapka z łososiem
            olivier | Olivier salad | Салат оливье | Sałatka olivier
            vegetable-salad-polish | Vegetable salad with mayonnaise | Салат столичный овощной | Sałatka jarzynowa
            vinegret | Beetroot salad | Винегрет | Sałatka z buraków i ziemniaków
            herring-fur-coat | Herring under a fur coat | Сельдь под шубой | Śledź pod pierzynką
            mimosa-salad | Mimosa salad | Салат мимоза | Sałatka mimoza
            crab-salad | Crab stick salad | Крабовый салат | Sałatka z paluszków krabowych
            greek-salad | Greek salad | Греческий салат | Sałatka grecka
            caesar-salad | Caesar salad with chicken | Салат цезарь с курицей | Sałatka cezar z kurczakiem
            caprese | Caprese salad | Капрезе | Sałatka caprese
            tomato-cucumber-salad | Tomato and cucumber salad | Салат из огурцов и помидоров | Sałatka z pomidorów i ogórków
            tomato-salad-cream | Tomato and cucumber salad with sour cream | Салат из овощей со сметаной | Sałatka z pomidorów ze śmietaną
            mizeria | Cucumber salad with sour cream | Салат из огурцов со сметаной | Mizeria
            green-salad | Green salad | Зелёный салат | Sałata z oliwą
            coleslaw | Coleslaw | Салат коулслоу | Surówka coleslaw
            cabbage-salad | White cabbage salad | Салат из капусты | Surówka z białej kapusty
            sauerkraut-salad | Sauerkraut salad | Салат из квашеной капусты | Surówka z kiszonej kapusty
            carrot-salad | Carrot and apple salad | Салат из моркови с яблоком | Surówka z marchwi
            korean-carrot | Korean-style carrot | Морковь по-корейски | Marchewka po koreańsku
            beetroot-salad | Grated beetroot | Салат из свёклы | Buraczki zasmażane
            potato-salad | Potato salad | Картофельный салат | Sałatka ziemniaczana
            pasta-salad | Pasta salad | Салат с пастой | Sałatka makaronowa
            tuna-salad | Tuna and sweetcorn salad | Салат с тунцом | Sałatka z tuńczykiem
            chicken-salad | Chicken mayonnaise salad | Салат с курицей | Sałatka z kurczakiem
            """)
    }
}
