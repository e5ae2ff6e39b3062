import banknote from "lucide/dist/esm/icons/banknote.mjs"
import gift from "lucide/dist/esm/icons/gift.mjs"
import percent from "lucide/dist/esm/icons/percent.mjs"
import tag from "lucide/dist/esm/icons/tag.mjs"
import truck from "lucide/dist/esm/icons/truck.mjs"
import { useState } from "react"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { Icon } from "../../ui/icon.tsx"
import type { Stored } from "./draft.ts"

type PromotionListProps = {
  promotions: readonly Stored[]
  chosen: Stored | undefined
  onChoose: (promotion: Stored) => void
}

const DAY_MS = 86_400_000
const ICONS = { 1: gift, 2: banknote, 3: percent } as const
const iconOf = ({ kind, row }: Stored) => {
  if (kind === "goods") return tag
  if (kind === "shipping") return truck
  return row.type === 1 ? ICONS[1] : row.type === 2 ? ICONS[2] : ICONS[3]
}

/** What runs, what ends first on top; the rest on demand. */
export function PromotionList({ promotions, chosen, onChoose }: PromotionListProps) {
  const t = useWords("promotions")
  const { amount } = useFormats(useMe().site.currency)
  const [isWhole, setWhole] = useState(false)
  const count = (state: Stored["row"]["state"]) => promotions.filter(({ row }) => row.state === state).length
  const shown = isWhole ? promotions : promotions.filter(({ row }) => row.state === "running")

  function says(promotion: Stored): string {
    const { kind, row } = promotion
    if (kind === "shipping") return t("freightFrom", { amount: amount(row.above) })
    if (kind === "goods") {
      const goods = t("goodsCheaper", { count: row.detail.length })
      return row.isFreeShipping ? t("sentFree", { goods }) : goods
    }
    const from = amount(row.ladderArea[0]?.amount ?? 0)
    if (row.type === 1) return t("giftFrom", { amount: from })
    return row.type === 2 ? t("moneyFrom", { amount: from }) : t("percentFrom", { amount: from })
  }
  return (
    <section className="sheet" aria-labelledby="running">
      <header>
        <h2 id="running">{t("running")}</h2>
        <span className="dim small">{t("listNote", { count: count("running") })}</span>
      </header>
      {shown.length === 0 && <p className="in dim">{t("nothing")}</p>}
      <ul className="list plist">
        {shown.map((promotion) => {
          const { kind, row } = promotion
          const left = Math.max(0, Math.ceil((Date.parse(row.endTime) - Date.now()) / DAY_MS))
          const whole = Date.parse(row.endTime) - Date.parse(row.beginTime)
          const share = Math.max(0, Math.min(1, (Date.parse(row.endTime) - Date.now()) / whole))
          return (
            <li key={`${kind}-${row.id}`} className={promotion === chosen ? "on" : undefined}>
              <button
                type="button"
                aria-current={promotion === chosen ? "true" : undefined}
                onClick={() => onChoose(promotion)}
              >
                <Icon of={iconOf(promotion)} />
                <span className="two">
                  <bdi className="strong cut">{row.dnames}</bdi>
                  <span>{says(promotion)}</span>
                </span>
                <span className="left">
                  <span className="small">
                    {row.state === "running" ? t("daysLeft", { count: left }) : t(row.state)}
                  </span>
                  {row.state === "running" && (
                    <span className="meter">
                      <i style={{ inlineSize: `${share * 100}%` }} />
                    </span>
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <p className="in small dim">
        {t("others", { planned: count("planned"), paused: count("paused"), over: count("ended") })}{" "}
        <button type="button" className="link" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t("showRunning") : t("showOthers")}
        </button>
      </p>
    </section>
  )
}
