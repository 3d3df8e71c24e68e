// What the game cannot do without.

/**
 * A module with a table of references to what is JavaScript's, and a function that fills a vector: the game is compiled
 * for browsers that take both.
 */
const MODULE = [
  [0, 97, 115, 109, 1, 0, 0, 0],
  [1, 5, 1, 96, 0, 1, 123],
  [3, 2, 1, 0],
  [4, 4, 1, 111, 0, 0],
  [10, 8, 1, 6, 0, 65, 0, 253, 15, 11],
].flat();

/** The notice of what this browser lacks, or nothing. */
export function missing() {
  if (typeof WebAssembly !== "object" || !WebAssembly.compileStreaming) return "no-webassembly";
  if (!WebAssembly.validate(new Uint8Array(MODULE))) return "no-webassembly";
  const context = document.createElement("canvas").getContext("webgl2");
  if (!context) return "no-graphics";
  // Browsers allow few of these at a time.
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return undefined;
}
