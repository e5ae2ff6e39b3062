import type { adminMadeOrderCalls } from "../../../../contract/admin/made-order-calls.ts"
import type { BodyOf, ReplyOf } from "../../../../contract/call.ts"

type Calls = typeof adminMadeOrderCalls

export type ChangeAsked = BodyOf<Calls["POST /api/admin/order/changePreview"]>
export type ChangePreviewed = ReplyOf<Calls["POST /api/admin/order/changePreview"]>
export type ChangeSent = BodyOf<Calls["POST /api/admin/order/change"]>
export type Changed = ReplyOf<Calls["POST /api/admin/order/change"]>
