import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { Promises } from "./promises.tsx"

/** The promises by themselves, where there is no story for them to stand beside. */
export function PromiseSection({ services, isBesideStory, tone }: Toned<SectionProps["services"]>) {
  return (
    !isBesideStory && (
      <section className="story" data-tone={tone}>
        <Promises promises={services} />
      </section>
    )
  )
}
