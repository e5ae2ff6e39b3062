import { Link } from "../../ui/navigation/link.tsx"
import { Text } from "../../ui/text.tsx"
import { usePolicySummaries } from "./use-policy-summaries.ts"

/** The shop's own words on delivery, payment and returns, in short, each with the way to the whole text. */
export function PolicyFacts() {
  return (
    <dl className="facts">
      {usePolicySummaries().map(({ title, summary, path }) => (
        <div key={path}>
          <dt>
            <Link className="tap" to={path}>
              {title}
            </Link>
          </dt>
          <Text as="dd">{summary}</Text>
        </div>
      ))}
    </dl>
  )
}
