import { Picture } from "../../ui/picture.tsx"
import { Text } from "../../ui/text.tsx"

type BandProps = { title: string; text: string; image: string | null; isPageTitle?: boolean }

/** A loud plane with a few large words and a picture. */
export function Band({ title, text, image, isPageTitle = false }: BandProps) {
  return (
    <section data-slot="band">
      <Text as={isPageTitle ? "h1" : "h2"}>{title}</Text>
      <Text>{text}</Text>
      {image && (
        <span data-slot="band-pic">
          <Picture src={image} sizes="(min-width: 768px) 40vw, 74vw" isUrgent={isPageTitle} />
        </span>
      )}
    </section>
  )
}
