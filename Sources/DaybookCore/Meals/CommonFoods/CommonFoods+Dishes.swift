extension CommonFoods {
    /// Soups, dishes and salads.
    static var dishes: String {
        table(
            """
            borscht 43 2.4 4.9 1.7 1.2 350 // Beetroot 60, cabbage 50, potatoes 60, carrots 20, onion 20, tomato purée 6, sunflower oil 6, stewed beef 25, water 250; 470 g cooked
            barszcz-clear 41 2.2 6.3 0.9 0.9 250 // Beetroot 100, chicken stock 220, sugar 3
            cold-borscht 44 3.1 5.3 1.3 0.6 350 // Boiled beetroot 70, lowfat buttermilk 180, cucumber 50, radishes 20, boiled egg 25, dill 3
            zurek 92 4.3 8.1 4.6 0.7 350 // Rye flour 15, chicken stock 250, kielbasa 35, boiled egg 25, boiled potatoes 40, sour cream 10, garlic 2
            white-borscht 94 4.7 5.8 5.6 0.1 350 // Wheat flour 12, chicken stock 250, bratwurst 35, boiled egg 25, sour cream 15
            rosol 63 4.9 6.7 1.8 0.4 350 // Chicken stock 240, cooked noodles 50, stewed chicken 30, boiled carrots 20
            broth-chicken 36 2.5 3.5 1.2 0 240 // Soup, stock, chicken, home-prepared
            tomato-soup 63 2.6 7.7 2.5 0.6 300 // Chicken stock 200, tomato purée 25, double cream 12, boiled carrots 15, cooked rice 30
            tomato-soup-cream 55 2.5 8.9 1.3 0.6 252 // Soup, tomato, canned, prepared with equal volume low fat (2%) milk
            lentil-soup 69 3.7 9.9 1.9 4.5 300 // Lentils 45, carrots 30, onion 25, tomato purée 8, olive oil 6, water 250; 340 g cooked
            shchi 39 2.8 3.5 1.7 0.9 350 // Cabbage 80, potatoes 40, carrots 20, onion 20, stewed beef 30, sunflower oil 5, water 250; 420 g cooked
            sour-cabbage-soup 33 1.5 3.6 1.5 1.1 350 // Sauerkraut 90, potatoes 50, carrots 15, onion 15, spare ribs 25, water 230; 400 g cooked
            krupnik 71 4.2 10.6 1.3 1.6 300 // Pearl barley 20, potatoes 60, carrots 25, onion 10, stewed chicken 20, chicken stock 220; 340 g cooked
            rassolnik 50 2.5 6.5 1.7 1.3 350 // Pearl barley 15, pickled cucumber 40, potatoes 60, carrots 20, onion 15, sunflower oil 5, stewed beef 20, water 240; 390 g cooked
            pickle-soup 47 2.1 6.4 1.5 0.9 300 // Pickled cucumber 60, potatoes 70, carrots 20, sour cream 12, chicken stock 200; 340 g cooked
            solyanka 95 6.6 3.8 6 0.4 350 // Stewed beef 30, ham 20, salami 15, frankfurters 15, pickled cucumber 35, onion 20, tomato purée 10, sunflower oil 6, black olives 10, chicken stock 220; 370 g cooked
            okroshka-kvass 77 3 7.3 4 0.5 350 // Boiled potatoes 60, cucumber 50, radishes 25, boiled egg 30, bologna sausage 40, sour cream 15, kvass 180
            okroshka-kefir 78 4.5 6.7 3.8 0.4 350 // Boiled potatoes 60, cucumber 50, radishes 25, boiled egg 30, bologna sausage 40, kefir, 1% fat 190
            pea-soup 70 3.9 10.1 1.7 3.6 350 // Split peas 45, smoked sausage 20, potatoes 40, carrots 20, onion 15, water 250; 370 g cooked
            bean-soup 68 3.5 9.4 2 2.1 350 // White beans 35, kielbasa 25, potatoes 50, carrots 20, onion 15, tomato purée 5, water 240; 360 g cooked
            kharcho 75 4.8 5.2 4 0.5 350 // Stewed beef 40, rice 15, onion 25, tomato purée 10, walnuts 8, sunflower oil 5, water 240; 330 g cooked
            ukha 26 2.8 3.4 0.1 0.6 350 // Cod 50, potatoes 60, carrots 20, onion 15, water 230; 370 g cooked
            mushroom-soup 30 1.2 4.9 0.8 0.7 300 // Mushrooms 60, potatoes 50, carrots 15, onion 15, sour cream 12, noodles 8, water 230; 380 g cooked
            mushroom-soup-cream 80 2.8 5.2 5.7 0.5 300 // Mushrooms 90, onion 20, double cream 25, butter 6, wheat flour 5, chicken stock 160; 290 g cooked
            pumpkin-soup 67 1.6 6.2 4.4 0.6 300 // Pumpkin 180, onion 20, carrots 20, double cream 20, olive oil 5, chicken stock 90; 310 g cooked
            broccoli-soup 62 2.6 6.8 3.1 1.4 300 // Broccoli 120, potatoes 40, onion 15, double cream 20, chicken stock 120; 300 g cooked
            vegetable-soup 34 1 5.1 1.2 1.3 300 // Potatoes 50, carrots 30, cauliflower 40, green peas 20, green beans 20, onion 10, sunflower oil 4, water 200; 350 g cooked
            minestrone 51 1.6 6.8 2 1.3 300 // Tomatoes 50, carrots 25, celery 20, onion 20, boiled white beans 30, pasta 10, olive oil 6, water 180; 320 g cooked
            miso-soup 18 1.5 1.7 0.7 0.4 240 // Miso 12, tofu 25, wakame 5, water 200
            tom-yum 45 4 1.3 2.8 0.2 300 // Prawns 50, mushrooms 40, tomatoes 30, coconut milk 40, water 180
            pho 73 5.7 9 1.5 0.4 500 // Cooked rice noodles 150, stewed beef 60, bean sprouts 30, chicken stock 300
            goulash-soup 73 6.9 4.7 3.1 0.9 350 // Stewed beef 70, potatoes 60, onion 40, red pepper 30, tomato purée 10, sunflower oil 6, water 180; 360 g cooked
            flaki 60 5.6 4.3 2.1 0.3 300 // Tripe 110, boiled carrots 25, wheat flour 4, chicken stock 180
            meatball-soup 57 2.8 5.2 2.8 0.6 350 // Minced beef 50, potatoes 60, carrots 20, onion 15, rice 8, water 240; 370 g cooked
            sorrel-soup 57 3.1 5.6 2.5 0.9 350 // Sorrel 60, potatoes 60, boiled egg 25, sour cream 15, chicken stock 200; 340 g cooked
            lagman 93 3.4 9.7 4.5 0.8 450 // Cooked noodles 150, minced lamb 50, onion 25, carrots 25, red pepper 30, tomatoes 30, sunflower oil 6, water 180; 470 g cooked
            milk-soup 96 4.2 12.3 3.4 0.3 250 // Milk 220, noodles 20, sugar 4; 235 g cooked
            pierogi-ruskie 182 6.7 28.2 4.5 1.4 250 // Wheat flour 100, egg 10, water 45, boiled potatoes 110, quark, half fat 60, onion 25, sunflower oil 12; 365 g cooked
            pierogi-meat 216 13.7 26.2 6 1 250 // Wheat flour 100, egg 10, water 45, stewed beef 90, onion 25, sunflower oil 10; 300 g cooked
            pierogi-cabbage 157 4.2 25.4 4.3 2.1 250 // Wheat flour 100, egg 10, water 45, sauerkraut 120, mushrooms 40, onion 25, sunflower oil 12; 335 g cooked
            pierogi-quark 188 10.7 30.9 2.1 0.9 250 // Wheat flour 100, egg 10, water 45, quark, half fat 120, sugar 15; 310 g cooked
            pierogi-fruit 169 4.2 36.4 0.8 1.8 250 // Wheat flour 100, egg 10, water 45, blueberries 110, sugar 15; 295 g cooked
            vareniki-cherry 168 4.2 35.9 0.8 1.5 250 // Wheat flour 100, egg 10, water 45, sour cherries 110, sugar 18; 300 g cooked
            vareniki-potato 172 4.1 30.9 3.5 1.6 250 // Wheat flour 100, egg 10, water 45, boiled potatoes 150, onion 20, sunflower oil 10; 350 g cooked
            pelmeni 228 10.6 25.4 8.8 1 250 // Wheat flour 100, egg 15, water 40, minced beef 60, minced pork 60, onion 25; 310 g cooked
            manti 224 9.6 25.9 8.7 1.2 250 // Wheat flour 100, egg 10, water 40, minced lamb 110, onion 70; 320 g cooked
            khinkali 203 8.9 25.2 6.9 1 250 // Wheat flour 100, water 50, minced beef 60, minced pork 40, onion 20, water 30; 310 g cooked
            uszka 184 5.9 32.7 3.3 1.6 120 // Wheat flour 100, egg 10, water 40, mushrooms 90, onion 25, sunflower oil 6; 250 g cooked
            kopytka 143 4 29.6 0.8 1.8 220 // Boiled potatoes 100, wheat flour 30, egg 8; 145 g cooked
            silesian-dumplings 132 1.9 29.7 0.5 1.5 220 // Boiled potatoes 100, starch 22, egg 6; 135 g cooked
            leniwe 177 13.8 22 3.5 0.5 250 // Quark, half fat 100, wheat flour 35, egg 20, sugar 8; 175 g cooked
            plum-knedle 125 3.1 27.1 0.6 1.6 250 // Boiled potatoes 100, wheat flour 35, egg 8, plums 60, sugar 6; 220 g cooked
            potato-pancakes 208 3.3 19.7 13.2 2.4 60 // Potatoes 100, egg 10, wheat flour 8, onion 8, sunflower oil 14; 115 g cooked
            courgette-fritters 145 4.2 13.2 8.6 1.2 50 // Courgette 120, egg 20, wheat flour 20, sunflower oil 10; 145 g cooked
            bigos 124 7 6.5 8 2.3 300 // Sauerkraut 100, cabbage 80, roast pork 45, kielbasa 40, onion 15, mushrooms 15, tomato purée 6, prunes 6; 260 g cooked
            golabki 120 5.4 8.7 7.1 1.3 200 // Cabbage 90, minced pork 60, cooked rice 45, onion 12, tomato purée 10, sunflower oil 4, water 40; 240 g cooked
            stuffed-peppers 114 5.1 8.8 6.4 1.3 250 // Red pepper 120, minced beef 60, cooked rice 45, onion 15, tomato purée 8, sunflower oil 4, water 30; 260 g cooked
            kotlet-schabowy 295 21.1 12.2 17.4 0.7 150 // Lean pork loin 120, egg 15, breadcrumbs 18, wheat flour 6, sunflower oil 16; 145 g cooked
            kotlet-mielony 320 15.9 12.3 22.6 0.8 90 // Minced pork 90, white bread 15, milk 10, egg 8, onion 12, breadcrumbs 8, sunflower oil 6; 120 g cooked
            cutlet-beef 310 15.4 12.6 21.6 0.8 80 // Minced beef 50, minced pork 40, white bread 18, milk 18, onion 12, breadcrumbs 6, sunflower oil 6; 120 g cooked
            meatballs-sauce 177 8.2 6.5 13 0.5 200 // Minced beef 70, cooked rice 25, onion 15, tomato purée 10, sour cream 12, sunflower oil 5, water 60; 165 g cooked
            stroganoff 178 15.6 5.1 11 0.6 200 // Stewing beef 100, sour cream 30, onion 30, mushrooms 30, butter 8, wheat flour 4; 155 g cooked
            goulash 126 13.4 5.3 5.9 0.9 220 // Stewing beef 110, onion 40, red pepper 25, tomato purée 8, wheat flour 4, sunflower oil 6, water 60; 190 g cooked
            beef-stew 90 8 7 3.4 1.1 300 // Stewing beef 90, potatoes 60, carrots 40, onion 25, wheat flour 4, sunflower oil 5, water 80; 270 g cooked
            french-meat 220 16.6 7.1 13.6 1.1 220 // Lean pork loin 100, onion 25, potatoes 60, mayonnaise 15, Gouda 25; 175 g cooked
            pilaf 194 5.4 21.8 9.2 0.9 300 // Rice 70, minced lamb 60, carrots 50, onion 25, sunflower oil 12, water 120; 290 g cooked
            pilaf-chicken 154 6.2 21 4.8 0.9 300 // Rice 70, chicken 60, carrots 50, onion 25, sunflower oil 12, water 120; 300 g cooked
            buckwheat-mushrooms 108 3.3 15.9 4.3 2.4 220 // Cooked buckwheat 150, mushrooms 60, onion 25, sunflower oil 8; 215 g cooked
            navy-pasta 205 8.9 22.4 8.6 1.4 250 // Cooked pasta 150, minced beef 60, onion 20, sunflower oil 5; 215 g cooked
            lazanki 151 4.9 17.1 7 2.1 300 // Cooked pasta 110, sauerkraut 70, cabbage 30, kielbasa 35, onion 15, sunflower oil 6; 240 g cooked
            stewed-cabbage 79 1.7 8.8 4.8 3.2 200 // Cabbage 150, carrots 20, onion 15, tomato purée 6, sunflower oil 7; 150 g cooked
            lecho 110 3.2 5.8 8.3 1.6 250 // Red pepper 100, tomatoes 70, onion 25, kielbasa 40, sunflower oil 6; 210 g cooked
            ratatouille 69 1.1 5.7 5.1 2 250 // Aubergine 70, courgette 70, tomatoes 70, red pepper 40, onion 30, olive oil 12; 250 g cooked
            vegetable-stew 73 1.3 8.7 4 1.9 250 // Courgette 80, potatoes 60, carrots 30, tomatoes 40, onion 20, sunflower oil 8; 210 g cooked
            fasolka-bretonska 148 7.8 14.8 6.7 3.5 300 // White beans 45, kielbasa 35, bacon 12, tomato purée 15, onion 15, water 110; 220 g cooked
            zapiekanka 249 11.7 28.8 9.9 1.4 225 // French bread 100, mushrooms 60, Gouda 50, butter 8, ketchup 20; 225 g cooked
            syrniki 236 16.1 20.4 9.9 0.4 75 // Quark, half fat 100, egg 15, wheat flour 18, sugar 10, sunflower oil 8; 135 g cooked
            quark-casserole 179 16.1 16.2 5.5 0.2 150 // Quark, half fat 100, egg 20, semolina 8, sugar 12, sour cream 8; 135 g cooked
            blini 212 7 27.2 8.1 0.7 55 // Wheat flour 80, milk 200, egg 45, sugar 8, sunflower oil 12; 290 g cooked
            blini-quark 188 10.6 22.3 6.2 0.4 110 // Blini 100, quark, half fat 60, sugar 8
            blini-meat 197 14.7 17.7 7.3 0.6 110 // Blini 100, stewed beef 50, onion 8
            pancakes-jam 231 5.1 39.1 5.8 0.8 110 // Blini 100, jam 40
            oladyi 266 7.3 40.8 7.9 1.2 40 // Wheat flour 100, kefir, 1% fat 110, egg 20, sugar 10, sunflower oil 14; 225 g cooked
            racuchy-apple 245 5.9 38.5 7.4 1.7 60 // Wheat flour 100, milk 80, egg 20, sugar 12, apple 70, sunflower oil 14; 265 g cooked
            pancakes 227 6.4 28.3 9.7 0 38 // Pancakes, plain, prepared from recipe
            waffles 291 7.9 32.9 14.1 0 75 // Waffles, plain, prepared from recipe
            french-toast 229 7.7 25 10.8 0 65 // French toast, prepared from recipe, made with low fat (2%) milk
            yorkshire-pudding 269 9.2 30 12.1 1 30 // Wheat flour 60, egg 50, milk 100, sunflower oil 12; 170 g cooked
            pizza-margherita 266 11.4 33.3 9.7 2.3 107 // Fast Food, Pizza Chain, 14" pizza, cheese topping, regular crust
            pizza-pepperoni 282 11.7 32 11.9 2.3 111 // Fast Food, Pizza Chain, 14" pizza, pepperoni topping, regular crust
            pizza-ham 212 12.9 19.7 9 1.4 110 // Flatbread 50, mozzarella 25, tomato pasta sauce 15, ham 15, mushrooms 12; 105 g cooked
            pizza-hawaiian 212 12.2 21 8.7 1.4 110 // Flatbread 50, mozzarella 25, tomato pasta sauce 15, ham 15, canned pineapple 15; 108 g cooked
            pizza-vegetable 190 10 20.2 7.7 1.6 110 // Flatbread 50, mozzarella 22, tomato pasta sauce 15, red pepper 15, mushrooms 12, black olives 5; 105 g cooked
            pizza-frozen 268 10.4 29 12.3 2.2 390 // Pizza, cheese topping, regular crust, frozen, cooked
            hamburger 254 11.7 24.8 12.2 0 110 // Fast foods, hamburger; single, regular patty; with condiments and vegetables
            cheeseburger 254 13.1 25 11.5 1.4 115 // Fast foods, cheeseburger; single, regular patty, with condiments and vegetables
            cheeseburger-double 251 12.8 21.2 12.7 0 166 // Fast foods, cheeseburger; double, regular patty, with condiments and vegetables
            chicken-burger 276 10.9 27.4 13.6 1.4 180 // Fast Foods, crispy chicken filet sandwich, with lettuce and mayonnaise
            fish-burger 257 10.3 26.7 12.4 1 140 // Fast foods, fish sandwich, with tartar sauce
            veggie-burger-bun 212 11.1 19 10.2 2.7 200 // Bun 60, meatless patty 75, lettuce 20, tomatoes 30, mayonnaise 15
            hot-dog 247 10.6 18.4 14.8 0 98 // Fast foods, hotdog, plain
            doner-kebab 192 9.6 16.9 9.3 1.1 340 // Pitta bread 90, grilled minced lamb 90, cabbage 50, tomatoes 40, cucumber 30, garlic sauce 40
            kebab-roll 171 11.2 14.6 7.3 1.1 370 // Wheat tortilla 90, roast chicken 110, cabbage 60, tomatoes 40, cucumber 30, garlic sauce 40
            chicken-wrap 212 12.3 17.7 9.9 1.1 215 // Wheat tortilla 70, roast chicken 70, lettuce 30, tomatoes 30, mayonnaise 15
            burrito 180 7 23.4 6.8 3.7 241 // Fast foods, burrito, with beans, cheese, and beef
            taco 226 8.9 19.9 12.7 3.9 69 // Fast foods, taco with beef, cheese and lettuce, hard shell
            quesadilla 294 15.1 24 15.2 1.7 180 // Fast foods, quesadilla, with chicken
            nachos-cheese 343 4.3 34.9 21.5 3.2 113 // Fast foods, nachos, with cheese
            chili-con-carne 146 8.2 8.7 8.8 2.6 300 // Minced beef 70, boiled kidney beans 60, canned tomatoes 80, onion 25, sunflower oil 5; 220 g cooked
            fish-and-chips 275 8.6 30.2 13.6 2.3 370 // Fried fish 170, chips 200
            shepherds-pie 147 6.4 10.6 8.7 1.3 300 // Minced lamb 80, onion 20, carrots 20, green peas 15, mashed potatoes 130, tomato purée 5, chicken stock 40; 285 g cooked
            cottage-pie 136 6.2 10.4 7.7 1.2 300 // Minced beef 75, onion 20, carrots 25, mashed potatoes 130, tomato purée 5, chicken stock 40; 275 g cooked
            fish-pie 137 8 11 6.7 0.8 300 // Cod 60, prawns 15, milk 50, wheat flour 6, butter 8, mashed potatoes 130, Cheddar 10; 265 g cooked
            bangers-and-mash 166 7.1 10.3 10.8 0.9 370 // Fried pork sausage 110, mashed potatoes 200, gravy 60
            full-breakfast 150 9.8 12.1 7.2 1.7 415 // Fried pork sausage 60, back bacon 50, fried egg 50, baked beans 120, tomatoes 60, fried mushrooms 40, toast 35
            beans-on-toast 140 5.7 28.8 1.2 3.7 260 // Baked beans 200, toast 60
            irish-stew 94 4.3 7.7 5 1.4 350 // Minced lamb 70, potatoes 120, carrots 40, onion 30, water 90; 330 g cooked
            cornish-pasty 302 8.7 27.5 17.5 1.7 190 // Baked pastry 90, stewing beef 45, potatoes 40, swede 20, onion 15; 190 g cooked
            sausage-roll 444 12.3 25.4 32.6 0.9 90 // Baked pastry 50, pork sausage 55; 95 g cooked
            meat-pie 220 7.2 22.1 11.4 0.8 200 // Beef Pot Pie, frozen entree, prepared
            chicken-pie 198 4.8 19 11.4 1 200 // Chicken pot pie, frozen entree, prepared
            quiche 398 11.6 18.2 30.9 0.6 150 // Baked pastry 60, egg 50, double cream 30, bacon 20, Gruyère 20; 165 g cooked
            sunday-roast 140 8.9 12.3 6.1 2.1 430 // Roast beef 100, roast potatoes 150, boiled carrots 50, boiled peas 40, yorkshire pudding 30, gravy 60
            mac-and-cheese 197 8.3 21.7 8.5 1.2 250 // Cooked pasta 140, Cheddar 35, milk 50, butter 6, wheat flour 5; 230 g cooked
            lasagne 157 8.2 13.5 7.6 0.9 300 // Cooked pasta 90, minced beef 55, canned tomatoes 60, onion 15, milk 50, butter 5, wheat flour 5, mozzarella 25; 285 g cooked
            lasagne-vegetable 139 6.9 14.2 6 1.9 300 // Lasagna, Vegetable, frozen, baked
            bolognese 166 7.4 18.8 6.6 1.4 350 // Cooked pasta 180, minced beef 60, canned tomatoes 70, onion 20, carrots 15, olive oil 6, Parmesan 8; 330 g cooked
            carbonara 215 9.1 22.6 9.5 1.3 300 // Cooked pasta 200, bacon 30, egg 35, Parmesan 15, double cream 15; 280 g cooked
            pasta-pesto 203 6.4 26.8 7.7 1.7 240 // Cooked pasta 200, pesto 35
            pasta-tomato 129 5.2 22.6 1.8 1.8 310 // Cooked pasta 200, tomato pasta sauce 100, Parmesan 8
            pasta-chicken 197 11.2 20.3 7.5 1.2 300 // Cooked pasta 180, roast chicken 60, double cream 35, Parmesan 8; 280 g cooked
            ravioli 199 9.3 27.5 5.4 1.2 200 // Wheat flour 60, egg 25, water 10, ricotta 40, spinach 20, Parmesan 5; 175 g cooked
            risotto 174 5.4 23.3 5.6 0.4 280 // Rice 60, butter 10, Parmesan 12, onion 15, white wine 20, chicken stock 160; 240 g cooked
            paella 162 9.1 20.7 4.4 0.7 300 // Rice 60, prawns 30, mussels 20, chicken 25, red pepper 20, green peas 15, olive oil 8, chicken stock 130; 280 g cooked
            curry-chicken 156 11.6 3.3 10.9 0.6 250 // Chicken 100, onion 40, tomatoes 40, coconut milk 50, sunflower oil 8; 200 g cooked
            tikka-masala 158 11.4 3 11.1 0.6 250 // Chicken 100, canned tomatoes 60, double cream 30, onion 30, sunflower oil 8; 200 g cooked
            korma 213 13.6 3.2 16.5 0.7 250 // Chicken 100, double cream 30, coconut milk 25, ground almonds 8, onion 30, sunflower oil 6; 180 g cooked
            curry-vegetable 122 3.3 12.5 7.1 2.9 250 // Boiled chickpeas 50, potatoes 50, cauliflower 40, coconut milk 40, onion 25, tomatoes 30, sunflower oil 6; 225 g cooked
            dal 113 6.1 15.3 3.4 2.8 250 // Red lentils 50, onion 20, tomatoes 20, ghee 6, water 140; 210 g cooked
            biryani 154 7.3 20.7 4.4 0.5 300 // Rice 60, chicken 60, onion 30, yogurt 20, ghee 8, water 100; 250 g cooked
            samosa 310 5.2 39.7 14.5 2.2 50 // Wheat flour 40, boiled potatoes 40, green peas 8, sunflower oil 14; 100 g cooked
            stir-fry-chicken 109 10.9 5 5 1.7 250 // Chicken breast 90, red pepper 50, carrots 40, broccoli 50, soy sauce 12, sunflower oil 8; 215 g cooked
            stir-fry-noodles 131 7 15.7 4.4 1.4 300 // Cooked noodles 150, carrots 30, red pepper 30, cabbage 30, chicken breast 50, soy sauce 12, sunflower oil 8; 285 g cooked
            pad-thai 162 7 17.6 7.1 1.1 300 // Cooked rice noodles 150, prawns 40, egg 25, bean sprouts 30, peanuts 10, sugar 5, sunflower oil 10; 260 g cooked
            sweet-sour-chicken 250 10.1 23.9 12.7 1 250 // Restaurant, Chinese, sweet and sour chicken
            fried-rice 153 4 22.3 5 0.9 250 // Cooked rice 160, egg 25, green peas 15, carrots 15, soy sauce 6, sunflower oil 8; 220 g cooked
            spring-roll 250 8.3 27.3 11.9 2.6 64 // Restaurant, Chinese, egg rolls, assorted
            sushi-nigiri 158 8.7 18.6 4.9 0 35 // Cooked rice 22, salmon 12
            sushi-maki 144 6.4 21.7 3.1 0 100 // Cooked rice 75, salmon 22, nori 3
            sushi-philadelphia 170 7.1 15.9 8.4 0 180 // Cooked rice 55, salmon 25, cream cheese 16, cucumber 8, nori 2
            sushi-california 139 2.9 21.1 4.7 0.9 180 // Cooked rice 65, imitation crab 15, avocado 12, cucumber 8, mayonnaise 4, nori 2
            poke 133 6.9 14.9 5.1 1.5 350 // Cooked rice 150, salmon 70, avocado 40, cucumber 40, edamame 30, soy sauce 10
            kimchi 27 1.3 5.9 0.2 1.2 60 // Chinese cabbage 94, chilli 2, garlic 2, sugar 2
            sandwich-ham-cheese 294 13.7 25.3 15.1 1.6 125 // White bread 60, ham 30, Cheddar 25, butter 7
            sandwich-cheese 326 13.4 31 16.3 1.7 97 // White bread 60, Gouda 30, butter 7
            sandwich-sausage 312 11 28.4 16.9 1.4 75 // White bread 40, bologna sausage 30, butter 5
            sandwich-egg 262 9.8 22.4 14.4 1.2 135 // White bread 60, boiled egg 60, mayonnaise 15
            sandwich-tuna 219 11 21.5 9.7 1.2 140 // White bread 60, tuna in water 50, mayonnaise 15, cucumber 15
            sandwich-chicken 246 14.7 21.9 10.7 1.3 140 // White bread 60, roast chicken 50, lettuce 15, mayonnaise 12
            sandwich-blt 269 10.1 24.5 14.3 1.4 140 // Toast 60, fried bacon 25, lettuce 15, tomatoes 30, mayonnaise 12
            toastie 367 14.9 31.7 20 1.7 110 // White bread 70, Cheddar 40, butter 8; 110 g cooked
            avocado-toast 213 4.8 26.9 10.4 5 100 // Toast 40, avocado 60
            sandwich-salmon 224 12 22.2 9.4 1.2 80 // White bread 35, smoked salmon 30, cream cheese 15
            olivier 189 5.3 8.5 14.9 1.4 200 // Boiled potatoes 60, boiled carrots 25, boiled egg 30, pickled cucumber 30, canned peas 25, bologna sausage 40, mayonnaise 30
            vegetable-salad-polish 142 2.9 9.3 10.5 1.8 200 // Boiled potatoes 60, boiled carrots 40, boiled egg 30, pickled cucumber 35, canned peas 25, apple 15, mayonnaise 28
            vinegret 92 1.4 9.7 5.7 2.2 200 // Boiled beetroot 60, boiled potatoes 45, boiled carrots 30, pickled cucumber 30, sauerkraut 25, canned peas 15, sunflower oil 12
            herring-fur-coat 162 5.1 8.2 12.1 1.3 200 // Herring 35, boiled beetroot 60, boiled potatoes 45, boiled carrots 30, boiled egg 20, mayonnaise 28
            mimosa-salad 200 7.5 6.8 15.7 1 200 // Sardines in tomato sauce 40, boiled potatoes 45, boiled carrots 30, boiled egg 40, onion 12, mayonnaise 30
            crab-salad 200 5.6 13.2 13.9 0.6 200 // Imitation crab 50, canned sweetcorn 35, boiled egg 35, cooked rice 35, mayonnaise 28
            greek-salad 105 2.7 4.3 8.9 1.1 250 // Tomatoes 80, cucumber 60, red pepper 30, feta 35, green olives 15, onion 15, olive oil 12
            caesar-salad 188 12 7.5 12.1 1.4 205 // Romaine lettuce 90, roast chicken 60, croutons 15, Parmesan 10, Caesar dressing 28
            caprese 148 9.9 3.3 10.7 0.7 180 // Tomatoes 100, mozzarella 70, olive oil 8, basil 3
            tomato-cucumber-salad 61 0.7 3.9 5.1 0.8 200 // Tomatoes 90, cucumber 90, onion 10, sunflower oil 10
            tomato-salad-cream 34 0.9 3.7 2.1 0.8 200 // Tomatoes 90, cucumber 90, sour cream 20
            mizeria 47 0.9 4 3.4 0.4 150 // Cucumber 150, sour cream 30, sugar 1
            green-salad 59 0.8 3 5.3 1 110 // Lettuce 80, cucumber 30, olive oil 6
            coleslaw 153 0.9 14.9 9.9 1.9 100 // Fast foods, coleslaw
            cabbage-salad 71 1.1 7.4 4.7 2.4 150 // Cabbage 120, carrots 25, sunflower oil 7, sugar 2
            sauerkraut-salad 66 0.9 6.3 4.5 2.6 150 // Sauerkraut 120, carrots 20, onion 10, sunflower oil 7, sugar 2
            carrot-salad 65 0.7 11.6 2.2 2.6 150 // Carrots 110, apple 35, sugar 2, sunflower oil 3
            korean-carrot 133 0.9 11.9 9.6 2.4 100 // Carrots 110, sunflower oil 12, sugar 4, garlic 2
            beetroot-salad 57 1.5 9.9 1.7 1.9 150 // Boiled beetroot 120, sour cream 12, apple 20
            potato-salad 143 2.7 11.2 8.2 1.3 200 // Potato salad, home-prepared
            pasta-salad 153 3.5 18.2 7.4 1.4 200 // Cooked pasta 100, tomatoes 40, cucumber 25, mayonnaise 18, canned sweetcorn 15
            tuna-salad 174 10.5 5 12.6 0.5 200 // Tuna in water 60, canned sweetcorn 40, boiled egg 40, onion 10, mayonnaise 22
            chicken-salad 219 16.1 1 16.4 0.1 160 // Roast chicken 70, boiled egg 30, cucumber 30, mayonnaise 22
            """)
    }
}
