import { type SubmitEvent, useEffect, useRef } from "react"
import { useFetcher } from "react-router"
import { PayResult } from "./pay-result.tsx"
import { PAY_FIELDS, type PayOutcome, payOutcomeIn } from "./payment.ts"
import type { PartProps } from "./provider-part.tsx"
import { SandboxSheet } from "./sandbox-sheet.tsx"

/** The test provider: every step is a form that works without scripts. */
export function SandboxPart({ payment, actionData }: PartProps & { actionData: unknown }) {
  const fetcher = useFetcher<PayOutcome>()
  const outcome = fetcher.data ?? payOutcomeIn(actionData)
  const isPending = fetcher.state === "submitting"
  const panel = useFocusOnOutcome(outcome)
  const step = outcome?.step
  const methods = payment.methods.filter(({ provider }) => provider === "sandbox")
  return (
    <div ref={panel}>
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
    </div>
  )
}

/** What was wrong, or what comes next, gets the focus: it is read out and can be answered. */
function useFocusOnOutcome(outcome: PayOutcome | null) {
  const panel = useRef<HTMLDivElement>(null)
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
