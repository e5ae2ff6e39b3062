import type { CSSProperties } from "react"

/** Colours of blocks that follow each other. */
const INKS = ["yellow", "sky", "pink", "mint", "tomato", "lilac"] as const
/** Pale ones, for a photograph to be printed over. */
const TINTS = ["yellow", "sky", "pink", "mint", "lilac", "peach"] as const

const at = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[Math.abs(index) % values.length] ?? values[0]

export const inkAt = (index: number) => at(INKS, index)

/** The ground of a good, the same wherever it is shown. */
export const tintOf = (goods: { id: number }) => at(TINTS, goods.id)

type TintTurn = CSSProperties & Record<`--${string}`, string>

/** The page of a good takes the colour of the chosen picture: its tints from its own on, and which of them it wears. */
export function tintTurn(goods: { id: number }, chosen: number): TintTurn {
  const turn = TINTS.map((_, index) => [`--turn-${index + 1}`, `var(--t-${at(TINTS, goods.id + index)})`])
  return { ...Object.fromEntries(turn), "--tint": `var(--t-${at(TINTS, goods.id + chosen)})` }
}
