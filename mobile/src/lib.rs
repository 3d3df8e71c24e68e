//! The entry for Android and iOS.
