import type { CSSProperties } from "react"

type Share = CSSProperties & Record<"--share", string>

const WHOLE = 100

/** How much of a gauge is full, between 0 and 1. */
export const shareOf = (share: number): Share => ({
  "--share": `${Math.round(Math.min(1, Math.max(0, share)) * WHOLE)}%`,
})
