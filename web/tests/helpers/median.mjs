// What benches make of several figures.

/** The middle one. */
export const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
