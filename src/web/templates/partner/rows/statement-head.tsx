import { useWords } from "../../../shell/use-words.ts"

/** What the columns are. Each cell says it too, for those who do not see the table. */
export function StatementHead() {
  const { article, minimum, eachPiece, tiers, bestTier, availability } = useWords("goods")
  const columns = [article, minimum, eachPiece, tiers, bestTier, availability]
  return (
    <div className="statement-head" aria-hidden="true">
      {columns.map((column) => (
        <span key={column}>{column}</span>
      ))}
    </div>
  )
}
