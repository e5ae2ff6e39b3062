import { createHash } from "node:crypto"

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
/** Other types are data that a browser never runs, such as application/ld+json. */
const RUNS = /\btype\s*=\s*["']?(?:module|importmap|speculationrules|text\/javascript|application\/javascript)\b/i

/** The hash sources that let exactly the inline scripts of this page run, each once. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = "", script = ""] of html.matchAll(SCRIPT)) {
    if (/\bsrc\s*=/i.test(attributes)) continue
    if (/\btype\s*=/i.test(attributes) && !RUNS.test(attributes)) continue
    hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`)
  }
  return [...hashes]
}
