### Texts of Design Town alone; every key begins with "town-". Terms are the rulebook's: deck, discard pile, supply, unhappy,
### limit, Buy, Upgrade, Develop, downgrade, VP, and the names of the buildings.

## The cover of the box

town-box-title = Design Town
town-box-text = Még egy kártya, ha mered
town-box-minutes = 30 perc
town-box-name = Új Design Town-játszma: még egy kártya, ha mered, 1–4 játékos, 30 perc

## Small words that many texts are made of

town-coins = { $coins } érme
town-fee-coins = { $fees } díjérme
# What is paid: coins for fees, others, or both.
town-payment =
    { $fees ->
        [0]
            { $coins ->
                [0] { town-nothing }
               *[other] { town-coins }
            }
       *[other]
            { $coins ->
                [0] { town-fee-coins }
               *[other] { town-fee-coins } és { town-coins }
            }
    }
# Victory points.
town-vp = { $vp } GYP
town-unhappy = { $unhappy } elégedetlen
town-cards = { $cards } kártya
town-nothing = semmi
# Cards of one kind: "2 Hospitals" would need a plural of each name.
town-counted =
    { $count ->
        [1] { town-card }
       *[other] { $count } × { town-card }
    }

## The buildings, each a name of its own

town-residential-area = Lakónegyed
town-apartment = Bérház
town-convenience-store = Kisbolt
town-shopping-mall = Pláza
town-hospital = Kórház
town-church = Templom
town-factory = Gyár
town-power-plant = Erőmű
town-central-park = Városi park
town-station = Vasútállomás
town-flea-market = Bolhapiac
town-recycling-bin = Szelektív kuka
town-construction-yard = Építési telep
town-recycling-centre = Újrahasznosító telep

## The same, wherever a text is given a $card or, as the second one, an $other

town-card =
    { $card ->
        [residential-area] { town-residential-area }
        [apartment] { town-apartment }
        [convenience-store] { town-convenience-store }
        [shopping-mall] { town-shopping-mall }
        [hospital] { town-hospital }
        [church] { town-church }
        [factory] { town-factory }
        [power-plant] { town-power-plant }
        [central-park] { town-central-park }
        [station] { town-station }
        [flea-market] { town-flea-market }
        [recycling-bin] { town-recycling-bin }
        [construction-yard] { town-construction-yard }
       *[recycling-centre] { town-recycling-centre }
    }
    .with-article =
        { $card ->
            [power-plant] az { town-power-plant }
            [construction-yard] az { town-construction-yard }
            [recycling-centre] az { town-recycling-centre }
           *[other] a { town-card }
        }
    .starting =
        { $card ->
            [power-plant] Az { town-power-plant }
            [construction-yard] Az { town-construction-yard }
            [recycling-centre] Az { town-recycling-centre }
           *[other] A { town-card }
        }
town-other =
    { $other ->
        [residential-area] { town-residential-area }
        [apartment] { town-apartment }
        [convenience-store] { town-convenience-store }
        [shopping-mall] { town-shopping-mall }
        [hospital] { town-hospital }
        [church] { town-church }
        [factory] { town-factory }
        [power-plant] { town-power-plant }
        [central-park] { town-central-park }
        [station] { town-station }
        [flea-market] { town-flea-market }
        [recycling-bin] { town-recycling-bin }
        [construction-yard] { town-construction-yard }
       *[recycling-centre] { town-recycling-centre }
    }
    .with-article =
        { $other ->
            [power-plant] az { town-power-plant }
            [construction-yard] az { town-construction-yard }
            [recycling-centre] az { town-recycling-centre }
           *[other] a { town-other }
        }

## What cards do, in a line each; on the card, and when it is shown large

town-effect-forced = Ha a paklid tetején van, ki kell játszanod.
town-effect-wins-with = Legalább { $cards } kártyával győzöl ebben a körben.
town-effect-next-too = Az utána jövő kártyát ki kell játszanod.
town-effect-coins-for-unhappy = 1 érme minden elégedetlenért, ezt is beleértve.
town-effect-raise-limit = Határ +1 ebben a körben.
town-effect-discard-bottom = Dobd el a paklid legalsó kártyáját.
town-effect-extra-buy = Egy extra Vásárlás ebben a körben.
town-effect-extra-upgrade = Egy extra Felértékelés ebben a körben, 1 érmével olcsóbban.
town-effect-may-stay = Keveréskor kihagyhatod.
town-effect-others-discard = Felső vagy alsó? Válassz: mindenki más eldobja.
town-effect-fees-only = Érméi csak díjra költhetők.
town-downgrade-coin = Leértékelés: +1 érme.
town-downgrade-raise-limit = Leértékelés: határ +1.
town-downgrade-vp = Leértékelés: +1 GYP.
town-downgrade-coin-and-upgrade = Leértékelés: +1 érme, egy extra Felértékelés.
town-downgrade-give = Építéskor { $coins } érméért másnak adod: { town-other } lesz belőle.
town-downgrade-give-solo = Építéskor { $coins } érméért kiveszed a játékból.

