import { useWords } from "../../shell/words.ts"
import type { Draft, Kind, OrderType } from "./draft.ts"

type KindChoiceProps = { draft: Draft; onChange: (part: Partial<Draft>) => void }
type Choice = {
  kind: Kind
  type: OrderType
  says: "kindGoods" | "kindGift" | "kindMoney" | "kindPercent" | "kindShipping"
}

const CHOICES: readonly Choice[] = [
  { kind: "goods", type: 2, says: "kindGoods" },
  { kind: "order", type: 1, says: "kindGift" },
  { kind: "order", type: 2, says: "kindMoney" },
  { kind: "order", type: 3, says: "kindPercent" },
  { kind: "shipping", type: 2, says: "kindShipping" },
]

/** What a promotion is. One that is stored may change among those that are measured by the cart. */
export function KindChoice({ draft, onChange }: KindChoiceProps) {
  const t = useWords("promotions")
  const isOn = ({ kind, type }: Choice) => kind === draft.kind && (kind !== "order" || type === draft.type)
  return (
    <fieldset className="field">
      <legend>{t("kind")}</legend>
      <span className="seg kinds">
        {CHOICES.filter(({ kind }) => draft.id === undefined || kind === draft.kind).map((choice) => (
          <button
            key={choice.says}
            type="button"
            className={isOn(choice) ? "on" : undefined}
            aria-pressed={isOn(choice)}
            onClick={() => onChange({ kind: choice.kind, type: choice.type })}
          >
            {t(choice.says)}
          </button>
        ))}
      </span>
    </fieldset>
  )
}
