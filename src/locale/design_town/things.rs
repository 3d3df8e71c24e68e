//! Names of what is on the table: buildings, what they bring, and what they do.

use crate::{
    locale::{Arg, Locale, names},
    rules::design_town::{Building, Cards, Downgrade, Effect, Payment, State, VP_TO_WIN},
};

/// The id of a building: a word of the texts.
pub const fn key(building: Building) -> &'static str {
    match building {
        Building::ResidentialArea => "residential-area",
        Building::Apartment => "apartment",
        Building::ConvenienceStore => "convenience-store",
        Building::ShoppingMall => "shopping-mall",
        Building::Hospital => "hospital",
        Building::Church => "church",
        Building::Factory => "factory",
        Building::PowerPlant => "power-plant",
        Building::CentralPark => "central-park",
        Building::Station => "station",
        Building::FleaMarket => "flea-market",
        Building::RecyclingBin => "recycling-bin",
        Building::ConstructionYard => "construction-yard",
        Building::RecyclingCentre => "recycling-centre",
    }
}

/// A building for a text that chooses by it: as `$card` for those that mention `town-card`, as `$other` for the second
/// one, `town-other`.
pub fn id<'a>(building: Building) -> Arg<'a> {
    key(building).into()
}

/// "Hospital".
pub fn building(locale: &Locale, building: Building) -> String {
    locale.with("town-card", &[("card", id(building))])
}

/// "Hospital", or "2 × Hospital" of several.
pub fn several(locale: &Locale, of: Building, count: usize) -> String {
    locale.with("town-counted", &[("card", id(of)), ("count", count.into())])
}

/// "3 coins".
pub fn coins(locale: &Locale, count: u32) -> String {
    locale.with("town-coins", &[("coins", count.into())])
}

/// "3 fee coins".
fn fee_coins(locale: &Locale, count: u32) -> String {
    locale.with("town-fee-coins", &[("fees", count.into())])
}

/// "3 VP".
pub fn vp(locale: &Locale, count: u32) -> String {
    locale.with("town-vp", &[("vp", count.into())])
}

/// "2 unhappy".
pub fn unhappy(locale: &Locale, count: u32) -> String {
    locale.with("town-unhappy", &[("unhappy", count.into())])
}

/// "12 cards".
pub fn cards(locale: &Locale, count: u32) -> String {
    locale.with("town-cards", &[("cards", count.into())])
}

/// What is paid, for a text that mentions `town-payment`.
pub fn paid<'a>(payment: Payment) -> [(&'static str, Arg<'a>); 2] {
    [("coins", payment.coins.into()), ("fees", payment.fee_coins.into())]
}

/// Coins, and those for fees: "3 fee coins and 1 coin".
pub fn all_coins(locale: &Locale, plain: u32, for_fees: u32) -> String {
    locale.with("town-payment", &[("coins", plain.into()), ("fees", for_fees.into())])
}

/// One after the other, with commas: "2 coins, 1 VP"; "nothing" where there is none.
pub fn listed(locale: &Locale, parts: Vec<String>) -> String {
    if parts.is_empty() { locale.text("town-nothing") } else { names::row(locale, parts) }
}

/// What there is to pay with: "5 coins, 2 fee coins".
pub fn purse(locale: &Locale, count: u32, for_fees: u32) -> String {
    let all = [(count > 0).then(|| coins(locale, count)), (for_fees > 0).then(|| fee_coins(locale, for_fees))];
    listed(locale, all.into_iter().flatten().collect())
}

/// What playing a building brings: "2 coins, 1 VP, 1 unhappy"; `None` if it brings nothing.
pub fn income(locale: &Locale, cards: &Cards, of: Building) -> Option<String> {
    let unhappy = cards.printed(of).is_unhappy.then(|| unhappy(locale, 1));
    let parts: Vec<_> = gains(locale, cards, of).chain(unhappy).collect();
    (!parts.is_empty()).then(|| listed(locale, parts))
}

/// The same without the unhappy: "2 coins, 1 VP".
pub fn gain(locale: &Locale, cards: &Cards, of: Building) -> Option<String> {
    let parts: Vec<_> = gains(locale, cards, of).collect();
    (!parts.is_empty()).then(|| listed(locale, parts))
}