## What a card brings and costs, when it is shown large. $brings is such as "2 coins, 1 unhappy".

town-card-brings = Ezt hozza: { $brings }.
town-card-cost = Ára { town-coins }.
town-card-fee = Felértékelve: { town-other } ({ town-coins }).
town-card-back = Előlapja: { town-other }.

## A running match on the shelf, and whose turn it is

town-stage = Design Town, { $round }. forduló
town-plays = { $name } játszik
town-begins = { $name } következik
town-saves = { $name } túllépte a határt
town-chooses = { $name } választ: felső vagy alsó
town-builds = { $name } épít

## Set-up

town-setup-solo = Szóló játékban a fogyó kínálattal futsz versenyt: győzz, mielőtt elfogy, minél kevesebb kör alatt.
town-setup-first-note = Kezdeni előny: két jó játékos közül a kezdő 10 játszmából körülbelül 6-ot megnyer.
town-setup-cards = Kártyák
town-setup-first-game = Első játszma
town-setup-first-game-text = { town-card } és { town-other } kártyák nélkül.

## Statistics

town-statistics-title = Eddigi körök
town-statistics-note = Aki a határ fölé megy, az abban a körben semmit sem épít. Az összes játékos körei együtt szerepelnek.
town-statistics-ends = Hogyan értek véget a körök, összesen { $count } kör
town-statistics-built = időben megállt: { $count } kör
town-statistics-over = a határ fölött: { $count } kör
# $average has one digit after the point.
town-statistics-length = Egy körben kijátszott kártyák, átlagosan { $average }
town-statistics-cards = { $cards } kártya: { $count } kör
town-statistics-between = { $from }–{ $to }
town-statistics-from = { $from }+
town-statistics-gained = Megvett, felértékelt vagy fejlesztett kártyák: összesen { $count }
town-statistics-card =
    { $count ->
        [1] { town-card }: egyszer
       *[other] { town-card }: { $count } alkalommal
    }

## Results

town-results-turns = Körök
# Of all turns that were built in.
town-results-cards = Legtöbb kártya
town-results-vp = Legtöbb GYP
town-results-won-vp = { town-vp } { ARTICLE($turn) } { $turn }. körben
town-results-won-cards = { town-cards }, köztük { town-card }, { ARTICLE($turn) } { $turn }. körben
town-results-won-both = { town-vp } és { town-cards } { ARTICLE($turn) } { $turn }. körben
town-results-none = Játékosonként { $turns } kör alatt senki sem győzött: a játszma döntetlen
town-results-solo-won = Győzelem { $turns } kör alatt
town-results-solo-lost = Vereség { $turns } kör után
town-results-supply-empty = A kínálat elfogyott, mielőtt győztél volna
town-results-too-long = { $turns } kör telt el győzelem nélkül

## Moves: on buttons, in hints, and what happened

town-move-top = { town-card } következik
town-move-bottom = { town-card } a dobópakliba kerül
town-move-play = { town-card } kijátszása
town-move-play-next = Következő kártya
town-move-shuffle = Keverés
# Some of the cards named { town-other } stay in the discard pile.
town-move-shuffle-staying =
    { $count ->
        [1] Keverés { town-other } nélkül
       *[other] Keverés { $count } × { town-other } nélkül
    }
town-move-shuffle-for = Keverés, { town-card } kivétele
town-move-shuffle-staying-for =
    { $count ->
        [1] Keverés { town-other } nélkül, { town-card } kivétele
       *[other] Keverés { $count } × { town-other } nélkül, { town-card } kivétele
    }
town-move-stop = Megállás
town-move-downgrade = { town-card } leértékelése
town-move-give-up = Kör feladása
town-move-discard-top = Mindenki más eldobja a legfelső kártyáját
town-move-discard-bottom = Mindenki más eldobja a legalsó kártyáját
town-move-buy = { town-card } vásárlása
town-move-upgrade = { town-card } felértékelése
town-move-develop = { town-card } fejlesztése
town-move-give = { town-card }: { $name } kapja
town-move-give-away = { town-card } kivétele
town-move-end = Kör vége
town-move-win = Győzelem
# The same with what is paid for it, and what the card is then.
town-told-buy = { town-card } vásárlása: { town-payment }
town-told-upgrade = { town-card } felértékelése ({ town-payment }): { town-other }
town-told-develop = { town-card } fejlesztése ({ town-payment }): { town-other }
# The player pays for it.
town-told-give = { town-card }: { $name } kapja, ára { town-coins }
town-told-give-away = { town-card } kivétele: { town-coins }
town-told-downgrade = { town-card } leértékelése: { town-brings }
town-brings =
    { $brings ->
        [coin] +1 érme
        [limit] határ +1
        [vp] +1 GYP
       *[coin-and-upgrade] +1 érme, egy extra Felértékelés
    }
