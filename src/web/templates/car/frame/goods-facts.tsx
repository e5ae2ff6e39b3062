import { factsIn } from "../../../features/catalog/facts-in.ts"
import { FactList } from "../../../ui/fact-list.tsx"
import { Text } from "../../../ui/text.tsx"

/** Key facts of a good, where what stands below its name is written so; else the sentence. */
export function GoodsFacts({ text, most = 4 }: { text: string; most?: number }) {
  const facts = factsIn(text)
  return facts ? (
    <FactList className="goods-facts" facts={facts.slice(0, most)} />
  ) : (
    <Text className="note clamp goods-kind">{text}</Text>
  )
}