fn gains(locale: &Locale, cards: &Cards, of: Building) -> impl Iterator<Item = String> {
    let printed = cards.printed(of);
    let is_for_fees = printed.effect == Some(Effect::FeesOnly);
    let amount = u32::from(printed.coins);
    let coins =
        (amount > 0).then(|| if is_for_fees { fee_coins(locale, amount) } else { coins(locale, amount) });
    let vp = (printed.vp > 0).then(|| vp(locale, printed.vp.into()));
    [coins, vp].into_iter().flatten()
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
    names::sentences(locale, effects(locale, cards, of, is_solo))
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
            let key = if is_solo { "town-downgrade-give-solo" } else { "town-downgrade-give" };
            return locale.with(key, &[("coins", price.into()), ("other", id(of.other_side()))]);
        }
    })
}

/// Everything on one side of a card but its name: "Brings: 1 unhappy. 1 coin for each … Costs 4 coins."
pub fn about(locale: &Locale, cards: &Cards, of: Building, is_solo: bool) -> String {
    names::sentences(locale, brings(locale, cards, of).into_iter().chain(more(locale, cards, of, is_solo)))
}

/// What playing a card does: "Brings: 1 unhappy. 1 coin for each …"
pub fn when_played(locale: &Locale, cards: &Cards, of: Building, is_solo: bool) -> String {
    names::sentences(locale, brings(locale, cards, of).into_iter().chain(effects(locale, cards, of, is_solo)))
}

fn brings(locale: &Locale, cards: &Cards, of: Building) -> Option<String> {
    Some(locale.with("town-card-brings", &[("brings", income(locale, cards, of)?.into())]))
}

/// What it does, and what it costs.
fn more(locale: &Locale, cards: &Cards, of: Building, is_solo: bool) -> Vec<String> {
    let sides = cards.card(of.card());
    let mut parts = effects(locale, cards, of, is_solo);
    let other = ("other", id(of.other_side()));
    if of.is_back() {
        parts.push(locale.with("town-card-back", &[other]));
        return parts;
    }
    if of.card().can_be_bought() {
        parts.push(locale.with("town-card-cost", &[("coins", sides.cost.into())]));
    }
    parts.push(locale.with("town-card-fee", &[other, ("coins", sides.fee.into())]));
    parts
}

/// What a turn has brought so far: "3 coins, 1 of 4 VP, 2 of 3 unhappy and 5 cards".
pub fn tally(locale: &Locale, state: &State) -> String {
    let args = [
        ("coins", state.coins().into()),
        ("fees", state.fee_coins().into()),
        ("vp", state.vp().into()),
        ("most", VP_TO_WIN.into()),
        ("unhappy", state.unhappy().into()),
        ("limit", state.limit().into()),
        ("cards", state.played().len().into()),
    ];
    locale.with("town-tally", &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::design_town::{Card, Uses};

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
        assert_eq!(says(Building::ConvenienceStore), "Win with 15 or more cards this turn.");
        assert_eq!(
            says(Building::Apartment),
            "While building, pay 7 coins: give it to a player as Residential Area."
        );
        let alone = effect_text(&locale, &cards, Building::Apartment, true);
        assert_eq!(alone, "While building, pay 7 coins: remove it.");
    }

    #[test]
    fn a_card_is_told_whole() {
        let (locale, cards) = (Locale::default(), Cards::built_in());
        let says = |of| about(&locale, &cards, of, false);
        assert_eq!(
            says(Building::Factory),
            "Brings: 2 coins. Discard the bottom card of your deck. Costs 5 coins. Upgrade to Power Plant: 6 coins."
        );
        assert_eq!(
            says(Building::PowerPlant),
            "Brings: 3 coins, 1 VP, 1 unhappy. Downgrade: +1 VP. Back of Factory."
        );
        let first = says(Building::ResidentialArea);
        assert!(first.ends_with("must be played. Upgrade to Apartment: 1 coin."), "{first}");
        assert!(says(Building::Church).starts_with("Limit +1 this turn. "));
        assert!(says(Building::Hospital).starts_with("Brings: 1 unhappy. 1 coin for each unhappy"));
        assert!(says(Building::RecyclingCentre).starts_with("Brings: 3 fee coins. "));
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
        let pays = |coins, fee_coins| {
            locale.with("town-payment", &paid(Payment { coins, fee_coins, uses: Uses::Main }))
        };
        assert_eq!(
            [pays(1, 0), pays(0, 3), pays(2, 3), pays(0, 0)],
            ["1 coin", "3 fee coins", "3 fee coins and 2 coins", "nothing"]
        );
    }
}