# A whole turn in one line. $built is such as "bought Hospital, upgraded to Church", from the next three.
town-news = { $name }: { town-cards }, { town-vp }; { $built }
town-news-bought = vásárlás: { town-card }
town-news-upgraded = felértékelés erre: { town-card }
town-news-developed = fejlesztés erre: { town-card }
town-news-nothing = { $name }: { town-cards }, { town-vp }; nem épült semmi
# $line is one of the two before, or one of these two.
town-news-gave =
    { $count ->
        [1] { $line }; { $to } kapta: { town-card }
       *[other] { $line }; { $to } kapta: { $count } × { town-card }
    }
town-news-removed =
    { $count ->
        [1] { $line }; kikerült: { town-card }
       *[other] { $line }; kikerült: { $count } × { town-card }
    }
town-news-over = { $name } túllépte a határt ({ town-cards })

## What speaks for a move, after its words

town-why-only = Mást nem tehetsz
town-why-wins = Ez a köröd már elég a győzelemhez
town-why-wins-later = Még néhány leértékeléssel ez a köröd elég a győzelemhez
town-why-goes-on =
    { $risk ->
        [0] Veszély nélkül mehetsz tovább
       *[other] Ha továbbmész, { $risk }% eséllyel véget ér a köröd
    }
town-why-stops =
    { $risk ->
        [0] Ennyi elég erre a körre
       *[other] Ha továbbmennél, { $risk }% eséllyel véget érne a köröd
    }
town-why-saves =
    { $risk ->
        [0] Nem ér itt véget a köröd, folytatódik
       *[other] Megmentheti a körödet, de { $risk }% eséllyel egy kötelező kártya mégis véget vet neki
    }
town-why-lost = A következő kötelező kártya úgyis véget vetne a körödnek
town-why-not-worth-saving = Ez a kör nem ér meg egy leértékelést
town-why-better-deck = Jobb lesz tőle a paklid
town-why-thinner-deck = A paklidnak jobb e nélkül a kártya nélkül
town-why-hurts-more = Ez jobban fáj a többieknek
town-why-nothing-better = Bármit építenél, nem lenne jobb tőle a paklid
# $gain is such as "2 coins, 1 VP", or "1 unhappy".
town-hint-plays = { $gain }, amikor kijátszod
# $gain is such as "5 coins, 2 fee coins", or "nothing".
town-hint-builds = { $gain } az építéshez

## Gestures and keys: each with what it does

town-gesture-deck = Koppints a paklidra vagy a kék gombra
town-gesture-deck-text = kijátszod a következő kártyát; ha a pakli üres, keversz
town-gesture-card = Koppints bármelyik másik kártyára
town-gesture-card-text = nagyban látod, elölről és hátulról; mellé koppintva becsukod
town-gesture-supply = Koppints a kínálat egyik kártyájára
town-gesture-supply-text = mindkét oldalát látod; építés közben megveszed vagy fejleszted; szóló játékban kiveszed, hogy keverhess
town-gesture-discard = Koppints a dobópaklid egyik kártyájára
town-gesture-discard-text = mindkét oldalát látod; leértékeled, építés közben pedig felértékeled vagy elajándékozod
town-gesture-player = Koppints egy másik játékosra
town-gesture-player-text = látod a kártyáit
town-keys-arrows = Nyílbillentyűk
town-keys-arrows-text = kártyáról kártyára, egyik lehetőségről a másikra lépsz
town-keys-enter-text = jóváhagysz, vagy aktiválod a kijelölt elemet
town-keys-stop-text = megállsz és építesz; feladod a kört, amikor még meg lehetne menteni
town-keys-stacks = 1–6
town-keys-stacks-text = megnyitod a kínálatnak ezt a kártyáját
town-keys-piles = A
town-keys-piles-text = megnyitod a dobópaklid következő most használható kártyáját; ha nincs ilyen, egyszerűen a következőt
town-keys-options = Q, W, E
town-keys-options-text = az első, második vagy harmadik, amit egy nyitott kártyával tehetsz
town-keys-stay = V és B
town-keys-stay-text = keveréskor eggyel kevesebb vagy eggyel több kártyát hagysz ki
town-keys-others-text = a következő játékos dobópaklija, végül megint a sajátod
town-keys-undo-text = visszavonod a lépést, de csak az utolsó felfordított kártyáig vagy átadásig
town-keys-dice-text = hogyan alakultak eddig a körök
town-keys-escape-text = visszavonod, amit választottál, vagy egyet visszalépsz

