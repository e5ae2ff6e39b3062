import type { BodyOf, Call, QueryOf, ReplyOf } from "../../contract/call.ts"
import type { RefusalReason } from "../../contract/refusals.ts"
import type { Refusal } from "../../domain/refusal.ts"
import type { Shop } from "../shop.ts"

export type Refused = Refusal<RefusalReason, unknown>

/** What a handler gets: the shop, and a query and body that have the shape the call promises. */
export type Ask<C extends Call> = {
  shop: Shop
  query: QueryOf<C>
  body: BodyOf<C>
  setCookie: (name: string, value: string, maxAgeSeconds: number) => void
}

export type Handler<C extends Call> = (ask: Ask<C>) => Promise<ReplyOf<C> | Refused>

/** One handler for each call, none missing and none too many. */
export type Handlers<Group extends Record<string, Call>> = { [Name in keyof Group]: Handler<Group[Name]> }
