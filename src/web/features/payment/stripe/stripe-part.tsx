import { type SubmitEvent, useEffect, useRef, useState } from "react"
import { useSearchParams } from "react-router"
import { useWords } from "../../../shell/use-words.ts"
import { useShownAmount } from "../../../ui/amounts/use-shown-amount.ts"
import { Button } from "../../../ui/forms/button.tsx"
import { REFUSED_QUERY } from "../pay-address.ts"
import { PayNews } from "../pay-news.tsx"
import { type LoadedPartProps, PayLoading } from "../provider-part.tsx"
import { usePaying } from "../use-paying.ts"
import { useStripeForm } from "./use-stripe-form.ts"

/** What Stripe adds to the address where a buyer comes back from a bank's page. */
const RETURNED = "payment_intent"

/** Stripe's Payment Element: cards and what else the account takes. Numbers are typed into frames of Stripe's own. */
export function StripePart(props: LoadedPartProps) {
  const { payment } = props
  const words = useWords("pay")
  const total = useShownAmount()(payment.total, payment.currency)
  const place = useRef<HTMLDivElement>(null)
  const { finish } = usePaying(props)
  const [query] = useSearchParams()
  const returned = query.get(RETURNED)
  const [isReturning, setReturning] = useState(returned !== null)
  const { form, fault: obstacle } = useStripeForm(place, props, !isReturning)
  const refused = query.get(REFUSED_QUERY)
  const [fault, setFault] = useState(refused && (refused === "card" ? words.payDeclinedText : words.payFailed))
  const [isPending, setPending] = useState(false)

  useEffect(() => {
    if (returned === null) return
    void finish(returned).then((end) => {
      if (end !== "unpaid") return
      setFault(words.payNotConfirmed)
      setReturning(false)
    })
  }, [returned, finish, words])

  async function pay(event: SubmitEvent) {
    event.preventDefault()
    if (!form || isPending) return
    setPending(true)
    setFault("")
    setFault(await confirm(form))
    setPending(false)
  }

  /** What went wrong; empty where nothing did, and the page goes on by itself. */
  async function confirm({ stripe, elements, element, payment: id }: NonNullable<typeof form>): Promise<string> {
    const checked = await elements.submit()
    if (checked.error) {
      element.focus()
      // Stripe's own sentence, in the language of the page, stands beside the field too.
      return checked.error.message ?? words.payFailed
    }
    const { origin, pathname } = location
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: `${origin}${pathname}` },
      redirect: "if_required",
    })
    if (error?.type === "validation_error") return error.message ?? words.payFailed
    if (error?.code === "payment_intent_authentication_failure") return words.payNotConfirmed
    if (error?.type === "card_error") return words.payDeclinedText
    // Whatever else it says, it may have been paid meanwhile: the shop asks.
    const end = await finish(id)
    if (end !== "unpaid") return ""
    return error ? words.payFailed : words.payDeclinedText
  }

  return (
    <form noValidate aria-busy={isPending || undefined} onSubmit={pay}>
      {!form && !obstacle && <PayLoading />}
      <div ref={place} data-slot="pay-frame" hidden={Boolean(obstacle)} />
      <PayNews fault={obstacle || fault || ""} news={isPending ? words.payBeingMade : ""} />
      {form && (
        <Button kind="buy" isPending={isPending}>
          {words.payThis}
          <bdi>{total}</bdi>
        </Button>
      )}
    </form>
  )
}
