import { PayInstructions } from "../../features/payment/pay-instructions.tsx"
import { methodValue, type PayMethod } from "../../features/payment/payment.ts"
import { TermsSentence } from "../../features/payment/terms-sentence.tsx"
import { useMethodName } from "../../features/payment/use-method-name.ts"
import type { Faults } from "../../shell/faults-of.ts"
import type { Typed } from "../../shell/form-outcome.ts"
import { useWords } from "../../shell/use-words.ts"
import { ChoiceCard } from "../../ui/forms/choice-card.tsx"
import { Tick } from "../../ui/forms/tick.tsx"
import { Part } from "../../ui/part.tsx"
import { Tag } from "../../ui/tag.tsx"
import { CHECKOUT_FIELDS } from "./checkout.ts"
import type { CheckoutData } from "./load-checkout.server.ts"

type PaymentPartProps = { data: Pick<CheckoutData, "methods" | "isTermsRequired">; faults: Faults; typed: Typed | null }

/** How: one of the ways to pay that the shop offers now, and the terms where they are asked for. */
export function PaymentPart({ data: { methods, isTermsRequired }, faults, typed }: PaymentPartProps) {
  const words = useWords("checkOut", "pay")
  const nameOf = useMethodName()
  const hints = new Map([
    ["card", words.payCardHint],
    ["wallet", words.payWalletHint],
    ["bankTransfer", words.payBankTransferHint],
    ["cash", words.payCashHint],
    ["invoice", words.payInvoiceHint],
    ["agreement", words.payAgreementHint],
    ["paypal", words.payPaypalHint],
  ])
  const needsScripts = ({ provider }: PayMethod) => provider === "paypal" || provider === "stripe"
  const chosen = typed?.method ?? (methods[0] && methodValue(methods[0]))
  const fault = faults[CHECKOUT_FIELDS.agreed]
  return (
    <Part title={words.policyPayment}>
      <div data-slot="choices" role="radiogroup" aria-label={words.payBy}>
        {methods.map((one) => (
          <ChoiceCard
            key={methodValue(one)}
            name={CHECKOUT_FIELDS.method}
            value={methodValue(one)}
            data-way={one.way}
            defaultChecked={methodValue(one) === chosen}
            title={nameOf(one, methods)}
            text={
              needsScripts(one) ? (
                <>
                  {hints.get(one.method)} <noscript>{words.payScriptsHint}</noscript>
                </>
              ) : (
                hints.get(one.method)
              )
            }
            end={one.isTest && <Tag kind="warn">{words.payTest}</Tag>}
          />
        ))}
      </div>
      {methods.map(
        (one) =>
          one.instructions !== "" && (
            <div key={one.method} data-when={one.method}>
              <PayInstructions title={`${words.payHow}: ${nameOf(one)}`} text={one.instructions}>
                <small>{words.payReferenceLater}</small>
              </PayInstructions>
            </div>
          ),
      )}
      {isTermsRequired && (
        <div data-slot="field">
          <Tick
            name={CHECKOUT_FIELDS.agreed}
            value="1"
            defaultChecked={typed ? "agreed" in typed : false}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? "agreed-fault" : undefined}
          >
            <TermsSentence />
          </Tick>
          {fault && (
            <p id="agreed-fault" data-slot="field-fault">
              {fault}
            </p>
          )}
        </div>
      )}
    </Part>
  )
}
