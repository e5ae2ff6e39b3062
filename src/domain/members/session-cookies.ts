import {
  GOODS_PASSWORD_COOKIE,
  GUEST_COOKIE,
  ORDER_PROOFS_COOKIE,
  PASSKEY_COOKIE,
  REFRESH_COOKIE,
  STAFF_COOKIE,
  STAFF_PASSKEY_COOKIE,
  TOKEN_COOKIE,
} from "../constants.ts"

/** Cookies that open something: sessions, orders, encrypted goods. */
export const SESSION_COOKIES: ReadonlySet<string> = new Set([
  TOKEN_COOKIE,
  REFRESH_COOKIE,
  STAFF_COOKIE,
  STAFF_PASSKEY_COOKIE,
  GUEST_COOKIE,
  ORDER_PROOFS_COOKIE,
  GOODS_PASSWORD_COOKIE,
  PASSKEY_COOKIE,
])

const HOST_PREFIX = "__Host-"

/**
 * What a cookie is called. A session's has the prefix `__Host-` where the visitor came by https: browsers then take it
 * from this host by https only, so that neither another subdomain nor somebody on the line can put one in its place. By
 * http, where browsers refuse such names, it has its plain one. The other name counts for nothing.
 */
export function cookieName(name: string, protocol: "http" | "https"): string {
  return protocol === "https" && SESSION_COOKIES.has(name) ? HOST_PREFIX + name : name
}
