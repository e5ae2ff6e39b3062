import { SCREENS } from "../../../domain/site/screens.ts"
import { useWords } from "../../shell/use-words.ts"
import { Link } from "../../ui/navigation/link.tsx"
import { Text } from "../../ui/text.tsx"
import type { SectionProps, Toned } from "../section-props.ts"

export function PlainRequest({ title, text, tone }: Toned<SectionProps["request"]>) {
  const words = useWords("home")
  return (
    <section className="plain-section" data-tone={tone}>
      <Text as="h2">{title || words.requestTitle}</Text>
      <Text>{text}</Text>
      <Link data-slot="button" to={SCREENS.feedback.path}>
        {words.sendRequest}
      </Link>
    </section>
  )
}
