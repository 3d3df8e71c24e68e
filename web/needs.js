// What the game cannot do without.

/** The notice of what this browser lacks, or nothing. */
export function missing() {
  if (typeof WebAssembly !== "object" || !WebAssembly.compileStreaming) return "no-webassembly";
  const context = document.createElement("canvas").getContext("webgl2");
  if (!context) return "no-graphics";
  // Browsers allow few of these at a time.
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return undefined;
}
