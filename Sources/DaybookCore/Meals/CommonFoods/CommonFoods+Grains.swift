extension CommonFoods {
    /// Breads, grains, pasta and potatoes.
    static var grains: String {
        table(
            """
            wholemeal-bread 252 12.4 42.7 3.5 6 32 // Bread, whole-wheat, commercially prepared
            rye-bread 259 8.5 48.3 3.3 5.8 32 // Bread, rye
            borodinsky 246 10.1 52.9 1.5 14 35 // Dark rye flour 85, wheat flour 15, sugar 6, molasses 4, coriander seeds 1, water 80; 150 g cooked
            wheat-rye-bread 242 7.1 51.3 0.8 4.3 35 // Wheat flour 60, rye flour 40, water 65; 148 g cooked
            multigrain-bread 265 13.4 43.3 4.2 7.4 26 // Bread, Multi-Grain (includes whole-grain)
            sourdough 289 11.8 56.4 1.8 2.4 32 // Bread, french or vienna (includes sourdough)
            baguette 289 11.8 56.4 1.8 2.4 64 // Bread, french or vienna (includes sourdough)
            baton 271 8.8 50 3.5 2.7 25 // Bread, italian
            ciabatta 271 8.8 50 3.5 2.7 50 // Bread, italian
            garlic-bread 350 8.4 41.7 16.6 2.5 43 // Garlic bread, frozen
            bread-roll 293 9.9 52.7 4.3 2.3 57 // Rolls, hard (includes kaiser)
            wholemeal-roll 266 8.7 51.1 4.7 7.5 36 // Rolls, dinner, whole-wheat
            burger-bun 278 9.9 50.1 3.8 2.1 42 // Rolls, hamburger or hotdog, plain
            brioche 287 9.5 47.8 6 2.3 40 // Bread, egg
            bagel 257 10 50.5 1.6 2.2 89 // Bagels, plain, enriched, with calcium propionate (includes onion, poppy, sesame)
            english-muffin 227 8.9 44.2 1.7 3.5 57 // English muffins, plain, enriched, with ca prop (includes sourdough)
            crumpet 195 6 38.6 1.4 1.3 55 // Wheat flour 100, milk 60, water 70; 205 g cooked
            pitta 275 9.1 55.7 1.2 2.2 60 // Bread, pita, white, enriched
            tortilla-wheat 301 8 51.2 6.7 2.3 47 // Tortillas, ready-to-bake or -fry, flour, refrigerated
            lavash 284 8.1 59.6 0.8 2.1 60 // Wheat flour 100, water 55; 128 g cooked
            naan 291 9.6 50.4 5.7 2.2 90 // Bread, naan (Indian bread), plain, commercially prepared, refrigerated
            crispbread 366 7.9 82.2 1.3 16.5 10 // Crackers, crispbread, rye
            rice-cakes 387 8.2 81.5 2.8 4.2 9 // Snacks, rice cakes, brown rice, plain
            rusks 407 13.5 72.3 7.2 0 10 // Crackers, rusk toast
            crackers 510 6.8 61.5 26.4 2.3 3.2 // Crackers, standard snack-type, regular
            breadcrumbs 395 13.3 72 5.3 4.5 // Bread crumbs, dry, grated, plain
            croissant 406 8.2 45.8 21 2.6 57 // Croissants, butter
            chocolate-croissant 421 7.4 49.4 22.8 3.3 70 // Croissant 80, dark chocolate 20
            danish-pastry 371 5.4 47.8 18.5 1.9 71 // Danish pastry, fruit, enriched (includes apple, cinnamon, raisin, lemon, raspberry, strawberry)
            cinnamon-roll 372 6.2 50.9 16.4 2.4 60 // Sweet rolls, cinnamon, commercially prepared with raisins
            scone 353 7 44.6 16.3 1.5 60 // Biscuits, plain or buttermilk, prepared from recipe
            sushki 388 9 76.8 4.3 2.3 10 // Wheat flour 100, sugar 12, sunflower oil 4, water 35; 115 g cooked
            bun-poppyseed 365 9.2 55.2 12.2 3.9 80 // Wheat flour 100, milk 45, egg 12, butter 12, sugar 22, poppy seeds 25; 195 g cooked
            pirozhok-cabbage 220 6.1 36.1 5.7 2.2 75 // Wheat flour 100, milk 50, egg 15, sunflower oil 10, sugar 5, cabbage 110; 250 g cooked
            pirozhok-meat 316 11.3 37.3 13.1 1.3 75 // Wheat flour 100, milk 50, egg 15, sunflower oil 12, sugar 5, minced beef 70, onion 20; 230 g cooked
            pirozhok-potato 242 6.1 39.6 6.3 2.1 75 // Wheat flour 100, milk 50, egg 15, sunflower oil 12, sugar 5, potatoes 100, onion 15; 255 g cooked
            cheburek 332 9.8 32 18 1.4 120 // Wheat flour 100, water 45, minced beef 80, onion 40, sunflower oil 28; 250 g cooked
            samsa 304 9.7 30.3 15.7 1.4 110 // Wheat flour 100, water 45, butter 25, minced lamb 90, onion 60; 270 g cooked
            belyash 328 10.8 32.8 16.7 1.3 110 // Wheat flour 100, milk 50, minced beef 85, onion 35, sunflower oil 22; 250 g cooked
            khachapuri 310 14.1 31.7 13.8 1 150 // Wheat flour 100, milk 40, egg 15, butter 12, mozzarella 60, feta 60; 260 g cooked
            pretzel 345 8.2 71 3.1 1.7 115 // Pretzels, soft, unsalted
            porridge-water 71 2.5 12 1.5 1.7 234 // Cereals, oats, regular and quick and instant, unenriched, cooked with water (includes boiling and microwaving), with salt
            porridge-milk 122 5.2 16.4 4.1 1.8 280 // Oats 50, milk 250; 280 g cooked
            overnight-oats 118 5 18.2 2.9 2.2 280 // Oats 50, milk 120, low-fat yogurt 60, blueberries 50
            buckwheat-dry 346 11.7 75 2.7 10.3 // Buckwheat groats, roasted, dry
            semolina-porridge 100 4.2 13.7 3.2 0.4 265 // Semolina 25, milk 250, sugar 6; 265 g cooked
            semolina-dry 360 12.7 72.8 1.1 3.9 // Semolina, enriched
            rice-porridge 115 3.8 17.8 3 0.2 280 // Rice 40, milk 250, sugar 6; 280 g cooked
            millet-cooked 119 3.5 23.7 1 1.3 174 // Millet, cooked
            millet-porridge 122 4.5 18.2 3.4 1.4 265 // Millet 45, milk 220, sugar 5; 265 g cooked
            pearl-barley 123 2.3 28.2 0.4 3.8 157 // Barley, pearled, cooked
            bulgur 83 3.1 18.6 0.2 4.5 182 // Bulgur, cooked
            couscous 112 3.8 23.2 0.2 1.4 157 // Couscous, cooked
            quinoa 120 4.4 21.3 1.9 2.8 185 // Quinoa, cooked
            polenta 65 1.2 13.9 0.4 0.7 233 // Cereals, corn grits, yellow, regular and quick, enriched, cooked with water, without salt
            rice-dry 365 7.1 80 0.7 1.3 // Rice, white, long-grain, regular, raw, unenriched
            rice-brown 111 2.6 23 0.9 1.8 195 // Rice, brown, long-grain, cooked
            rice-basmati 130 2.7 28.2 0.3 0.4 158 // Rice, white, long-grain, regular, cooked, unenriched, without salt
            pasta-dry 371 13 74.7 1.5 3.2 // Spaghetti, dry, enriched
            pasta-wholemeal 124 5.3 26.5 0.5 4.5 140 // Spaghetti, whole-wheat, cooked
            egg-noodles 138 4.5 25.2 2.1 1.2 160 // Noodles, egg, cooked, unenriched, without added salt
            rice-noodles 108 1.8 24 0.2 1 176 // Rice noodles, cooked
            instant-noodles 86 2 11.8 3.4 0.6 435 // Dry ramen noodles 85, water 350
            gnocchi 145 3.9 30.7 0.6 1.9 180 // Boiled potatoes 100, wheat flour 30, egg 5; 140 g cooked
            potatoes-boiled 86 1.7 20 0.1 1.8 167 // Potatoes, boiled, cooked without skin, flesh, without salt
            potato-raw 69 1.7 15.7 0.1 2.4 213 // Potatoes, white, flesh and skin, raw
            potatoes-jacket 93 2.5 21.1 0.1 2.2 173 // Potato, baked, flesh and skin, without salt
            potatoes-mashed 113 1.9 16.8 4.2 1.5 210 // Potatoes, mashed, home-prepared, whole milk and butter added
            potatoes-fried 195 2.3 21.4 11.5 3.3 200 // Potatoes 300, sunflower oil 25; 220 g cooked
            potatoes-roast 167 2.2 20.5 8.8 3.1 200 // Potatoes 300, sunflower oil 20; 230 g cooked
            chips 312 3.4 41.4 14.7 3.8 117 // Fast foods, potato, french fried in vegetable oil
            wedges 152 2.6 27 3.8 2.6 130 // Potatoes, french fried, steak fries, salt added in processing, frozen, oven-heated
            hash-browns 265 3 35.1 12.5 3.2 78 // Potatoes, hash brown, home-prepared
            cornflakes 357 7.5 84.1 0.4 3.3 28 // Cereals ready-to-eat, KELLOGG, KELLOGG'S Corn Flakes
            bran-flakes 322 10.3 79.3 2.2 18.2 30 // Cereals ready-to-eat, POST Bran Flakes
            wheat-biscuits 337 11.4 78.8 2.2 12 25 // Cereals ready-to-eat, POST, Shredded Wheat, original big biscuit
            chocolate-cereal 405 3.3 87.2 3.5 3.8 30 // Cereals ready-to-eat, chocolate-flavored frosted puffed corn
            granola 489 14.8 53.2 24.1 9 50 // Cereals ready-to-eat, granola, homemade
            muesli 397 11.9 63.8 12.1 8.5 50 // Oats 60, raisins 15, almonds 5, hazelnuts 5, cornflakes 10, sunflower seeds 5
            oat-bran 246 17.3 66.2 7 15.4 // Oat bran, raw
            wheat-bran 216 15.6 64.5 4.2 42.8 // Wheat bran, crude
            flour-wheat 364 10.3 76.3 1 2.7 125 // Wheat flour, white, all-purpose, unenriched
            flour-wholemeal 340 13.2 72 2.5 10.7 120 // Wheat flour, whole-grain
            flour-rye 349 10.9 75.4 1.5 11.8 102 // Rye flour, medium
            flour-almond 590 21.4 18.7 52.5 9.9 // Nuts, almonds, blanched
            cornflour 381 0.3 91.3 0.1 0.9 8 // Cornstarch
            popcorn 387 12.9 77.8 4.5 14.5 8 // Snacks, popcorn, air-popped
            """)
    }
}
