import { SANDBOX_CHALLENGE_CODE } from "../../../contract/sandbox-cards.ts"
import type { Faults } from "../../shell/faults-of.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { Button } from "../../ui/forms/button.tsx"
import { TextField } from "../../ui/forms/text-field.tsx"
import { Mark } from "../../ui/mark.tsx"
import { PAY_FIELDS, type PayStep } from "./payment.ts"

type PayResultProps = { step: Exclude<PayStep, { kind: "card" }>; faults: Faults; isPending: boolean }

/** What has come of it: the bank said no, asks for a code, or the buyer stopped. The sheet keeps its place. */
export function PayResult({ step, faults, isPending }: PayResultProps) {
  const words = useWords("pay")
  if (step.kind === "challenge") {
    return (
      <div data-slot="pay-result" data-kind="ask">
        <Mark lit={3} />
        <h3 tabIndex={-1}>{words.payChallengeTitle}</h3>
        <p>{fill(words.payChallengeText, { code: SANDBOX_CHALLENGE_CODE })}</p>
        <input type="hidden" name={PAY_FIELDS.token} value={step.token} />
        <input type="hidden" name={PAY_FIELDS.payment} value={step.payment} />
        <input type="hidden" name={PAY_FIELDS.method} value={step.method} />
        <TextField
          label={words.payChallengeCode}
          name={PAY_FIELDS.answer}
          faults={faults}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          dir="ltr"
        />
        <div data-slot="form-actions">
          <Button name={PAY_FIELDS.step} value="challenge" isPending={isPending}>
            {words.payConfirm}
          </Button>
          <Button kind="quiet" name={PAY_FIELDS.step} value="cancel">
            {words.payCancel}
          </Button>
        </div>
      </div>
    )
  }
  const isDeclined = step.kind === "declined"
  return (
    <div data-slot="pay-result" data-kind={isDeclined ? "fault" : undefined} role="status">
      <Mark lit={1} />
      <h3 tabIndex={-1}>{isDeclined ? words.payDeclinedTitle : words.payCancelledTitle}</h3>
      <p>{isDeclined ? words.payDeclinedText : words.payCancelledText}</p>
      <Button name={PAY_FIELDS.step} value="fill">
        {isDeclined ? words.payOtherCard : words.payAgain}
      </Button>
    </div>
  )
}
