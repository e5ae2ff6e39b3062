import type { BodyOf, Call, PathOf, QueryOf, ReplyOf } from "../../contract/call.ts"
import type { RefusalReason } from "../../contract/refusals.ts"
import type { Refusal } from "../../domain/refusal.ts"
import type { Shop } from "../shop.ts"
import type { Account, Member, Shopper, Staff } from "../who.ts"
import type { AskedFrom } from "./asked-from.ts"
import type { FileMade } from "./file-reply.ts"

export type Refused = Refusal<RefusalReason, unknown>

export type CookieOptions = { httpOnly?: boolean; sameSite?: "Lax" | "Strict" }
/** What this browser sent under the name that a cookie has for this visitor. */
export type ReadCookie = (name: string) => string | undefined
/** A cookie without a life ends with the browser. */
export type SetCookie = (name: string, value: string, maxAgeSeconds: number | null, options?: CookieOptions) => void

/** What a handler gets: the shop, who asks, and a query and body that have the shape the call promises. */
type Ask<C extends Call> = {
  shop: Shop
  path: PathOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  headers: Headers
  /** Whether a page of the shop asks, as far as the browser tells. */
  askedFrom: AskedFrom
  cookie: ReadCookie
  setCookie: SetCookie
} & IdentityFor<C> &
  (C["idempotent"] extends true ? { idempotencyKey: string } : object) &
  (C["upload"] extends true ? { file: Uint8Array } : object) &
  (C["raw"] extends true ? { raw: string } : object)

type IdentityFor<C extends Call> = C["who"] extends "member"
  ? { member: Member }
  : C["who"] extends "shopper"
    ? { shopper: Shopper }
    : C["who"] extends "staff"
      ? { staff: Staff }
      : C["who"] extends "account"
        ? { account: Account }
        : object

type Answered<C extends Call> = C["file"] extends true ? FileMade : ReplyOf<C>

export type Handler<C extends Call> = (ask: Ask<C>) => Promise<Answered<C> | Refused>

/** One handler for each call, none missing and none too many. */
export type Handlers<Group extends Record<string, Call>> = { [Name in keyof Group]: Handler<Group[Name]> }
