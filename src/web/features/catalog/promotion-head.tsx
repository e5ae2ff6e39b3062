import type { ReactNode } from "react"
import { Picture } from "../../ui/picture.tsx"
import { Text } from "../../ui/text.tsx"

type PromotionHeadProps = { kicker: string; title: string; text: string; image: string | null; children?: ReactNode }

/** The head of a page of offers: a few large words, a picture, and at the end a clock or a button. */
export function PromotionHead({ kicker, title, text, image, children }: PromotionHeadProps) {
  return (
    <section data-slot="promotion-head">
      <div>
        <Text data-slot="kicker">{kicker}</Text>
        <Text as="h1">{title}</Text>
        <Text>{text}</Text>
        {children}
      </div>
      {image && (
        <span data-slot="band-pic">
          <Picture src={image} sizes="(min-width: 768px) 40vw, 74vw" isUrgent />
        </span>
      )}
    </section>
  )
}
