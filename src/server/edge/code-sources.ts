import { isCodeHost } from "../../domain/site/code-host.ts"
import { isPublicScreen } from "../../domain/site/public-screens.ts"
import { TAG_MANAGER_HOST, tagManagerOf } from "../../domain/site/tag-manager.ts"
import type { Drawn } from "./draw-page.ts"
import type { PageAsk } from "./page-ask.ts"
import type { CodeSources } from "./security-headers.ts"

const NO_CODE: CodeSources = { hashes: [], hosts: [] }
const HASH = /^sha256-[A-Za-z0-9+/]{43}=$/

/**
 * What the merchant's pasted code may run and load on this page: nothing on a page for one visitor. The same for whoever
 * asks, agreed or not: whether it is run is decided in the browser, so that consent is no part of what pages are cached by.
 */
export function codeSources({ site, screen }: PageAsk, { tags }: Drawn): CodeSources {
  if (tags === null || !isPublicScreen(screen)) return NO_CODE
  const hashes = [...site.chatCodeHashes, ...(site.apps.has("adCode") ? site.adCodeHashes : [])]
  const hosts = [...site.codeHosts, ...(tagManagerOf(site) ? [TAG_MANAGER_HOST] : [])]
  const hasCode = hashes.length > 0 || tagManagerOf(site) || site.chatCode || (site.apps.has("adCode") && site.adCode)
  if (!hasCode) return NO_CODE
  // Whatever got into the database by another way than the settings must not write the policy.
  return { hashes: [...new Set(hashes)].filter((hash) => HASH.test(hash)), hosts: hosts.filter(isCodeHost) }
}
