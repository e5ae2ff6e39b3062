import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { figureIn } from "../frame/figure-in.ts"
import { FigureList } from "../frame/figure-list.tsx"

const FEWEST = 2
const MOST = 4

/** Attributes that are figures, in one lying capsule; nothing where there are too few of them. */
export function KeyFigures({ attributes }: Pick<ItemGoods, "attributes">) {
  const figures = attributes.filter(({ value }) => figureIn(value)?.rest === "").slice(0, MOST)
  if (figures.length < FEWEST) return null
  return (
    <div className="key-figures">
      <FigureList figures={figures.map(({ name, value }) => ({ figure: value, text: name }))} />
    </div>
  )
}
