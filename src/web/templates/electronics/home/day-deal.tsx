import shoppingCart from "lucide/dist/esm/icons/shopping-cart.mjs"
import { useId } from "react"
import { AddButton } from "../../../features/cart/add-button.tsx"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsPicture, PriceOrLock } from "../../../features/catalog/goods-picture.tsx"
import { Score } from "../../../features/catalog/reviews/score.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Countdown } from "../../../ui/amounts/countdown.tsx"
import { RaisedPrice } from "../../../ui/amounts/raised-price.tsx"
import { icon } from "../../../ui/icon.tsx"
import { SoldBar } from "../frame/sold-bar.tsx"

const ShoppingCart = icon(shoppingCart)

type DayDealProps = Toned<Pick<SectionProps["promotion"], "promotion">> & { goods: CardGoods }

/** One good below a yellow board with the clock. Right after the front of the store it stands beside it. */
export function DayDeal({ promotion, goods, tone }: DayDealProps) {
  const id = useId()
  const words = useWords("home")
  return (
    <section className="day-deal" data-tone={tone} aria-labelledby={id}>
      <div className="day-head">
        <h2 id={id}>{words.dealOfTheDay}</h2>
        <Countdown end={promotion.endsAt} />
      </div>
      <div className="day-goods">
        <div className="day-pic">
          <GoodsPicture goods={goods} sizes="(max-width: 63.99rem) 45vw, 256px" />
        </div>
        <div className="day-info">
          <GoodsName goods={goods} className="clamp" />
          <Score goods={goods} isApart />
          {goods.soldCount ? <SoldBar soldCount={goods.soldCount} share={1} /> : null}
          <PriceOrLock goods={goods} amount={RaisedPrice} />
          {!goods.isLocked && (
            <AddButton goods={goods}>
              <ShoppingCart size={22} aria-hidden="true" />
            </AddButton>
          )}
        </div>
      </div>
    </section>
  )
}
