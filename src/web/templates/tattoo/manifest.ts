import { latePart } from "../../ui/late-part.tsx"
import { defineTemplate } from "../template.ts"
import textFont from "./fonts/eb-garamond-basic.woff2?url"
import displayFont from "./fonts/fraktur-basic.woff2?url"
import { GoodsCard } from "./frame/goods-card.tsx"
import { Header } from "./frame/header.tsx"
import frameStyles from "./frame.css?url"
import homeStyles from "./home.css?url"
import itemStyles from "./item.css?url"
import listStyles from "./list.css?url"

/** Saint Needle: goods are numbered designs on bone sheets, pinned to a black wall. */
export const tattoo = defineTemplate({
  name: "tattoo",
  fonts: [displayFont, textFont],
  themeColor: "#0d0c0b",
  itemPicture: "(min-width: 64rem) 46vw, 96vw",
  frame: { header: Header, footer: latePart(async () => (await import("./frame/footer.tsx")).Footer), card: GoodsCard },
  styles: { frame: frameStyles, home: homeStyles, list: listStyles, item: itemStyles },
  load: {
    home: async () => (await import("./home.ts")).home,
    list: async () => (await import("./list.tsx")).List,
    item: async () => (await import("./item.tsx")).Item,
  },
  sections: [
    { section: "hero" },
    { section: "categories" },
    { section: "goodsRail", component: "row", settings: { tag: "newArrivals", limit: 5 } },
    { section: "promotion" },
    { section: "ranking", settings: { tag: "hotSales", limit: 6 } },
    { section: "services" },
    { section: "story" },
    { section: "goodsRail", component: "feature", settings: { tag: "recommends", limit: 4 } },
    { section: "reviews", settings: { limit: 2 } },
  ],
})
