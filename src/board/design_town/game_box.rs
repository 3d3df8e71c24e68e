//! What the shelf, the set-up, the results and the help show of Design Town.