## Help: at a glance

town-help-open-title = 1. A legfelső kártya mindig nyitott
town-help-open-text = Játszd ki, vagy állj meg. A következő kártyát még azelőtt látod, hogy ez számítana.
town-help-limit-title = 2. Legfeljebb { $limit } elégedetlen
town-help-limit-text = Ha eggyel több lesz, azonnal vége a körödnek: semmit sem építesz.
town-help-build-title = 3. Állj meg időben, és építs egyszer
town-help-build-text = A vásárlásért érméket fizetsz, a felértékelésért díjat, a fejlesztésért mindkettőt.
town-help-win-title = 4. Győzz { $vp } győzelmi ponttal egyetlen körben
town-help-win-text =
    { $cards ->
        [0] Az érmék és a csillagok csak ebben a körben számítanak.
       *[other] Vagy legalább { $cards } kártyával egyetlen körben, ha van köztük { $store } kártya. Az érmék és a csillagok csak ebben a körben számítanak.
    }
town-help-risk-title = Mit jelent a százalék
town-help-risk-text = A nyitott kártya alatti kártyák rejtve vannak. Száz lehetséges sorrendből ennyi vetne véget a körödnek, ha továbbmész.

# The price of giving a card away.
town-price = { $price } érme
    .accusative = { $price } érmét
    .for = { $price } érméért

## What may I do? A word on a card; and why nothing can be built with one

town-choice-read = Elolvasás
# To all players: a stack is sold out.
town-announce-last = { $name } vitte el a kínálat utolsó { town-card } kártyáját.
town-why-coins = Ára { $price } érme, de neked csak { $there } maradt.
town-why-action = Ebben a körben már építettél, és extra sincs több.
town-why-supply = Ebből a kártyából nincs több.

## Help: the rules

town-rules-aim-title = A játék célja
town-rules-aim-text =
    { $cards ->
        [0] A városod egy pakli kártya. A körödben a pakli tetejéről játszol ki kártyákat, egyenként, ahányat csak mersz. Érméket és győzelmi pontokat (GYP) hoznak, de némelyik elégedetlenné teszi a polgárokat. Ha túl sok az elégedetlen polgár, azonnal vége a körödnek, és semmit sem építesz. Ha időben megállsz, az érméidből új kártyákat veszel, vagy régieket javítasz fel a későbbi körökre. Akkor győzöl, ha úgy állsz meg, hogy a körben legalább { $vp } győzelmi pontod van.
       *[other] A városod egy pakli kártya. A körödben a pakli tetejéről játszol ki kártyákat, egyenként, ahányat csak mersz. Érméket és győzelmi pontokat (GYP) hoznak, de némelyik elégedetlenné teszi a polgárokat. Ha túl sok az elégedetlen polgár, azonnal vége a körödnek, és semmit sem építesz. Ha időben megállsz, az érméidből új kártyákat veszel, vagy régieket javítasz fel a későbbi körökre. Akkor győzöl, ha úgy állsz meg, hogy a körben legalább { $vp } győzelmi pontod van, vagy legalább { $cards } kártyát játszottál ki, köztük egy { $store } kártyát.
    }

town-rules-cards-title = A kártyák
town-rules-cards-text =
    Minden kártyának mindkét oldalán van egy épület. A kártyát előlapjával felfelé veszed meg, a bal alsó sarkában látható érmékért. A jobb alsó lila szám a díj, amelyért a többnyire jobb hátlapjára fordíthatod. A hátlapnak kerete van és két nyila.
    { $homes } { $home } kártyával, egy { $flat } kártyával és a kínálat minden kártyájából eggyel kezdesz; megkeverve ez az első paklid. { ARTICLE($home, start: 1) } { $home } és { ARTICLE($flat) } { $flat } ugyanannak a kártyának a két oldala; ezt nem lehet megvenni.
    Az érmékből építesz, a csillagok győzelmi pontok (GYP), a bosszús arc pedig egy elégedetlen polgár. Mindez csak ebben a körben számít.
    Bármelyik pakli legfelső kártyáját és bármelyik dobópaklit megnézheted. A mélyebben lévő kártyák sorrendje rejtve marad.

town-rules-turn-title = Egy kör
town-rules-turn-text =
    1. Játssz ki kártyákat, legalább egyet. Minden kártya után továbbmész vagy megállsz.
    2. Építs, ha akarsz.
    Ezután a kijátszott kártyáid a dobópaklidba kerülnek, és az óramutató járása szerint a következő játékos jön.

