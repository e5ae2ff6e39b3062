import type { FunctionComponent } from "react"
import { useWords } from "../../shell/use-words.ts"
import { Link } from "../../ui/navigation/link.tsx"
import { Notice } from "../../ui/notice.tsx"
import { OtherWays } from "./other-ways.tsx"
import { payPath } from "./pay-address.ts"
import { chosenMethod, payChoices } from "./pay-choices.ts"
import { methodValue, type OnlineMethod, type Payment, type PayProvider } from "./payment.ts"
import { type PartProps, providerPart } from "./provider-part.tsx"
import { SandboxPart } from "./sandbox-part.tsx"
import { useMethodName } from "./use-method-name.ts"

const PARTS: Record<PayProvider, FunctionComponent<PartProps & { actionData: unknown }>> = {
  sandbox: SandboxPart,
  paypal: providerPart(async () => (await import("./paypal/paypal-part.tsx")).PaypalPart),
  stripe: providerPart(async () => (await import("./stripe/stripe-part.tsx")).StripePart),
}

type OpenPaymentProps = { payment: Payment; actionData: unknown }

/** An order that waits for its money: the ways to pay it, and the part of the one that is chosen. */
export function OpenPayment({ payment, actionData }: OpenPaymentProps) {
  const words = useWords("pay")
  const method = chosenMethod(payment)
  if (!method) {
    return (
      <>
        <Notice kind="warn" title={words.payNoWayTitle}>
          {words.payNoWayText}
        </Notice>
        <OtherWays payment={payment} actionData={actionData} />
      </>
    )
  }
  const Part = PARTS[method.provider]
  return (
    <section data-slot="pay-sheet" aria-label={words.payTitle}>
      {method.isTest && (
        <p data-slot="test-band">
          <b>{words.payTest}</b>
          <span>{method.provider === "sandbox" ? words.payTestHint : words.payTestAccount}</span>
        </p>
      )}
      <PayWays payment={payment} shown={method} />
      <Part key={methodValue(method)} payment={payment} method={method} actionData={actionData} />
      <OtherWays payment={payment} actionData={actionData} />
    </section>
  )
}

/** The ways to pay, where there are several: links, so that each can be come back to. */
function PayWays({ payment: { methods, number }, shown }: { payment: Payment; shown: OnlineMethod }) {
  const words = useWords("pay")
  const methodName = useMethodName()
  const choices = payChoices(methods)
  if (choices.length < 2) return null
  return (
    <nav data-slot="pay-ways" aria-label={words.payBy}>
      {choices.map((one) => (
        <Link
          key={methodValue(one)}
          to={payPath(number, methodValue(one))}
          aria-current={one === shown ? "true" : undefined}
        >
          {methodName(one, choices)}
        </Link>
      ))}
    </nav>
  )
}
