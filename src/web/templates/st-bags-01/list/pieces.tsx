import { Fragment } from "react"
import type { Teaser } from "../../../../contract/home-content.ts"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsGrid } from "../../../features/catalog/goods-grid.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { MoreLink } from "../../../ui/navigation/more-link.tsx"
import { Text } from "../../../ui/text.tsx"
import { GoodsCard } from "../frame/goods-card.tsx"

const SIZES = "(min-width: 48rem) 50vw, 100vw"
const FIRST_SEEN = 2
/** A sentence of the house stands after so many pieces, and the next one after as many again. */
const BETWEEN = 4

/** Pairs of pieces. After each second pair the house says something, as long as it has something to say. */
export function Pieces({ goods, isFront }: { goods: CardGoods[]; isFront: boolean }) {
  const words = useWords("goods")
  const { offers } = useShop().content
  const sentenceAt = (index: number) =>
    isFront && index > 0 && index % BETWEEN === 0 ? offers[index / BETWEEN - 1] : undefined
  return (
    <section aria-label={words.goods}>
      <h2 className="visually-hidden">{words.goods}</h2>
      <GoodsGrid className={goods.length % 2 === 1 ? "diptych diptych-odd" : "diptych"}>
        {goods.map((each, index) => {
          const sentence = sentenceAt(index)
          return (
            <Fragment key={each.id}>
              {sentence && <Interlude sentence={sentence} />}
              <li>
                <GoodsCard goods={each} sizes={SIZES} isUrgent={index < FIRST_SEEN} />
              </li>
            </Fragment>
          )
        })}
      </GoodsGrid>
    </section>
  )
}

function Interlude({ sentence: { title, action, url } }: { sentence: Teaser }) {
  const words = useWords("goods")
  return (
    <li className="interlude">
      <Text>{title}</Text>
      {url && <MoreLink url={url} label={action || words.readMore} />}
    </li>
  )
}
