import { useCallback } from "react"
import { useNavigate, useRevalidator } from "react-router"
import type { CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { useApi } from "../../shell/use-api.ts"
import { donePath } from "./pay-address.ts"
import type { PartProps } from "./provider-part.tsx"
import { type Finished, readFinished } from "./read-payment.ts"

type Begun = CallReply<"POST /api/order/createOrderPaySign">

/**
 * The shop's two calls around a provider's part: a payment is begun, and the buyer is done. What comes of it is shown by the
 * page itself, so whoever calls has only to say what went wrong.
 */
export function usePaying({ payment: { number }, method: { provider, method } }: PartProps) {
  const { ask } = useApi()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  /** The payment at the provider; a sentence where there is none; null where the page shows by itself why not. */
  const begin = useCallback(async (): Promise<Begun | string | null> => {
    const reply = await ask("POST /api/order/createOrderPaySign", { body: { order_no: number, provider, method } })
    if (reply.code === SUCCESS && reply.data.provider !== "none") return reply.data
    if (reply.code === SUCCESS) await navigate(donePath(number), { replace: true })
    else if (reply.reason !== "notPossibleNow" && reply.reason !== "orderExpired") return reply.msg
    // Another tab has paid or ended it meanwhile.
    else await revalidate()
    return null
  }, [ask, number, provider, method, navigate, revalidate])

  const finish = useCallback(
    async (payment: string): Promise<Finished> => {
      const reply = await ask("POST /api/pay/callback", { body: { order_no: number, paypal_id: payment } })
      const finished = reply.code === SUCCESS ? readFinished(reply.data) : "processing"
      if (finished === "paid") await navigate(donePath(number), { replace: true })
      if (finished === "processing") await revalidate()
      return finished
    },
    [ask, number, navigate, revalidate],
  )

  return { begin, finish }
}
