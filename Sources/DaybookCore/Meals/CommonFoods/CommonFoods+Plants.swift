extension CommonFoods {
    /// Fruit and vegetables.
    static var plants: String {
        table(
            """
            pear 57 0.4 15.2 0.1 3.1 178 // Pears, raw
            peach 39 0.9 9.5 0.2 1.5 150 // Peaches, raw
            nectarine 44 1.1 10.6 0.3 1.7 142 // Nectarines, raw
            apricot 48 1.4 11.1 0.4 2 35 // Apricots, raw
            plum 46 0.7 11.4 0.3 1.4 66 // Plums, raw
            cherries 63 1.1 16 0.2 2.1 8.2 // Cherries, sweet, raw
            sour-cherries 50 1 12.2 0.3 1.6 8 // Cherries, sour, red, raw
            grapes 69 0.7 18.1 0.2 0.9 // Grapes, red or green (European type, such as Thompson seedless), raw
            mandarin 53 0.8 13.3 0.3 1.8 88 // Tangerines, (mandarin oranges), raw
            grapefruit 32 0.6 8.1 0.1 1.1 230 // Grapefruit, raw, pink and red and white, all areas
            lemon 29 1.1 9.3 0.3 2.8 58 // Lemons, raw, without peel
            lime 30 0.7 10.5 0.2 2.8 67 // Limes, raw
            kiwi 61 1.1 14.7 0.5 3 69 // Kiwifruit, green, raw
            mango 60 0.8 15 0.4 1.6 336 // Mangos, raw
            pineapple 50 0.5 13.1 0.1 1.4 84 // Pineapple, raw, all varieties
            papaya 43 0.5 10.8 0.3 1.7 // Papayas, raw
            passion-fruit 97 2.2 23.4 0.7 10.4 18 // Passion-fruit, (granadilla), purple, raw
            pomegranate 83 1.7 18.7 1.2 4 282 // Pomegranates, raw
            persimmon 70 0.6 18.6 0.2 3.6 168 // Persimmons, japanese, raw
            fig 74 0.8 19.2 0.3 2.9 50 // Figs, raw
            watermelon 30 0.6 7.5 0.1 0.4 286 // Watermelon, raw
            melon 36 0.5 9.1 0.1 0.8 // Melons, honeydew, raw
            raspberries 52 1.2 11.9 0.7 6.5 // Raspberries, raw
            blackberries 43 1.4 9.6 0.5 5.3 // Blackberries, raw
            blackcurrants 63 1.4 15.4 0.4 0 // Currants, european black, raw
            redcurrants 56 1.4 13.8 0.2 4.3 // Currants, red and white, raw
            gooseberries 44 0.9 10.2 0.6 4.3 // Gooseberries, raw
            cranberries 46 0.4 12.2 0.1 4.6 // Cranberries, raw
            lingonberries 46 0.4 12.2 0.1 4.6 // Cranberries, raw
            bilberries 57 0.7 14.5 0.3 2.4 // Blueberries, raw
            rhubarb 21 0.9 4.5 0.2 1.8 // Rhubarb, raw
            coconut 354 3.3 15.2 33.5 9 45 // Nuts, coconut meat, raw
            olives-green 145 1 3.8 15.3 3.3 4 // Olives, pickled, canned or bottled, green
            olives-black 81 1 5.6 6.9 2.5 4 // Olives, ripe, canned (jumbo-super colossal)
            raisins 299 3.1 79.2 0.5 3.7 // Raisins, seedless
            dates 282 2.5 75 0.4 8 7.1 // Dates, deglet noor
            prunes 240 2.2 63.9 0.4 7.1 9.5 // Plums, dried (prunes), uncooked
            dried-apricots 241 3.4 62.6 0.5 7.3 7 // Apricots, dried, sulfured, uncooked
            dried-cranberries 308 0.1 82.4 1.4 5.7 // Cranberries, dried, sweetened
            peaches-canned 44 0.6 11.6 0 1.3 // Peaches, canned, juice pack, solids and liquids
            pineapple-canned 60 0.4 15.7 0.1 0.8 // Pineapple, canned, juice pack, solids and liquids
            applesauce 42 0.2 11.3 0.1 1.1 // Applesauce, canned, unsweetened, with added ascorbic acid
            baked-apple 75 0.3 20 0.2 2.5 145 // Apple 150, honey 10; 145 g cooked
            fruit-salad 61 0.8 15.8 0.2 2.2 200 // Apple 100, banana 60, oranges 80, grapes 60, kiwi 40
            cherry-tomatoes 18 0.9 3.9 0.2 1.2 17 // Tomatoes, red, ripe, raw, year round average
            pepper-red 31 1 6 0.3 2.1 119 // Peppers, sweet, red, raw
            pepper-green 20 0.9 4.6 0.2 1.7 119 // Peppers, sweet, green, raw
            beetroot 44 1.7 10 0.2 2 50 // Beets, cooked, boiled, drained
            beetroot-raw 43 1.6 9.6 0.2 2.8 82 // Beets, raw
            carrot-boiled 35 0.8 8.2 0.2 3 46 // Carrots, cooked, boiled, drained, without salt
            cabbage 25 1.3 5.8 0.1 2.5 // Cabbage, raw
            cabbage-red 31 1.4 7.4 0.2 2.1 // Cabbage, red, raw
            chinese-cabbage 16 1.2 3.2 0.2 1.2 // Cabbage, chinese (pe-tsai), raw
            pak-choi 13 1.5 2.2 0.2 1 // Cabbage, chinese (pak-choi), raw
            sauerkraut 19 0.9 4.3 0.1 2.9 // Sauerkraut, canned, solids and liquids
            kale 49 4.3 8.8 0.9 3.6 // Kale, raw
            brussels-sprouts 36 2.5 7.1 0.5 2.6 21 // Brussels sprouts, cooked, boiled, drained, without salt
            cauliflower 23 1.8 4.1 0.5 2.3 // Cauliflower, cooked, boiled, drained, without salt
            broccoli-boiled 35 2.4 7.2 0.4 3.3 // Broccoli, cooked, boiled, drained, without salt
            kohlrabi 27 1.7 6.2 0.1 3.6 // Kohlrabi, raw
            radishes 16 0.7 3.4 0.1 1.6 4.5 // Radishes, raw
            daikon 18 0.6 4.1 0.1 1.6 // Radishes, oriental, raw
            celery 16 0.7 3 0.2 1.6 40 // Celery, raw
            celeriac 42 1.5 9.2 0.3 1.8 // Celeriac, raw
            parsnip 75 1.2 18 0.3 4.9 // Parsnips, raw
            parsley 36 3 6.3 0.8 3.3 // Parsley, fresh
            dill 43 3.5 7 1.1 2.1 // Dill weed, fresh
            basil 23 3.1 2.6 0.6 1.6 // Basil, fresh
            coriander 23 2.1 3.7 0.5 2.8 // Coriander (cilantro) leaves, raw
            chives 30 3.3 4.3 0.7 2.5 // Chives, raw
            spring-onion 32 1.8 7.3 0.2 2.6 15 // Onions, spring or scallions (includes tops and bulb), raw
            red-onion 40 1.1 9.3 0.1 1.7 115 // Onions, raw
            onion-fried 132 0.9 7.9 10.8 1.7 // Onions, yellow, sauteed
            leek 61 1.5 14.2 0.3 1.8 89 // Leeks, (bulb and lower leaf-portion), raw
            garlic 149 6.4 33.1 0.5 2.1 3 // Garlic, raw
            ginger 80 1.8 17.8 0.8 2 11 // Ginger root, raw
            aubergine 35 0.8 8.7 0.2 2.5 // Eggplant, cooked, boiled, drained, without salt
            courgette 17 1.2 3.1 0.3 1 196 // Squash, summer, zucchini, includes skin, raw
            pumpkin 26 1 6.5 0.1 0.5 // Pumpkin, raw
            butternut-squash 40 0.9 10.5 0.1 3.2 // Squash, winter, butternut, cooked, baked, without salt
            asparagus 22 2.4 4.1 0.2 2 15 // Asparagus, cooked, boiled, drained
            green-beans 35 1.9 7.9 0.3 3.2 // Beans, snap, green, cooked, boiled, drained, without salt
            peas 84 5.4 15.6 0.2 5.5 // Peas, green, cooked, boiled, drained, without salt
            peas-canned 68 4.5 11.4 0.8 4.9 // Peas, green (includes baby and lesuer types), canned, drained solids, unprepared
            sweetcorn 96 3.4 21 1.5 2.4 103 // Corn, sweet, yellow, cooked, boiled, drained, without salt
            sweetcorn-canned 79 2.5 17.8 1.1 1.9 // Corn, sweet, yellow, canned, whole kernel, drained solids
            lettuce 14 0.9 3 0.1 1.2 // Lettuce, iceberg (includes crisphead types), raw
            lettuce-butterhead 13 1.4 2.2 0.2 1.1 // Lettuce, butterhead (includes boston and bibb types), raw
            romaine 17 1.2 3.3 0.3 2.1 // Lettuce, cos or romaine, raw
            rocket 25 2.6 3.6 0.7 1.6 // Arugula, raw
            sorrel 22 2 3.2 0.7 2.9 // Dock, raw
            mushrooms 22 3.1 3.3 0.3 1 18 // Mushrooms, white, raw
            mushrooms-fried 115 4.8 5 9.8 1.5 // Mushrooms 200, sunflower oil 12; 130 g cooked
            oyster-mushrooms 33 3.3 6.1 0.4 2.3 // Mushrooms, oyster, raw
            chanterelles 38 1.5 6.9 0.5 3.8 // Mushrooms, Chanterelle, raw
            bean-sprouts 30 3 5.9 0.2 1.8 // Mung beans, mature seeds, sprouted, raw
            gherkin 12 0.6 2.6 0.1 1.1 65 // Pickles, cucumber, dill or kosher dill
            gherkin-vinegar 91 0.6 21.1 0.4 1 // Pickles, cucumber, sweet (includes bread and butter pickles)
            tomatoes-canned 17 0.8 4 0.1 1 // Tomatoes, red, ripe, canned, packed in tomato juice
            tomatoes-dried 213 5.1 23.3 14.1 5.8 3 // Tomatoes, sun-dried, packed in oil, drained
            passata 38 1.6 9 0.2 1.9 // Tomato products, canned, puree, without salt added
            tomato-puree 82 4.3 18.9 0.5 4.1 16 // Tomato products, canned, paste, without salt added
            capers 23 2.4 4.9 0.9 3.2 // Capers, canned
            horseradish 48 1.2 11.3 0.7 3.3 15 // Horseradish, prepared
            mixed-vegetables 65 2.9 13.1 0.1 4.4 // Vegetables, mixed, frozen, cooked, boiled, drained, without salt
            vegetables-grilled 87 1.4 7.6 6.1 2.7 150 // Courgette 100, red pepper 100, aubergine 100, onion 50, sunflower oil 15; 260 g cooked
            sweet-potato-baked 90 2 20.7 0.1 3.3 114 // Sweet potato, cooked, baked in skin, without salt
            """)
    }
}
