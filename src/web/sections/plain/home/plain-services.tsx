import type { SectionProps, Toned } from "../../section-props.ts"

export function PlainServices({ services, tone }: Toned<SectionProps["services"]>) {
  return (
    <section className="plain-section" data-tone={tone}>
      <ul className="plain-columns">
        {services.map(({ title, text }) => (
          <li key={title}>
            <strong>
              <bdi>{title}</bdi>
            </strong>
            <p>
              <bdi>{text}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
