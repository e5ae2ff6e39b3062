import { useEffect, useState } from "react"
import { useParams } from "react-router"
import type { AskOf } from "../../../contract/call.ts"
import type { AllCalls, CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { staffApi } from "../../shell/api.ts"

type Items = NonNullable<AskOf<AllCalls["POST /api/admin/order/changePreview"]>["body"]>["items"]
export type ChangeSeen = CallReply<"POST /api/admin/order/changePreview">
/** Why it cannot be changed so: the server's sentence, and its reason. */
export type ChangeRefused = { msg: string; reason: string | null }

const PAUSE_MS = 350

/** What the change would come to. */
export function useChangePreview(orderNo: string, items: Items): { seen?: ChangeSeen; why?: ChangeRefused } {
  const { shop } = useParams()
  const [told, setTold] = useState<{ seen?: ChangeSeen; why?: ChangeRefused }>({})
  const sent = JSON.stringify(items)
  useEffect(() => {
    setTold({})
    if (sent === "[]") return
    let isStale = false
    const timer = setTimeout(async () => {
      const body = { order_no: orderNo, items: JSON.parse(sent) }
      const reply = await staffApi(shop).ask("POST /api/admin/order/changePreview", { body })
      if (isStale) return
      if (reply.code === SUCCESS) setTold({ seen: reply.data })
      else setTold({ why: { msg: reply.msg, reason: reasonIn(reply.data) } })
    }, PAUSE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [orderNo, sent, shop])
  return told
}

function reasonIn(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("why" in data)) return null
  return typeof data.why === "string" ? data.why : null
}
