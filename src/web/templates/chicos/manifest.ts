import { latePart } from "../../ui/late-part.tsx"
import { defineTemplate } from "../template.ts"
import displayFont from "./fonts/didone-basic.woff2?url"
import italicFont from "./fonts/didone-italic-basic.woff2?url"
import textFont from "./fonts/jost-basic.woff2?url"
import { GoodsCard } from "./frame/goods-card.tsx"
import { Header } from "./frame/header.tsx"
import frameStyles from "./frame.css?url"
import homeStyles from "./home.css?url"
import itemStyles from "./item.css?url"
import listStyles from "./list.css?url"

/** Odile: a magazine that one can buy from. Pictures speak; the only loud words are single ones. */
export const chicos = defineTemplate({
  name: "chicos",
  fonts: [displayFont, italicFont, textFont],
  themeColor: "#ffffff",
  itemPicture: "(min-width: 64rem) 37vw, (min-width: 48rem) 50vw, 88vw",
  frame: { header: Header, footer: latePart(async () => (await import("./frame/footer.tsx")).Footer), card: GoodsCard },
  styles: { frame: frameStyles, home: homeStyles, list: listStyles, item: itemStyles },
  load: {
    home: async () => (await import("./home.ts")).home,
    list: async () => (await import("./list.tsx")).List,
    item: async () => (await import("./item.tsx")).Item,
  },
  sections: [
    { section: "hero" },
    { section: "goodsRail", component: "row", settings: { tag: "newArrivals", limit: 5 } },
    { section: "categories" },
    { section: "ranking", settings: { tag: "hotSales", limit: 5 } },
    { section: "promotion" },
    { section: "goodsRail", component: "feature", settings: { tag: "recommends", limit: 4 } },
    { section: "reviews", settings: { limit: 1 } },
    { section: "news", settings: { limit: 3 } },
    { section: "services" },
  ],
})
