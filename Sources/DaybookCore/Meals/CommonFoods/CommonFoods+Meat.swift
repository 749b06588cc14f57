extension CommonFoods {
    /// Meat, poultry, sausages and fish.
    static var meat: String {
        table(
            """
            chicken-roast 239 27.3 0 13.6 0 140 // Chicken, broilers or fryers, meat and skin, cooked, roasted
            chicken-breast-raw 120 22.5 0 2.6 0 118 // Chicken, broiler or fryers, breast, skinless, boneless, meat only, raw
            chicken-breast-boiled 151 29 0 3 0 140 // Chicken, broilers or fryers, breast, meat only, cooked, stewed
            chicken-breast-fried 187 33.4 0.5 4.7 0 86 // Chicken, broilers or fryers, breast, meat only, cooked, fried
            chicken-grilled 144 28 0 3.6 0 140 // Chicken, broiler, rotisserie, BBQ, breast meat only
            chicken-thigh 232 23.3 0 14.7 0 62 // Chicken, broilers or fryers, thigh, meat and skin, cooked, roasted
            chicken-drumstick 191 23.4 0 10.2 0 52 // Chicken, broilers or fryers, drumstick, meat and skin, cooked, roasted
            chicken-leg 184 24 0 9 0 114 // Chicken, broilers or fryers, leg, meat and skin, cooked, roasted
            chicken-wings 254 23.8 0 16.9 0 34 // Chicken, broilers or fryers, wing, meat and skin, cooked, roasted
            chicken-boiled 219 24.7 0 12.6 0 140 // Chicken, broilers or fryers, meat and skin, cooked, stewed
            chicken-mince 143 17.4 0 8.1 0 112 // Chicken, ground, raw
            chicken-liver 172 25.8 1.1 6.4 0 44 // Chicken, liver, all classes, cooked, pan-fried
            rotisserie-chicken 175 26.4 0 7.7 0 140 // Chicken, broiler, rotisserie, BBQ, breast meat and skin
            fried-chicken 252 21.9 7.8 14.8 0.5 136 // Fast Foods, Fried Chicken, Breast, meat and skin and breading
            chicken-nuggets 307 15.9 14.9 20.4 0.9 16 // Fast foods, chicken, breaded and fried, boneless pieces, plain
            chicken-strips 299 17.6 16.2 18.1 1.3 40 // Fast foods, chicken tenders
            chicken-cutlet 218 15.6 8.7 13.5 0.5 80 // Minced chicken 100, white bread 20, milk 20, egg 8, onion 10, sunflower oil 8; 135 g cooked
            chicken-kiev 335 19 8.8 24.6 0.5 165 // Chicken breast 120, butter 25, egg 12, breadcrumbs 20, sunflower oil 15; 165 g cooked
            chicken-schnitzel 260 21.4 12.8 13.1 0.7 150 // Chicken breast 120, egg 15, breadcrumbs 18, wheat flour 8, sunflower oil 14; 150 g cooked
            turkey-breast 147 30.1 0 2.1 0 140 // Turkey, breast, from whole bird, non-enhanced, meat only, roasted
            turkey-mince 150 18.7 0 8.3 0 112 // Ground turkey, 93% lean, 7% fat, raw
            turkey 159 29.1 0 3.8 0 140 // Turkey, whole, meat only, cooked, roasted
            duck 337 19 0 28.4 0 140 // Duck, domesticated, meat and skin, cooked, roasted
            beef-mince-raw 215 18.6 0 15 0 113 // Beef, ground, 85% lean meat / 15% fat, raw
            beef-mince 256 27.7 0 15.3 0 85 // Beef, ground, 85% lean meat / 15% fat, crumbles, cooked, pan-browned
            beef-stewed 191 32.4 0 6.8 0 85 // Beef, chuck for stew, separable lean and fat, all grades, cooked, braised
            beef-raw 128 21.8 0.2 4.5 0 85 // Beef, chuck for stew, separable lean and fat, all grades, raw
            beef-roast 187 27.4 0 7.7 0 85 // Beef, round, bottom round, roast, separable lean and fat, trimmed to 0" fat, all grades, cooked, roasted
            steak 212 29.3 0 9.7 0 180 // Beef, top sirloin, steak, separable lean and fat, trimmed to 0" fat, all grades, cooked, broiled
            beef-tenderloin 211 30.5 0 8.9 0 150 // Beef, loin, tenderloin steak, boneless, separable lean and fat, trimmed to 0" fat, all grades, cooked, grilled
            corned-beef 250 27.1 0 14.9 0 35 // Beef, cured, corned beef, canned
            beef-liver 175 26.5 5.2 4.7 0 81 // Beef, variety meats and by-products, liver, cooked, pan-fried
            veal 160 27.7 0 4.7 0 85 // Veal, leg (top round), separable lean and fat, cooked, roasted
            pork-chop 209 25.6 0 11.1 0 120 // Pork, fresh, loin, center loin (chops), bone-in, separable lean and fat, cooked, broiled
            pork-loin-raw 198 19.7 0 12.6 0 117 // Pork, fresh, loin, whole, separable lean and fat, raw
            pork-loin 248 27.1 0 14.7 0 89 // Pork, fresh, loin, whole, separable lean and fat, cooked, roasted
            pork-tenderloin 143 26.2 0 3.5 0 85 // Pork, fresh, loin, tenderloin, separable lean only, cooked, roasted
            pork-shoulder 292 23.3 0 21.4 0 85 // Pork, fresh, shoulder, whole, separable lean and fat, cooked, roasted
            pork-neck 269 23.1 0 18.9 0 85 // Pork, fresh, shoulder, blade, boston (roasts), separable lean and fat, cooked, roasted
            pork-belly 518 9.3 0 53 0 100 // Pork, fresh, belly, raw
            pork-mince-raw 263 16.9 0 21.2 0 113 // Pork, fresh, ground, raw
            pork-mince 297 25.7 0 20.8 0 85 // Pork, fresh, ground, cooked
            mixed-mince 258 17 0 20.6 0 113 // Minced beef 50, minced pork 50
            pork-ribs 397 29.1 0 30.3 0 150 // Pork, fresh, spareribs, separable lean and fat, cooked, braised
            pork-knuckle 232 26 0 13.4 0 250 // Pork, fresh, leg (ham), shank half, separable lean and fat, cooked, roasted
            shashlik 203 26.2 1.2 9.5 0.2 250 // Lean pork shoulder 100, onion 10; 75 g cooked
            shashlik-chicken 160 25.3 1.2 5.3 0.2 250 // Chicken thigh 100, onion 10; 78 g cooked
            lamb-leg 258 25.6 0 16.5 0 85 // Lamb, domestic, leg, whole (shank and sirloin), separable lean and fat, trimmed to 1/4" fat, choice, cooked, roasted
            lamb-stewed 344 28.7 0 24.6 0 85 // Lamb, domestic, shoulder, whole (arm and blade), separable lean and fat, trimmed to 1/4" fat, choice, cooked, braised
            bacon 468 33.9 1.7 35.1 0 8 // Pork, cured, bacon, pre-sliced, cooked, pan-fried
            bacon-raw 417 12.6 1.3 39.7 0 28 // Pork, cured, bacon, unprepared
            back-bacon 185 24.2 1.4 8.4 0 23 // Pork, cured, canadian-style bacon, grilled
            salo 579 5.7 0.1 61.4 0 20 // Pork, cured, separable fat (from ham and arm picnic), unheated
            ham 163 16.6 3.8 8.6 1.3 28 // Ham, sliced, regular (approximately 11% fat)
            ham-lean 145 20.9 1.5 5.5 0 28 // Pork, cured, ham, boneless, extra lean (approximately 5% fat), roasted
            prosciutto 195 27.8 0.3 8.3 0 15 // Pork, cured, ham, center slice, country-style, separable lean only, raw
            polendwica 185 24.2 1.4 8.4 0 15 // Pork, cured, canadian-style bacon, grilled
            turkey-ham 104 17.1 4.2 1.7 0.5 21 // Turkey breast, sliced, oven roasted, luncheon meat
            chicken-slices 79 16.8 2.2 0.4 0 21 // Chicken breast, oven-roasted, fat-free, sliced
            boiled-pork 211 29.4 0 9.4 0 50 // Pork, fresh, leg (ham), whole, separable lean only, cooked, roasted
            sausage-boiled 308 15.2 5.5 24.6 0 28 // Bologna, beef and pork
            sausage-smoked 362 17.4 3.3 30.4 0 28 // Thuringer, cervelat, summer sausage, beef, pork
            salami 378 20.9 0.6 31.8 0 9.8 // Salami, dry or hard, pork, beef
            chorizo 455 24.1 1.9 38.3 0 60 // Chorizo, pork and beef
            kielbasa 309 12.2 2.8 27.3 0 26 // Kielbasa, kolbassy, pork, beef, nonfat dry milk added
            kielbasa-grilled 337 12.4 5 29.7 0 100 // Kielbasa, fully cooked, grilled
            kabanos 320 12 2.4 28.7 0 25 // Sausage, smoked link sausage, pork and beef
            white-sausage 333 13.7 2.9 29.2 0 85 // Bratwurst, pork, cooked
            frankfurter 305 11.5 1.7 27.6 0 45 // Frankfurter, beef and pork
            pork-sausage 325 18.5 1.4 27.2 0 48 // Pork sausage, link/patty, cooked, pan-fried
            black-pudding 379 14.6 1.3 34.5 0 50 // Blood sausage
            liver-sausage 326 14.1 2.2 28.5 0 28 // Liver sausage, liverwurst, pork
            pate 319 14.2 1.5 28 0 28 // Pate, liver, not specified, canned
            aspic 96 8.2 1.8 6 0 150 // Headcheese 50, chicken stock 50
            salmon-baked 206 22.1 0 12.3 0 154 // Fish, salmon, Atlantic, farmed, cooked, dry heat
            salmon-smoked 117 18.3 0 4.3 0 28 // Fish, salmon, chinook, smoked
            salmon-salted 234 22.2 2.2 14.6 0 30 // Salmon 100, sugar 2; 92 g cooked
            salmon-canned 129 19.7 0 5 0 85 // Fish, salmon, pink, canned, total can contents
            trout 168 23.8 0 7.4 0 71 // Fish, trout, rainbow, farmed, cooked, dry heat
            cod 105 22.8 0 0.9 0 90 // Fish, cod, Atlantic, cooked, dry heat
            pollock 111 23.5 0 1.2 0 60 // Fish, pollock, Alaska, cooked, dry heat
            hake 116 23.5 0 1.7 0 72 // Fish, whiting, mixed species, cooked, dry heat
            sea-bass 124 23.6 0 2.6 0 101 // Fish, sea bass, mixed species, cooked, dry heat
            pike 113 24.7 0 0.9 0 155 // Fish, pike, northern, cooked, dry heat
            carp 162 22.9 0 7.2 0 170 // Fish, carp, cooked, dry heat
            carp-fried 250 19.8 5.5 16.1 0.2 150 // Carp 150, wheat flour 10, sunflower oil 14; 140 g cooked
            mackerel-smoked 262 23.9 0 17.8 0 88 // Fish, mackerel, Atlantic, cooked, dry heat
            mackerel 262 23.9 0 17.8 0 88 // Fish, mackerel, Atlantic, cooked, dry heat
            herring 176 20 0 10 0 50 // Herring 100; 90 g cooked
            herring-pickled 262 14.2 9.6 18 0 28 // Fish, herring, Atlantic, pickled
            herring-oil 295 13.1 1.1 26.5 0.2 60 // Herring 90, sunflower oil 25, onion 15; 125 g cooked
            herring-cream 135 9.3 4 9.1 0.6 120 // Herring 60, sour cream 30, onion 15, apple 20
            sprats 208 24.6 0 11.4 0 80 // Fish, sardine, Atlantic, canned in oil, drained solids with bone
            sardines 208 24.6 0 11.4 0 92 // Fish, sardine, Atlantic, canned in oil, drained solids with bone
            sardines-tomato 185 20.9 0.5 10.4 0.1 89 // Fish, sardine, Pacific, canned in tomato sauce, drained solids with bone
            tuna-water 86 19.4 0 1 0 100 // Fish, tuna, light, canned in water, drained solids
            tuna-oil 198 29.1 0 8.2 0 100 // Fish, tuna, light, canned in oil, drained solids
            tuna-mayonnaise 227 15 0.1 18.6 0 100 // Tuna in water 80, mayonnaise 25
            fish-fingers 277 11 21.7 16.2 1.5 28 // Fish, fish sticks, frozen, prepared
            fish-battered 232 14.7 17 12.3 0.5 140 // Entrees, fish fillet, battered or breaded, and fried
            fish-cutlet 165 11.8 11.6 7.6 0.7 80 // Pollock 100, white bread 18, milk 15, egg 8, onion 10, breadcrumbs 8, sunflower oil 8; 140 g cooked
            fish-greek 128 9.2 6.6 7.4 1.6 200 // Cod 100, carrots 60, celeriac 25, onion 35, tomato purée 15, sunflower oil 15; 215 g cooked
            caviar-red 264 24.6 4 17.9 0 16 // Fish, caviar, black and red, granular
            prawns 119 22.8 1.5 1.7 0 85 // Crustaceans, shrimp, mixed species, cooked, moist heat
            prawns-fried 242 21.4 11.5 12.3 0.4 85 // Crustaceans, shrimp, mixed species, cooked, breaded and fried
            squid 123 20.8 4.1 1.8 0 100 // Squid 100; 75 g cooked
            squid-fried 175 17.9 7.8 7.5 0 85 // Mollusks, squid, mixed species, cooked, fried
            mussels 172 23.8 7.4 4.5 0 85 // Mollusks, mussel, blue, cooked, moist heat
            crab-sticks 95 7.6 15 0.5 0.5 17 // Crustaceans, crab, alaska king, imitation, made from surimi
            """)
    }
}
