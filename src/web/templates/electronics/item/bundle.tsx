import { AddButton } from "../../../features/cart/add-button.tsx"
import type { CardGoods, ItemGoods } from "../../../features/catalog/goods.ts"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsPicture, PriceOrLock } from "../../../features/catalog/goods-picture.tsx"
import { useWords } from "../../../shell/use-words.ts"
import { Plus } from "../../../ui/icons.tsx"
import { Text } from "../../../ui/text.tsx"

/** This good and what goes with it, a plus between them; each of the others can be taken along from here. */
export function Bundle({ goods, others }: { goods: ItemGoods; others: readonly CardGoods[] }) {
  const words = useWords("item")
  if (others.length === 0) return null
  return (
    <section className="bundle" aria-labelledby="bundle">
      <h2 id="bundle">{words.related}</h2>
      <ul>
        <li>
          <div className="bundle-pic">
            <GoodsPicture goods={goods} sizes="120px" />
          </div>
          <Text className="clamp">{goods.name}</Text>
        </li>
        {others.map((other) => (
          <li key={other.id}>
            <div className="bundle-pic">
              <GoodsPicture goods={other} sizes="120px" />
            </div>
            <div>
              <GoodsName goods={other} className="clamp" />
              <PriceOrLock goods={other} />
            </div>
            {!other.isLocked && (
              <AddButton goods={other}>
                <Plus size={22} strokeWidth={2.5} aria-hidden="true" />
              </AddButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
