import { renderToString } from "react-dom/server"
import type { DrawMarkup, Shell } from "./shell.ts"

/** By shell and by what a part shows: when the shop or that is read anew, the markup goes with the old one. */
const drawn = new WeakMap<Shell, WeakMap<object, Map<string, string>>>()

/** What `<CachedMarkup>` has in it, as the page itself would draw it. */
export const cachedMarkup: DrawMarkup = ({ shell, of, name, inside }) => {
  const ofShell = drawn.get(shell) ?? new WeakMap<object, Map<string, string>>()
  drawn.set(shell, ofShell)
  const parts = ofShell.get(of) ?? new Map<string, string>()
  ofShell.set(of, parts)
  const markup = parts.get(name) ?? renderToString(inside)
  parts.set(name, markup)
  return markup
}
