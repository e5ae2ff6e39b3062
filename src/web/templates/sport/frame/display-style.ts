import type { CSSProperties } from "react"
import { displayWidth, type Headline } from "./display-type.ts"

type DisplayStyle = CSSProperties & Record<"--lines" | "--width" | "--leading", number>

/** Capitals need no room below the line; scripts with marks above and below do. */
const CAPITALS = 0.765
const OTHER_SCRIPTS = 1.12
const BEYOND_LATIN = /[\u0370-\u1fff\u2e80-\uffef]/

/** Tells the skin how many lines a headline has and how wide its longest is, in em: it sets the size by them. */
export const displayStyle = ({ lines, width }: Headline): DisplayStyle => ({
  "--lines": Math.max(1, lines.length),
  "--width": width,
  "--leading": lines.some((line) => BEYOND_LATIN.test(line)) ? OTHER_SCRIPTS : CAPITALS,
})

/** Words that break into as many lines as they need: the longest of them sets the size. */
export const wordStyle = (text: string) =>
  displayStyle({ lines: [text], width: Math.max(1, ...text.split(/\s+/).map(displayWidth)) })
