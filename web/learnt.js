// Brings the game what computer players have learnt, once its first picture is there: nobody waits for it before.

import { LEARNT } from "./version.js";

/** How long a file may take, in milliseconds. */
const PATIENCE_MS = 20_000;
/** How long until what could not be fetched is fetched again, in milliseconds. */
const AGAIN_MS = 10_000;

/** Fetches what is missing. Without it computer players think worse, but they play. */
export async function bringLearnt(game, missing = LEARNT) {
  if (!game.bringLearnt) return;
  const bring = async (path) => {
    const signal = AbortSignal.timeout?.(PATIENCE_MS);
    const response = await fetch(new URL(`learnt/${path}`, import.meta.url), { signal });
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    game.bringLearnt(path, new Uint8Array(await response.arrayBuffer()));
  };
  const done = await Promise.allSettled(missing.map(bring));
  const still = missing.filter((_, at) => done[at].status === "rejected");
  game.settleLearnt(still.length === 0);
  if (still.length > 0) {
    console.info(`Computer players have not all that they have learnt: ${done.find(({ reason }) => reason).reason.message}`);
    setTimeout(() => bringLearnt(game, still), AGAIN_MS);
  }
}
