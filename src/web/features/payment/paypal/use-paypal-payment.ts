import { useCallback, useRef, useState } from "react"
import { useWords } from "../../../shell/use-words.ts"
import type { LoadedPartProps } from "../provider-part.tsx"
import type { Finished } from "../read-payment.ts"
import { usePaying } from "../use-paying.ts"

/** PayPal tells of a new approval by a webhook; until then a declined payment rests, for half a minute at first. */
const LOOKS = 12
const LOOK_MS = 3_000

export type PayState = { fault: string; news: string }

/** What PayPal's buttons and card fields call, and what is said of it. */
export function usePaypalPayment(props: LoadedPartProps) {
  const words = useWords("pay")
  const { begin, finish } = usePaying(props)
  const [state, setState] = useState<PayState>({ fault: "", news: "" })
  const wasDeclined = useRef(false)
  const tell = useCallback((fault: string, news = "") => setState({ fault, news }), [])

  const createOrder = useCallback(async (): Promise<string> => {
    tell("")
    const begun = await begin()
    if (begun && typeof begun === "object") return begun.paypal_id
    tell(begun ?? "")
    // PayPal closes its window for whatever is thrown, and says it again to `failed`.
    throw new Error("The payment was not begun")
  }, [begin, tell])

  /** After a decline the same payment may be approved with another card: that it was is heard of a little later. */
  const settle = useCallback(
    async (payment: string): Promise<Finished> => {
      let end = await finish(payment)
      for (let look = 0; wasDeclined.current && end === "unpaid" && look < LOOKS; look++) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
        end = await finish(payment)
      }
      return end
    },
    [finish],
  )

  /** Whether the money came, or is on its way; else the buyer may try again. */
  const approved = useCallback(
    async (payment: string): Promise<boolean> => {
      tell("", words.payBeingMade)
      const end = await settle(payment)
      wasDeclined.current = end === "unpaid"
      tell(end === "unpaid" ? words.payDeclinedText : "")
      return end !== "unpaid"
    },
    [settle, tell, words],
  )

  const cancelled = useCallback(() => tell("", words.payCancelledText), [tell, words])
  /** What was said already is more than PayPal knows. */
  const failed = useCallback(
    () => setState((before) => (before.fault ? before : { fault: words.payFailed, news: "" })),
    [words],
  )
  return { state, tell, createOrder, approved, cancelled, failed }
}
