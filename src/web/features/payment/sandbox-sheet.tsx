import { type MouseEvent, useState } from "react"
import { SANDBOX_CARDS, type SandboxBehaviour } from "../../../contract/sandbox-cards.ts"
import type { Faults } from "../../shell/faults-of.ts"
import { useWords } from "../../shell/use-words.ts"
import { useShownAmount } from "../../ui/amounts/use-shown-amount.ts"
import { Button } from "../../ui/forms/button.tsx"
import { TextField } from "../../ui/forms/text-field.tsx"
import { PayHead } from "./pay-head.tsx"
import { methodValue, type OnlineMethod, PAY_FIELDS, type Payment } from "./payment.ts"
import { useMethodName } from "./use-method-name.ts"

/** Cards that a person may try; of the silent one nobody would ever hear. */
const TRIED = ["success", "decline", "challenge", "slow"] as const satisfies readonly SandboxBehaviour[]

type SandboxSheetProps = {
  payment: Payment
  methods: readonly OnlineMethod[]
  faults: Faults
  /** The number of the test card that was pressed without scripts. */
  filled: string
  isPending: boolean
}

/** The sheet of the test provider: a card or a wallet, plainly marked as a test. */
export function SandboxSheet({ payment, methods, faults, filled, isPending }: SandboxSheetProps) {
  const words = useWords("pay")
  const methodName = useMethodName()
  const total = useShownAmount()(payment.total, payment.currency)
  const [number, setNumber] = useState(filled)
  const chosen =
    methods.find((one) => methodValue(one) === payment.chosen || one.method === payment.chosen) ?? methods[0]
  const says = {
    success: words.payCardSuccess,
    decline: words.payCardDecline,
    challenge: words.payCardChallenge,
    slow: words.payCardSlow,
  }
  function fillIn(event: MouseEvent, card: string) {
    event.preventDefault()
    setNumber(card)
  }
  return (
    <>
      <PayHead payment={payment} />
      <fieldset data-slot="segments">
        <legend className="visually-hidden">{words.payBy}</legend>
        {methods.map((one) => (
          <label key={one.method}>
            <input
              type="radio"
              name={PAY_FIELDS.method}
              value={methodValue(one)}
              defaultChecked={one === chosen}
              data-method={one.method}
            />
            <span>{methodName(one)}</span>
          </label>
        ))}
      </fieldset>
      <p data-slot="pay-wallet">{words.payWalletHint}</p>
      <div data-slot="pay-card">
        <div data-slot="fields">
          <TextField
            label={words.payCardNumber}
            name={PAY_FIELDS.number}
            faults={faults}
            inputMode="numeric"
            autoComplete="cc-number"
            dir="ltr"
            value={number}
            onChange={({ currentTarget }) => setNumber(currentTarget.value)}
          />
          <TextField
            label={words.payCardExpiry}
            name={PAY_FIELDS.expiry}
            faults={faults}
            fieldWidth="half"
            autoComplete="cc-exp"
            placeholder="09/29"
            dir="ltr"
          />
          <TextField
            label={words.payCardCode}
            name={PAY_FIELDS.code}
            faults={faults}
            fieldWidth="half"
            inputMode="numeric"
            autoComplete="cc-csc"
            dir="ltr"
          />
        </div>
      </div>
      {faults[""] && (
        <p data-slot="field-fault" role="alert">
          {faults[""]}
        </p>
      )}
      <Button kind="buy" name={PAY_FIELDS.step} value="confirm" isPending={isPending}>
        {words.payInTest}
        <bdi>{total}</bdi>
      </Button>
      <div data-slot="test-cards">
        <p>{words.payTestCards}</p>
        {TRIED.map((behaviour) => (
          <button
            key={behaviour}
            type="submit"
            name={PAY_FIELDS.step}
            value={`fill:${SANDBOX_CARDS[behaviour]}`}
            onClick={(event) => fillIn(event, SANDBOX_CARDS[behaviour])}
          >
            <code dir="ltr">{SANDBOX_CARDS[behaviour].replace(/(.{4})(?=.)/g, "$1 ")}</code>
            <span>{says[behaviour]}</span>
          </button>
        ))}
      </div>
    </>
  )
}
