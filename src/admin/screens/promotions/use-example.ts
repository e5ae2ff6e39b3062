import { useEffect, useState } from "react"
import { useParams } from "react-router"
import { type Failure, SUCCESS } from "../../../contract/envelope.ts"
import { staffApi } from "../../shell/api.ts"
import { type Draft, type ExampleShown, sentOf } from "./draft.ts"

export type Cart = { amount: string; region: string }

const PAUSE_MS = 300

/** What a cart would pay with the promotion as it is being written, asked anew after each change. */
export function useExample(draft: Draft, { amount, region }: Cart) {
  const { shop } = useParams()
  const [shown, setShown] = useState<ExampleShown | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const asked = JSON.stringify(draft)
  useEffect(() => {
    let isOld = false
    const timer = setTimeout(async () => {
      const api = staffApi(shop)
      const written: Draft = JSON.parse(asked)
      const [first] = written.goods
      const rows =
        written.kind === "goods" && first
          ? await api.ask("GET /api/admin/goods/detail", { query: { id: first.goodId } })
          : null
      const variant = rows?.code === SUCCESS ? rows.data.variants[0] : undefined
      const cart = variant
        ? { lines: [{ detail_id: variant.id, number: rows?.code === SUCCESS ? rows.data.moq : 1 }] }
        : { amount: Number(amount) || 1 }
      const region_code = region.trim().toUpperCase() || undefined
      const reply = await api.ask("POST /api/admin/promotion/example", {
        body: { draft: sentOf({ ...written, dnames: written.dnames || "–" }), cart, region_code },
      })
      if (isOld) return
      setShown(reply.code === SUCCESS ? reply.data : null)
      setFailure(reply.code === SUCCESS ? null : reply)
    }, PAUSE_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [shop, asked, amount, region])
  return { shown, failure }
}
