extension CommonFoods {
    /// Dairy, its substitutes and eggs.
    static var dairy: String {
        table(
            """
            milk-2 50 3.3 4.8 2 0 244 // Milk, reduced fat, fluid, 2% milkfat, with added vitamin A and vitamin D
            milk-1 42 3.4 5 1 0 244 // Milk, lowfat, fluid, 1% milkfat, with added vitamin A and vitamin D
            milk-skimmed 34 3.4 5 0.1 0 245 // Milk, nonfat, fluid, with added vitamin A and vitamin D (fat free or skim)
            milk-goat 69 3.6 4.5 4.1 0 244 // Milk, goat, fluid, with added vitamin D
            condensed-milk 321 7.9 54.4 8.7 0 38 // Milk, canned, condensed, sweetened
            chocolate-milk 83 3.2 10.3 3.4 0.8 250 // Milk, chocolate, fluid, commercial, whole, with added vitamin A and vitamin D
            soya-milk 33 2.9 1.7 1.6 0.5 243 // Soymilk (all flavors), unsweetened, with added calcium, vitamins A and D
            almond-milk 17 0.6 0.6 1.5 0.4 240 // Almonds 3, water 97
            oat-milk 46 1.3 6.7 1.6 1 240 // Oats 10, water 90, sunflower oil 1
            coconut-milk 197 2 2.8 21.3 0 // Nuts, coconut milk, canned (liquid expressed from grated meat and water)
            kefir-1 40 3.3 4.8 0.9 0 245 // Milk, buttermilk, fluid, cultured, lowfat
            kefir 54 3.2 4.8 2.5 0 250 // Lowfat buttermilk 35, whole buttermilk 65
            buttermilk 40 3.3 4.8 0.9 0 245 // Milk, buttermilk, fluid, cultured, lowfat
            ryazhenka 67 3.1 4.8 3.9 0 250 // Milk 98, double cream 2
            sour-milk 50 3.3 4.8 2 0 244 // Milk, reduced fat, fluid, 2% milkfat, with added vitamin A and vitamin D
            ayran 37 2.1 2.8 1.9 0 250 // Yogurt 60, water 40
            yogurt-low-fat 63 5.2 7 1.6 0 150 // Yogurt, plain, low fat, 12 grams protein per 8 ounce
            yogurt-greek 120 5 6.7 8.3 0 150 // Yogurt 172, double cream 13; 125 g cooked
            yogurt-greek-0 59 10.2 3.6 0.4 0 170 // Yogurt, Greek, plain, nonfat
            yogurt-fruit 102 4.4 19.1 1.1 0 150 // Yogurt, fruit, low fat, 10 grams protein per 8 ounce
            yogurt-drink 88 4.2 16.2 0.9 0 250 // Fruit yogurt 80, skimmed milk 20
            yogurt-soya 94 3.5 16 1.8 0.2 150 // Tofu yogurt
            skyr 59 10.2 3.6 0.4 0 150 // Yogurt, Greek, plain, nonfat
            skyr-fruit 92 8.7 13.4 0.3 0.2 150 // Greek yogurt, nonfat 85, jam 15
            quark 123 18 3.7 3.8 0 200 // Skimmed milk 700, milk, 2% fat 300, less acid whey 850
            quark-0 91 18.2 4.1 0 0 200 // Skimmed milk 1000, less acid whey 850
            quark-full-fat 160 17.9 3.4 8.3 0 200 // Skimmed milk 350, milk, 2% fat 650, less acid whey 850
            curd-snack 289 11.7 26.5 16.4 0.8 40 // Quark, full fat 62, sugar 16, butter 8, sweet chocolate 14
            curd-dessert 171 14.6 13.3 6.8 0 150 // Quark, half fat 80, sugar 10, double cream 10
            cottage-cheese-light 72 12.4 2.7 1 0 113 // Cheese, cottage, lowfat, 1% milkfat
            cream-cheese 342 5.9 4.1 34.2 0 28 // Cheese, cream
            mascarpone 454 3.6 4 48.1 0 30 // Double cream 92, cream cheese 20; 85 g cooked
            ricotta 174 11.3 3 13 0 124 // Cheese, ricotta, whole milk
            sour-cream 193 2.1 2.9 19.7 0 12 // Cream, sour, cultured
            sour-cream-15 163 2.3 3.3 15.9 0 20 // Sour cream 77, milk 23
            sour-cream-12 134 2.6 3.7 12.3 0 20 // Sour cream 55, milk 45
            sour-cream-30 294 2.2 3.2 30.9 0 20 // Double cream 82, milk 18
            single-cream 195 2.7 3.7 19.3 0 15 // Cream, fluid, light (coffee cream or table cream)
            double-cream 345 2 2.8 37 0 15 // Cream, fluid, heavy whipping
            whipped-cream 257 3.2 12.5 22.2 0 60 // Cream, whipped, cream topping, pressurized
            cheese-hard 356 24.9 2.2 27.4 0 28 // Cheese, gouda
            cheddar 403 24.9 1.3 33.1 0 28 // Cheese, cheddar
            gouda 356 24.9 2.2 27.4 0 28 // Cheese, gouda
            edam 357 25 1.4 27.8 0 28 // Cheese, edam
            russian-cheese 340 24.4 1.9 26 0 28 // Cheese, tilsit
            emmental 380 26.9 5.4 27.8 0 28 // Cheese, swiss
            parmesan 392 35.8 3.2 25.8 0 10 // Cheese, parmesan, hard
            mozzarella 300 22.2 2.2 22.4 0 112 // Cheese, mozzarella, whole milk
            feta 264 14.2 4.1 21.3 0 38 // Cheese, feta
            brynza 264 14.2 4.1 21.3 0 38 // Cheese, feta
            halloumi 364 21.6 0.1 29.8 0 50 // Cheese, goat, semisoft type
            brie 334 20.8 0.5 27.7 0 28 // Cheese, brie
            camembert 300 19.8 0.5 24.3 0 28 // Cheese, camembert
            blue-cheese 353 21.4 2.3 28.7 0 28 // Cheese, blue
            goats-cheese 268 18.5 0 21.1 0 28 // Cheese, goat, soft type
            oscypek 364 21.6 0.1 29.8 0 40 // Cheese, goat, semisoft type
            processed-cheese 366 18.1 4.8 30.7 0 21 // Cheese, pasteurized process, American, fortified with vitamin D
            cheese-spread 290 16.4 8.7 21.2 0 25 // Cheese spread, pasteurized process, American
            egg-boiled 155 12.6 1.1 10.6 0 50 // Egg, whole, cooked, hard-boiled
            egg-fried 196 13.6 0.8 14.8 0 46 // Egg, whole, cooked, fried
            eggs-scrambled 149 10 1.6 11 0 96 // Egg, whole, cooked, scrambled
            omelette 154 10.6 0.6 11.7 0 122 // Egg, whole, cooked, omelet
            omelette-cheese 243 15.8 0.9 19.3 0 135 // Egg 110, Cheddar 30, butter 7; 135 g cooked
            egg-poached 143 12.5 0.7 9.5 0 50 // Egg, whole, cooked, poached
            egg-white 52 10.9 0.7 0.2 0 33 // Egg, white, raw, fresh
            egg-yolk 322 15.9 3.6 26.5 0 17 // Egg, yolk, raw, fresh
            quail-egg 158 13.1 0.4 11.1 0 9 // Egg, quail, whole, fresh, raw
            shakshuka 92 4.5 4.9 6.2 1.2 370 // Egg 110, canned tomatoes 200, onion 60, red pepper 60, olive oil 12; 370 g cooked
            """)
    }
}
