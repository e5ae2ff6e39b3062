import { fill } from "../../shell/fill.ts"
import { isolated } from "../../shell/isolated.ts"
import { useWords } from "../../shell/use-words.ts"
import { useShownAmount } from "../../ui/amounts/use-shown-amount.ts"
import { PayInstructions } from "./pay-instructions.tsx"
import type { Payment } from "./payment.ts"
import { useMethodName } from "./use-method-name.ts"

/** An order that is paid without a provider and waits for its money: how much, how, and under which reference. */
export function OfflinePayment({ payment: { number, currency, byHand } }: { payment: Payment }) {
  const words = useWords("pay")
  const methodName = useMethodName()
  const shownAmount = useShownAmount()
  if (!byHand) return null
  const { way, instructions, received, owed } = byHand
  const inFigures = (amount: typeof owed) => isolated(shownAmount(amount, currency))
  return (
    <PayInstructions title={`${words.payHow}: ${methodName({ provider: way, method: way })}`} text={instructions}>
      <dl>
        <dt>{words.payReference}</dt>
        <dd>
          <bdi>{number}</bdi>
        </dd>
      </dl>
      {received > 0 && <p>{fill(words.payReceivedPart, { received: inFigures(received), owed: inFigures(owed) })}</p>}
    </PayInstructions>
  )
}
