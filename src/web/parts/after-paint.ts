/** Whatever the first screen has not got by then must not keep it from being used. */
const PATIENCE_MS = 3_000

/** A timer set in a frame is over just after it was painted. */
const PAINTED = `await new Promise((shown) => {
  const paint = () => requestAnimationFrame(() => setTimeout(shown));
  if (document.readyState === "complete") return paint();
  addEventListener("load", paint);
  setTimeout(paint, ${PATIENCE_MS});
});`

/**
 * A module's code that waits until the first screen with its pictures is there and painted, then asks for all its files
 * at once and only then loads what it imports.
 */
export function afterPaint(code: string, files: readonly string[]): string {
  if (!code.trim()) return code
  const asking = `for (const href of ${JSON.stringify(files)})
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`
  const late = code
    .replace(/\bimport \* as (\w+) from ("[^"]+")/g, "const $1 = await import($2)")
    .replace(/\bimport ("[^"]+")/g, "await import($1)")
  return `${PAINTED}\n${asking}\n${late}`
}
