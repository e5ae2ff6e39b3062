import { type SubmitEvent, useEffect, useRef } from "react"
import { useFetcher } from "react-router"
import { useWords } from "../../shell/use-words.ts"
import { Notice } from "../../ui/notice.tsx"
import { OfflinePayment } from "./offline-payment.tsx"
import { PayResult } from "./pay-result.tsx"
import { PAY_FIELDS, type Payment, type PayOutcome, payOutcomeIn } from "./payment.ts"
import { ProcessingPayment } from "./processing-payment.tsx"
import { PurchaseDone } from "./purchase-done.tsx"
import { SandboxSheet } from "./sandbox-sheet.tsx"

type PayPanelProps = {
  payment: Payment
  /** What the action of the page has said, where it was asked without scripts. */
  actionData: unknown
}

/**
 * Paying an order. The one place where that is done is the order's own page, `/Center/Order/{orderNo}`, because it can be
 * reloaded, come back to, and opened from the mail; the checkout leads there with `?pay={method}` (`payPath`).
 *
 * The page needs three lines: its loader asks `loadPayment(visit, order)`, its action first asks
 * `payOrder(api, orderNo, form)` and returns what that returns unless it is null, and where `payment` is not null the page
 * shows `<PayPanel payment={payment} actionData={actionData} />` above everything else. Its words are `pay` and `purchase`, its
 * stylesheet `styles/shared/payment.css` (with `fields`, `buttons`, `marks`, `notices` and `overlays`).
 *
 * Every step is a form that works without scripts. A provider takes its place beside `SandboxSheet`: what it needs in the
 * browser comes with `createOrderPaySign`, and what it has to say goes to `payOrder`.
 */
export function PayPanel({ payment, actionData }: PayPanelProps) {
  const words = useWords("pay")
  const fetcher = useFetcher<PayOutcome>()
  const outcome = fetcher.data ?? payOutcomeIn(actionData)
  const isPending = fetcher.state === "submitting"
  const panel = useFocusOnOutcome(outcome)
  if (payment.state === "done") return <PurchaseDone payment={payment} />
  if (payment.state === "processing") return <ProcessingPayment number={payment.number} />
  if (payment.state === "offline") return <OfflinePayment payment={payment} />
  if (payment.state === "agreed") return <Notice title={words.payAgreedTitle}>{words.payAgreedText}</Notice>
  const methods = payment.methods.filter(({ provider }) => provider === "sandbox")
  if (methods.length === 0) {
    return (
      <Notice kind="warn" title={words.payNoWayTitle}>
        {words.payNoWayText}
      </Notice>
    )
  }
  const step = outcome?.step
  return (
    <section ref={panel} data-slot="pay-sheet" aria-label={words.payTitle}>
      <p data-slot="test-band">
        <b>{words.payTest}</b>
        <span>{words.payTestHint}</span>
      </p>
      <fetcher.Form
        method="post"
        noValidate
        // What is told changes nothing on the page; without a network it would be lost.
        defaultShouldRevalidate={false}
        aria-busy={isPending || undefined}
        onSubmit={(event: SubmitEvent) => isPending && event.preventDefault()}
      >
        {step && step.kind !== "card" ? (
          <PayResult step={step} faults={outcome?.faults ?? {}} isPending={isPending} />
        ) : (
          <SandboxSheet
            payment={payment}
            methods={methods}
            faults={outcome?.faults ?? {}}
            filled={step ? step.number : ""}
            isPending={isPending}
          />
        )}
      </fetcher.Form>
    </section>
  )
}

/** What was wrong, or what comes next, gets the focus: it is read out and can be answered. */
function useFocusOnOutcome(outcome: PayOutcome | null) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!outcome) return
    const next = "[aria-invalid], [data-slot=pay-result] h3"
    const find = (what: string) => panel.current?.querySelector<HTMLElement>(what)
    // Another try has taken its own button away.
    const target = find(next) ?? (document.activeElement === document.body ? find(`[name=${PAY_FIELDS.number}]`) : null)
    target?.focus()
  }, [outcome])
  return panel
}
