//! Names of what is on the table: buildings, what they bring, and what they do.

use crate::{
    locale::Locale,
    rules::design_town::{Building, Card, Cards, Downgrade, Effect, Payment},
};

/// "Hospital".
pub fn building(locale: &Locale, building: Building) -> String {
    locale.text(match building {
        Building::ResidentialArea => "town-residential-area",
        Building::Apartment => "town-apartment",
        Building::ConvenienceStore => "town-convenience-store",
        Building::ShoppingMall => "town-shopping-mall",
        Building::Hospital => "town-hospital",
        Building::Church => "town-church",
        Building::Factory => "town-factory",
        Building::PowerPlant => "town-power-plant",
        Building::CentralPark => "town-central-park",
        Building::Station => "town-station",
        Building::FleaMarket => "town-flea-market",
        Building::RecyclingBin => "town-recycling-bin",
        Building::ConstructionYard => "town-construction-yard",
        Building::RecyclingCentre => "town-recycling-centre",
    })
}

/// The name of a card is that of its front.
pub fn card(locale: &Locale, card: Card) -> String {
    building(locale, card.front())
}

/// "Hospital", or "2 × Hospital" of several.
pub fn several(locale: &Locale, of: Building, count: usize) -> String {
    let name = building(locale, of);
    if count == 1 {
        return name;
    }
    locale.with("town-counted", &[("count", count.into()), ("card", name.into())])
}

/// "3 coins".
pub fn coins(locale: &Locale, count: u32) -> String {
    locale.with("town-coins", &[("count", count.into())])
}

/// "3 coins for fees".
pub fn fee_coins(locale: &Locale, count: u32) -> String {
    locale.with("town-fee-coins", &[("count", count.into())])
}

/// "3 VP".
pub fn vp(locale: &Locale, count: u32) -> String {
    locale.with("town-vp", &[("count", count.into())])
}

/// "2 unhappy".
pub fn unhappy(locale: &Locale, count: u32) -> String {
    locale.with("town-unhappy", &[("count", count.into())])
}

/// "12 cards".
pub fn cards(locale: &Locale, count: u32) -> String {
    locale.with("town-cards", &[("count", count.into())])
}

/// "12 turns".
pub fn turns(locale: &Locale, count: u32) -> String {
    locale.with("town-turns", &[("count", count.into())])
}

/// What is paid: "3 coins for fees and 1 coin".
pub fn payment(locale: &Locale, payment: Payment) -> String {
    all_coins(locale, payment.coins, payment.fee_coins)
}

/// Coins, and those for fees: "3 coins for fees and 1 coin".
pub fn all_coins(locale: &Locale, plain: u32, for_fees: u32) -> String {
    let plainly = coins(locale, plain);
    match (plain, for_fees) {
        (0, 0) => locale.text("town-nothing"),
        (_, 0) => plainly,
        (0, for_fees) => fee_coins(locale, for_fees),
        (_, for_fees) => {
            let fees = fee_coins(locale, for_fees).into();
            locale.with("town-paid-both", &[("fees", fees), ("coins", plainly.into())])
        }
    }
}

/// One after the other, with commas: "2 coins, 1 VP"; "nothing" where there is none.
pub fn listed(locale: &Locale, parts: Vec<String>) -> String {
    let all = parts
        .into_iter()
        .reduce(|list, next| locale.with("town-and-more", &[("list", list.into()), ("next", next.into())]));
    all.unwrap_or_else(|| locale.text("town-nothing"))
}

/// What playing a building brings: "2 coins, 1 VP, 1 unhappy"; `None` if it brings nothing.
pub fn income(locale: &Locale, cards: &Cards, of: Building) -> Option<String> {
    let printed = cards.printed(of);
    let is_for_fees = printed.effect == Some(Effect::FeesOnly);
    let amount = u32::from(printed.coins);
    let parts = [
        (amount > 0).then(|| if is_for_fees { fee_coins(locale, amount) } else { coins(locale, amount) }),
        (printed.vp > 0).then(|| vp(locale, printed.vp.into())),
        printed.is_unhappy.then(|| unhappy(locale, 1)),
    ];
    let parts: Vec<_> = parts.into_iter().flatten().collect();
    (!parts.is_empty()).then(|| listed(locale, parts))
}

/// What a building does besides: a line for its effect, and one for its downgrade. In the solo game (`is_solo`) nobody
/// else is there to be given a card.
pub fn effects(locale: &Locale, cards: &Cards, of: Building, is_solo: bool) -> Vec<String> {
    let printed = cards.printed(of);
    let does = printed.effect.map(|it| effect(locale, it));
    let brings = printed.downgrade.map(|it| downgrade(locale, it, of, is_solo));
    does.into_iter().chain(brings).collect()
}

/// The same in one text, for the card itself; empty where it does nothing besides.
pub fn effect_text(locale: &Locale, cards: &Cards, of: Building, is_solo: bool) -> String {
    effects(locale, cards, of, is_solo).join(" ")
}

fn effect(locale: &Locale, effect: Effect) -> String {
    locale.text(match effect {
        Effect::Forced => "town-effect-forced",
        Effect::WinsWith(cards) => return locale.with("town-effect-wins-with", &[("cards", cards.into())]),
        Effect::NextToo => "town-effect-next-too",
        Effect::CoinsForUnhappy => "town-effect-coins-for-unhappy",
        Effect::RaiseLimit => "town-effect-raise-limit",
        Effect::DiscardBottom => "town-effect-discard-bottom",
        Effect::ExtraBuy => "town-effect-extra-buy",
        Effect::ExtraUpgrade => "town-effect-extra-upgrade",
        Effect::MayStay => "town-effect-may-stay",
        Effect::OthersDiscard => "town-effect-others-discard",
        Effect::FeesOnly => "town-effect-fees-only",
    })
}

