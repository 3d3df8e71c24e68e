//! The grammar of JSON (RFC 8259): white space, strings, numbers, and the signs between values.

use std::borrow::Cow;

use super::trouble::Trouble;

/// A JSON text, and how far it has been read.
pub(super) struct Scanner<'a> {
    text: &'a str,
    at: usize,
}

/// A number as it is written.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Number {
    /// Digits alone, as far as they fit.
    BoundedInt(u64),
    /// Digits after a minus sign, but for `-0`.
    Negative(i64),
    /// Whatever else is a number.
    Other(f64),
}

impl<'a> Scanner<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// The byte that comes next.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    fn rest(&self) -> &'a [u8] {
        self.text.as_bytes().get(self.at..).unwrap_or_default()
    }

    fn trouble(&self, reason: &str) -> Trouble {
        Trouble::new(reason).at(self.at)
    }

    /// The first byte of what comes next after white space, which is passed over.
    pub(super) fn next(&mut self) -> Result<u8, Trouble> {
        let blanks = self.rest().iter().take_while(|byte| matches!(byte, b' ' | b'\t' | b'\n' | b'\r'));
        self.at += blanks.count();
        self.rest().first().copied().ok_or_else(Trouble::cut_off)
    }

    /// Checks that nothing but white space comes any more.
    pub(super) fn end(&mut self) -> Result<(), Trouble> {
        match self.next() {
            Ok(_) => Err(self.trouble("the text goes on after its end")),
            Err(_) => Ok(()),
        }
    }

    /// Passes over the sign that opens an object or array, which comes next.
    pub(super) fn open(&mut self) {
        self.at += 1;
    }

    /// Whether a value or field follows in an object or array that `close` ends; passes over the sign before it.
    pub(super) fn goes_on(&mut self, is_first: bool, close: u8) -> Result<bool, Trouble> {
        let next = self.next()?;
        if next == close {
            self.at += 1;
            return Ok(false);
        }
        if !is_first {
            if next != b',' {
                return Err(self.trouble(if close == b'}' {
                    "expected `,` or `}`"
                } else {
                    "expected `,` or `]`"
                }));
            }
            self.at += 1;
            if self.next()? == close {
                return Err(self.trouble("after a comma something must follow"));
            }
        }
        Ok(true)
    }

    /// The name of a field; passes over the colon, too.
    pub(super) fn field(&mut self) -> Result<Cow<'a, str>, Trouble> {
        if self.next()? != b'"' {
            return Err(self.trouble("expected the name of a field, in quotes"));
        }
        let name = self.string()?;
        if self.next()? != b':' {
            return Err(self.trouble("expected `:`"));
        }
        self.at += 1;
        Ok(name)
    }

    /// A string; its first quote comes next.
    pub(super) fn string(&mut self) -> Result<Cow<'a, str>, Trouble> {
        self.at += 1;
        let mut read = Cow::Borrowed("");
        loop {
            let start = self.at;
            let is_special = |byte: &u8| matches!(byte, 0..b' ' | b'"' | b'\\');
            let length = self.rest().iter().position(is_special).ok_or_else(Trouble::cut_off)?;
            self.at += length;
            read += &self.text[start..self.at];
            match self.text.as_bytes()[self.at] {
                b'"' => {
                    self.at += 1;
                    return Ok(read);
                }
                b'\\' => read.to_mut().push(self.escape()?),
                control => {
                    return Err(
                        self.trouble(&format!("a control character must be written as \\u{control:04x} here"))
                    );
                }
            }
        }
    }

    /// What an escape stands for; its backslash comes next.
    fn escape(&mut self) -> Result<char, Trouble> {
        let start = self.at;
        let letter = self.text[start + 1..].chars().next().ok_or_else(Trouble::cut_off)?;
        self.at += 1 + letter.len_utf8();
        Ok(match letter {
            '"' | '\\' | '/' => letter,
            'b' => '\u{8}',
            'f' => '\u{C}',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'u' => {
                let mut code = self.hexadecimal(start)?;
                if (0xD800..0xDC00).contains(&code) {
                    if self.rest().starts_with(b"\\u") {
                        self.at += 2;
                        let low = self.hexadecimal(start)?;
                        if (0xDC00..0xE000).contains(&low) {
                            code = 0x1_0000 + ((code - 0xD800) << 10) + (low - 0xDC00);
                        }
                    } else if b"\\u".starts_with(self.rest()) {
                        return Err(Trouble::cut_off());
                    }
                }
                let half = || Trouble::new("half of a surrogate pair is no character").at(start);
                return char::from_u32(code).ok_or_else(half);
            }
            _ => {
                let letter = letter.escape_debug();
                return Err(Trouble::new(format_args!("there is no escape `\\{letter}`")).at(start));
            }
        })
    }

    /// The four digits of the escape that begins at `start`.
    fn hexadecimal(&mut self, start: usize) -> Result<u32, Trouble> {
        let digits = self.rest().iter().take(4).take_while(|byte| byte.is_ascii_hexdigit()).count();
        let code = self.text.get(self.at..self.at + digits).and_then(|code| u32::from_str_radix(code, 16).ok());
        match code {
            Some(code) if digits == 4 => {
                self.at += 4;
                Ok(code)
            }
            _ if self.rest().len() == digits => Err(Trouble::cut_off()),
            _ => Err(Trouble::new("after `\\u` four hexadecimal digits must follow").at(start)),
        }
    }

    /// A number; its first digit or its minus sign comes next.
    pub(super) fn number(&mut self) -> Result<Number, Trouble> {
        let start = self.at;
        let is_negative = self.takes(b"-");
        let has_zero = self.rest().first() == Some(&b'0');
        if self.digits()? > 1 && has_zero {
            return Err(Trouble::new("a number has no zeros in front").at(start));
        }
        let mut is_plain = true;
        if self.takes(b".") {
            is_plain = false;
            self.digits()?;
        }
        if self.takes(b"eE") {
            is_plain = false;
            self.takes(b"+-");
            self.digits()?;
        }
        let number = &self.text[start..self.at];
        let other = || Number::Other(number.parse().unwrap_or(f64::NAN));
        Ok(match is_negative {
            _ if !is_plain => other(),
            false => number.parse().map_or_else(|_| other(), Number::BoundedInt),
            true if number == "-0" => other(),
            true => number.parse().map_or_else(|_| other(), Number::Negative),
        })
    }

    /// Passes over one of these signs, if it comes next.
    fn takes(&mut self, signs: &[u8]) -> bool {
        let is_there = self.rest().first().is_some_and(|byte| signs.contains(byte));
        self.at += usize::from(is_there);
        is_there
    }

    /// Passes over digits, of which there is one at least; tells how many.
    fn digits(&mut self) -> Result<usize, Trouble> {
        let digits = self.rest().iter().take_while(|byte| byte.is_ascii_digit()).count();
        self.at += digits;
        match digits {
            0 if self.rest().is_empty() => Err(Trouble::cut_off()),
            0 => Err(self.trouble("expected a digit")),
            _ => Ok(digits),
        }
    }

    /// Passes over `word`: true, false or null.
    pub(super) fn word(&mut self, word: &str) -> Result<(), Trouble> {
        let rest = self.rest();
        if rest.starts_with(word.as_bytes()) {
            self.at += word.len();
            Ok(())
        } else if word.as_bytes().starts_with(rest) {
            Err(Trouble::cut_off())
        } else {
            Err(self.no_value())
        }
    }

    /// What comes next is no value.
    pub(super) fn no_value(&self) -> Trouble {
        self.trouble("expected a value: an object, an array, a string, a number, true, false or null")
    }

    /// Passes over a value. Nesting costs memory, not the program's stack, so that it may be deep.
    pub(super) fn skip(&mut self) -> Result<(), Trouble> {
        let mut open = Vec::new();
        loop {
            let mut is_first = false;
            match self.next()? {
                sign @ (b'{' | b'[') => {
                    self.open();
                    open.push(if sign == b'{' { b'}' } else { b']' });
                    is_first = true;
                }
                b'"' => _ = self.string()?,
                b'-' | b'0'..=b'9' => _ = self.number()?,
                b't' => self.word("true")?,
                b'f' => self.word("false")?,
                b'n' => self.word("null")?,
                _ => return Err(self.no_value()),
            }
            // What this value ends, up to the next one.
            loop {
                let Some(&close) = open.last() else { return Ok(()) };
                if self.goes_on(is_first, close)? {
                    if close == b'}' {
                        self.field()?;
                    }
                    break;
                }
                open.pop();
                is_first = false;
            }
        }
    }
}
