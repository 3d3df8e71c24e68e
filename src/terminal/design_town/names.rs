//! The buildings by name: as they are said, and as they are typed.

use crate::{
    locale::design_town::things,
    rules::{
        design_town::{Building, Pile},
        shown,
    },
    terminal::{draft::list, words::english},
};

/// `Construction Yard`.
pub(super) fn name(building: Building) -> String {
    things::building(english(), building)
}

/// `a Hospital`, `an Apartment`.
pub(super) fn a(building: Building) -> String {
    let name = name(building);
    let article = if name.starts_with(['A', 'E', 'I', 'O', 'U']) { "an" } else { "a" };
    format!("{article} {name}")
}

/// The names of all of `buildings` as a choice.
pub(super) fn choice(buildings: &[Building]) -> String {
    list(&buildings.iter().copied().map(name).collect::<Vec<_>>())
}

/// Buildings in their order, those of a kind that follow each other together: `Hospital, 2 × Apartment`.
pub(super) fn in_order(buildings: &[Building]) -> String {
    together(buildings.chunk_by(|one, next| one == next).map(|same| (same[0], same.len())))
}

/// What is in a pile in which the order does not matter: `2 × Apartment, Church`.
pub(super) fn in_pile(pile: &Pile) -> String {
    together(pile.iter().map(|(building, count)| (building, count.into())))
}

fn together(buildings: impl Iterator<Item = (Building, usize)>) -> String {
    let named = buildings.map(|(building, count)| things::several(english(), building, count));
    things::listed(english(), named.collect())
}

/// Which of `all` is meant by `typed`, words in lower case, or which of those that are `likely`, if it can be. Buildings of
/// the same `kind` need not be told apart.
///
/// # Errors
///
/// What else could have been typed, as a sentence.
pub(super) fn find<T: Copy + PartialEq>(
    typed: &[&str],
    likely: &[Building],
    all: &[Building],
    kind: impl Fn(Building) -> T,
) -> Result<T, String> {
    let typed = typed.join("-");
    let meant = |of: &[Building]| -> Vec<Building> {
        let mut found: Vec<Building> =
            of.iter().copied().filter(|&building| is_meant(&typed, building)).collect();
        found.dedup_by_key(|building| kind(*building));
        found
    };
    let found = Some(meant(likely)).filter(|found| !found.is_empty()).unwrap_or_else(|| meant(all));
    let typed = shown(&typed);
    match *found {
        [only] => Ok(kind(only)),
        [] => {
            let named = choice(if likely.is_empty() { all } else { likely });
            Err(format!("`{typed}` is no choice here: {named}."))
        }
        _ => Err(format!("`{typed}` can be {}.", choice(&found))),
    }
}

/// Whether `typed` begins the name of the building, or a word of it.
fn is_meant(typed: &str, building: Building) -> bool {
    let name = building.to_string();
    !typed.is_empty() && (name.starts_with(typed) || name.split('-').any(|word| word.starts_with(typed)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::design_town::Card;

    #[test]
    fn names_are_said_as_they_are_typed() {
        for building in Building::ALL {
            let typed = name(building).to_lowercase();
            assert_eq!(typed.replace(' ', "-"), building.to_string());
            for typed in [typed.split(' ').collect::<Vec<_>>(), vec![&*building.to_string()]] {
                assert_eq!(find(&typed, &[], &Building::ALL, |building| building), Ok(building));
            }
        }
        assert_eq!((a(Building::Apartment), a(Building::Church)), ("an Apartment".into(), "a Church".into()));
    }

    #[test]
    fn a_building_is_known_by_the_beginning_of_any_word() {
        use Building::{Church, ConvenienceStore, RecyclingBin, RecyclingCentre, ShoppingMall, Station};
        let find =
            |typed: &str, likely: &[Building]| find(&[typed], likely, &Building::ALL, |building| building);
        assert_eq!(find("mall", &[]), Ok(ShoppingMall));
        assert_eq!(find("bi", &[]), Ok(RecyclingBin));
        assert_eq!(find("s", &[Church, Station]), Ok(Station));
        assert_eq!(
            find("s", &[Church]).unwrap_err(),
            "`s` can be Convenience Store, Shopping Mall or Station."
        );
        assert_eq!(
            find("recycling", &[]).unwrap_err(),
            "`recycling` can be Recycling Bin or Recycling Centre."
        );
        assert_eq!(find("recycling-c", &[ConvenienceStore]), Ok(RecyclingCentre));
        assert_eq!(find("x", &[Church, Station]).unwrap_err(), "`x` is no choice here: Church or Station.");
        assert!(find("", &[]).is_err());
        // Both sides of a card are the same card.
        let card = |typed: &str| self::find(&[typed], &[], &Building::ALL, Building::card);
        assert_eq!(card("a"), Ok(Card::ResidentialArea));
        assert!(card("c").is_err());
    }

    #[test]
    fn those_of_a_kind_stand_together() {
        use Building::{Apartment, Church};
        assert_eq!(in_order(&[Church, Apartment, Apartment, Church]), "Church, 2 × Apartment, Church");
        assert_eq!(in_pile(&[Church, Apartment, Church].into_iter().collect()), "Apartment, 2 × Church");
        assert_eq!(in_order(&[]), "nothing");
    }
}
