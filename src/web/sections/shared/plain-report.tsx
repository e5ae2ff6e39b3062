import { MerchantText, Text, TextLink } from "../../ui/text.tsx"
import type { SectionProps, Toned } from "../section-props.ts"

export function PlainReport({ title, text, rows, tone }: Toned<SectionProps["record"]>) {
  return (
    <section className="plain-section" data-tone={tone}>
      <Text as="h2">{title}</Text>
      <Text>{text}</Text>
      <ul className="plain-rows">
        {rows.map(({ figure, title: name, text: more, note, url }) => (
          <li key={figure + name}>
            <Text as="b">{figure}</Text>
            {url ? <TextLink to={url}>{name}</TextLink> : <MerchantText>{name}</MerchantText>}
            <Text as="span">{more}</Text>
            <Text as="span">{note}</Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
