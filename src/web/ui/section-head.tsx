import type { ReactNode } from "react"
import { type More, MoreLink } from "./navigation/more-link.tsx"
import { Text } from "./text.tsx"

type SectionHeadProps = {
  id: string
  title: string
  more?: More /** Between the title and the way to more. */
  children?: ReactNode
}

/** What a part of the page is, and the way to all of it. */
export function SectionHead({ id, title, more, children }: SectionHeadProps) {
  return (
    <div className="section-head">
      <Text as="h2" id={id}>
        {title}
      </Text>
      {children}
      {more && <MoreLink {...more} />}
    </div>
  )
}
