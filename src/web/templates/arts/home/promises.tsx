import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { FactList } from "../../../ui/fact-list.tsx"

/** What the shop promises: a list of terms. */
export function Promises({ services, tone }: Toned<SectionProps["services"]>) {
  return (
    <div className="block promises" data-tone={tone}>
      <FactList facts={services.map(({ title, text }) => ({ name: title, value: text }))} />
    </div>
  )
}
