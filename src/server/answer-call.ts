import { mayCall } from "../contract/admin/staff-rights.ts"
import type { Call } from "../contract/call.ts"
import { type Envelope, REFUSED, SESSION_OVER, SUCCESS } from "../contract/envelope.ts"
import { isRefused } from "../domain/refusal.ts"
import { whoIsIn, whoWorksHere } from "./admin/accounts/who-works.ts"
import { failureOf } from "./api/failure-of.ts"
import type { Refused } from "./api/handlers.ts"
import { underNamesSent } from "./api/other-names.ts"
import type { Sent, Unreadable } from "./api/read-ask.ts"
import { type Visit, whoAsks } from "./members/browser-session.ts"
import type { Identity } from "./members/identity.ts"
import type { Shop } from "./shop.ts"

/** A call of the contract with what answers it. */
export type AnsweredCall = { name: string; call: Call; handler: (ask: never) => Promise<object> }

type Asking = {
  shop: Shop
  visit: Visit
  /** Query, body and what else was sent, in the promised shape. */
  read: (call: Call) => Promise<Sent | Unreadable> | Sent | Unreadable
  /** May give an answer that is known already instead of asking the handler. */
  answer?: AnswerBy
}

type AnswerBy = (identity: Identity, sent: Sent, ask: () => Promise<object | Refused>) => Promise<object | Refused>

const askHandler: AnswerBy = (_identity, _sent, ask) => ask()

/** Of staff by the account that is signed in, of all others by who they are in the shop. */
async function identityFor(who: Call["who"], shop: Shop, visit: Visit): Promise<Identity | Refused> {
  if (who !== "account" && who !== "staff") return whoAsks(shop, who, visit)
  if (who === "account") {
    const account = await whoIsIn(shop, visit)
    return isRefused(account) ? account : { account }
  }
  const staff = await whoWorksHere(shop, visit)
  return isRefused(staff) ? staff : { staff }
}

/** One call, by whatever way it comes: who asks, then what was sent; the handler's answer in the envelope. */
export async function answerCall(
  { name, call, handler }: AnsweredCall,
  { shop, visit, read, answer = askHandler }: Asking,
): Promise<Envelope<object>> {
  // Which handler belongs to which call is checked where both are listed (`Handlers<AllCalls>`); here all calls are alike.
  const answerTo = handler as (ask: object) => Promise<object | Refused>
  const { headers, askedFrom, cookie, setCookie } = visit
  const identity = await identityFor(call.who, shop, visit)
  if (isRefused(identity)) return failureOf(identity.refused, shop.language)
  if (identity.staff && !mayCall(identity.staff.role, name)) return failureOf("ownerOnly", shop.language)
  const sent = await read(call)
  if (isRefused(sent)) return failureOf(sent.refused, shop.language, sent.details)
  const browser = { headers, askedFrom, cookie, setCookie }
  const data = await answer(identity, sent, () => answerTo({ shop, ...identity, ...sent, ...browser }))
  if (!isRefused(data)) return { code: SUCCESS, data, msg: "" }
  const code = call.endsSession && data.refused === "sessionOver" ? SESSION_OVER : REFUSED
  return failureOf(data.refused, shop.language, underNamesSent(data.details, sent.sentAs), code)
}
