import type { ReactNode } from "react"
import { factsIn } from "../../../features/catalog/facts-in.ts"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { Text } from "../../../ui/text.tsx"

/** Number, name, and what stands below it in one line: facts after each other. */
export function ArticleName({ goods, children }: { goods: CardGoods; children?: ReactNode }) {
  const { number, subtitle } = goods
  const facts = factsIn(subtitle)
  return (
    <div className="goods-info">
      <Text className="number" by="other">
        {number}
      </Text>
      <GoodsName goods={goods} />
      <Text className="spec-line">
        {facts ? facts.map(({ name, value }) => `${name} ${value}`).join(", ") : subtitle}
      </Text>
      {children}
    </div>
  )
}
