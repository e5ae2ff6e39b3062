import { writeDate } from "../../../domain/locales/written-date.ts"
import { lastMoment } from "../../../domain/promotions/time-window.ts"
import { PromotionHead } from "../../features/catalog/promotion-head.tsx"
import { fill } from "../../shell/fill.ts"
import { useShell } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { ClockRow } from "../../ui/amounts/clock-row.tsx"
import type { Countdown } from "../../ui/amounts/countdown-at.ts"

type RunningHeadProps = { title: string; text: string; endsAt: string; left: Countdown; image: string | null }

/** What is on, until when, and the clock. */
export function RunningHead({ title, text, endsAt, left, image }: RunningHeadProps) {
  const words = useWords("promotionGoods")
  const dates = useShell()?.dates
  const kicker = dates ? fill(words.untilDay, { day: writeDate(dates.short, lastMoment(endsAt)) }) : ""
  return (
    <PromotionHead kicker={kicker} title={title} text={text} image={image}>
      <ClockRow left={left} />
    </PromotionHead>
  )
}
