import { MINUTE_SECONDS } from "../../domain/time-units.ts"
import { openSignedValue, signedValue } from "../signed-value.ts"

/** Below this path pages are drawn as a draft wants them, for whoever has a token. */
export const DRAFT_PATH = "/draft/"

/** Whether a request was sent by a page of a draft, as far as the browser tells. */
export const isDraftPage = (referer: string | undefined) =>
  referer !== undefined && URL.canParse(referer) && new URL(referer).pathname.startsWith(DRAFT_PATH)

/** How long the back office's frame shows a draft before it asks for another address. */
export const FRAME_SECONDS = 30 * MINUTE_SECONDS

/** `frame` is for the back office, `share` for whoever was given the link, as long as the draft has that key. */
export type DraftPass = { siteId: number; reader: "frame" | "share"; expires: Date; key: string }

export function draftToken(secret: string, { siteId, reader, expires, key }: DraftPass): string {
  return signedValue(secret, "lookDraft", [siteId, reader, Math.floor(expires.getTime() / 1000), key].join("-"))
}

const SHAPE = /^(\d{1,10})-(frame|share)-(\d{1,12})-([\w-]*)$/

/** Whom a token lets see a draft of this site, and until when; null for one that is over, another shop's or made up. */
export function openDraftToken(secret: string, token: string, siteId: number, now: Date): DraftPass | null {
  const [, site, reader, seconds, key = ""] = SHAPE.exec(openSignedValue(secret, "lookDraft", token) ?? "") ?? []
  const expires = new Date(Number(seconds) * 1000)
  if (Number(site) !== siteId || !(expires > now)) return null
  return { siteId, reader: reader === "frame" ? "frame" : "share", expires, key }
}
