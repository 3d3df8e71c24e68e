//! Writes the manual pages of `doodle` and what completes its commands in shells into a folder: `man/man1/doodle.1` and
//! one page for each command, and `bash`, `zsh` and `fish`, as packages of Unix have them beneath `share`.

use std::{env, error::Error, fs, io, path::Path};

use clap_complete::Shell;
use doodle_city::{games, terminal};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = env::args_os().nth(1).ok_or("Where to? Name a folder for the manual.")?;
    Ok(write_all(Path::new(&folder))?)
}

fn write_all(share: &Path) -> io::Result<()> {
    let mut command = terminal::command(games::IN_TERMINALS).ok_or(io::ErrorKind::NotFound)?;
    let pages = share.join("man/man1");
    fs::create_dir_all(&pages)?;
    clap_mangen::generate_to(command.clone(), pages)?;
    for (shell, place) in [
        (Shell::Bash, "bash-completion/completions/doodle"),
        (Shell::Zsh, "zsh/site-functions/_doodle"),
        (Shell::Fish, "fish/vendor_completions.d/doodle.fish"),
    ] {
        let file = share.join(place);
        fs::create_dir_all(file.parent().unwrap_or(share))?;
        clap_complete::generate(shell, &mut command, "doodle", &mut fs::File::create(file)?);
    }
    Ok(())
}
