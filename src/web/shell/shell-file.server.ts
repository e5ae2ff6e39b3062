import { isTemplateName, type TemplateName } from "../../domain/site/templates.ts"
import type { Shell } from "./shell.ts"
import { contentHash } from "./words-files.server.ts"

/** A shell as browsers fetch it: its address says which it is and, by a hash, that it is exactly this. */
export type ShellFile = { address: string; json: string }

export function shellFile(shell: Shell, currency: number, prefix = ""): ShellFile {
  const json = JSON.stringify(shell)
  return { address: `${prefix}/shell/${shell.template}.${shell.locale}.${currency}.${contentHash(json)}.json`, json }
}

export type AskedShell = { template: TemplateName; locale: string; currency: string }

const ADDRESS = /^\/shell\/([\w-]+)\.([a-z]+)\.(\d{1,10})\.[0-9a-f]+\.json$/

/** Which shell is meant by an address, whatever the shop was like when it was written. */
export function readShellAddress(path: string): AskedShell | null {
  const [, template, locale = "", currency = ""] = ADDRESS.exec(path) ?? []
  return isTemplateName(template) ? { template, locale, currency } : null
}
