import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { Atelier } from "../frame/atelier.tsx"

/** What the house tells of itself. */
export function Story({ story, tone }: Toned<SectionProps["story"]>) {
  const image = (story.image ?? story.images[0])?.url ?? null
  return <Atelier story={{ ...story, image }} tone={tone} />
}