fn downgrade(locale: &Locale, downgrade: Downgrade, of: Building, is_solo: bool) -> String {
    locale.text(match downgrade {
        Downgrade::Coin => "town-downgrade-coin",
        Downgrade::RaiseLimit => "town-downgrade-raise-limit",
        Downgrade::Vp => "town-downgrade-vp",
        Downgrade::CoinAndUpgrade => "town-downgrade-coin-and-upgrade",
        Downgrade::Give(price) => {
            let price = coins(locale, price.into());
            if is_solo {
                return locale.with("town-downgrade-give-alone", &[("coins", price.into())]);
            }
            let front = building(locale, of.other_side());
            return locale.with("town-downgrade-give", &[("coins", price.into()), ("front", front.into())]);
        }
    })
}

/// Everything on one side of a card but its name: "Brings 1 unhappy. 1 coin for each … Costs 4 coins."
pub fn about(locale: &Locale, cards: &Cards, of: Building, is_solo: bool) -> String {
    let brings = income(locale, cards, of);
    let brings = brings.map(|brings| locale.with("town-card-brings", &[("brings", brings.into())]));
    brings.into_iter().chain(more(locale, cards, of, is_solo)).collect::<Vec<_>>().join(" ")
}

/// What it does, and what it costs.
fn more(locale: &Locale, cards: &Cards, of: Building, is_solo: bool) -> Vec<String> {
    let sides = cards.card(of.card());
    let mut parts = effects(locale, cards, of, is_solo);
    if of.is_back() {
        let front = building(locale, of.other_side()).into();
        parts.push(locale.with("town-card-back", &[("front", front)]));
        return parts;
    }
    if of.card().can_be_bought() {
        let price = coins(locale, sides.cost.into()).into();
        parts.push(locale.with("town-card-cost", &[("coins", price)]));
    }
    let args =
        [("back", building(locale, of.other_side()).into()), ("coins", coins(locale, sides.fee.into()).into())];
    parts.push(locale.with("town-card-fee", &args));
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::design_town::Uses;

    #[test]
    fn every_building_has_a_name_and_says_what_it_does() {
        let (locale, cards) = (Locale::default(), Cards::built_in());
        let mut names = Building::ALL.map(|it| building(&locale, it)).to_vec();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), Building::COUNT);
        let mut texts = Building::ALL.map(|it| effect_text(&locale, &cards, it, false)).to_vec();
        assert!(texts.iter().all(|text| text.ends_with('.')));
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), Building::COUNT);
    }

    #[test]
    fn numbers_on_cards_come_from_their_data() {
        let locale = Locale::default();
        let text = serde_json::to_string(&Cards::built_in()).unwrap();
        let text = text.replace("\"wins_with\":18", "\"wins_with\":15").replace("\"give\":8", "\"give\":7");
        let cards: Cards = serde_json::from_str(&text).unwrap();
        let says = |of| effect_text(&locale, &cards, of, false);
        assert_eq!(says(Building::ConvenienceStore), "With 15 cards played, the turn wins.");
        assert_eq!(
            says(Building::Apartment),
            "While building, 7 coins: goes to another player as Residential Area."
        );
        let alone = effect_text(&locale, &cards, Building::Apartment, true);
        assert_eq!(alone, "While building, 7 coins: leaves the game.");
    }

    #[test]
    fn a_card_is_told_whole() {
        let (locale, cards) = (Locale::default(), Cards::built_in());
        let says = |of| about(&locale, &cards, of, false);
        assert_eq!(
            says(Building::Factory),
            "Brings 2 coins. Your bottom card goes to the discard. Costs 5 coins. Upgrade to Power Plant: 6 coins."
        );
        assert_eq!(
            says(Building::PowerPlant),
            "Brings 3 coins, 1 VP, 1 unhappy. Downgrade: 1 VP. Back of Factory."
        );
        let first = says(Building::ResidentialArea);
        assert!(first.ends_with("must be played. Upgrade to Apartment: 1 coin."), "{first}");
        assert!(says(Building::Church).starts_with("Limit +1 this turn. "));
        assert!(says(Building::Hospital).starts_with("Brings 1 unhappy. 1 coin for each unhappy"));
        assert!(says(Building::RecyclingCentre).starts_with("Brings 3 coins for fees. "));
    }

    #[test]
    fn what_can_be_bought_has_a_price_whatever_is_printed() {
        let locale = Locale::default();
        let text = serde_json::to_string(&Cards::built_in()).unwrap();
        let text = text.replacen("\"cost\":0", "\"cost\":1", 1).replacen(
            "\"supply\":12,\"cost\":2",
            "\"supply\":0,\"cost\":0",
            1,
        );
        let cards: Cards = serde_json::from_str(&text).unwrap();
        assert_eq!(cards.card(Card::ResidentialArea).cost, 1);
        assert_eq!(cards.card(Card::ConvenienceStore).supply, 0);
        let says = |of| about(&locale, &cards, of, true);
        assert!(!says(Building::ResidentialArea).contains("Costs"));
        assert!(says(Building::ConvenienceStore).contains("Costs 0 coins."));
    }

    #[test]
    fn a_payment_says_which_coins_pay() {
        let locale = Locale::default();
        let pays = |coins, fee_coins| payment(&locale, Payment { coins, fee_coins, uses: Uses::Main });
        assert_eq!(
            [pays(1, 0), pays(0, 3), pays(2, 3), pays(0, 0)],
            ["1 coin", "3 coins for fees", "3 coins for fees and 2 coins", "nothing"]
        );
    }
}
