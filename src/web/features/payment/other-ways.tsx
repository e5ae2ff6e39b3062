import { Form } from "react-router"
import { useWords } from "../../shell/use-words.ts"
import { Button } from "../../ui/forms/button.tsx"
import { PAY_FIELDS, type Payment, payOutcomeIn } from "./payment.ts"
import { useMethodName } from "./use-method-name.ts"

/** The ways in which nothing is paid here: a plain form, so that whoever has no scripts for a provider's part can choose one. */
export function OtherWays({ payment: { otherWays }, actionData }: { payment: Payment; actionData: unknown }) {
  const words = useWords("pay")
  const methodName = useMethodName()
  const fault = payOutcomeIn(actionData)?.faults[PAY_FIELDS.way]
  if (otherWays.length === 0) return null
  return (
    <Form method="post" data-slot="pay-other-ways" aria-label={words.payOtherWay}>
      <strong>{words.payOtherWay}</strong>
      {fault && <p role="alert">{fault}</p>}
      {otherWays.map((way) => (
        <Button key={way} kind="quiet" name={PAY_FIELDS.step} value={`way:${way}`}>
          {methodName({ provider: way, method: way })}
        </Button>
      ))}
    </Form>
  )
}
