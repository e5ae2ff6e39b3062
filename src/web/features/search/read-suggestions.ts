import type { CallReply } from "../../../contract/calls.ts"
import { ownTextsIn } from "../../shell/own-texts.ts"
import type { CardGoods } from "../catalog/goods.ts"
import { readCard } from "../catalog/read-goods.ts"

export type Suggestions = { goods: CardGoods[]; categories: { id: number; name: string }[]; ownTexts: string[] }

/** What the API suggests for a text. */
export const readSuggestions = ({ goods, categories }: CallReply<"GET /api/goods/suggest">): Suggestions => ({
  goods: goods.map(readCard),
  categories: categories.map(({ id, dnames }) => ({ id, name: dnames })),
  ownTexts: ownTextsIn(goods),
})
