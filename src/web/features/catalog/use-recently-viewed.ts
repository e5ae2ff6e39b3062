import { useEffect, useState } from "react"
import { useShell } from "../../shell/shell.ts"
import { readStored, writeStored } from "../../shell/stored.ts"
import type { CardGoods } from "./goods.ts"
import { readRecent, withoutGoods, withRecent } from "./recent-goods.ts"

/** The goods that this browser looked at before this one, the last first; none until the page has loaded. */
export function useRecentlyViewed(goods: CardGoods): CardGoods[] {
  const [recent, setRecent] = useState<CardGoods[]>([])
  // Names are cached in the language that they were read in.
  const name = `recentGoods.${useShell()?.locale ?? ""}`
  useEffect(() => {
    const known = readRecent(readStored(name))
    setRecent(withoutGoods(known, goods.id))
    writeStored(name, withRecent(known, goods))
  }, [name, goods])
  return recent
}
