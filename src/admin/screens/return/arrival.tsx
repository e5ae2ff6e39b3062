import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { Field } from "../../ui/field.tsx"
import { Input, Switch } from "../../ui/input.tsx"
import type { ReturnShown } from "./steps-taken.tsx"

type ArrivalProps = {
  shown: ReturnShown
  isOpen: boolean
  canReceive: boolean
  restock: boolean
  onRestock: (restock: boolean) => void
  refund: string
  onRefund: (refund: string) => void
  fault: string | undefined
}

/** What happens when the pieces are here: whether they can be sold again, and how much is given back. */
export function Arrival({ shown, isOpen, canReceive, restock, onRestock, refund, onRefund, fault }: ArrivalProps) {
  const t = useWords("returns")
  const { site } = useMe()
  const { amount } = useFormats(site.currency)
  if (!isOpen)
    return (
      <section className="sheet" aria-labelledby="arrives">
        <header>
          <h2 id="arrives">{t("gaveBack")}</h2>
        </header>
        <p className="in strong">{amount(shown.refund)}</p>
      </section>
    )
  return (
    <section className="sheet" aria-labelledby="arrives">
      <header>
        <h2 id="arrives">{t("arrives")}</h2>
      </header>
      <div className="in stack">
        <div className="two">
          <Switch
            label={t("restock")}
            checked={restock}
            disabled={!canReceive}
            onChange={(event) => onRestock(event.target.checked)}
          />
          <span>{t("restockHint")}</span>
        </div>
        <Field label={t("giveBack")} hint={t("giveBackHint", { amount: amount(shown.refund) })} fault={fault}>
          <Input
            inputMode="decimal"
            value={refund}
            disabled={!canReceive}
            onChange={(event) => onRefund(event.target.value.replace(",", "."))}
          />
        </Field>
      </div>
    </section>
  )
}
