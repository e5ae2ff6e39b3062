import { latePart } from "../../ui/late-part.tsx"
import { defineTemplate } from "../template.ts"
import textFont from "./fonts/dm-sans-basic.woff2?url"
import displayFont from "./fonts/dm-serif-display-basic.woff2?url"
import italicFont from "./fonts/dm-serif-display-italic-basic.woff2?url"
import { GoodsCard } from "./frame/goods-card.tsx"
import { Header } from "./frame/header.tsx"
import frameStyles from "./frame.css?url"
import homeStyles from "./home.css?url"
import itemStyles from "./item.css?url"
import listStyles from "./list.css?url"

/** Figlia: a bound lookbook with a terracotta spine; every purchase has two doors, which are halves of one arch. */
export const chicos2 = defineTemplate({
  name: "chicos2",
  fonts: [displayFont, italicFont, textFont],
  themeColor: "#a8462a",
  itemPicture: "(min-width: 75rem) 42vw, (min-width: 48rem) 88vw, 100vw",
  frame: { header: Header, footer: latePart(async () => (await import("./frame/footer.tsx")).Footer), card: GoodsCard },
  styles: { frame: frameStyles, home: homeStyles, list: listStyles, item: itemStyles },
  load: {
    home: async () => (await import("./home.ts")).home,
    list: async () => (await import("./list.tsx")).List,
    item: async () => (await import("./item.tsx")).Item,
  },
  sections: [
    { section: "hero" },
    { section: "goodsRail", component: "row", settings: { tag: "newArrivals", limit: 4 } },
    { section: "categories" },
    { section: "statement" },
    { section: "ranking", settings: { tag: "hotSales", limit: 6 } },
    { section: "promotion", settings: { goodsLimit: 1 } },
    { section: "goodsRail", component: "feature", settings: { tag: "recommends", limit: 4 } },
    { section: "story" },
    { section: "services" },
    { section: "reviews", settings: { limit: 2 } },
    { section: "news", settings: { limit: 3 } },
  ],
})
