// The tour through WebKit; its whole matches are in a file of their own, so that both run at once.

import { webkit } from "../helpers/engines/webkit.mjs";
import { tour, WITHOUT_MATCHES } from "./tour.mjs";

tour(webkit, WITHOUT_MATCHES);
