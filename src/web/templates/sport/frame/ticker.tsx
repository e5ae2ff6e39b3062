import { useId } from "react"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Text } from "../../../ui/text.tsx"
import { displayWidth } from "./display-type.ts"

/** As long as the run has to be, in em, so that it goes round without a gap on the widest screen. */
const RUN = 130
const SPACE_AROUND = 3

/** What the shop has to say, running. It stands still for whoever stops it or prefers less motion. */
export function Ticker() {
  const words = useWords()
  const id = useId()
  const { ticker } = useShop().content
  if (ticker.length === 0) return null
  const length = ticker.reduce((sum, text) => sum + displayWidth(text) + SPACE_AROUND, 0)
  const rounds = Array.from({ length: Math.max(1, Math.ceil(RUN / length)) }, (_, round) => round)
  return (
    <aside className="lime ticker" aria-label={words.announcements}>
      <div className="ticker-run">
        <Run texts={ticker} />
        {rounds.slice(1).map((round) => (
          <Run key={round} texts={ticker} isTwin />
        ))}
        {rounds.map((round) => (
          <Run key={`twin ${round}`} texts={ticker} isTwin />
        ))}
      </div>
      <input type="checkbox" id={id} className="center ticker-stop" aria-label={words.stopMoving} />
    </aside>
  )
}

function Run({ texts, isTwin = false }: { texts: string[]; isTwin?: boolean }) {
  return (
    <ul aria-hidden={isTwin || undefined}>
      {texts.map((text) => (
        <Text as="li" key={text}>
          {text}
        </Text>
      ))}
    </ul>
  )
}
