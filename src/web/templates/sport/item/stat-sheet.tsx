import type { CSSProperties } from "react"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { useWords } from "../../../shell/use-words.ts"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { statsOf } from "./stat-of.ts"

const SHOWN = 4

type Part = CSSProperties & Record<"--share", string>
const partOf = (share: number): Part => ({ "--share": `${Math.round(share * 100)}%` })

/** The good in four figures: those that are so much out of so much as bars, else the first facts about it. */
export function StatSheet({ attributes }: { attributes: ItemGoods["attributes"] }) {
  const words = useWords("item")
  const { bars, facts } = statsOf(attributes)
  const shown = (bars.length > 0 ? bars : facts).slice(0, SHOWN)
  if (shown.length === 0) return null
  return (
    <section className="lime stat-sheet">
      <h2>{words.statSheet}</h2>
      <dl data-bars={bars.length > 0 || undefined}>
        {shown.map(({ name, text, share }) => (
          <div key={name}>
            <Text as="dt">{name}</Text>
            <dd>
              {share !== null && <i style={partOf(share)} aria-hidden="true" />}
              <MerchantText>{text}</MerchantText>
              {share !== null && <span className="visually-hidden"> {Math.round(share * 100)}%</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
