extension CommonFoods {
    /// Foods of the first releases.
    static var released: String {
        table(
            """
            apple 52 0.26 13.81 0.17 2.4 182 // Apples, raw, with skin
            banana 89 1.09 22.84 0.33 2.6 118 // Bananas, raw
            orange 47 0.94 11.75 0.12 2.4 131 // Oranges, raw, all commercial varieties
            strawberries 32 0.67 7.68 0.3 2 // Strawberries, raw
            blueberries 57 0.74 14.49 0.33 2.4 // Blueberries, raw
            avocado 160 2 8.53 14.66 6.7 // Avocados, raw, all commercial varieties
            tomato 18 0.88 3.89 0.2 1.2 123 // Tomatoes, red, ripe, raw, year round average
            cucumber 15 0.65 3.63 0.11 0.5 // Cucumber, with peel, raw
            carrot 41 0.93 9.58 0.24 2.8 61 // Carrots, raw
            broccoli 34 2.82 6.64 0.37 2.6 // Broccoli, raw
            spinach 23 2.86 3.63 0.39 2.2 // Spinach, raw
            onion 40 1.1 9.34 0.1 1.7 110 // Onions, raw
            sweet-potato 86 1.57 20.12 0.05 3 // Sweet potato, raw, unprepared
            rice-cooked 130 2.69 28.17 0.28 0.4 // Rice, white, long-grain, regular, cooked
            pasta-cooked 158 5.8 30.86 0.93 1.8 // Pasta, cooked, enriched, without added salt
            buckwheat-cooked 92 3.38 19.94 0.62 2.7 // Buckwheat groats, roasted, cooked
            oats 379 13.15 67.7 6.52 10.1 // Cereals, oats, regular and quick, not fortified, dry
            bread 266 8.85 49.42 3.33 2.7 25 // Bread, white, commercially prepared; a slice
            toast 290 9 54.4 4 2.5 22 // Bread, white, commercially prepared, toasted; a slice
            egg 143 12.56 0.72 9.51 0 50 // Egg, whole, raw, fresh
            milk 61 3.15 4.8 3.25 0 // Milk, whole, 3.25% milkfat
            yogurt 61 3.47 4.66 3.25 0 // Yogurt, plain, whole milk
            cottage-cheese 98 11.12 3.38 4.3 0 // Cheese, cottage, creamed, large or small curd
            butter 717 0.85 0.06 81.11 0 // Butter, salted
            olive-oil 884 0 0 100 0 // Oil, olive, salad or cooking
            chicken-breast 165 31.02 0 3.57 0 // Chicken, broilers, breast, meat only, cooked, roasted
            salmon 208 20.42 0 13.42 0 // Fish, salmon, Atlantic, farmed, raw
            lentils-cooked 116 9.02 20.13 0.38 7.9 // Lentils, mature seeds, cooked, boiled, without salt
            chickpeas-cooked 164 8.86 27.42 2.59 7.6 // Chickpeas, mature seeds, cooked, boiled, without salt
            almonds 579 21.15 21.55 49.93 12.5 // Nuts, almonds
            walnuts 654 15.23 13.71 65.21 6.7 // Nuts, walnuts, english
            peanuts 567 25.8 16.13 49.24 8.5 // Peanuts, all types, raw
            honey 304 0.3 82.4 0 0.2 // Honey
            sugar 387 0 99.98 0 0 // Sugars, granulated
            """)
    }
}
