import { useId } from "react"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsPicture, PriceOrLock } from "../../../features/catalog/goods-picture.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { MoreLink } from "../../../ui/navigation/more-link.tsx"
import { Text } from "../../../ui/text.tsx"

/** A letter to the shop: what is wished for, each with a dotted line to its price. */
export function WishLetter({ title, url, goods, tone }: Toned<SectionProps["ranking"]>) {
  const words = useWords("home", "goods")
  const { name } = useShop()
  const id = useId()
  return (
    <section className="section wishes" data-tone={tone} aria-labelledby={id}>
      <div className="wish-letter">
        <Text as="h2" id={id} by="other">
          {fill(words.letterTo, { shop: name })}
        </Text>
        <p>{words.letterAsk}</p>
        <ol>
          {goods.map((each) => (
            <li key={each.id}>
              <div className="wish-pic">
                <GoodsPicture goods={each} sizes="56px" />
              </div>
              <GoodsName goods={each} />
              <i aria-hidden="true" />
              <PriceOrLock goods={each} />
            </li>
          ))}
        </ol>
        <MoreLink url={url} label={title || words.seeAll} />
      </div>
    </section>
  )
}
