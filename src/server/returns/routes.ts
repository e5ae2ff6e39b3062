import type { returnCalls } from "../../contract/return-calls.ts"
import type { ReturnStep } from "../../domain/orders/return-status.ts"
import { isRefused } from "../../domain/refusal.ts"
import type { Handlers } from "../api/handlers.ts"
import type { Shop } from "../shop.ts"
import type { Shopper } from "../who.ts"
import { type AskedReturn, findReturn } from "./find-return.ts"
import { type MoveExtra, moveReturn } from "./move-return.ts"
import { requestReturn } from "./request-return.ts"
import { returnForShopper } from "./return-detail.ts"

export const returnHandlers: Handlers<typeof returnCalls> = {
  "POST /api/order/returned": ({ shop, shopper, body }) => requestReturn(shop, shopper, body),
  "GET /api/order/returnedDetail": ({ shop, shopper, query }) => returnForShopper(shop, query, shopper),
  "POST /api/order/returnedCancel": ({ shop, shopper, body }) => moveOwn(shop, shopper, body, "cancel"),
  "POST /api/order/returnedConfirm": ({ shop, shopper, body }) => moveOwn(shop, shopper, body, "confirm"),
  "POST /api/order/returnedChangeInfo": ({ shop, shopper, body }) =>
    moveOwn(shop, shopper, body, "sendBack", {
      parcel: { company: body.express_company, number: body.express_no },
    }),
}

async function moveOwn(shop: Shop, shopper: Shopper, asked: AskedReturn, step: ReturnStep, extra?: MoveExtra) {
  const found = await findReturn(shop, asked, shopper)
  return isRefused(found) ? found : moveReturn(shop, found.request.id, step, "shopper", extra)
}
