//! `bindgen MODULE FOLDER`: makes `app.js` and `app_bg.wasm` in FOLDER of a module that was built for the web.
//!
//! The names of functions stay only where the variable `WEB_NAMES` is set: they are more than half of a module that is
//! built for development, and every start of it reads them.

use std::{env, path::PathBuf};

use anyhow::{Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let arguments: Vec<PathBuf> = env::args_os().skip(1).map(PathBuf::from).collect();
    let [module, folder] = arguments.as_slice() else {
        bail!("bindgen wants a module and a folder, in this order");
    };
    Bindgen::new()
        .input_path(module)
        .out_name("app")
        .web(true)?
        .typescript(false)
        .remove_name_section(env::var_os("WEB_NAMES").is_none())
        .generate(folder)
}
