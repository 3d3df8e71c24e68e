// The processes of a browser, as Linux counts them.

import { readFileSync, readdirSync } from "node:fs";

/** Ticks in a second, as everywhere on Linux. */
const TICKS = 100;

/** What /proc says of each process: its number, its parent's, and the seconds of a core that it has taken. */
function processes() {
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name)).flatMap((name) => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return [{ id: Number(name), parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / TICKS }];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}

/** The seconds of a core that a process and all its children have taken so far. */
export function secondsOf(root) {
  const all = processes();
  const family = new Set([root]);
  // A parent may come after its child.
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const { id, parent } of all) if (family.has(parent)) family.add(id);
  }
  return all.filter(({ id }) => family.has(id)).reduce((sum, { seconds }) => sum + seconds, 0);
}
