// The tour through webkit.

import { webkit } from "../helpers/engines/webkit.mjs";
import { tour } from "./tour.mjs";

tour(webkit);
