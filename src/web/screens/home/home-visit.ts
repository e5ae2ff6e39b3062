import type { WordsOf } from "../../../words/words.ts"
import type { AskForPart } from "../../shell/page-api.ts"
import type { Shop } from "../../shell/shell.ts"

/** What the loaders of sections work with. */
export type HomeVisit = {
  askPart: AskForPart
  shop: Pick<Shop, "name" | "slogan" | "description" | "content" | "categories" | "siteCoupon">
  words: Pick<WordsOf["home"], "recommends">
  /** Whether the page has such a section, with something to say. */
  has: (kind: "story" | "services") => boolean
}
