import type { TemplateLooks } from "../../contract/template-looks.ts"
import type { Site } from "../site.ts"
import { type LookStylesheet, lookStylesheet } from "./look-stylesheet.ts"

/** Pages that were drawn before a change are still on their way, or in somebody's cache. */
const RECENT_MAX = 100

const LOOK_FILE = /^\/look\/[0-9a-f]{16}\.css$/

/** The stylesheets of shops that have changed something of their template. */
export function lookFiles(looks: TemplateLooks) {
  const recent = new Map<string, string>()

  function of(site: Site): LookStylesheet | null {
    const sheet = lookStylesheet(site, looks)
    if (sheet && !recent.has(sheet.address)) {
      recent.set(sheet.address, sheet.css)
      const oldest = recent.keys().next().value
      if (recent.size > RECENT_MAX && oldest !== undefined) recent.delete(oldest)
    }
    return sheet
  }

  return {
    of,
    isFile: (path: string) => LOOK_FILE.test(path),
    /** What is in a file; where another process has drawn the page, the address of what there is now; else null. */
    find(path: string, site: Site): { css: string } | { address: string } | null {
      const now = of(site)
      const css = recent.get(path)
      if (css !== undefined) return { css }
      return now && { address: now.address }
    },
  }
}

export type LookFiles = ReturnType<typeof lookFiles>
