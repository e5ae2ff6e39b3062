import type { AskForPart } from "../../shell/page-api.ts"
import type { Shell, Shop } from "../../shell/shell.ts"

/** What the loaders of sections work with. */
export type HomeVisit = {
  askPart: AskForPart
  shop: Pick<Shop, "name" | "slogan" | "description" | "content" | "categories" | "siteCoupon">
  words: Pick<Shell["messages"], "recommends">
  /** Whether the page has such a section, with something to say. */
  has: (kind: "story" | "services") => boolean
}
