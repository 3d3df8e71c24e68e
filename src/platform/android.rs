//! Android: what the app asks is answered by the activity in `mobile/android`.

use std::{path::PathBuf, sync::OnceLock, thread};

use bevy::{android::ANDROID_APP, math::UVec2};
use jni::{
    Env, JValue, JavaVM,
    errors::{Error, Result},
    jni_sig, jni_str,
    objects::{JByteArray, JFloatArray, JObject, JString},
    refs::Global,
    strings::JNIStr,
};

use super::{
    Buzz, Device, Done, DrawnText, FileWords, Given, GivenFile, Hears, Refusal, Taken, TextQuestion, Waker,
    system_fonts,
};
use crate::record::MOST_ARCHIVE_BYTES;

/// A phone or tablet with Android.
pub(super) struct Android;

static WAKER: OnceLock<Waker> = OnceLock::new();

/// Keeps the waker with which the activity wakes the app.
pub(super) fn keep(waker: &Waker) {
    let _ = WAKER.set(waker.clone());
}

/// Lets the app ask for what has changed; before it runs there is nothing to do.
pub fn wake() {
    if let Some(waker) = WAKER.get() {
        waker.wake();
    }
}

/// Asks the activity something, from any thread.
///
/// # Errors
///
/// When there is no activity, or when it threw an exception.
fn with_activity<T>(ask: impl FnOnce(&mut Env, &JObject) -> Result<T>) -> Result<T> {
    let app = ANDROID_APP.get().ok_or(Error::UninitializedJavaVM)?;
    JavaVM::singleton()?.attach_current_thread(|env| {
        let activity = app.activity_as_ptr().cast();
        #[expect(unsafe_code, reason = "the activity comes as a raw reference")]
        // SAFETY: `app` keeps its global reference to the activity for as long as it lives, which is for ever.
        let activity = unsafe { env.as_cast_raw::<Global<JObject>>(&activity)? };
        ask(env, activity.as_ref())
    })
}

/// What went wrong, without Java's stack trace.
fn why(error: &Error) -> String {
    match error {
        Error::CaughtJavaException { msg, .. } => msg.clone(),
        other => other.to_string(),
    }
}

fn covered(env: &mut Env, activity: &JObject) -> Result<[f32; 4]> {
    let covered = env.call_method(activity, jni_str!("insets"), jni_sig!("()[F"), &[])?.l()?;
    let covered = env.cast_local::<JFloatArray>(covered)?;
    let mut insets = [0.0; 4];
    covered.get_region(env, 0, &mut insets)?;
    Ok(insets)
}

fn languages(env: &mut Env, activity: &JObject) -> Result<Vec<String>> {
    let tags = env.call_method(activity, jni_str!("languages"), jni_sig!("()Ljava/lang/String;"), &[])?.l()?;
    let tags = env.cast_local::<JString>(tags)?.try_to_string(env)?;
    Ok(tags.split(',').map(str::to_owned).collect())
}

fn give(env: &mut Env, activity: &JObject, words: &FileWords, file: &GivenFile) -> Result<Given> {
    let (title, name) = (env.new_string(&words.title)?, env.new_string(&file.name)?);
    let (kind, bytes) = (env.new_string(file.media_type())?, env.byte_array_from_slice(&file.bytes)?);
    env.call_method(
        activity,
        jni_str!("giveFile"),
        jni_sig!("(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;[B)V"),
        &[JValue::Object(&title), JValue::Object(&name), JValue::Object(&kind), JValue::Object(&bytes)],
    )?;
    Ok(Given::Handed)
}

/// Reads the file that `bytes` waits for, a method of the activity.
fn take(env: &mut Env, activity: &JObject, bytes: &JNIStr) -> Result<Taken> {
    let most = i32::try_from(MOST_ARCHIVE_BYTES + 1).unwrap_or(i32::MAX);
    let bytes = env.call_method(activity, bytes, jni_sig!("(I)[B"), &[JValue::Int(most)])?.l()?;
    if bytes.is_null() {
        return Ok(Taken::Cancelled);
    }
    let bytes = env.cast_local::<JByteArray>(bytes)?;
    let bytes = env.convert_byte_array(&bytes)?;
    let name = env.call_method(activity, jni_str!("takenName"), jni_sig!("()Ljava/lang/String;"), &[])?.l()?;
    let name = env.cast_local::<JString>(name)?.try_to_string(env)?;
    Ok(Taken::File { name, bytes })
}

