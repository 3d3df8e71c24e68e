//! A paragraph of the rules by itself, with a picture: what is read of a thing on the table, or of a line of the results.

use super::{GameBox, HelpBox};
use crate::{
    drawing::dyn_picture::DynPicture,
    locale::{Locale, help::RuleKeys},
    record::AnyMatch,
};

impl GameBox {
    /// The paragraph with its picture; `None` if the help has nothing of it.
    pub fn rule(&self, locale: &Locale, play: Option<&AnyMatch>, keys: RuleKeys) -> Option<HelpBox> {
        let section = (self.help)(locale, play).rules.into_iter().find(|it| it.key == keys.section);
        let pictured = (self.help_boxes)(locale, play).into_iter().find(|it| it.key == keys.picture);
        let thing = (self.help_entries)(locale, play).into_iter().find(|it| it.key == keys.picture);
        if section.is_none() && thing.is_none() && pictured.is_none() {
            return None;
        }
        let (picture, form) = match (&thing, &pictured) {
            (Some(thing), _) => (thing.picture.clone(), thing.size.x / thing.size.y),
            (None, Some(pictured)) => (pictured.picture.clone(), pictured.form),
            (None, None) => (DynPicture::new(|_, _| {}), 0.0),
        };
        // What is said of the thing goes before the rule.
        let of_thing = thing.map(|thing| (thing.name, thing.text));
        let of_box = pictured.map(|it| (it.title, it.text)).filter(|_| section.is_none());
        let (title, first) = match (of_thing.or(of_box), &section) {
            (Some((title, text)), _) => (title, text),
            (None, Some(section)) => (section.title.clone(), String::new()),
            (None, None) => return None,
        };
        let more = section.map(|section| section.text);
        let text = [Some(first).filter(|it| !it.is_empty()), more].into_iter().flatten();
        let text = text.collect::<Vec<_>>().join("\n");
        Some(HelpBox { key: keys.picture, title, picture, form, text })
    }
}
