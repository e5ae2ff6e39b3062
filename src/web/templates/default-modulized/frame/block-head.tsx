import type { ReactNode } from "react"
import { Text } from "../../../ui/text.tsx"

/** The title of a block, and whatever stands at the other end of its line. */
export function BlockHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className="section-head">
      <Text as="h2" id={id}>
        {title}
      </Text>
      {children}
    </div>
  )
}
