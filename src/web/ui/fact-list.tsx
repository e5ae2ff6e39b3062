import { Text } from "./text.tsx"

type FactListProps = { className: string; facts: readonly { name: string; value: string }[] }

/** Names and what is to be said of each. */
export function FactList({ className, facts }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(({ name, value }) => (
        <div key={name + value}>
          <Text as="dt">{name}</Text>
          <Text as="dd">{value}</Text>
        </div>
      ))}
    </dl>
  )
}
