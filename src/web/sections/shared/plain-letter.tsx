import { useId } from "react"
import { LetterField } from "../../features/content/letter-form.tsx"
import { useWords } from "../../shell/use-words.ts"
import { MerchantText } from "../../ui/text.tsx"
import type { SectionProps, Toned } from "../section-props.ts"

export function PlainLetter({ letter, coupon, tone }: Toned<SectionProps["letter"]>) {
  const id = useId()
  const words = useWords()
  return (
    <section className="plain-section" data-tone={tone} aria-labelledby={id}>
      <h2 id={id}>
        <MerchantText>{letter.title || coupon}</MerchantText>
      </h2>
      {letter.text && (
        <p>
          <MerchantText>{letter.text}</MerchantText>
        </p>
      )}
      <LetterField className="plain-letter" placeholder={words.emailPlaceholder} />
    </section>
  )
}
