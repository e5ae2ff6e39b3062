import { useId } from "react"
import { ArrowRight } from "../../../ui/icons.tsx"
import { TextLink } from "../../../ui/text.tsx"
import { badgeText } from "./badge-text.ts"

type HeroBadgeProps = { action: string; eyebrow: string; url: string }

/** A round sticker over the seams: it says where it leads, in letters that turn. */
export function HeroBadge({ action, eyebrow, url }: HeroBadgeProps) {
  const path = useId()
  const around = badgeText([action, eyebrow])
  return (
    <div className="hero-badge" data-length={around ? undefined : "long"}>
      {around && (
        <svg className="badge-letters" viewBox="0 0 200 200" aria-hidden="true">
          <path id={path} d="M100 100m-74 0a74 74 0 1 1 148 0a74 74 0 1 1-148 0" fill="none" />
          <text fontSize={around.size}>
            <textPath href={`#${path}`} textLength="458">
              {around.text}
            </textPath>
          </text>
        </svg>
      )}
      <ArrowRight size={56} strokeWidth={3} aria-hidden="true" data-mirrored />
      <TextLink data-cover to={url}>
        {action}
      </TextLink>
    </div>
  )
}
