import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { Text } from "../../../ui/text.tsx"
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
            {/* One run of letters: in a page that reads the other way the unit stays behind its figure. */}
            <bdi>
              {figure}
              {unit && <small>{unit}</small>}
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
