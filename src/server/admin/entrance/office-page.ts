import { randomBytes } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"

export type OfficePage = { html: string; policy: string }

const NONCE_PLACE = 'name="csp-nonce" content=""'

/**
 * The page of the back office: the same for everyone, its scripts and styles from files. A library that writes a style of its
 * own gives it the nonce, which is new for each page.
 */
export function officePages(folder: string): () => OfficePage {
  const html = readFileSync(join(folder, "index.html"), "utf8")
  if (!html.includes(NONCE_PLACE)) throw new Error("The built page of the back office has no place for its nonce")
  return () => {
    const nonce = randomBytes(16).toString("base64url")
    return { html: html.replace(NONCE_PLACE, `name="csp-nonce" content="${nonce}"`), policy: officePolicy(nonce) }
  }
}

/** Nothing inline and nothing from elsewhere; shops are shown in frames, and pictures before they are uploaded as blobs. */
const officePolicy = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "frame-src 'self' blob: http: https:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ")
