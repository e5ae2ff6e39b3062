import { latePart } from "../../ui/late-part.tsx"
import { defineTemplate } from "../template.ts"
import textFont from "./fonts/inter-14-basic.woff2?url"
import displayFont from "./fonts/inter-32-basic.woff2?url"
import { GoodsCard } from "./frame/goods-card.tsx"
import { Header } from "./frame/header.tsx"
import frameStyles from "./frame.css?url"
import homeStyles from "./home.css?url"
import itemStyles from "./item.css?url"
import listStyles from "./list.css?url"

/** Raster 71: six modules with every line to be seen, every section numbered, one orange. */
export const socket = defineTemplate({
  name: "socket",
  fonts: [displayFont, textFont],
  themeColor: "#f6f6f4",
  itemPicture: "(max-width: 63.99rem) 100vw, 66vw",
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
    { section: "goodsRail", component: "feature", settings: { tag: "newArrivals", limit: 4 } },
    { section: "promotion", settings: { goodsLimit: 6 } },
    { section: "goodsRail", component: "row", settings: { tag: "hotSales", limit: 7 } },
    { section: "goodsRail", component: "row", settings: { tag: "recommends", limit: 5 } },
    { section: "story" },
    { section: "services" },
    { section: "news", settings: { limit: 3 } },
    { section: "reviews", settings: { limit: 2 } },
  ],
})
