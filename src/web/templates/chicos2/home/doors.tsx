import { useId } from "react"
import type { HomeContent } from "../../../../contract/home-content.ts"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"
import { TurningTitle } from "../frame/turning-title.tsx"

type Offer = HomeContent["offers"][number]

/** Two halves of one arch: one for yourself, and more for a shop. What a shop says in its offers stands on them. */
export function Doors({ eyebrow, text, tone }: Toned<SectionProps["statement"]>) {
  const words = useWords("goods")
  const id = useId()
  const { offers } = useShop().content
  const single = offers.length > 1 ? offers[0] : undefined
  return (
    <section className="doors" data-tone={tone} aria-labelledby={id}>
      <TurningTitle id={id}>{eyebrow || text}</TurningTitle>
      <div className="arch">
        <Half offer={single} title={words.forYou} url={SCREENS.goodsList.path} action={words.allGoods} />
        <Half offer={offers.at(-1)} title={words.forYourShop} url={SCREENS.inquiry.path} action={words.inquiryList} />
      </div>
    </section>
  )
}

type HalfProps = { offer: Offer | undefined; title: string; url: string; action: string }

function Half({ offer, title, url, action }: HalfProps) {
  return (
    <div className="arch-half">
      <Text as="h3" by={offer?.title ? "merchant" : "other"}>
        {offer?.title || title}
      </Text>
      <Text>{offer?.text}</Text>
      <Link className="arch-go" data-cover to={offer?.url || url}>
        {offer?.action ? <MerchantText>{offer.action}</MerchantText> : action}
        {arrow}
      </Link>
    </div>
  )
}
