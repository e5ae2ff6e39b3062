import { factsIn } from "../../../features/catalog/facts-in.ts"
import { FactList } from "../../../ui/fact-list.tsx"
import { Text } from "../../../ui/text.tsx"

const SHOWN = 4

/** What there is to know of a good beside its name: as facts where it is written so. */
export function GoodsFacts({ text }: { text: string }) {
  const facts = factsIn(text)
  return facts ? (
    <FactList className="article-facts" facts={facts.slice(0, SHOWN)} />
  ) : (
    <Text className="note article-text">{text}</Text>
  )
}
