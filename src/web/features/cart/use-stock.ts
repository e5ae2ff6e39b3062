import { useEffect, useState } from "react"
import type { CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { useApi } from "../../shell/use-api.ts"

/** Pieces left of a variant, asked afresh after the page has loaded; null until then, and where nobody answers. */
export function useStock(goodsId: number): (variantId: number | undefined) => number | null {
  const { ask } = useApi()
  const [stock, setStock] = useState<CallReply<"GET /api/goods/stock">["list"]>([])
  useEffect(() => {
    let isWanted = true
    ask("GET /api/goods/stock", { query: { id: goodsId } }).then((reply) => {
      if (isWanted && reply.code === SUCCESS) setStock(reply.data.list)
    })
    return () => {
      isWanted = false
    }
  }, [ask, goodsId])
  return (variantId) => stock.find(({ id }) => id === variantId)?.stock ?? null
}
