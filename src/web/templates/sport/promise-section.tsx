import type { SectionProps } from "../../sections/section-props.ts"
import { useShop } from "../../shell/shell.ts"
import { Promises } from "./promises.tsx"

/** The promises by themselves, where there is no story for them to stand beside. */
export function PromiseSection({ services }: SectionProps["services"]) {
  const { story } = useShop().content
  return (
    story === null && (
      <section className="story">
        <Promises promises={services} />
      </section>
    )
  )
}
