import { type CSSProperties, useState } from "react"
import { INQUIRY_CAROUSEL_SLIDES, INQUIRY_CAROUSEL_SPACING_PX } from "../../../domain/constants.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { ChevronDown, X } from "../../ui/icons.tsx"
import { Link } from "../../ui/navigation/link.tsx"
import { Picture } from "../../ui/picture.tsx"
import { Scroller } from "../../ui/scroller.tsx"
import { MerchantText } from "../../ui/text.tsx"
import { type InquiryItem, inquiryList } from "./inquiry-list.ts"

/** How many goods stand side by side on a phone, from 768 and from 1024 px on. */
const SLIDES: CSSProperties & Record<`--${string}`, string | number> = {
  "--slides": INQUIRY_CAROUSEL_SLIDES[0],
  "--slides-tablet": INQUIRY_CAROUSEL_SLIDES[768],
  "--slides-desktop": INQUIRY_CAROUSEL_SLIDES[1024],
  "--spacing": `${INQUIRY_CAROUSEL_SPACING_PX}px`,
}

/** The inquiry list at the foot of the page. Goods can be taken off it, and it can be folded away. */
export function InquiryStrip({ items }: { items: readonly InquiryItem[] }) {
  const words = useWords()
  const [isFolded, setFolded] = useState(false)
  return (
    <section data-slot="ask-strip" data-folded={isFolded || undefined} aria-label={words.inquiryAsk} style={SLIDES}>
      <div data-slot="ask-title">
        <b>{words.inquiryAsk}</b>
        <span>{fill(words.inquiryGoods, { count: items.length })}</span>
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-label={words.inquiryFold}
          onClick={() => setFolded(!isFolded)}
        >
          <ChevronDown size={20} />
        </button>
      </div>
      {!isFolded && (
        <Scroller label={words.inquiryList}>
          {items.map(({ id, name, image, url, total }) => (
            <li key={id} data-slot="ask-goods">
              <Picture src={image} sizes="64px" width={64} height={64} />
              <span>
                <Link to={url}>
                  <MerchantText>{name}</MerchantText>
                </Link>
                <small>× {total}</small>
              </span>
              <button
                type="button"
                aria-label={fill(words.inquiryRemove, { name })}
                onClick={() => inquiryList.remove(id)}
              >
                <X size={18} />
              </button>
            </li>
          ))}
        </Scroller>
      )}
      <Link data-slot="ask-send" to={SCREENS.inquiry.path}>
        {words.inquirySend}
      </Link>
    </section>
  )
}
