//! Which key of a short cut somebody presses, on whatever keyboard.

use bevy::{
    input::keyboard::{Key, KeyboardInput},
    prelude::*,
};

/// The sign of the pressed key: a letter by what is typed, in upper case, so that it is the one that the help names; a
/// digit by its place in the row or the number block, for some keyboards type it with Shift only; `None` of all others.
///
/// A keyboard without Latin letters has them where most others do.
pub(super) fn typed(pressed: &KeyboardInput) -> Option<char> {
    if let Some(digit) = DIGITS.iter().position(|keys| keys.contains(&pressed.key_code)) {
        return char::from_digit(digit as u32, 10);
    }
    let Key::Character(typed) = &pressed.logical_key else { return letter_at(pressed.key_code) };
    let mut letters = typed.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) if letter.is_ascii_graphic() => Some(letter.to_ascii_uppercase()),
        (Some(letter), _) if letter.is_alphabetic() => letter_at(pressed.key_code),
        _ => None,
    }
}

/// The keys of the digits from 0 on, in both places where a keyboard has them.
const DIGITS: [[KeyCode; 2]; 10] = [
    [KeyCode::Digit0, KeyCode::Numpad0],
    [KeyCode::Digit1, KeyCode::Numpad1],
    [KeyCode::Digit2, KeyCode::Numpad2],
    [KeyCode::Digit3, KeyCode::Numpad3],
    [KeyCode::Digit4, KeyCode::Numpad4],
    [KeyCode::Digit5, KeyCode::Numpad5],
    [KeyCode::Digit6, KeyCode::Numpad6],
    [KeyCode::Digit7, KeyCode::Numpad7],
    [KeyCode::Digit8, KeyCode::Numpad8],
    [KeyCode::Digit9, KeyCode::Numpad9],
];

/// The letter that most keyboards have at this place.
fn letter_at(key: KeyCode) -> Option<char> {
    // Named after their letters.
    let name = format!("{key:?}");
    let letter = name.strip_prefix("Key")?;
    letter.chars().next().filter(|_| letter.len() == 1)
}

#[cfg(test)]
mod tests {
    use bevy::input::{ButtonState, keyboard::NativeKey};

    use super::*;

    fn press(key_code: KeyCode, logical_key: Key) -> Option<char> {
        typed(&KeyboardInput {
            key_code,
            logical_key,
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        })
    }

    fn typing(key: KeyCode, text: &str) -> Option<char> {
        press(key, Key::Character(text.into()))
    }

    #[test]
    fn letters_are_those_that_are_typed() {
        // A French keyboard.
        assert_eq!(typing(KeyCode::Semicolon, "m"), Some('M'));
        assert_eq!(typing(KeyCode::KeyQ, "a"), Some('A'));
        assert_eq!(typing(KeyCode::KeyA, "q"), Some('Q'));
        assert_eq!(typing(KeyCode::KeyZ, "W"), Some('W'));
        // A German and a Hungarian one.
        assert_eq!([typing(KeyCode::KeyZ, "y"), typing(KeyCode::KeyY, "z")], [Some('Y'), Some('Z')]);
        // A Norwegian one.
        assert_eq!(typing(KeyCode::Minus, "+"), Some('+'));
        assert_eq!(typing(KeyCode::Slash, "-"), Some('-'));
    }

    #[test]
    fn digits_go_by_their_row_with_or_without_shift() {
        for (key, text) in [
            (KeyCode::Digit2, "é"),
            (KeyCode::Digit2, "2"),
            (KeyCode::Digit2, "\""),
            (KeyCode::Digit2, "@"),
            (KeyCode::Numpad2, "2"),
        ] {
            assert_eq!(typing(key, text), Some('2'), "{text}");
        }
        assert_eq!(press(KeyCode::Numpad7, Key::Home), Some('7'));
        assert_eq!(typing(KeyCode::Digit0, "ö"), Some('0'));
    }

    #[test]
    fn without_latin_letters_places_count() {
        assert_eq!(typing(KeyCode::KeyR, "к"), Some('R'));
        assert_eq!(press(KeyCode::KeyR, Key::Unidentified(NativeKey::Unidentified)), Some('R'));
        for (key, text) in [(KeyCode::Semicolon, "é"), (KeyCode::KeyE, "€"), (KeyCode::Quote, "á")] {
            assert_eq!(typing(key, text), None, "{text}");
        }
        assert_eq!(press(KeyCode::Tab, Key::Tab), None);
    }
}
