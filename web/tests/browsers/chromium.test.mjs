// The tour through chromium.

import { chromium } from "../helpers/engines/chromium.mjs";
import { tour } from "./tour.mjs";

tour(chromium);
