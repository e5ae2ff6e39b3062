import { inlineHash } from "../inline-hash.ts"

/** Other types are data that a browser never runs, such as application/ld+json. */
const RUNS = /\btype\s*=\s*["']?(?:module|importmap|speculationrules|text\/javascript|application\/javascript)\b/i

/**
 * Of a page whose own scripts were drawn with a mark, made up for this one drawing, as their nonce: the page without it, and
 * the hash sources that let exactly those inline scripts run. Whatever else got into the page cannot know the mark.
 */
export function markedScripts(html: string, mark: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>()
  const marked = new RegExp(`<script\\b([^>]*\\bnonce="${mark}"[^>]*)>([\\s\\S]*?)<\\/script\\s*>`, "gi")
  for (const [, attributes = "", script = ""] of html.matchAll(marked)) {
    if (/\bsrc\s*=/i.test(attributes)) continue
    if (/\btype\s*=/i.test(attributes) && !RUNS.test(attributes)) continue
    hashes.add(inlineHash(script))
  }
  return { html: html.replaceAll(` nonce="${mark}"`, ""), hashes: [...hashes] }
}
