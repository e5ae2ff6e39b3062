import type { Teaser } from "../../../../contract/home-content.ts"
import { Text, TextLink } from "../../../ui/text.tsx"

/** What the shop says between its goods. */
export function NoteCard({ offer: { title, text, eyebrow, action, url } }: { offer: Teaser }) {
  return (
    <>
      <i className="star" aria-hidden="true" />
      <Text as="h3">{title}</Text>
      <Text>{text || eyebrow}</Text>
      {action && url && (
        <TextLink className="more" to={url}>
          {action}
        </TextLink>
      )}
    </>
  )
}
