import type { CSSProperties } from "react"
import type { HomeContent } from "../../../../contract/home-content.ts"
import type { Tone } from "../../../../contract/sections/define-section.ts"
import { MoreLink } from "../../../ui/navigation/more-link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { lengthOf } from "./text-length.ts"

type Story = NonNullable<HomeContent["story"]>
type AtelierProps = {
  story: Pick<Story, "eyebrow" | "title" | "text" | "action" | "url" | "image" | "steps">
  tone?: Tone
}

/** How the house works, on its dark plane, and the time that each step takes as a ruler in true proportion. */
export function Atelier({ story, tone }: AtelierProps) {
  const { eyebrow, title, text, action, url, image, steps } = story
  const picture = steps.length === 0 ? image : null
  return (
    <section className="atelier" data-tone={tone} data-picture={picture ? undefined : "no"}>
      <div className="atelier-head">
        <Text className="caps">{eyebrow}</Text>
        <Text as="h2" data-length={lengthOf(title)}>
          {title}
        </Text>
      </div>
      <div className="atelier-text">
        <Text>{text}</Text>
        {action && url && <MoreLink url={url} label={action} />}
      </div>
      {picture && (
        <div className="atelier-pic">
          <Picture src={picture} sizes="(min-width: 48rem) 92vw, 100vw" />
        </div>
      )}
      {steps.length > 0 && <Ruler steps={steps} />}
    </section>
  )
}

type Hours = CSSProperties & Record<"--hours", number>
const TICKS_MOST = 24

/** "8 h" takes eight parts of the ruler; a figure that is no number takes one. */
function hoursOf(figure: string): Hours {
  const hours = Math.round(Number.parseFloat(figure))
  return { "--hours": hours >= 1 ? Math.min(hours, TICKS_MOST) : 1 }
}

function Ruler({ steps }: Pick<Story, "steps">) {
  return (
    <ol className="ruler">
      {steps.map(({ figure, text }) => (
        <li key={figure + text} style={hoursOf(figure)}>
          <b>
            <MerchantText>{figure}</MerchantText>
          </b>
          <Text as="span">{text}</Text>
        </li>
      ))}
    </ol>
  )
}
