import type { ReactNode } from "react"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { DidYouMean } from "./did-you-mean.tsx"

type NothingFoundProps = Pick<ListPageProps, "suggestion"> & {
  /** Something to go on with; false where there is nothing. */
  children: ReactNode
}

/** In place of the goods, where none fits. */
export function NothingFound({ suggestion, children }: NothingFoundProps) {
  const words = useWords("goods", "goodsList")
  return (
    <section className="nothing">
      <h2>{words.nothingFound}</h2>
      <DidYouMean suggestion={suggestion} />
      <p>{words.nothingFoundHint}</p>
      {children && (
        <>
          <h2>{words.perhapsThese}</h2>
          {children}
        </>
      )}
    </section>
  )
}
