import type { SectionProps } from "../../../sections/section-props.ts"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { displayStyle } from "../frame/display-style.ts"
import { displayWidth } from "../frame/display-type.ts"

type Service = SectionProps["services"]["services"][number]

/** Delivery, returns and the like: a word or a figure set large, and what it means. */
export function Promises({ promises }: { promises: Service[] }) {
  const titles = promises.map(({ title }) => title)
  const width = Math.max(1, ...titles.map(displayWidth))
  return (
    <dl className="ruled promises" style={displayStyle({ lines: titles, width })}>
      {promises.map(({ title, text }) => (
        <div key={title}>
          <Text as="dt">{text || title}</Text>
          <dd>{text && <MerchantText>{title}</MerchantText>}</dd>
        </div>
      ))}
    </dl>
  )
}
