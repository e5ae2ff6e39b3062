import { useId } from "react"
import { Form } from "react-router"
import { SCREENS } from "../../../domain/site/screens.ts"
import { useWords } from "../../shell/use-words.ts"
import type { SectionProps, Toned } from "../section-props.ts"

export function PlainLetter({ letter, coupon, tone }: Toned<SectionProps["letter"]>) {
  const id = useId()
  const words = useWords()
  return (
    <section className="plain-section" data-tone={tone} aria-labelledby={id}>
      <h2 id={id}>
        <bdi>{letter.title || coupon}</bdi>
      </h2>
      {letter.text && (
        <p>
          <bdi>{letter.text}</bdi>
        </p>
      )}
      <Form className="plain-letter" method="get" action={SCREENS.signUp.path}>
        <input
          type="email"
          name="email"
          required
          autoComplete="email"
          aria-label={words.emailAddress}
          placeholder={words.emailPlaceholder}
        />
        <button type="submit" data-slot="button">
          {words.join}
        </button>
      </Form>
    </section>
  )
}
