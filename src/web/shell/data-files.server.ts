import { RouterContextProvider } from "react-router"
import type { Page } from "../../contract/page.ts"
import { CURRENCY_COOKIE } from "../../domain/constants.ts"
import { loadShellFile, presentCode } from "./load-shell.server.ts"
import { pageContext } from "./page-context.ts"
import { readShellAddress, type ShellFile } from "./shell-file.server.ts"
import { wordsFile } from "./words-files.server.ts"

const FOREVER = "public, max-age=31536000, immutable"
/** Pages that were drawn before a change are still on their way, or in somebody's cache. */
const RECENT_MAX = 100
const recent = new Map<string, string>()

/** The words, shells and code that pages name by address; null for every other request. */
export async function dataFile(request: Request, page: Page): Promise<Response | null> {
  const { prefix = "" } = page.draft ?? {}
  const pathname = new URL(request.url).pathname.slice(prefix.length)
  if (pathname.startsWith("/code/")) return codeFile(pathname, page)
  const isWords = pathname.startsWith("/words/")
  if (!isWords && !pathname.startsWith("/shell/")) return null
  const known = isWords ? wordsFile(pathname) : recent.get(page.origin + pathname)
  if (known) return sent(known, page)
  const file = isWords ? null : await presentShell(pathname, page)
  if (!file) return noSuchFile()
  if (file.address === prefix + pathname) return sent(file.json, page)
  // Made by another process, or before a change that was heard here: what there is now has another address.
  return new Response(null, { status: 302, headers: { location: file.address, "cache-control": "no-store" } })
}

const noSuchFile = () => new Response("There is no such file.", { status: 404 })

/** Only the present code: what a page names that was drawn before a change is not run any more. */
async function codeFile(path: string, page: Page): Promise<Response> {
  const url = new URL(page.origin)
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  const present = await presentCode({ request: new Request(url), url, context })
  return present?.code.file === path ? sent(present.json, page) : noSuchFile()
}

function sent(json: string, page: Page): Response {
  page.cache([])
  return new Response(json, { headers: { "content-type": "application/json", "cache-control": FOREVER } })
}

async function presentShell(path: string, page: Page): Promise<ShellFile | null> {
  const asked = readShellAddress(path)
  if (!asked) return null
  const { template, locale, currency } = asked
  const url = new URL(page.origin)
  const request = new Request(url, { headers: { cookie: `${CURRENCY_COOKIE}=${currency}` } })
  const context = new RouterContextProvider()
  context.set(pageContext, { ...page, template, locale })
  return (await loadShellFile({ request, url, context })).file
}

/** A page names this shell from now on. */
export function keepRecent(origin: string, { address, json }: ShellFile): void {
  const key = origin + address
  recent.delete(key)
  recent.set(key, json)
  const oldest = recent.keys().next().value
  if (recent.size > RECENT_MAX && oldest !== undefined) recent.delete(oldest)
}