town-rules-play-title = Kártyák kijátszása
town-rules-play-text =
    A paklid legfelső kártyája mindig nyitott. Amikor kijátszod, először meglátod az alatta lévőt. Aztán a kijátszott kártya meghozza az érméit, a győzelmi pontjait és az elégedetlen polgárát, és csak utána jön a hatása.
    Ha ezután { $home } kártya van a paklid tetején, azt ki kell játszanod, ahogy a { $mall } kártya után következőt is; egy kártya mindkettőnek eleget tehet. A paklid tetején lévő { $home } kártyát a köröd elején és keverés után is ki kell játszanod. Ha a { $mall } a paklid utolsó kártyája, nem kell utána másik, akkor sem, ha keversz.
    Amit ki kell játszanod, azt a játék kijátssza helyetted, hacsak nem értékelhetsz le előtte egy kártyát.
    Ha a paklid üres, megállhatsz vagy továbbmehetsz. Ha továbbmész, a dobópaklidat új paklivá kevered; ennek a körnek a kártyái kimaradnak belőle. Ezután meglátod a legfelső kártyát, és megint továbbmész vagy megállsz. Ha a dobópaklid is üres, csak megállhatsz. Ha a paklid már a köröd kezdetén üres, először keversz.
    Keveréskor akárhány { $flea } kártyád a dobópakliban maradhat, ha legalább egy kártya bekerül az új pakliba.

town-rules-limit-title = Elégedetlen polgárok
town-rules-limit-text =
    A határod { $limit } elégedetlen. Az a kártya, amellyel átléped, azonnal véget vet a körödnek: nincs hatása, a kijátszott kártyáid a dobópaklidba kerülnek, és se nem építesz, se nem győzöl, akárhány győzelmi pontod van. Ha ekkor { $home } kártya van a paklid tetején, az megvárja a következő körödet.
    Minden { $church } kártya, amelyet kijátszol vagy leértékelsz, erre a körre 1-gyel emeli a határt.
    Ha már túllépted a határt, csak egy { $church } kártya menthet meg a dobópaklidból: értékeld le rögtön, és a köröd az utolsó kártyád hatásával folytatódik. Azt is választhatod, hogy véget érjen a köröd.

town-rules-downgrade-title = Leértékelés
town-rules-downgrade-text =
    Néhány hátlap a dobópaklidból is segíthet. Fordíts egyet az előlapjára, és megkapod, ami a hátlapján a „Leértékelés” szó után áll. A kártya a dobópaklidban marad, és nem számít kijátszottnak. Ha megint használni akarod a hátlapját, előbb újra fel kell értékelned.
    Akárhány kártyát leértékelhetsz, valahányszor kijátszhatnál egyet, keverhetnél vagy megállhatnál, akár az első kártyád vagy egy kötelező kártya előtt is, de építés közben nem. Nagy kék jel mutatja, mely kártyákat értékelheted le éppen.

town-rules-build-title = Építés
town-rules-build-text =
    Egy akciód van, amelyet nem muszáj felhasználnod:
    Vásárlás: kifizeted egy kártya árát; a kínálatból a dobópaklidba kerül, előlapjával felfelé.
    Felértékelés: kifizeted a dobópaklid egyik kártyájának díját, és a hátlapjára fordítod.
    Fejlesztés: mindkettőt kifizeted; egy kártya a kínálatból a dobópaklidba kerül, hátlapjával felfelé.
    Néhány kártya extra Vásárlást vagy Felértékelést ad erre a körre. Ezeket az akciód előtt, után vagy helyett is felhasználhatod. Vásárláskor és Felértékeléskor előbb az extrák fogynak el, Felértékelésnél az olcsóbbak előbb. A Fejlesztéshez mindig az akciód kell.
    A díjérme (lila) csak Felértékelésre vagy a Fejlesztés díjára költhető, és előbb fogy el.
    A most megvett kártyát ugyanabban a körben fel is értékelheted. Az ebben a körben kijátszottakat nem: azok még nincsenek a dobópaklidban. Az el nem költött érmék elvesznek. Üres halomból nem lehet vásárolni.

town-rules-give-title = { $flat } kártyák elajándékozása
town-rules-give-text =
    Építés közben akárhány { $flat } kártyát elajándékozhatsz a dobópaklidból. Fizess mindegyikért { town-price.accusative }, válassz egy másik játékost, és fordítsd meg a kártyát: az ő dobópaklijába kerül { $home } kártyaként. Ez nem akció, és díjérmével nem fizethető.

town-rules-yard-title = { ARTICLE($yard, start: 1) } { $yard } kártya
town-rules-yard-text =
    Amikor kijátszod, válassz, felső vagy alsó: a többi játékos az óramutató járása szerint eldobja a paklijának azt a kártyáját. Az üres pakli nem veszít semmit, és nem is keverik meg; ha mindegyik üres, nincs miről dönteni. Ha emiatt { $home } kártya kerül felülre, az megvárja a gazdája körét. Ha egy pakliban csak egy kártya van, az felső és alsó is egyben; a { $factory } kártyádra is ez érvényes.

