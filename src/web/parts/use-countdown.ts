import { useSyncExternalStore } from "react"
import { COUNTDOWN_INTERVAL_MS } from "../../domain/constants.ts"
import { type CountdownParts, countdown, isOver } from "../../domain/countdown.ts"
import { fill } from "./fill.ts"
import { useShell } from "./shell.ts"
import { useMessages } from "./use-messages.ts"

export type Countdown = CountdownParts & { isOver: boolean; label: string }

/** Time until an end, every second anew. The first picture is that of the server, so that both agree. */
export function useCountdown(endIso: string): Countdown {
  const words = useMessages()
  const renderedAt = useShell()?.renderedAt ?? 0
  const now = useSyncExternalStore(subscribe, currentSecond, () => renderedAt)
  const left = countdown(Date.parse(endIso), now)
  return { ...left, isOver: isOver(left), label: fill(words.countdown, left) }
}

function subscribe(onTick: () => void) {
  const timer = setInterval(onTick, COUNTDOWN_INTERVAL_MS)
  return () => clearInterval(timer)
}

const currentSecond = () => Math.floor(Date.now() / COUNTDOWN_INTERVAL_MS) * COUNTDOWN_INTERVAL_MS
