import { latePart } from "../../ui/late-part.tsx"
import { defineTemplate } from "../template.ts"
import displayFont from "./fonts/bricolage-grotesque-48-basic.woff2?url"
import textFont from "./fonts/instrument-sans-basic.woff2?url"
import { GoodsCard } from "./frame/goods-card.tsx"
import { Header } from "./frame/header.tsx"
import frameStyles from "./frame.css?url"
import homeStyles from "./home.css?url"
import itemStyles from "./item.css?url"
import listStyles from "./list.css?url"

/** Quarter General Store: every module carries one quarter circle. */
export const defaultModulized = defineTemplate({
  name: "default-modulized",
  fonts: [displayFont, textFont],
  themeColor: "#f2f5fc",
  itemPicture: "(max-width: 47.99rem) 100vw, 770px",
  frame: { header: Header, footer: latePart(async () => (await import("./frame/footer.tsx")).Footer), card: GoodsCard },
  styles: { frame: frameStyles, home: homeStyles, list: listStyles, item: itemStyles },
  load: {
    home: async () => (await import("./home.ts")).home,
    list: async () => (await import("./list.tsx")).List,
    item: async () => (await import("./item.tsx")).Item,
  },
  sections: [
    { section: "hero" },
    { section: "services" },
    { section: "goodsRail", component: "row", settings: { tag: "newArrivals", limit: 4 } },
    { section: "categories" },
    { section: "promotion" },
    { section: "ranking", settings: { tag: "hotSales", limit: 6 } },
    { section: "goodsRail", component: "feature", settings: { tag: "recommends", limit: 5 } },
    { section: "story" },
    { section: "news" },
    { section: "reviews" },
  ],
})
