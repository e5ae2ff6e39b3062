import { type ReactNode, useId } from "react"
import type { Tone } from "../../../../contract/sections/define-section.ts"
import { Text } from "../../../ui/text.tsx"
import { countLetters } from "./count-letters.ts"
import { Shout } from "./shout.tsx"

/** `on`: what it is about. */
type Voice = { id: number; text: string; author: string; on: ReactNode }
type VoicesProps = { title: string; voices: readonly Voice[]; tone?: Tone | undefined }

/** A text longer than this is set smaller. */
const LONG_TEXT = 110

/** What shoppers wrote, in speech bubbles. */
export function Voices({ title, voices, tone }: VoicesProps) {
  const id = useId()
  return (
    <section className="voices" data-ink="mint" data-tone={tone} aria-labelledby={id}>
      <Shout as="h2" id={id}>
        {title}
      </Shout>
      <div className="bubbles" data-count={voices.length}>
        {voices.map(({ id: voiceId, text, author, on }) => (
          <blockquote key={voiceId} className="bubble">
            <Text className="clamp" by="other" data-length={countLetters(text) > LONG_TEXT ? "long" : undefined}>
              {text}
            </Text>
            <footer>
              <b>
                <bdi>{author}</bdi>
              </b>
              {on}
            </footer>
          </blockquote>
        ))}
      </div>
    </section>
  )
}
