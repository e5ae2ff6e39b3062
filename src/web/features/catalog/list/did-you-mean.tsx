import { searchPath } from "../../../../domain/site/search-path.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"

/** A search that finds something, for one that has found nothing. */
export function DidYouMean({ suggestion }: { suggestion: string | null }) {
  const words = useWords("goodsList")
  const path = suggestion && searchPath("product", suggestion)
  if (!path) return null
  const [before, after] = words.didYouMean.split("{suggestion}")
  return (
    <p data-slot="did-you-mean">
      {before}
      <Link to={path} className="tap">
        <bdi>{suggestion}</bdi>
      </Link>
      {after}
    </p>
  )
}
