//! The texts of Parcel, which the program does not have: `texts::text(locale, KEY)` stands for `locale.text(KEY)`, and
//! `texts::with` for `locale.with`.

use std::sync::LazyLock;

use doodle_city::locale::{Arg, Locale};
use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};

static TEXTS: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| {
    let mut bundle = FluentBundle::new_concurrent(vec!["en".parse().expect("a language")]);
    bundle.set_use_isolating(false);
    let texts = FluentResource::try_new(include_str!("parcel.ftl").into()).expect("texts");
    bundle.add_resource(texts).expect("each key stands there once");
    bundle
});

pub fn text(locale: &Locale, key: &str) -> String {
    with(locale, key, &[])
}

pub fn with(_: &Locale, key: &str, args: &[(&str, Arg)]) -> String {
    let pattern = TEXTS.get_message(key).and_then(|message| message.value()).expect("a key of parcel.ftl");
    let (args, mut errors) = (args.iter().cloned().collect::<FluentArgs>(), Vec::new());
    let text = TEXTS.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    assert!(errors.is_empty(), "{key}: {errors:?}");
    text
}
