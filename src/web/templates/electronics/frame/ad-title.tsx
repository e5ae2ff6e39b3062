import type { Teaser } from "../../../../contract/home-content.ts"
import { MerchantText, TextLink } from "../../../ui/text.tsx"

/** What an offer on a shelf says; the whole of it leads there. */
export function AdTitle({ offer: { title, url } }: { offer: Pick<Teaser, "title" | "url"> }) {
  if (!url)
    return (
      <h3>
        <MerchantText>{title}</MerchantText>
      </h3>
    )
  return (
    <h3>
      <TextLink data-cover to={url}>
        {title}
      </TextLink>
    </h3>
  )
}
