import { useSyncExternalStore } from "react"
import { COUNTDOWN_INTERVAL_MS } from "../../../domain/constants.ts"
import { useRenderedAt } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { type Countdown, countdownAt } from "./countdown-at.ts"

/** Time until an end, every second anew. It begins where the server rendered the page, so that both agree. */
export function useCountdown(endIso: string): Countdown {
  const words = useWords()
  const renderedAt = useRenderedAt()
  const now = useSyncExternalStore(subscribe, presentSecond, () => renderedAt)
  return countdownAt(endIso, now, words.countdown)
}

function subscribe(onTick: () => void) {
  const timer = setInterval(onTick, COUNTDOWN_INTERVAL_MS)
  return () => clearInterval(timer)
}

const presentSecond = () => Math.floor(Date.now() / COUNTDOWN_INTERVAL_MS) * COUNTDOWN_INTERVAL_MS
