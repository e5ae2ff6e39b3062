import { useId } from "react"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { Score } from "../../../features/catalog/reviews/score.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { GoodsPrice } from "../../../ui/amounts/price.tsx"
import { RaisedPrice } from "../../../ui/amounts/raised-price.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Slides } from "../../../ui/slides.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"
import { textLength } from "../frame/text-length.ts"
import { AislePanel } from "./aisle-panel.tsx"

/** The hero and so many offers are slides; others stand elsewhere in the store. */
const OFFER_SLIDES = 3
const SIZES = "(max-width: 63.99rem) 80vw, 490px"

type Hero = SectionProps["hero"]

/** The front of the store: the numbered aisles, and what is shown in the window. A deal that follows stands beside it. */
export function Front({ hero, offers, goods, isPageTitle, tone }: Toned<Hero>) {
  const id = useId()
  const words = useWords("home")
  const slides = [
    {
      key: "hero",
      name: hero.eyebrow || hero.title,
      content: <WindowSlide {...hero} picture={hero.image} goods={goods} heading={{ id, isPageTitle }} />,
    },
    ...offers.slice(0, OFFER_SLIDES).map((offer) => ({
      key: offer.title,
      name: offer.eyebrow || offer.title,
      content: <WindowSlide {...offer} picture={offer.image ? { url: offer.image } : null} />,
    })),
  ]
  return (
    <section className="front" data-tone={tone} data-slot="hero" aria-labelledby={id}>
      <div className="front-in">
        <AislePanel />
        <Slides slides={slides} stopLabel={words.stopSlides} />
      </div>
    </section>
  )
}

type WindowSlideProps = Pick<Hero["hero"], "eyebrow" | "title" | "text" | "action" | "url"> & {
  picture: { url: string } | null
  /** Its price hangs in the window. */
  goods?: CardGoods | null
  heading?: { id: string; isPageTitle: boolean }
}

function WindowSlide({ eyebrow, title, text, action, url, picture, goods, heading }: WindowSlideProps) {
  const words = useWords("goods")
  return (
    <div className="slide" data-picture={picture ? undefined : "no"}>
      <div className="slide-copy">
        <Text className="slide-eyebrow">{eyebrow}</Text>
        <Text as={heading?.isPageTitle ? "h1" : "h2"} id={heading?.id} data-length={textLength(title)}>
          {title}
        </Text>
        {goods && <Score goods={goods} isApart />}
        <Text>{text}</Text>
        {url && (
          <Link className="button" to={url}>
            <MerchantText>{action || words.seeAll}</MerchantText>
            {arrow}
          </Link>
        )}
      </div>
      {picture && (
        <div className="slide-pic">
          <Picture src={picture.url} alt="" sizes={SIZES} isUrgent={heading?.isPageTitle ?? false} />
        </div>
      )}
      {goods && !goods.isLocked && goods.price > 0 && (
        <div className="slide-label">
          <GoodsPrice goods={goods} amount={RaisedPrice} />
        </div>
      )}
    </div>
  )
}
