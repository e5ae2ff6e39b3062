import { useEffect } from "react"
import { useRevalidator } from "react-router"
import { useWords } from "../../shell/use-words.ts"
import { useCountdown } from "../../ui/amounts/use-countdown.ts"
import { useDayText } from "../../ui/amounts/use-day-text.ts"

const HOURS_A_DAY = 24
/** From so many days on a day says more than hours that run. */
const DAY_FROM_DAYS = 3
const twoDigits = (count: number) => String(count).padStart(2, "0")

/** How long an order still waits for its payment. When the time is over the page is loaded anew, and says so. */
export function TimeLeft({ end }: { end: string }) {
  const words = useWords("orderDetail")
  const { days, hours, minutes, seconds, isOver, label } = useCountdown(end)
  const dayText = useDayText()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isOver) void revalidate()
  }, [isOver, revalidate])
  if (days >= DAY_FROM_DAYS)
    return (
      <p data-slot="time-left">
        {words.payUntil}{" "}
        <b>
          <bdi>{dayText(end)}</bdi>
        </b>
      </p>
    )
  return (
    <p data-slot="time-left">
      {words.timeLeft}{" "}
      <b role="timer" aria-label={label}>
        <bdi>{[days * HOURS_A_DAY + hours, minutes, seconds].map(twoDigits).join(":")}</bdi>
      </b>
    </p>
  )
}
