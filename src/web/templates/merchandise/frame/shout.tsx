import type { CSSProperties } from "react"
import { Text } from "../../../ui/text.tsx"
import { countLetters } from "./count-letters.ts"

type ShoutProps = {
  as: "h1" | "h2" | "h3" | "p" | "span"
  className?: string
  id?: string
  /** What has to fit into a line: all of it, or its longest word. */
  fits?: "line" | "word"
  /** The same words are said elsewhere. */
  isDecoration?: boolean
  children: string
}
type Fitted = CSSProperties & Record<"--letters", number>

/** Giant words, as large as their line allows: the stylesheet divides its width by how many letters there are. */
export function Shout({ as, className = "", id, fits = "line", isDecoration, children }: ShoutProps) {
  const parts = fits === "line" ? [children] : children.split(/\s+/)
  const style: Fitted = { "--letters": Math.max(...parts.map(countLetters)) }
  return (
    <Text
      as={as}
      id={id}
      className={`shout ${className}`}
      style={style}
      data-fits={fits}
      aria-hidden={isDecoration || undefined}
    >
      {children}
    </Text>
  )
}
