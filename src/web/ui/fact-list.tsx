import { Text } from "./text.tsx"

type FactListProps = { className?: string; slot?: string; facts: readonly { name: string; value: string }[] }

/** Names and what is to be said of each. */
export function FactList({ className, slot, facts }: FactListProps) {
  return (
    <dl className={className} data-slot={slot}>
      {facts.map(({ name, value }) => (
        <div key={name + value}>
          <Text as="dt">{name}</Text>
          <Text as="dd">{value}</Text>
        </div>
      ))}
    </dl>
  )
}
