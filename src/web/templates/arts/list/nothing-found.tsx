import { DidYouMean } from "../../../features/catalog/list/did-you-mean.tsx"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { GoodsCard } from "../frame/goods-card.tsx"

/** An empty frame, and something to go on with. */
export function NothingFound({ consolation, suggestion }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  return (
    <section className="room-works">
      <div className="nothing">
        <h2>{words.nothingFound}</h2>
        <DidYouMean suggestion={suggestion} />
        <p>{words.nothingFoundHint}</p>
      </div>
      {consolation.length > 0 && (
        <>
          <h2 className="perhaps">{words.perhapsThese}</h2>
          <div className="hung">
            {consolation.map((entry) => (
              <GoodsCard key={entry.id} goods={entry} />
            ))}
          </div>
        </>
      )}
    </section>
  )
}
