import type { BrowserSources } from "../payment-provider.ts"
import type { Visitor } from "../visitor.ts"

/** For every reply, whatever it is. */
const ALWAYS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
  // Payment providers open a window and speak with it.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
} as const

const YEAR_SECONDS = 31_536_000
const HTTPS_ONLY = { "Strict-Transport-Security": `max-age=${YEAR_SECONDS}` }

/** Only where the visitor came by https: a shop that is tried out by http must stay reachable. */
export function securityHeaders(protocol: Visitor["protocol"]): Record<string, string> {
  return protocol === "https" ? { ...ALWAYS, ...HTTPS_ONLY } : ALWAYS
}

/** What code of others may run and load, where a page has some: scripts by their hashes, everything else by its hosts. */
export type CodeSources = { hashes: readonly string[]; hosts: readonly string[] }
/** And who may show the page in a frame, beside its own shop. */
export type PageSources = CodeSources & {
  framedBy: readonly string[]
  /** What payment providers' parts need on this page, each host by itself. */
  payment: BrowserSources
}

/**
 * What a page of the storefront may load and run: files of its own, and the inline scripts that `scripts` names by nonce or
 * hash. Pictures and films may come from elsewhere, because merchants put them into their texts; React sets style attributes.
 */
export function pagePolicy(scripts: readonly string[], sources: PageSources): string {
  const { payment } = sources
  const hosts = sources.hosts.map((host) => `https://${host}`)
  const frames = [...hosts, ...payment.frame]
  // A provider's script may write styles that carry the page's nonce.
  const nonces = payment.script.length > 0 ? scripts.filter((source) => source.startsWith("'nonce-")) : []
  const hashes = sources.hashes.map((hash) => `'${hash}'`)
  const from = (directive: string, ...sources: string[]) => [`${directive} 'self'`, ...sources].join(" ")
  return [
    "default-src 'self'",
    from("script-src", ...scripts, ...hashes, ...hosts, ...payment.script),
    from("style-src", ...nonces, ...hosts),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' https:",
    from("font-src", ...hosts),
    from("connect-src", ...hosts, ...sources.hosts.map((host) => `wss://${host}`), ...payment.connect),
    ...(frames.length > 0 ? [from("frame-src", ...frames)] : []),
    from("frame-ancestors", ...sources.framedBy),
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ")
}

/** In development: Vite's own scripts and styles would not pass the other one. */
export const developmentPolicy = ({ framedBy }: PageSources) =>
  `base-uri 'self'; form-action 'self'; ${["frame-ancestors 'self'", ...framedBy].join(" ")}; object-src 'none'`

/** For everything that is no page of the storefront: nothing is loaded or run; our plain pages bring their own style. */
export const PLAIN_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
