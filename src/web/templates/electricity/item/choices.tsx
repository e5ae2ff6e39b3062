import { matrixOf } from "../../../features/cart/matrix-of.ts"
import { SpecPicker } from "../../../features/cart/spec-picker.tsx"
import type { BuyBox } from "../../../features/cart/use-buy-box.ts"
import { VariantMatrix } from "../../../features/cart/variant-matrix.tsx"
import type { ItemGoods } from "../../../features/catalog/goods.ts"

/** What there is to choose: two short choices cross in a matrix. Its press needs scripts; without them each is chosen by itself. */
export function Choices({ goods, box }: { goods: ItemGoods; box: BuyBox }) {
  const matrix = matrixOf(box.specs)
  const pickers = box.specs.map((spec) => (
    <SpecPicker key={spec.name} spec={spec} form={spec.values.some(({ image }) => image) ? "picture" : "text"} />
  ))
  if (!matrix) return pickers
  return (
    <>
      <VariantMatrix goods={goods} {...matrix} />
      <div className="without-scripts">{pickers}</div>
    </>
  )
}
