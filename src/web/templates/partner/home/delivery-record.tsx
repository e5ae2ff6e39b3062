import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { FigureText } from "../../../ui/figure-text.tsx"
import { StepChart } from "../../../ui/step-chart.tsx"
import { Text } from "../../../ui/text.tsx"

/** One figure through the years, drawn over the photograph; the years stay in it that were bad. */
export function DeliveryRecord({ title, text, rows, tone }: Toned<SectionProps["record"]>) {
  return (
    <section className="record" data-tone={tone}>
      <p className="record-figure">
        <FigureText>{rows.at(-1)?.figure ?? ""}</FigureText>
      </p>
      <Text className="record-title">{title}</Text>
      <StepChart className="record-chart" rows={rows} />
      <Text className="record-note">{text}</Text>
    </section>
  )
}
