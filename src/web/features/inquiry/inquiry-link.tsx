import type { ReactNode } from "react"
import { SCREENS } from "../../../domain/site/screens.ts"
import { fill } from "../../shell/fill.ts"
import { usePersonal } from "../../shell/use-personal.ts"
import { useWords } from "../../shell/use-words.ts"
import { Link } from "../../ui/navigation/link.tsx"
import { useHasInquiry } from "./ask-overlay.ts"

/** To the inquiry list, with how many goods are on it; nothing in templates without one. */
export function InquiryLink({ children }: { children: (count: number) => ReactNode }) {
  const words = useWords()
  const count = usePersonal()?.inquiryCount ?? 0
  if (!useHasInquiry()) return null
  return (
    <Link
      data-slot="inquiry"
      data-count={count || undefined}
      to={SCREENS.inquiry.path}
      aria-label={fill(words.inquiryCount, { count })}
    >
      {children(count)}
    </Link>
  )
}
