import type { CSSProperties } from "react"
import type { Money } from "../../../domain/pricing/money.ts"
import type { NextOffer } from "../../features/cart/cart.ts"
import { useWords } from "../../shell/use-words.ts"
import { Price } from "../../ui/amounts/price.tsx"
import { PriceSentence } from "../../ui/amounts/price-sentence.tsx"
import { Picture } from "../../ui/picture.tsx"
import { MerchantText } from "../../ui/text.tsx"

/** What a little more would bring: "12.00 more for a free gift", how far it is, and what the gift looks like. */
export function NextOffers({ offers }: { offers: readonly NextOffer[] }) {
  const words = useWords("cart")
  if (offers.length === 0) return null
  return (
    <div data-slot="cart-extra" data-count={offers.length}>
      {offers.map(({ name, from, reached, missing, saving, gifts }) => (
        <section key={`${name} ${from}`} data-slot="gift" data-picture={gifts[0]?.image ? undefined : "no"}>
          <h2>
            {gifts.length > 0 ? (
              <PriceSentence text={words.cartMoreForGift} amounts={{ amount: missing }} />
            ) : (
              <PriceSentence text={words.cartMoreForSaving} amounts={{ amount: missing, saving }} />
            )}
          </h2>
          <p>
            <MerchantText>{name}</MerchantText>
          </p>
          {gifts.map((gift) => (
            <p key={gift.name}>
              {gift.quantity} × <MerchantText>{gift.name}</MerchantText>
            </p>
          ))}
          <div data-slot="meter" style={shareOf(reached, from)}>
            <i />
            <span>
              <b>
                <Price amount={reached} />
              </b>
              <b>
                <Price amount={from} />
              </b>
            </span>
          </div>
          {gifts[0]?.image && (
            <span data-slot="gift-pic">
              <Picture src={gifts[0].image} sizes="190px" />
            </span>
          )}
        </section>
      ))}
    </div>
  )
}

type Share = CSSProperties & { "--part": string }

function shareOf(reached: Money, wanted: Money): Share {
  return { "--part": `${Math.min(100, Math.round((100 * reached) / wanted))}%` }
}
