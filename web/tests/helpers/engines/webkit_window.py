#!/usr/bin/python3
"""A window of WebKitGTK that WebKitWebDriver drives and whose storage lies in a folder.

Debian's MiniBrowser forgets everything when it is driven.
"""

import argparse
import pathlib

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=pathlib.Path, help="where storage and cache lie")
    parser.add_argument("--downloads", type=pathlib.Path, help="where downloads go")
    parser.add_argument("--letters", type=int, default=16, help="the usual size of letters")
    return parser.parse_known_args()[0]


def main():
    given = arguments()
    data = WebKit2.WebsiteDataManager(
        base_data_directory=str(given.folder / "data"), base_cache_directory=str(given.folder / "cache")
    )
    context = WebKit2.WebContext(website_data_manager=data)
    context.set_automation_allowed(True)
    window = Gtk.Window(decorated=False)
    window.connect("destroy", Gtk.main_quit)

    def create(_):
        view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
        view.get_settings().set_default_font_size(given.letters)
        view.connect("close", lambda _: window.destroy())
        window.add(view)
        window.show_all()
        return view

    def name(download, suggested):
        download.set_destination((given.downloads / suggested).as_uri())
        return True

    def start(_, session):
        information = WebKit2.ApplicationInfo()
        information.set_name("webkit-window")
        session.set_application_info(information)
        session.connect("create-web-view", create)

    context.connect("automation-started", start)
    context.connect("download-started", lambda _, download: download.connect("decide-destination", name))
    GLib.set_prgname("webkit-window")
    Gtk.main()


main()
