import type { ComponentProps } from "react"
import { useWords } from "../../shell/use-words.ts"
import { GoodsPrice } from "../../ui/amounts/price.tsx"
import { Picture } from "../../ui/picture.tsx"
import type { CardGoods } from "./goods.ts"
import { Padlock } from "./unlock/padlock.tsx"

type GoodsPictureProps = { goods: CardGoods; sizes: string; isUrgent?: boolean }

/** The picture of a good; of one behind a password the lock. */
export function GoodsPicture({ goods, sizes, isUrgent }: GoodsPictureProps) {
  return goods.isLocked ? <Padlock /> : <Picture src={goods.image} sizes={sizes} isUrgent={isUrgent} />
}

type PriceOrLockProps = { goods: CardGoods; amount?: ComponentProps<typeof GoodsPrice>["amount"] }

/** What a good costs; of one behind a password that it is locked. */
export function PriceOrLock({ goods, amount }: PriceOrLockProps) {
  const words = useWords("goods")
  return goods.isLocked ? <p>{words.locked}</p> : <GoodsPrice goods={goods} amount={amount} />
}
