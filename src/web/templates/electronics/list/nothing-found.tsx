import { DidYouMean } from "../../../features/catalog/list/did-you-mean.tsx"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { ShelfRow } from "../frame/shelf-row.tsx"

/** An empty shelf: what can be done about it, and something to go on with. */
export function NothingFound({ consolation, suggestion }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  return (
    <section className="list-goods">
      <div className="nothing">
        <h2>{words.nothingFound}</h2>
        <DidYouMean suggestion={suggestion} />
        <p>{words.nothingFoundHint}</p>
      </div>
      {consolation.length > 0 && (
        <>
          <h2 className="consolation">{words.perhapsThese}</h2>
          <ShelfRow goods={consolation} />
        </>
      )}
    </section>
  )
}
