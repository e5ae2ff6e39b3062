import { useEffect, useState } from "react"
import { SUCCESS } from "../../contract/envelope.ts"
import type { CardGoods } from "../features/catalog/goods.ts"
import { popularQuery } from "../features/catalog/list/read-list.ts"
import { readCard } from "../features/catalog/read-goods.ts"
import { fetchWords } from "../shell/fetch-data-file.ts"
import { ownTextsIn } from "../shell/own-texts.ts"
import { useShell } from "../shell/shell.ts"
import { useApi } from "../shell/use-api.ts"
import { WordsProvider } from "../shell/words-provider.tsx"
import { PopularGoods } from "../templates/popular-goods.tsx"

const SHOWN = 4
/** A screen that says what cards say, and little else. */
const WORDS_OF = "selfActivity"
const NOTHING = { goods: [], ownTexts: [] }

/** On a page that is not there, which no loader has data for: what sells best is asked for by the browser. */
export function PopularAfterLoad() {
  const { ask } = useApi()
  const words = useShell()?.wordFiles[WORDS_OF]
  const [{ goods, ownTexts }, setFound] = useState<{ goods: CardGoods[]; ownTexts: string[] }>(NOTHING)
  useEffect(() => {
    let isWanted = true
    const coming = Promise.all([ask("GET /api/goods/lists", popularQuery(SHOWN)), words && fetchWords(words)])
    // Without them the page is as it was.
    coming.then(
      ([reply]) => {
        if (!isWanted || reply.code !== SUCCESS) return
        setFound({ goods: reply.data.list.map(readCard), ownTexts: ownTextsIn(reply.data) })
      },
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [ask, words])
  if (goods.length === 0) return null
  return (
    <WordsProvider of={WORDS_OF} ownTexts={ownTexts}>
      <div data-slot="page">
        <PopularGoods goods={goods} />
      </div>
    </WordsProvider>
  )
}
