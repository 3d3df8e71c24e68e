//! Serde's view of a JSON text: each value in the one form in which this program writes it.

use core::fmt;

use serde::{
    Deserializer,
    de::{
        DeserializeSeed, EnumAccess, Error as _, Expected, IgnoredAny, IntoDeserializer as _, MapAccess,
        SeqAccess, Unexpected, VariantAccess, Visitor,
    },
    forward_to_deserialize_any,
};
use serde_json::Number;

use super::{
    scanner::Scanner,
    trouble::{Step, Trouble},
};

impl<'de> Deserializer<'de> for &mut Scanner<'de> {
    type Error = Trouble;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Trouble> {
        let next = self.next();
        let start = self.at();
        let read = match next {
            b'{' => {
                self.open();
                let mut fields = Fields { scanner: self, name: String::new(), name_at: start, start };
                visitor.visit_map(&mut fields).map_err(|trouble| trouble.at(fields.name_at))
            }
            b'[' => {
                self.open();
                let mut entries = Entries { scanner: self, read: 0, has_ended: false };
                visitor.visit_seq(&mut entries).and_then(|read| entries.finish().map(|()| read))
            }
            b'"' => visitor.visit_string(self.take()?),
            b't' | b'f' => visitor.visit_bool(self.take()?),
            b'n' => self.take().and_then(|()| visitor.visit_unit()),
            _ => {
                let number: Number = self.take()?;
                match (number.as_u64(), number.as_i64()) {
                    (Some(number), _) => visitor.visit_u64(number),
                    (_, Some(number)) => visitor.visit_i64(number),
                    _ => visitor.visit_f64(number.as_f64().unwrap_or(f64::NAN)),
                }
            }
        };
        read.map_err(|trouble| trouble.at(start))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Trouble> {
        match self.next() {
            b'n' => self.take().and_then(|()| visitor.visit_none()),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Trouble> {
        visitor.visit_newtype_struct(self)
    }

    // Serde would take an array of its fields as well.
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Trouble> {
        match self.next() {
            b'[' => Err(Trouble::invalid_type(Unexpected::Seq, &visitor).at(self.at())),
            _ => self.deserialize_any(visitor),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Trouble> {
        let next = self.next();
        let start = self.at();
        let read = match next {
            b'"' => visitor.visit_enum(Word(self)),
            b'{' => {
                self.open();
                if !self.goes_on(b'}') {
                    return Err(not(&visitor, "an empty object").at(start));
                }
                let read = visitor.visit_enum(Only(self))?;
                if self.goes_on(b'}') {
                    return Err(Trouble::new("only one field may stand in this object").at(self.at()));
                }
                Ok(read)
            }
            _ => self.deserialize_any(visitor),
        };
        read.map_err(|trouble| trouble.at(start))
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Trouble> {
        self.take().and_then(|IgnoredAny| visitor.visit_unit())
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map identifier
    }
}

fn not(expected: &dyn Expected, found: &str) -> Trouble {
    Trouble::new(format_args!("expected {expected}, not {found}"))
}

struct Fields<'a, 'de> {
    scanner: &'a mut Scanner<'de>,
    /// The last one's name.
    name: String,
    /// Where that stands; the object's beginning before the first and after the last field.
    name_at: usize,
    start: usize,
}

impl<'de> MapAccess<'de> for Fields<'_, 'de> {
    type Error = Trouble;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Trouble> {
        if !self.scanner.goes_on(b'}') {
            self.name_at = self.start;
            return Ok(None);
        }
        self.name_at = self.scanner.at();
        self.name = self.scanner.field()?;
        seed.deserialize(self.name.clone().into_deserializer()).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Trouble> {
        let name = core::mem::take(&mut self.name);
        value(self.scanner, seed, || Step::Field(name))
    }
}

struct Entries<'a, 'de> {
    scanner: &'a mut Scanner<'de>,
    read: usize,
    has_ended: bool,
}

impl Entries<'_, '_> {
    /// Checks that there are no more than were wanted.
    fn finish(mut self) -> Result<(), Trouble> {
        let (wanted, at) = (self.read, self.scanner.at());
        while self.next_element::<IgnoredAny>()?.is_some() {}
        if self.read == wanted {
            return Ok(());
        }
        let found = self.read;
        Err(Trouble::new(format_args!("expected an array of length {wanted}, not {found}")).at(at))
    }
}

impl<'de> SeqAccess<'de> for Entries<'_, 'de> {
    type Error = Trouble;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Trouble> {
        if self.has_ended || !self.scanner.goes_on(b']') {
            self.has_ended = true;
            return Ok(None);
        }
        let index = self.read;
        self.read += 1;
        value(self.scanner, seed, || Step::Entry(index)).map(Some)
    }
}

/// Reads the value that comes next, one step further within the text.
fn value<'de, S: DeserializeSeed<'de>>(
    scanner: &mut Scanner<'de>,
    seed: S,
    step: impl FnOnce() -> Step,
) -> Result<S::Value, Trouble> {
    scanner.next();
    let start = scanner.at();
    seed.deserialize(scanner).map_err(|trouble| trouble.at(start).within(step()))
}

/// One of several things that is written as a word.
struct Word<'a, 'de>(&'a mut Scanner<'de>);

/// One of several things that is written as an object with one field, its name.
struct Only<'a, 'de>(&'a mut Scanner<'de>);

/// Which thing it was, and what follows.
struct Named<'a, 'de> {
    name: String,
    /// `None` for a word.
    value: Option<&'a mut Scanner<'de>>,
}

impl<'a, 'de> EnumAccess<'de> for Word<'a, 'de> {
    type Error = Trouble;
    type Variant = Named<'a, 'de>;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self::Variant), Trouble> {
        let name = self.0.take::<String>()?;
        Ok((seed.deserialize(name.clone().into_deserializer())?, Named { name, value: None }))
    }
}

impl<'a, 'de> EnumAccess<'de> for Only<'a, 'de> {
    type Error = Trouble;
    type Variant = Named<'a, 'de>;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self::Variant), Trouble> {
        let at = self.0.at();
        let name = self.0.field()?;
        let variant =
            seed.deserialize(name.clone().into_deserializer()).map_err(|trouble: Trouble| trouble.at(at))?;
        Ok((variant, Named { name, value: Some(self.0) }))
    }
}

impl<'de> VariantAccess<'de> for Named<'_, 'de> {
    type Error = Trouble;

    fn unit_variant(self) -> Result<(), Trouble> {
        match self.value {
            None => Ok(()),
            Some(_) => Err(Trouble::new(format_args!("expected the string \"{0}\", not an object", self.name))),
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Trouble> {
        match self.value {
            Some(scanner) => value(scanner, seed, || Step::Field(self.name)),
            None => Err(Trouble::new(format_args!(
                "expected an object with the field `{0}`, not the string \"{0}\"",
                self.name
            ))),
        }
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Trouble> {
        self.newtype_variant_seed(Array(visitor))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Trouble> {
        self.newtype_variant_seed(Object(visitor))
    }
}

/// What is read as an array.
struct Array<V>(V);

impl<'de, V: Visitor<'de>> DeserializeSeed<'de> for Array<V> {
    type Value = V::Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<V::Value, D::Error> {
        deserializer.deserialize_seq(self.0)
    }
}

/// What is read as an object, and from nothing else.
struct Object<V>(V);

impl<'de, V: Visitor<'de>> DeserializeSeed<'de> for Object<V> {
    type Value = V::Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<V::Value, D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de, V: Visitor<'de>> Visitor<'de> for Object<V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<V::Value, A::Error> {
        self.0.visit_map(fields)
    }
}
