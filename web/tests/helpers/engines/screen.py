#!/usr/bin/python3
"""Writes what the display shows to standard output, as a PNG: so many pixels from its upper left corner."""

import sys

import gi

gi.require_version("Gdk", "3.0")
from gi.repository import Gdk  # noqa: E402

width, height = map(int, sys.argv[1:])
picture = Gdk.pixbuf_get_from_window(Gdk.get_default_root_window(), 0, 0, width, height)
sys.stdout.buffer.write(picture.save_to_bufferv("png", [], [])[1])
