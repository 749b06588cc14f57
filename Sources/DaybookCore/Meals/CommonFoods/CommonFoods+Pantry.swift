extension CommonFoods {
    /// Pulses, nuts, seeds, fats and sauces.
    static var pantry: String {
        table(
            """
            lentils-dry 343 25.8 60.1 1.1 30.5 // Lentils, raw
            lentils-red 345 24.9 59.1 2.2 10.8 // Lentils, pink, raw
            chickpeas-canned 139 7 22.5 2.8 6.4 // Chickpeas (garbanzo beans, bengal gram), mature seeds, canned, drained solids
            beans-white 139 9.7 25.1 0.3 6.3 179 // Beans, white, mature seeds, cooked, boiled, without salt
            beans-red 127 8.7 22.8 0.5 7.4 177 // Beans, kidney, red, mature seeds, cooked, boiled, without salt
            beans-red-canned 124 8 21.5 1.1 5.5 // Beans, red, kidney, mature seeds, canned, drained solids
            beans-black 132 8.9 23.7 0.5 8.7 172 // Beans, black, mature seeds, cooked, boiled, without salt
            baked-beans 94 4.8 21.1 0.4 4.1 200 // Beans, baked, canned, plain or vegetarian
            broad-beans 110 7.6 19.6 0.4 5.4 170 // Broadbeans (fava beans), mature seeds, cooked, boiled, without salt
            split-peas 118 8.3 21.1 0.4 8.3 196 // Peas, split, mature seeds, cooked, boiled, without salt
            mushy-peas 111 7.8 19.8 0.4 7.7 120 // Boiled split peas 80, green peas 20
            edamame 122 10.9 9.9 5.2 5.2 155 // Edamame, frozen, prepared
            tofu 70 8.2 1.7 4.2 0.9 126 // Tofu, firm, prepared with calcium sulfate and magnesium chloride (nigari)
            tofu-silken 61 6.5 1.8 3.7 0.2 120 // Tofu, soft, prepared with calcium sulfate and magnesium chloride (nigari)
            tofu-smoked 146 12.7 4.4 10 0.6 100 // Tofu, hard, prepared with nigari
            tempeh 193 18.5 9.4 10.8 0 166 // Tempeh
            veggie-burger 197 21 8 9 4.6 56 // Vegetarian meatloaf or patties
            veggie-sausage 257 18.5 9.8 18.2 2.8 25 // Sausage, meatless
            hummus 166 7.9 14.3 9.6 6 30 // Hummus, commercial
            falafel 333 13.3 31.8 17.8 0 17 // Falafel, home-prepared
            hazelnuts 628 14.9 16.7 60.8 9.7 // Nuts, hazelnuts or filberts
            cashews 553 18.2 30.2 43.9 3.3 // Nuts, cashew nuts, raw
            pistachios 567 20.9 29.4 44.8 9.9 // Nuts, pistachio nuts, dry roasted, without salt added
            pecans 691 9.2 13.9 72 9.6 // Nuts, pecans
            brazil-nuts 656 14.3 12.3 66.4 7.5 5 // Nuts, brazilnuts, dried, unblanched
            macadamia 718 7.9 13.8 75.8 8.6 // Nuts, macadamia nuts, raw
            pine-nuts 673 13.7 13.1 68.4 3.7 // Nuts, pine nuts, dried
            peanuts-roasted 585 23.7 21.5 49.7 8 28 // Peanuts, all types, dry-roasted, without salt
            mixed-nuts 594 17.3 25.4 51.5 9 28 // Nuts, mixed nuts, dry roasted, with peanuts, without salt added
            sunflower-seeds 584 20.8 20 51.5 8.6 // Seeds, sunflower seed kernels, dried
            pumpkin-seeds 559 30.2 10.7 49 6 // Seeds, pumpkin and squash seed kernels, dried
            sesame 573 17.7 23.4 49.7 11.8 9 // Seeds, sesame seeds, whole, dried
            linseed 534 18.3 28.9 42.2 27.3 10 // Seeds, flaxseed
            chia 486 16.5 42.1 30.7 34.4 12 // Seeds, chia seeds, dried
            desiccated-coconut 660 6.9 23.6 64.5 16.3 // Nuts, coconut meat, dried (desiccated), not sweetened
            peanut-butter 588 25.1 19.6 50.4 6 16 // Peanut butter, smooth style, without salt
            almond-butter 614 21 18.8 55.5 10.3 16 // Nuts, almond butter, plain, without salt added
            tahini 595 17 21.2 53.8 9.3 15 // Seeds, sesame butter, tahini, from roasted and toasted kernels (most common type)
            trail-mix 462 13.8 44.9 29.4 0 28 // Snacks, trail mix, regular
            sunflower-oil 884 0 0 100 0 14 // Oil, sunflower, linoleic, (approx. 65%)
            rapeseed-oil 884 0 0 100 0 14 // Oil, canola
            coconut-oil 862 0 0 100 0 14 // Oil, coconut
            ghee 876 0.3 0 99.5 0 13 // Butter oil, anhydrous
            margarine 717 0.2 0.7 80.7 0 14 // Margarine, regular, 80% fat, composite, stick, with salt
            lard 902 0 0 100 0 13 // Lard
            cracklings 724 5.4 2.2 76.8 0.3 20 // Lard 70, fried bacon 15, onion 20; 98 g cooked
            mayonnaise 680 1 0.6 74.8 0 14 // Salad dressing, mayonnaise, regular
            mayonnaise-light 238 0.4 9.2 22.2 0 15 // Salad dressing, mayonnaise, light
            ketchup 112 1.2 26.2 0.2 0.3 17 // Catsup
            mustard 67 4.4 5.3 4 3.3 5 // Mustard, prepared, yellow
            soy-sauce 53 8.1 4.9 0.6 0.8 16 // Soy sauce made from soy and wheat (shoyu)
            bbq-sauce 172 0.8 40.8 0.6 0.9 17 // Sauce, barbecue
            chilli-sauce 11 0.5 1.8 0.4 0.3 4.7 // Sauce, ready-to-serve, pepper or hot
            sweet-chilli 150 0.3 38.2 0 0.1 33 // Sauce, sweet and sour, ready-to-serve
            teriyaki 89 5.9 15.6 0 0.1 18 // Sauce, teriyaki, ready-to-serve
            tartar-sauce 211 1 13.3 16.7 0.5 28 // Sauce, tartar, ready-to-serve
            garlic-sauce 313 2.6 4.4 31.8 0.1 30 // Mayonnaise 40, yogurt 55, garlic 5
            tzatziki 75 2.3 3.8 5.7 0.3 50 // Yogurt 60, cucumber 40, olive oil 4, garlic 1
            pesto 457 9.6 3.5 46.3 1 20 // Basil 35, olive oil 35, Parmesan 20, pine nuts 10, garlic 2
            guacamole 131 1.8 8 11.5 5.5 40 // Avocado 80, tomatoes 12, onion 6, lime juice 4
            salsa 29 1.5 6.7 0.2 1.8 32 // Sauce, salsa, ready-to-serve
            tomato-sauce 49 1.4 7.5 1.5 1.8 132 // Sauce, pasta, spaghetti/marinara, ready-to-serve
            cream-sauce 147 3.8 9.2 10.6 0.2 63 // Sauce, homemade, white, medium
            cheese-sauce 197 10.3 5.5 14.9 0.1 60 // Cheese sauce, prepared from recipe
            gravy 53 3.8 4.8 2.4 0.4 60 // Gravy, beef, canned, ready-to-serve
            caesar-dressing 542 2.2 3.3 57.9 0.5 15 // Salad dressing, caesar dressing, regular
            ranch 421 1.3 5.7 44.5 0 15 // Salad dressing, ranch dressing, commercial, regular
            vinaigrette 449 0 2.5 50.1 0 16 // Salad dressing, home recipe, vinegar and oil
            adjika 38 1.5 7.9 0.3 1.8 15 // Red pepper 60, tomatoes 25, garlic 8, chilli 7
            squash-caviar 118 1.6 7.4 9.8 1.9 50 // Courgette 70, carrots 20, onion 15, tomato purée 8, sunflower oil 9; 95 g cooked
            vinegar 21 0 0.9 0 0 15 // Vinegar, cider
            balsamic 88 0.5 17 0 0 16 // Vinegar, balsamic
            vegemite 185 23.9 20.4 0.9 6.5 6 // Yeast extract spread
            cranberry-sauce 151 0.2 38.9 0.1 1 57 // Cranberry sauce, canned, sweetened
            """)
    }
}
