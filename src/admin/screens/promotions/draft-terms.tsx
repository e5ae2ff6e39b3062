import plus from "lucide/dist/esm/icons/plus.mjs"
import x from "lucide/dist/esm/icons/x.mjs"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Input, Switch } from "../../ui/input.tsx"
import { type Draft, EMPTY_STEP, type Step } from "./draft.ts"
import { GoodsOnSale } from "./goods-on-sale.tsx"

type DraftTermsProps = {
  draft: Draft
  faults: Record<string, string>
  onChange: (part: Partial<Draft>) => void
}

const decimal = (text: string) => text.replace(",", ".")

/** What a promotion promises: prices of goods, a ladder of steps, or free freight. */
export function DraftTerms({ draft, faults, onChange }: DraftTermsProps) {
  const t = useWords("promotions")
  if (draft.kind === "shipping")
    return (
      <div className="form">
        <Field label={t("above")} fault={faults.above}>
          <Input
            inputMode="decimal"
            value={draft.above}
            onChange={(event) => onChange({ above: decimal(event.target.value) })}
          />
        </Field>
        <Field
          label={t("regions")}
          hint={t("regionsHint")}
          fault={faults.regions ?? faults["regions.0"]}
          className="f2"
        >
          <Input value={draft.regions} onChange={(event) => onChange({ regions: event.target.value })} />
        </Field>
      </div>
    )
  if (draft.kind === "goods")
    return (
      <>
        <GoodsOnSale goods={draft.goods} faults={faults} onChange={(goods) => onChange({ goods })} />
        <Switch
          label={t("freeShipping")}
          checked={draft.isFreeShipping}
          onChange={(event) => onChange({ isFreeShipping: event.target.checked })}
        />
      </>
    )
  const change = (at: number, part: Partial<Step>) =>
    onChange({ steps: draft.steps.map((step, place) => (place === at ? { ...step, ...part } : step)) })
  return (
    <fieldset className="ladder">
      <legend className="sr">{t("steps")}</legend>
      {draft.steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step has nothing else that it is known by
        <div className="rung" key={at}>
          <Field label={t("stepFrom")} fault={faults[`ladderArea.${at}.amount`]}>
            <Input
              inputMode="decimal"
              value={step.amount}
              onChange={(event) => change(at, { amount: decimal(event.target.value) })}
            />
          </Field>
          {draft.type === 1 ? (
            <>
              <Field label={t("gift")} fault={faults[`ladderArea.${at}.goods`]}>
                <Input
                  inputMode="numeric"
                  value={step.gift}
                  onChange={(event) => change(at, { gift: event.target.value })}
                />
              </Field>
              <Field label={t("pieces")}>
                <Input
                  inputMode="numeric"
                  value={step.pieces}
                  onChange={(event) => change(at, { pieces: event.target.value })}
                />
              </Field>
            </>
          ) : (
            <Field
              label={draft.type === 2 ? t("takeOff") : t("percentOff")}
              fault={faults[`ladderArea.${at}.reduceMoney`] ?? faults[`ladderArea.${at}.discount`]}
            >
              <Input
                inputMode="decimal"
                value={step.value}
                onChange={(event) => change(at, { value: decimal(event.target.value) })}
              />
            </Field>
          )}
          <Button
            look="bare"
            isIconOnly
            icon={x}
            className="push"
            aria-label={t("removeStep")}
            disabled={draft.steps.length === 1}
            onClick={() => onChange({ steps: draft.steps.filter((_, place) => place !== at) })}
          />
        </div>
      ))}
      <Button look="bare" icon={plus} onClick={() => onChange({ steps: [...draft.steps, EMPTY_STEP] })}>
        {t("step")}
      </Button>
    </fieldset>
  )
}
