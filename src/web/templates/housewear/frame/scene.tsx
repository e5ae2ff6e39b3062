import { useId } from "react"
import { AddButton } from "../../../features/cart/add-button.tsx"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsLink } from "../../../features/catalog/goods-link.tsx"
import { GoodsPicture } from "../../../features/catalog/goods-picture.tsx"
import { Plus } from "../../../ui/icons.tsx"
import { MerchantText } from "../../../ui/text.tsx"
import { CardPrice } from "./card-price.tsx"

type SceneProps = {
  /** The furniture, and with it the places where goods stand. */
  form: "sideboard" | "counter" | "bench"
  goods: readonly CardGoods[]
  isUrgent?: boolean
}

const SIZES = "(min-width: 48rem) 26vw, 46vw"
const FIRST_SEEN = 3

/** A corner of the house with goods in it. Each has a point; one of them is open and says what it is. It needs no script. */
export function Scene({ form, goods, isUrgent = false }: SceneProps) {
  const group = useId()
  return (
    <div className="scene" data-form={form}>
      <i className="scene-disc" aria-hidden="true" />
      <i className="scene-arch" aria-hidden="true" />
      <i className="scene-floor" aria-hidden="true" />
      <i className="scene-furniture" aria-hidden="true" />
      <ul>
        {goods.map((each, index) => (
          <li key={each.id} data-at={index + 1}>
            <div className="prop">
              <GoodsPicture goods={each} sizes={SIZES} isUrgent={isUrgent && index < FIRST_SEEN} />
            </div>
            <details className="point" name={group} open={index === 0}>
              <summary>
                <MerchantText className="visually-hidden">{each.name}</MerchantText>
              </summary>
              <div className="point-card">
                <div>
                  <GoodsLink goods={each}>
                    <MerchantText className="clamp">{each.name}</MerchantText>
                  </GoodsLink>
                  {!each.isLocked && <CardPrice goods={each} />}
                </div>
                {!each.isLocked && (
                  <AddButton goods={each}>
                    <Plus size={20} strokeWidth={1.6} aria-hidden="true" />
                  </AddButton>
                )}
              </div>
            </details>
          </li>
        ))}
      </ul>
    </div>
  )
}
