import { useCallback, useState } from "react"
import { useWords } from "../../../shell/use-words.ts"
import type { LoadedPartProps } from "../provider-part.tsx"
import { usePaying } from "../use-paying.ts"

export type PayState = { fault: string; news: string }

/** What PayPal's buttons and card fields call, and what is said of it. */
export function usePaypalPayment(props: LoadedPartProps) {
  const words = useWords("pay")
  const { begin, finish } = usePaying(props)
  const [state, setState] = useState<PayState>({ fault: "", news: "" })
  const tell = useCallback((fault: string, news = "") => setState({ fault, news }), [])

  const createOrder = useCallback(async (): Promise<string> => {
    tell("")
    const begun = await begin()
    if (begun && typeof begun === "object") return begun.paypal_id
    tell(begun ?? "")
    // PayPal closes its window for whatever is thrown, and says it again to `failed`.
    throw new Error("The payment was not begun")
  }, [begin, tell])

  /** A payment that was declined is over: whoever tries again begins another one. */
  const approved = useCallback(
    async (payment: string): Promise<void> => {
      tell("", words.payBeingMade)
      tell((await finish(payment)) === "unpaid" ? words.payDeclinedText : "")
    },
    [finish, tell, words],
  )

  const cancelled = useCallback(() => tell("", words.payCancelledText), [tell, words])
  /** What was said already is more than PayPal knows. */
  const failed = useCallback(
    () => setState((before) => (before.fault ? before : { fault: words.payFailed, news: "" })),
    [words],
  )
  return { state, tell, createOrder, approved, cancelled, failed }
}