town-rules-win-title = A játszma vége
town-rules-win-text =
    { $cards ->
        [0] A köröd végén győzöl, akkor is, ha semmit sem építettél, ha ez a kör legalább { $vp } győzelmi pontot hozott.
       *[other] A köröd végén győzöl, akkor is, ha semmit sem építettél, ha ez a kör legalább { $vp } győzelmi pontot hozott, vagy ha legalább { $cards } kártyát játszottál ki benne, és van köztük { $store } kártya.
    }
    A korábbi körök győzelmi pontjai és kártyái nem számítanak, és olyan körrel sosem győzöl, amelyben túllépted a határt. A játszma azonnal véget ér, és a többiek mind osztoznak a második helyen. Ha játékosonként { $rounds } kör után sem győzött senki, a játszma döntetlen.

town-rules-first-title = Első játszma
town-rules-first-text =
    Az első játszmáidban { $flea } és { $yard } kártyák nélkül is játszhatsz. Ilyenkor az első paklid kisebb.

town-rules-solo-title = Szóló játék
town-rules-solo-text =
    A kínálatban minden kártyából { $supply } van, { $yard } kártya pedig egy sincs. Minden keverés előtt kiveszel a játékból egy tetszőleges kártyát a kínálatból. Ha a kínálat elfogyott, a keverés ingyenes.
    Ugyanúgy győzöl, mint máskor. Veszítesz, ha a kínálat üres egy olyan kör végén, amellyel nem győzöl, vagy ha { $rounds } kör eltelik győzelem nélkül. A kevesebb kör jobb, és azok a körök is számítanak, amelyekben túllépted a határt.
    A { $flat } kártyákat elajándékozás helyett kiveheted a játékból, darabonként { town-price.for }.

town-rules-buildings-title = Az épületek
town-rules-buildings-text =
    Minden kártya előlapja, majd a hátlapja.

## The table of Design Town

town-top = A pakli tetején: { town-card }
town-open = nyitva
town-downgradable = { town-counted }, most leértékelhető
town-times = ×{ $count }
town-of = { $count }/{ $most }
town-stack = { town-card }, még { $left } van, ára { town-coins }
town-group-supply = Kínálat
town-row-played = Kijátszva
town-row-deck = A paklid teteje
town-row-deck-of = { $name } paklija
town-row-discard = A dobópaklid
town-row-discard-of = { $name } dobópaklija
town-row-discard-empty = Üres dobópakli
town-deck-empty = üres pakli
town-cards-of = { $name } kártyái
town-turn = { $turn }. kör
town-choose = Válassz
town-confirm-play = Kijátszás
town-confirm-shuffle = Keverés
town-confirm-downgrade = Leértékelés
town-stop = Megállás
town-stay =
    { $count ->
        [0] Mind
       *[other] { $count } kimarad
    }
town-stay-fewer = −
town-stay-fewer-name = Eggyel kevesebb { town-card } maradjon ki
town-stay-more = +
town-stay-more-name = Eggyel több { town-card } maradjon ki

# What can be done with a card that lies open: on a narrow button.
town-option-buy = Vásárlás: { $coins }
town-option-upgrade = Felértékelés: { $coins }
town-option-develop = Fejlesztés: { $coins }
town-option-downgrade = Leértékelés ({ town-other }): { town-brings }
town-option-give = { $name } kapja, ára { $coins }
town-option-give-away = Kivétel: { $coins }
town-option-remove = Kivétel és keverés
town-option-top = Legfelső kártya
town-option-bottom = Legalsó kártya

town-vp-of = { $vp }/{ $most } GYP
town-unhappy-of = { $unhappy }/{ $limit } elégedetlen
# What the turn has brought so far, for the screen reader.
town-tally =
    { $fees ->
        [0] { town-coins }, { town-vp-of }, { town-unhappy-of } és { town-cards }
       *[other] { town-coins }, { town-fee-coins }, { town-vp-of }, { town-unhappy-of } és { town-cards }
    }

town-say-play = Játszd ki a paklid legfelső kártyáját.
town-say-go-on = Játszd ki a következő kártyát, vagy állj meg, és építs.
# The effect of the card that lies on top.
town-say-effect = { town-card }: { $effect }
# Where two things are to be said, each with its full stop.
town-say-both-lines =
    { $first }
    { $second }
