import type { CSSProperties } from "react"
import { Text } from "../../../ui/text.tsx"
import { countLetters } from "./count-letters.ts"

type ShoutProps = {
  as: "h1" | "h2" | "p" | "span"
  className?: string
  id?: string
  /** The same words are said elsewhere. */
  isDecoration?: boolean
  children: string
}
type Fitted = CSSProperties & Record<"--letters", number>

/** Giant words, as large as their line allows: the stylesheet divides its width by how many letters there are. */
export function Shout({ as, className = "", id, isDecoration, children }: ShoutProps) {
  const style: Fitted = { "--letters": countLetters(children) }
  return (
    <Text as={as} id={id} className={`shout ${className}`} style={style} aria-hidden={isDecoration || undefined}>
      {children}
    </Text>
  )
}
