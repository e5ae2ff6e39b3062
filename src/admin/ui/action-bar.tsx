import type { ReactNode } from "react"
import { useWords } from "../shell/words.ts"

type ActionBarProps = {
  /** What it is about, and what it will do: "3 orders, $438.10". */
  about: ReactNode
  /** Whether something waits for a hand: its upper line is lit. */
  isWaiting?: boolean
  /** Quiet ones first, then at most one that is lit. */
  children?: ReactNode
}

/** Along the end of the page, under the thumb and under Enter: the next step, saving, what has failed. */
export function ActionBar({ about, isWaiting = false, children }: ActionBarProps) {
  const t = useWords("frame")
  return (
    <section className={isWaiting ? "sill wait" : "sill"} aria-label={t("nextStep")}>
      <span className="say">{about}</span>
      <span className="push" />
      {children}
    </section>
  )
}
