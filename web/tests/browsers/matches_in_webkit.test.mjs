// Whole matches in WebKit.

import { webkit } from "../helpers/engines/webkit.mjs";
import { wholeMatches } from "./tour.mjs";

wholeMatches(webkit);