fn ask(env: &mut Env, activity: &JObject, question: &TextQuestion) -> Result<Option<String>> {
    let most = i32::try_from(question.most).unwrap_or(i32::MAX);
    let (title, text) = (env.new_string(&question.title)?, env.new_string(&question.text)?);
    let (accept, cancel) = (env.new_string(&question.accept)?, env.new_string(&question.cancel)?);
    let answer = env
        .call_method(
            activity,
            jni_str!("askText"),
            jni_sig!(
                "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;I)Ljava/lang/String;"
            ),
            &[
                JValue::Object(&title),
                JValue::Object(&text),
                JValue::Object(&accept),
                JValue::Object(&cancel),
                JValue::Int(most),
            ],
        )?
        .l()?;
    if answer.is_null() {
        return Ok(None);
    }
    env.cast_local::<JString>(answer)?.try_to_string(env).map(Some)
}

impl Device for Android {
    fn insets(&self) -> [f32; 4] {
        with_activity(covered).unwrap_or_default()
    }

    fn window_size(&self) -> Option<UVec2> {
        let window = ANDROID_APP.get()?.native_window()?;
        // Negative numbers are errors.
        let pixels = |side: i32| u32::try_from(side).ok();
        Some(UVec2::new(pixels(window.width())?, pixels(window.height())?))
    }

    fn data_dir(&self) -> Option<PathBuf> {
        ANDROID_APP.get()?.internal_data_path()
    }

    fn can_buzz(&self) -> bool {
        true
    }

    fn buzz(&self, buzz: Buzz) {
        let strength = match buzz {
            Buzz::Tick => 0,
            Buzz::Knock => 1,
            Buzz::Cheer => 2,
        };
        // A phone that cannot be felt is no trouble.
        let _ = with_activity(|env, activity| {
            env.call_method(activity, jni_str!("buzz"), jni_sig!("(I)V"), &[JValue::Int(strength)])?.v()
        });
    }

    fn languages(&self) -> Vec<String> {
        with_activity(languages).unwrap_or_default()
    }

    fn wants_stillness(&self) -> bool {
        with_activity(|env, activity| {
            env.call_method(activity, jni_str!("wantsStillness"), jni_sig!("()Z"), &[])?.z()
        })
        .unwrap_or_default()
    }

    fn wants_night(&self, _: &Waker) -> Option<bool> {
        with_activity(|env, activity| {
            env.call_method(activity, jni_str!("wantsNight"), jni_sig!("()Z"), &[])?.z()
        })
        .ok()
    }

    fn text_scale(&self) -> f32 {
        with_activity(|env, activity| {
            env.call_method(activity, jni_str!("textScale"), jni_sig!("()F"), &[])?.f()
        })
        .unwrap_or(1.0)
    }

    fn draw_texts(&self, texts: Vec<String>, done: Done<Vec<Option<DrawnText>>>) {
        system_fonts::draw(texts, done);
    }

    // Java waits for the person, so each question has a thread of its own.
    fn give_file(&self, words: FileWords, file: GivenFile, done: Done<Given>) {
        thread::spawn(move || {
            let given = with_activity(|env, activity| give(env, activity, &words, &file));
            done(given.unwrap_or_else(|error| Given::Failed(Refusal::of(why(&error)))));
        });
    }

    fn take_file(&self, _: FileWords, done: Done<Taken>) {
        thread::spawn(move || {
            let taken = with_activity(|env, activity| take(env, activity, jni_str!("takeFile")));
            done(taken.unwrap_or_else(|error| Taken::Failed(Refusal::of(why(&error)))));
        });
    }

    fn hear_of_files(&self, come: Hears<Taken>) {
        let opened = come.clone();
        thread::spawn(move || {
            let taken = with_activity(|env, activity| take(env, activity, jni_str!("takeLateFile")));
            match taken.unwrap_or_else(|error| Taken::Failed(Refusal::of(why(&error)))) {
                Taken::Cancelled => {}
                taken => come(taken),
            }
        });
        // Each waits until another app has this one open a file.
        thread::spawn(move || {
            loop {
                match with_activity(|env, activity| take(env, activity, jni_str!("takeOpenedFile"))) {
                    Ok(Taken::Cancelled) | Err(Error::UninitializedJavaVM) => return,
                    Ok(taken) => opened(taken),
                    Err(error) => opened(Taken::Failed(Refusal::of(why(&error)))),
                }
            }
        });
    }

    fn comes_back(&self) -> bool {
        true
    }

    fn asks_for_text(&self) -> bool {
        true
    }

    fn ask_text(&self, question: TextQuestion, done: Done<Option<String>>) {
        thread::spawn(move || {
            done(with_activity(|env, activity| ask(env, activity, &question)).unwrap_or_default());
        });
    }

    fn step_aside(&self) -> bool {
        with_activity(|env, activity| {
            env.call_method(activity, jni_str!("stepAside"), jni_sig!("()V"), &[])?.v()
        })
        .is_ok()
    }
}
