/** Whatever the first screen has not got by then must not keep it from being used. */
const PATIENCE_MS = 3_000

/**
 * A timer set in a frame is over when the frame was handed on; that it is seen is only told by the entry of its paint,
 * which on a slow device comes a good while later.
 */
const PAINTED = `await new Promise((shown) => {
  const seen = () => new PerformanceObserver(shown).observe({ type: "paint", buffered: true });
  const paint = () => requestAnimationFrame(() => setTimeout(seen));
  setTimeout(shown, ${PATIENCE_MS});
  if (document.readyState === "complete") return paint();
  addEventListener("load", paint);
});`

/** A file is read and run in one go: each in a turn of its own leaves the browser free for the shopper in between. */
const inTurn = (files: readonly string[]) => `for (const file of ${JSON.stringify(files)}) {
  await import(file);
  await new Promise((next) => setTimeout(next));
}`

/**
 * A module's code that waits until the first screen with its pictures is there and painted, then asks for all its files
 * at once and only then loads what it imports; before that, one after the other, the files `first`, each behind those
 * that it needs.
 */
export function afterPaint(code: string, first: readonly string[], others: readonly string[]): string {
  if (!code.trim()) return code
  const asking = `for (const href of ${JSON.stringify([...new Set([...first, ...others])])})
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`
  const late = code
    .replace(/\bimport \* as (\w+) from ("[^"]+")/g, "const $1 = await import($2)")
    .replace(/\bimport ("[^"]+")/g, "await import($1)")
  return [PAINTED, asking, ...(first.length > 0 ? [inTurn(first)] : []), late].join("\n")
}
