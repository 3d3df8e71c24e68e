//! The page of records.
