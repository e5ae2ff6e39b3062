import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { figuresOf } from "./figures-of.ts"

/** What a mechanic asks first, in huge figures; nothing where a good has none. */
export function KeyFacts({ attributes }: Pick<ItemGoods, "attributes">) {
  const figures = figuresOf(attributes)
  if (figures.length === 0) return null
  return (
    <dl className="key-facts">
      {figures.map(({ name, figure, unit }) => (
        <div key={name + figure}>
          <Text as="dt">{name}</Text>
          <dd>
            <MerchantText>{figure}</MerchantText>
            <Text as="small">{unit}</Text>
          </dd>
        </div>
      ))}
    </dl>
  )
}
