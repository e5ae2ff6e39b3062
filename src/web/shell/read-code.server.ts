import type { SiteConfig } from "../../contract/site-calls.ts"
import { CONSENT_PURPOSES, type ConsentPurpose } from "../../domain/site/consent.ts"
import { type CodePiece, readPastedCode } from "../../domain/site/pasted-code.ts"
import { TAG_MANAGER_HOST } from "../../domain/site/tag-manager.ts"
import type { Shop } from "./shell.ts"
import { contentHash } from "./words-files.server.ts"

/** Code of others, by what it is for. */
type CodeFile = Record<ConsentPurpose, CodePiece[]>

/** The code of others that a shop has, as browsers fetch it once it may run; null where it has none. */
export function readCode(site: SiteConfig): { json: string; code: NonNullable<Shop["code"]> } | null {
  const file: CodeFile = {
    chat: readPastedCode(site.chatCode),
    counting: site.tagManagerId ? [tagManager(site.tagManagerId)] : [],
    adverts: readPastedCode(site.ad_code),
  }
  const purposes = CONSENT_PURPOSES.filter((purpose) => file[purpose].length > 0)
  if (purposes.length === 0) return null
  const json = JSON.stringify(file)
  return { json, code: { file: `/code/${contentHash(json)}.json`, purposes, asksFirst: site.consentRequired } }
}

const tagManager = (id: string): CodePiece => ({
  attributes: { async: "", src: `https://${TAG_MANAGER_HOST}/gtm.js?id=${id}` },
  script: "",
})
