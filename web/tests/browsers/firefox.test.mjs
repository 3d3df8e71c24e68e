// The tour through firefox.

import { firefox } from "../helpers/engines/firefox.mjs";
import { tour } from "./tour.mjs";

tour(firefox);
