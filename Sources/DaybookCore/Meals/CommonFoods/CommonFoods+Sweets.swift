extension CommonFoods {
    /// Sweets, drinks and snacks.
    static var sweets: String {
        table(
            """
            maple-syrup 260 0 67 0.1 0 20 // Syrups, maple
            jam 278 0.4 68.9 0.1 1.1 20 // Jams and preserves
            marmalade 246 0.3 66.3 0 0.7 20 // Marmalade, orange
            plum-butter 235 2.1 59.3 0.8 4.2 20 // Plums 180, sugar 15; 60 g cooked
            chocolate-spread 541 5.4 62.2 29.7 5.4 37 // Chocolate-flavored hazelnut spread
            milk-chocolate 535 7.7 59.4 29.7 3.4 25 // Candies, milk chocolate
            dark-chocolate 546 4.9 61.2 31.3 7 25 // Chocolate, dark, 45- 59% cacao solids
            dark-chocolate-70 598 7.8 45.9 42.6 10.9 25 // Chocolate, dark, 70-85% cacao solids
            white-chocolate 539 5.9 59.2 32.1 0.2 25 // Candies, white chocolate
            chocolate-nuts 526 9 53.4 34.4 6.2 25 // Candies, milk chocolate, with almonds
            chocolate-wafer-bar 518 6.5 64.6 26 1 42 // Candies, KIT KAT Wafer Bar
            caramel-bar 470 9.5 60.7 21 4.3 50 // Candies, chocolate covered, caramel with nuts
            chocolates 510 6.2 44.9 33.8 2.5 12 // Candies, truffles, prepared-from-recipe
            chocolate-candy 366 2.2 80.4 9.3 2.1 15 // Candies, sweet chocolate coated fondant
            cocoa 228 19.6 57.9 13.7 33.2 5.4 // Cocoa, dry powder, unsweetened
            hard-candy 394 0 98 0.2 0 6 // Candies, hard
            gummies 396 0 98.9 0 0.1 5 // Candies, gumdrops, starch jelly pieces
            caramel 382 4.6 77 8.1 0 10 // Candies, caramels
            krowki 399 5.9 66.4 13.2 0 12 // Condensed milk 70, sugar 25, butter 8; 95 g cooked
            marshmallow 318 1.8 81.3 0.2 0.1 7.2 // Candies, marshmallows
            zefir 316 1.2 80.6 0.1 1 33 // Apple 40, sugar 75, egg white 10; 100 g cooked
            halva 469 12.5 60.5 21.5 4.5 40 // Candies, halavah, plain
            chewing-gum 360 0 96.7 0.3 2.4 3 // Chewing gum
            granola-bar 471 10.1 64.4 19.8 5.3 25 // Snacks, granola bars, hard, plain
            granola-bar-chocolate 466 5.8 63.8 24.9 3.4 28 // Snacks, granola bars, soft, coated, milk chocolate coating, chocolate chip
            date-bar 370 9 58.5 15.9 10.2 40 // Dates 55, almonds 30, cocoa 5, raisins 10
            jelly 62 1.2 14.2 0 0 135 // Gelatin desserts, dry mix, prepared with water
            kissel 39 0.1 9.9 0 0.6 200 // Cranberries 30, sugar 15, starch 6, water 200; 245 g cooked
            pudding 111 3.3 20.8 1.6 0.1 200 // Puddings, rice, dry mix, prepared with 2% milk
            pudding-vanilla 113 2.8 18.9 2.9 0.1 200 // Puddings, vanilla, dry mix, regular, prepared with whole milk
            pudding-chocolate 120 3.2 19.6 3.1 0.8 200 // Puddings, chocolate, dry mix, regular, prepared with whole milk
            custard 113 3.6 15.3 4.2 0 100 // Milk 100, sugar 8, starch 5, egg yolk 6; 115 g cooked
            mousse-chocolate 225 4.1 16.1 16 0.6 100 // Desserts, mousse, chocolate, prepared-from-recipe
            tiramisu 322 6.1 23.7 23 0.2 120 // Mascarpone 40, sponge fingers 20, egg 20, sugar 10, coffee 10
            ice-cream-vanilla 207 3.5 23.6 11 0.7 66 // Ice creams, vanilla
            ice-cream 249 3.5 22.3 16.2 0 80 // Ice creams, vanilla, rich
            ice-cream-chocolate 216 3.8 28.2 11 1.2 66 // Ice creams, chocolate
            ice-cream-bar 331 4.1 24.5 24.1 0.8 50 // Ice cream, bar or stick, chocolate covered
            ice-cream-cone 231 4 31.1 10.1 0.8 97 // Vanilla ice cream 85, ice cream cone 12
            sorbet 95 0.4 24.1 0.2 1.2 100 // Strawberries 65, sugar 22, water 25
            ice-lolly 79 0 19.2 0.2 0 60 // Frozen novelties, ice type, pop
            apple-pie 265 2.4 37.1 12.5 0 155 // Pie, apple, prepared from recipe
            charlotte 189 4.7 37.9 2.4 1.8 120 // Apple 150, egg 60, sugar 45, wheat flour 45; 265 g cooked
            apple-crumble 161 1.8 30.8 3.4 1.4 150 // Desserts, apple crisp, prepared-from-recipe
            strudel 274 3.3 41.1 11.2 2.2 71 // Strudel, apple
            cheesecake 295 13.9 25.1 15.6 0.2 120 // Quark, full fat 100, egg 30, sugar 25, butter 12, shortbread 20; 165 g cooked
            cheesecake-new-york 321 5.5 25.5 22.5 0.4 80 // Cheesecake commercially prepared
            carrot-cake 404 5.9 43.3 23.8 2.1 100 // Carrots 60, wheat flour 45, sugar 40, sunflower oil 32, egg 30, walnuts 15; 190 g cooked
            chocolate-cake 389 3.5 52.8 20.1 2.2 95 // Cake, chocolate, commercially prepared with chocolate frosting, in-store bakery
            sponge-cake 297 7.3 57.7 4.3 0 63 // Cake, sponge, prepared from recipe
            victoria-sponge 425 5.7 47.8 23.9 0.7 100 // Wheat flour 50, butter 50, sugar 50, egg 50, jam 20, double cream 15; 215 g cooked
            pound-cake 353 5 53.6 14 0.6 30 // Cake, pound, commercially prepared, butter (includes fresh and frozen)
            honey-cake 321 5.3 47.3 12.7 0.9 120 // Wheat flour 40, honey 15, sugar 15, egg 12, butter 8, sour cream 40; 125 g cooked
            napoleon 384 5.3 36.9 24.1 0.9 120 // Baked pastry 60, milk 50, sugar 14, egg 8, butter 10, wheat flour 4; 130 g cooked
            eclair 262 6.4 24.2 15.7 0.6 100 // Eclairs, custard-filled with chocolate glaze, prepared from recipe
            meringue 370 5.9 88.6 0.1 0 15 // Egg white 55, sugar 90; 102 g cooked
            pavlova 249 2.9 33 12.5 0.7 120 // Meringue 40, double cream 40, strawberries 40
            brownie 466 6.2 50.2 29.1 0 60 // Cookies, brownies, prepared from recipe
            muffin-blueberry 377 4.5 54 15.8 1 113 // Muffins, blueberry, commercially prepared (Includes mini-muffins)
            muffin-chocolate 386 6.8 54.4 17.6 3 110 // Wheat flour 40, sugar 25, egg 15, sunflower oil 15, milk 25, cocoa 6, dark chocolate 12; 125 g cooked
            doughnut 421 6.1 47.9 22.7 2.1 56 // Doughnuts, yeast-leavened, glazed, enriched (includes honey buns)
            doughnut-jam 340 5.9 39 18.7 0.9 85 // Doughnuts, yeast-leavened, with jelly filling
            ponchik 426 5.2 50.8 22.9 1.5 45 // Doughnuts, cake-type, plain, sugared or glazed
            faworki 493 8.7 52.2 27.6 1.5 15 // Wheat flour 50, egg yolk 15, sour cream 12, sunflower oil 18, icing sugar 8; 90 g cooked
            baklava 485 6.8 44.2 33.6 2.5 50 // Phyllo dough 30, walnuts 25, butter 15, honey 25; 90 g cooked
            makowiec 379 9.1 53 15.6 5.6 80 // Wheat flour 35, poppy seeds 25, sugar 18, milk 15, egg 8, butter 6, raisins 6; 108 g cooked
            drozdzowka-cheese 374 8 37.2 21.9 1 71 // Danish pastry, cheese
            yeast-cake 338 7.5 53.3 10.5 1.4 80 // Wheat flour 50, milk 22, egg 12, butter 10, sugar 14; 100 g cooked
            gingerbread 356 3.9 49.2 16.4 0 50 // Cake, gingerbread, prepared from recipe
            pryanik 342 6.5 76.9 1.1 1.5 45 // Wheat flour 55, sugar 25, honey 12, egg 6, water 10; 100 g cooked
            banana-bread 326 4.3 54.6 10.5 1.1 60 // Bread, banana, prepared from recipe, made with margarine
            swiss-roll 286 3.6 63.8 1.8 0.7 50 // Sponge cake 65, jam 35
            sticky-toffee-pudding 397 4.7 55.1 18.7 2.3 150 // Wheat flour 35, dates 30, sugar 30, butter 22, egg 15, double cream 20; 145 g cooked
            christmas-pudding 348 4.6 58.4 12.2 2.3 100 // Raisins 35, sugar 15, breadcrumbs 12, suet 10, egg 10, apple 10, wheat flour 5
            mince-pie 424 4.4 58.8 20.1 2.1 55 // Baked pastry 30, raisins 12, apple 6, sugar 6; 52 g cooked
            lamington 329 4.8 60.4 9.4 3.5 60 // Sponge cake 50, sugar 20, cocoa 4, desiccated coconut 10, milk 8
            anzac-biscuit 487 5.8 57 27.5 4.7 20 // Oats 22, wheat flour 18, sugar 25, butter 22, desiccated coconut 12
            flapjack 456 6.1 58.1 23.2 4.5 60 // Oats 45, butter 25, sugar 15, syrup 15
            biscuit 478 5.1 67.9 21.1 0.8 12 // Cookies, sugar, commercially prepared, regular (includes vanilla)
            digestive 423 6.9 76.8 10.1 2.8 14 // Cookies, graham crackers, plain or honey (includes cinnamon)
            digestive-chocolate 500 4 66.8 25.8 2.2 14 // Cookies, graham crackers, chocolate-coated
            oatmeal-cookie 450 6.2 68.7 18.1 2.8 18 // Cookies, oatmeal, commercially prepared, regular
            chocolate-chip-cookie 490 5.1 65.8 24.3 2 15 // Cookies, chocolate chip, commercially prepared, regular, higher fat, enriched
            sandwich-cookie 463 5.2 71 19.1 2.9 12 // Cookies, chocolate sandwich, with creme filling, regular
            shortbread 502 6.1 64.5 24.1 1.8 8 // Cookies, shortbread, commercially prepared, plain
            wafers 502 3.8 70.6 23.2 1.6 9 // Cookies, sugar wafers with creme filling, regular
            jaffa-cake 324 3.6 63.3 8.7 1.9 12 // Sponge cake 45, marmalade 30, dark chocolate 25
            water 0 0 0 0 0 237 // Water, tap, drinking
            cola 41 0 10.6 0 0 330 // Carbonated beverage, cola
            lemonade 41 0.1 10.4 0 0 368 // Carbonated beverage, lemon-lime soda, no caffeine
            orange-soda 48 0 12.3 0 0 330 // Carbonated beverage, orange
            tonic 34 0 8.8 0 0 336 // Carbonated beverage, tonic water
            energy-drink 42 0 11.2 0 0 240 // Energy Drink, Monster
            iced-tea 32 0 8.3 0 0 330 // Tea 92, sugar 8
            kvass 26 0.2 6.5 0 0.2 500 // Sugar 5, rye flour 2, water 93
            kompot 29 0.1 7.4 0 0.4 250 // Apple 12, sour cherries 8, sugar 5, water 78
            kompot-dried 29 0.1 7.7 0 0.5 250 // Prunes 3, dried apples 3, sugar 4, water 92
            mors 35 0 9 0 0.5 250 // Cranberries 12, sugar 8, water 85
            orange-juice 45 0.7 10.4 0.2 0.2 248 // Orange juice, raw
            apple-juice 46 0.1 11.3 0.1 0.2 248 // Apple juice, canned or bottled, unsweetened, without added ascorbic acid
            grape-juice 60 0.4 14.8 0.1 0.2 253 // Grape juice, canned or bottled, unsweetened, without added ascorbic acid
            grapefruit-juice 39 0.5 9.2 0.1 0.1 247 // Grapefruit juice, white, raw
            pomegranate-juice 54 0.1 13.1 0.3 0.1 249 // Pomegranate juice, bottled
            cranberry-juice 54 0 13.5 0.1 0 253 // Cranberry juice cocktail, bottled
            tomato-juice 17 0.8 4.2 0.1 0.4 243 // Tomato juice, canned, with salt added
            lemon-juice 22 0.3 6.9 0.2 0.3 15 // Lemon juice, raw
            multivitamin-juice 51 0.4 12.2 0.1 0.2 250 // Orange Pineapple Juice Blend
            squash 36 0.1 9.1 0 0 250 // Sugar 8, orange juice 10, water 82
            smoothie-berry 60 1.6 12.2 1.1 1.7 250 // Bananas 60, strawberries 60, blueberries 40, yogurt 60
            smoothie-green 44 0.8 11.1 0.2 1.7 250 // Bananas 80, spinach 30, apple 60, water 80
            smoothie-banana 73 2.2 12.8 2 1.2 270 // Bananas 120, milk 150
            milkshake 148 3.4 19.6 6.5 0.9 300 // Shake, fast food, vanilla
            hot-chocolate 77 3.5 10.7 2.3 1 250 // Milk, chocolate beverage, hot cocoa, homemade
            cocoa-drink 78 3.4 10 3.4 0.8 245 // Milk 230, cocoa 6, sugar 10
            coffee 1 0.1 0 0 0 237 // Coffee, brewed from grounds, prepared with tap water
            espresso 9 0.1 1.7 0.2 0 30 // Coffee, brewed, espresso, restaurant-prepared
            coffee-milk 11 0.6 0.8 0.6 0 240 // Coffee 200, milk 40
            coffee-milk-sugar 23 0.6 4 0.5 0 248 // Coffee 200, milk 40, sugar 8
            cappuccino 52 2.6 4.3 2.7 0 180 // Espresso 30, milk 150
            latte 55 2.8 4.5 2.9 0 280 // Espresso 30, milk 250
            flat-white 45 2.2 3.8 2.3 0 190 // Espresso 60, milk 130
            latte-oat 42 1.2 6.2 1.5 0.9 280 // Espresso 30, oat milk 250
            raf 126 2.5 8 9.6 0 240 // Espresso 30, half cream 200, sugar 10
            coffee-instant 2 0.1 0.3 0 0 240 // Coffee, instant, regular, prepared with water
            tea 1 0 0.3 0 0 237 // Tea, black, brewed, prepared with tap water
            tea-herbal 1 0 0.2 0 0 237 // Tea, herb, other than chamomile, brewed
            tea-milk 9 0.4 0.9 0.4 0 240 // Tea 210, milk 30
            tea-sugar 13 0 3.5 0 0 248 // Tea 240, sugar 8
            beer 43 0.5 3.5 0 0 500 // Alcoholic beverage, beer, regular, all
            beer-light 29 0.2 1.6 0 0 354 // Alcoholic beverage, beer, light
            beer-alcohol-free 37 0.2 8.1 0.1 0 500 // Malt beverage, includes non-alcoholic beer
            cider 44 0.3 7.4 0.1 0.1 500 // Beer 50, apple juice 50
            wine-red 85 0.1 2.6 0 0 147 // Alcoholic beverage, wine, table, red
            wine-white 82 0.1 2.6 0 0 147 // Alcoholic beverage, wine, table, white
            wine-sparkling 82 0.1 2.6 0 0 125 // Alcoholic beverage, wine, table, white
            mulled-wine 111 0.1 10.4 0 0 200 // Red wine 180, sugar 15; 190 g cooked
            vodka 231 0 0 0 0 42 // Alcoholic beverage, distilled, vodka, 80 proof
            whisky 250 0 0.1 0 0 42 // Alcoholic beverage, distilled, whiskey, 86 proof
            cognac 231 0 0 0 0 42 // Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof
            sports-drink 23 0 6 0 0 500 // Sugar 6, water 94
            protein-powder 352 78.1 6.2 1.6 3.1 30 // Beverages, Protein powder whey based
            protein-shake 92 11.2 5 3.1 0.3 280 // Whey protein powder 30, milk 250
            protein-shake-water 38 8.4 0.7 0.2 0.3 280 // Whey protein powder 30, water 250
            protein-bar 405 33.8 40.5 14.2 4.7 60 // Whey protein powder 35, peanut butter 20, honey 20, oats 20, dark chocolate 10
            crisps 542 6.6 50.8 36.4 4.4 28 // Snacks, potato chips, plain, salted
            crisps-cream-onion 531 8.1 51.5 33.9 5.2 28 // Snacks, potato chips, sour-cream-and-onion-flavor
            tortilla-chips 473 7 67.5 20.8 5.7 28 // Snacks, tortilla chips, plain, white corn, salted
            corn-puffs 563 5.9 53 36.6 1.7 28 // Snacks, corn-based, extruded, puffs or twists, cheese-flavor
            corn-sticks 397 6.4 75.7 8.8 5.8 25 // Cornmeal 80, icing sugar 15, sunflower oil 6
            pretzels 384 9.9 80 3.5 3.3 28 // Snacks, pretzels, hard, plain, salted
            salt-sticks 384 9.9 80 3.5 3.3 25 // Snacks, pretzels, hard, plain, salted
            popcorn-oil 500 9 57.2 28.1 10 11 // Snacks, popcorn, oil-popped, white popcorn, salt added
            pork-scratchings 544 61.3 0 31.3 0 14 // Snacks, pork skins, plain
            rye-croutons 467 11 62.6 19.1 7.5 40 // Rye bread 70, sunflower oil 8; 54 g cooked
            onion-rings 411 3.9 43.6 25.2 2.7 83 // Fast foods, onion rings, breaded and fried
            mozzarella-sticks 325 14.8 25.1 18.3 2 31 // Restaurant, family style, fried mozzarella sticks
            egg-muffin 228 13.6 21.7 9.7 0.4 126 // Fast foods, english muffin, with egg, cheese, and canadian bacon
            sub-sandwich 213 10.5 20.4 10 1.2 228 // Fast foods, submarine sandwich, cold cut on white bread with lettuce and tomato
            fruit-puree 53 0.6 13.7 0.2 1.6 100 // Apple sauce 50, peaches 25, bananas 25
            """)
    }
}
