import { useWords } from "../../shell/use-words.ts"
import { Countdown } from "../../ui/amounts/countdown.tsx"
import { Text } from "../../ui/text.tsx"
import type { ItemGoods } from "./goods.ts"

type ItemPromotionProps = { promotion: ItemGoods["promotion"]; isNamed?: boolean }

/** How long the price of a promotion holds; nothing where there is none. */
export function ItemPromotion({ promotion, isNamed = false }: ItemPromotionProps) {
  const words = useWords("item")
  if (!promotion) return null
  return (
    <div className="item-promotion">
      <p>
        {isNamed && <Text as="strong">{promotion.name}</Text>} {words.offerEnds}
      </p>
      <Countdown end={promotion.endsAt} />
    </div>
  )
}
