import { useEffect, useState } from "react"
import { useParams } from "react-router"
import type { AskOf } from "../../../contract/call.ts"
import type { AllCalls, CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { staffApi } from "../../shell/api.ts"

type Asked = NonNullable<AskOf<AllCalls["POST /api/admin/order/makePreview"]>["body"]>
export type OrderPreview = CallReply<"POST /api/admin/order/makePreview">

const PAUSE_MS = 300

/** What the order would come to, as the server reckons it; nothing while there is nothing in it. */
export function useOrderPreview({ region_code, ...asked }: Asked): OrderPreview | undefined {
  const { shop } = useParams()
  const [preview, setPreview] = useState<OrderPreview>()
  const sent = JSON.stringify({ ...asked, ...(region_code && { region_code }) })
  const isEmpty = asked.items.length === 0
  useEffect(() => {
    if (isEmpty) return setPreview(undefined)
    let isStale = false
    const timer = setTimeout(async () => {
      const reply = await staffApi(shop).ask("POST /api/admin/order/makePreview", { body: JSON.parse(sent) })
      if (!isStale) setPreview(reply.code === SUCCESS ? reply.data : undefined)
    }, PAUSE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [sent, isEmpty, shop])
  return preview
}
