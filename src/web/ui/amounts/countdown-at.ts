import { type CountdownParts, countdown, isOver } from "../../../domain/promotions/countdown.ts"
import { fill } from "../../shell/fill.ts"

export type Countdown = CountdownParts & { isOver: boolean; label: string }

/** The time that is left at a moment (ms), with the sentence that says so; `message` has places for its parts. */
export function countdownAt(endIso: string, now: number, message: string): Countdown {
  const left = countdown(Date.parse(endIso), now)
  return { ...left, isOver: isOver(left), label: fill(message, left) }
}
