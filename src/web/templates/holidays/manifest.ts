import { latePart } from "../../ui/late-part.tsx"
import { defineTemplate } from "../template.ts"
import displayFont from "./fonts/fraunces-144-basic.woff2?url"
import textFont from "./fonts/karla-basic.woff2?url"
import { GoodsCard } from "./frame/goods-card.tsx"
import { Header } from "./frame/header.tsx"
import frameStyles from "./frame.css?url"
import homeStyles from "./home.css?url"
import itemStyles from "./item.css?url"
import listStyles from "./list.css?url"

/** Wenceslas: a stall on a market square. Its clock hangs from the garland, and the goods are the tree. */
export const holidays = defineTemplate({
  name: "holidays",
  fonts: [displayFont, textFont],
  themeColor: "#7a1626",
  itemPicture: "(min-width: 64rem) 48vw, 92vw",
  frame: { header: Header, footer: latePart(async () => (await import("./frame/footer.tsx")).Footer), card: GoodsCard },
  styles: { frame: frameStyles, home: homeStyles, list: listStyles, item: itemStyles },
  load: {
    home: async () => (await import("./home.ts")).home,
    list: async () => (await import("./list.tsx")).List,
    item: async () => (await import("./item.tsx")).Item,
  },
  sections: [
    { section: "hero" },
    { section: "priceTags" },
    { section: "goodsRail", component: "row", settings: { tag: "newArrivals", limit: 10 } },
    { section: "promotion", settings: { goodsLimit: 8 } },
    { section: "goodsRail", component: "row", settings: { tag: "hotSales", limit: 4 } },
    { section: "ranking", settings: { tag: "recommends", limit: 5 } },
    { section: "story" },
    { section: "services" },
    { section: "goodsRail", component: "feature", settings: { tag: "hotSales", limit: 8 } },
    { section: "reviews", settings: { limit: 3 } },
  ],
})
