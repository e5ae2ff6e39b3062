import { readFileSync } from "node:fs"

/** A declaration and what it stands in, from the outside: `["@media print", ".footer"]`. */
export type CssDeclaration = { within: string[]; property: string; value: string }

/** Every declaration of a stylesheet. Strings, addresses and comments may hold braces and semicolons. */
export function cssDeclarations(css: string): CssDeclaration[] {
  const found: CssDeclaration[] = []
  const within: string[] = []
  let text = ""
  const end = () => {
    const colon = text.indexOf(":")
    if (colon > 0 && within.length > 0) {
      const value = text.slice(colon + 1).trim()
      found.push({ within: [...within], property: text.slice(0, colon).trim(), value })
    }
    text = ""
  }
  for (const [token] of css.replace(/\/\*.*?\*\//gs, "").matchAll(TOKENS)) {
    if (token === "{") {
      within.push(text.trim().replace(/\s+/g, " "))
      text = ""
    } else if (token === "}") {
      end()
      within.pop()
    } else if (token === ";") end()
    else text += token
  }
  return found
}

/** A string, an address, a sign that begins or ends something, or anything else. */
const TOKENS = /"[^"]*"|'[^']*'|url\([^"')]*\)|[{};]|[^"'{};]+/g

/** @internal */
export const readCss = (path: string): CssDeclaration[] =>
  cssDeclarations(readFileSync(new URL(path, import.meta.url), "utf8"))
