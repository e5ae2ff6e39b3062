import { useId } from "react"
import { useWords } from "../shell/use-words.ts"
import { Text } from "./text.tsx"

type MarqueeProps = {
  texts: string[]
  className: string /** How often the texts stand after each other, so that no gap is seen. */
  rounds: number
}

/** Short texts that run through a line, once for the ear. They stand still for whoever stops them or prefers less motion. */
export function Marquee({ texts, className, rounds }: MarqueeProps) {
  const words = useWords()
  const id = useId()
  // The second half follows the first: when it has come as far the run begins anew.
  const runs = Array.from({ length: 2 * rounds }, (_, run) => run)
  return (
    <aside data-slot="marquee" className={className} aria-label={words.announcements}>
      <div data-slot="marquee-run">
        {runs.map((run) => (
          <ul key={run} aria-hidden={run > 0 || undefined}>
            {texts.map((text) => (
              <Text as="li" key={text}>
                {text}
              </Text>
            ))}
          </ul>
        ))}
      </div>
      <input type="checkbox" id={id} data-slot="marquee-stop" aria-label={words.stopMoving} />
    </aside>
  )
}
