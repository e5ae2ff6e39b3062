import type { SectionProps, Toned } from "../../sections/section-props.ts"
import { useShop } from "../../shell/shell.ts"
import { Promises } from "./promises.tsx"

/** The promises by themselves, where there is no story for them to stand beside. */
export function PromiseSection({ services, tone }: Toned<SectionProps["services"]>) {
  const { story } = useShop().content
  return (
    story === null && (
      <section className="story" data-tone={tone}>
        <Promises promises={services} />
      </section>
    )
  )
}
