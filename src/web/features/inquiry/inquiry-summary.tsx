import { SCREENS } from "../../../domain/site/screens.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { useGrouped } from "../../ui/amounts/use-grouped.ts"
import { Link } from "../../ui/navigation/link.tsx"
import { Picture } from "../../ui/picture.tsx"
import { MerchantText } from "../../ui/text.tsx"
import { useInquiryList } from "./inquiry-list.ts"

const PICTURE = 48

/** What is on the inquiry list, in short, beside a form that it goes along with. */
export function InquirySummary() {
  const words = useWords("goods", "home")
  const grouped = useGrouped()
  const items = useInquiryList()
  if (items.length === 0) return <p className="note">{fill(words.inquiryListEmpty, { word: words.inquiry })}</p>
  return (
    <>
      <ul data-slot="inquiry-summary">
        {items.map(({ id, name, number, image, url, total }) => (
          <li key={id}>
            <Picture src={image} sizes={`${PICTURE}px`} width={PICTURE} height={PICTURE} />
            <Link to={url}>
              {number && <small>{number}</small>}
              <MerchantText>{name}</MerchantText>
            </Link>
            <b>× {grouped(total)}</b>
          </li>
        ))}
      </ul>
      <Link className="tap" to={SCREENS.inquiry.path}>
        {words.inquiryOpen}
      </Link>
    </>
  )
}
