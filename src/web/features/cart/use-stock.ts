import { useEffect, useState } from "react"
import type { CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { useApi } from "../../shell/use-api.ts"
import { keptGuestRegion } from "../addresses/guest-address.ts"
import type { Delivery, ItemGoods } from "../catalog/goods.ts"
import { readDelivery } from "../catalog/read-delivery.ts"

type Stock = {
  /** Pieces left of a variant; null until it is known, and where nobody answers. */
  left: (variantId: number | undefined) => number | null
  /** How long it takes to this visitor; until that is known, to the shop's own country. */
  delivery: Delivery | null
}

/** What a page that all visitors share cannot know: asked afresh after it has loaded. */
export function useStock(goods: Pick<ItemGoods, "id" | "delivery">): Stock {
  const { ask } = useApi()
  const [told, setTold] = useState<CallReply<"GET /api/goods/stock"> | null>(null)
  useEffect(() => {
    let isWanted = true
    ask("GET /api/goods/stock", { query: { id: goods.id, region_code: keptGuestRegion() } }).then((reply) => {
      if (isWanted && reply.code === SUCCESS) setTold(reply.data)
    })
    return () => {
      isWanted = false
    }
  }, [ask, goods.id])
  return {
    left: (variantId) => told?.list.find(({ id }) => id === variantId)?.stock ?? null,
    delivery: told ? readDelivery(told.delivery) : goods.delivery,
  }
}