town-say-forced = Ezt ki kell játszanod: { town-card }.
town-say-was-forced = { town-card } jött: kötelező kijátszani.
town-say-was-next = { town-other } után jött ez: { town-card }. Ki kellett játszani.
town-say-exceeds = A következő kártyával { $count } elégedetlen lesz: ez a határ fölött van, vége a körödnek.
town-say-exceeds-but = A következő kártyával { $count } elégedetlen lesz: a határ fölött csak leértékelés menti meg a körödet.
town-say-stop-to-win = Állj meg, és építs: ezzel győzöl!
town-say-shuffle = Üres a paklid: keverj, vagy állj meg.
town-say-shuffle-first = A paklid üres: először keverd meg a dobópaklidat.
town-say-shuffle-for = A paklid üres. A keveréshez válassz egy kártyát a kínálatból, amely kikerül a játékból.
town-say-nothing-to-shuffle = Nincs több kijátszható kártya: állj meg, és építs.
town-say-late =
    { $count ->
        [0] Ez az utolsó köröd ebben a játszmában.
       *[other] Ez után még { $count } köröd van.
    }
town-say-save = Túllépted a határt: értékelj le egy kártyát, különben vége a körödnek.
town-say-lost = A leértékelés sem segítene: a következő kötelező kártya úgyis véget vet a körödnek.
town-say-exceeded = Túllépted a határt: vége a körödnek, és semmit sem építesz.
town-say-end = Mindenki más eldob egy kártyát: a paklija legfelső vagy legalsó kártyáját?
town-say-build =
    { $develops ->
        [yes] Válassz kártyát Vásárlásra, Felértékelésre vagy Fejlesztésre, vagy fejezd be a kört.
       *[no] Válassz kártyát Vásárlásra vagy Felértékelésre, vagy fejezd be a kört.
    }
town-say-ends = Nem tudsz már mást építeni: véget ér a köröd.
town-say-built =
    { $solo ->
        [yes] Építettél. Érmékért még kivehetsz egy kártyát, vagy befejezheted a kört.
       *[no] Építettél. Érmékért még elajándékozhatsz egy kártyát, vagy befejezheted a kört.
    }
town-say-buy =
    { $buys ->
        [one] Van még egy extra Vásárlásod.
       *[other] Van még { $buys } extra Vásárlásod.
    }
town-say-upgrade =
    { $upgrades ->
        [one] Van még egy extra Felértékelésed.
       *[other] Van még { $upgrades } extra Felértékelésed.
    }
town-say-two-extras = Van még { $buys ->
    [one] egy extra Vásárlásod
   *[other] { $buys } extra Vásárlásod
} és { $upgrades ->
    [one] egy extra Felértékelésed.
   *[other] { $upgrades } extra Felértékelésed.
}
town-say-build-and-buy = Válassz kártyát: egyszer építhetsz, és van { $buys ->
    [one] egy extra Vásárlásod.
   *[other] { $buys } extra Vásárlásod.
}
town-say-build-and-upgrade = Válassz kártyát: egyszer építhetsz, és van { $upgrades ->
    [one] egy extra Felértékelésed.
   *[other] { $upgrades } extra Felértékelésed.
}
town-say-build-and-both = Válassz kártyát: egyszer építhetsz, és van { $buys ->
    [one] egy extra Vásárlásod
   *[other] { $buys } extra Vásárlásod
} és { $upgrades ->
    [one] egy extra Felértékelésed.
   *[other] { $upgrades } extra Felértékelésed.
}
town-say-wins = Ez elég a győzelemhez: fejezd be a kört!
town-odds = { $percent }% eséllyel kötelező kártya vet véget a körödnek.
town-odds-none = Veszély nélkül mehetsz tovább.
town-odds-saved = Még így is { $percent }% eséllyel kötelező kártya vet véget a körödnek.

town-extra-buys = +{ $count } Vásárlás
town-extra-upgrades = +{ $count } Felértékelés
town-flies-coins = +{ $count }
town-flies-limit = határ +1
town-flies-buy = +1 Vásárlás
town-flies-upgrade = +1 Felértékelés
town-flies-forced = még egy!
town-flies-exceeded = túl a határon!

## A first match: what is explained, 25 words at most each

town-learn-aim = A csillag győzelmi pont, de csak egy körig számít. Az győz, aki elsőként ér el { $vp } pontot egy körben. Körről körre jobb lesz a paklid.
town-learn-forced = A paklid legfelső kártyája nyitott. { town-card.starting } kártyát ki kell játszani: magától megy, ha előtte nem tehetsz mást.
town-learn-play = A paklid legfelső kártyája nyitott. Játszd ki: meghozza a rajta látható érméket és csillagokat, de lehet, hogy egy elégedetlen polgárt is.
town-learn-unhappy = Itt vannak a kör érméi, csillagai és elégedetlen polgárai. A határ { $limit } elégedetlen: még egy, és a köröd építés nélkül véget ér.
town-learn-help = { tutorial-help }
town-learn-go-on = { $coins } érméd van. Menj tovább, vagy állj meg, és építs. A százalék mutatja, mekkora eséllyel ér véget a köröd, ha továbbmész, a rejtett kártyákkal együtt.
town-learn-effect = { town-card.starting } kijátszásakor más is történik. { $effect }
town-learn-store = Másképp is győzhetsz: játssz ki legalább { $cards } kártyát egyetlen körben, köztük ezt: { town-card }.
town-learn-next-too = Az előző kártya miatt ezt is ki kell játszanod: { town-card }.
town-learn-too-much = Ezzel a kártyával túl sok lenne az elégedetlen: a köröd építés nélkül véget érne. Inkább állj meg, és építs.
town-learn-shuffle = A paklid üres. Keverd a dobópaklidat új paklivá, és menj tovább, vagy állj meg, ha lehet.
town-learn-prices = Az érmén a kártya ára áll, a hatszögben a felértékelés díja: később, a dobópakliban, vagy azonnal, ha mindkettőt kifizeted.
town-learn-upgrade = Felértékeléskor a dobópaklid egyik lapját a díjáért a másik oldalára fordítod. Az imént kijátszott kártyák még nincsenek ott.
town-learn-develop = Fejleszthetsz is egy kártyát: egyszerre megveszed és felértékeled, az árért és a díjért együtt.
town-learn-build =
    { $can ->
        [upgrade] { $extra ->
            [yes] Építhetsz
           *[no] Egyszer építhetsz
        }, { town-coins } van rá. Érintsd meg a dobópaklid egyik kártyáját, hogy felértékeld, vagy fejezd be a kört.
        [buy] { $extra ->
            [yes] Építhetsz
           *[no] Egyszer építhetsz
        }, { town-coins } van rá. Érintsd meg a kínálat egyik kártyáját, hogy megvedd, vagy fejezd be a kört.
       *[both] { $extra ->
            [yes] Építhetsz
           *[no] Egyszer építhetsz
        }, { town-coins } van rá. Érintsd meg a kínálat egyik kártyáját, hogy megvedd, vagy a dobópaklidét, hogy felértékeld.
    }
town-learn-card = Balra a kártya, jobbra a másik oldala, felértékelés után. A gomb azt teszi, amit kiválasztottál. Az el nem költött érmék elvesznek.
town-learn-end =
    { $can ->
        [yes] Még építhetsz. Ha nem akarsz többet építeni, fejezd be a köröd: amit kijátszottál, a dobópakliba kerül.
       *[no] Ha nem akarsz többet építeni, fejezd be a köröd: amit kijátszottál, a dobópakliba kerül.
    }
town-learn-gained =
    { $ends ->
        [yes] { town-card.starting } a dobópaklidban van. Ha a paklid kiürül, azt kevered meg. Többet nem építhetsz, így véget ér a köröd.
       *[no] { town-card.starting } a dobópaklidban van. Ha a paklid kiürül, azt kevered meg: akkor kerül majd sorra.
    }
town-learn-upgraded =
    { $ends ->
        [yes] Felértékelve a kártya másik oldala látszik: { town-card }, hacsak vissza nem fordítják. Többet nem építhetsz, így véget ér a köröd.
       *[no] Felértékelve a kártya másik oldala látszik: { town-card }, hacsak vissza nem fordítják.
    }
town-learn-others = Most a gépi játékos ({ $name }) játszik ugyanígy, a saját paklijával.
town-learn-news = Itt olvashatod, mit csinált közben { $name }.
town-learn-over-limit = { town-card.starting } miatt túl sok lett az elégedetlen: vége a körödnek, építés nélkül. A kártyáid nem vesznek el, ott vannak a dobópaklidban.
town-learn-over-limit-theirs = { $name } túl sok elégedetlent gyűjtött, és semmit sem épített ebben a körben.
town-learn-saves = Túl sok az elégedetlen! Fordíts vissza egy { town-church } kártyát a dobópaklidban, és a határ eggyel nő. Vagy hagyd véget érni a kört.
town-learn-downgrade = A dobópaklidban ott van { town-card.with-article }. Amíg kártyákat játszol ki, leértékelheted: visszafordítod az előlapjára, és megkapod, amit ígér.
town-learn-give = { $coins } érméért visszafordíthatod { town-card.with-article } kártyát, és másik játékosnak adhatod. A te paklid jobb lesz, az övé rosszabb.
town-learn-extra-buy = Az egyszeri építés mellé a kártyáid még egy Vásárlást adnak ebben a körben.
town-learn-extra-upgrade = Az egyszeri építés mellé a kártyáid még egy Felértékelést adnak ebben a körben.
town-learn-wins = Ez elég a győzelemhez! Ne játssz ki semmit, ami véget vethet a körödnek. Fejezd be, és tiéd a győzelem.
town-learn-over = Vége a játszmának: aki a köre végén eléri a célt, azonnal győz. Nézd meg, hogyan zajlott. Utána a „{ replay-title }” megmutatja, mi volt szerencse, és mi tudás.
