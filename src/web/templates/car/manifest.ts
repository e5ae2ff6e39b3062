import { latePart } from "../../ui/late-part.tsx"
import { defineTemplate } from "../template.ts"
import italicFont from "./fonts/saira-50-italic-basic.woff2?url"
import displayFont from "./fonts/saira-62-basic.woff2?url"
import textFont from "./fonts/saira-84-basic.woff2?url"
import { GoodsCard } from "./frame/goods-card.tsx"
import { Header } from "./frame/header.tsx"
import frameStyles from "./frame.css?url"
import homeStyles from "./home.css?url"
import itemStyles from "./item.css?url"
import listStyles from "./list.css?url"

/** Camber: a counter for parts; light plates, cut out of dark carbon at one angle. */
export const car = defineTemplate({
  name: "car",
  fonts: [italicFont, displayFont, textFont],
  themeColor: "#121416",
  itemPicture: "(min-width: 64rem) 58vw, 100vw",
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
    { section: "goodsRail", component: "row", settings: { tag: "hotSales", limit: 4 } },
    { section: "promotion", settings: { goodsLimit: 12 } },
    { section: "goodsRail", component: "feature", settings: { tag: "newArrivals", limit: 6 } },
    { section: "story" },
    { section: "goodsRail", component: "row", settings: { tag: "recommends", limit: 4 } },
    { section: "reviews", settings: { limit: 2 } },
    { section: "news", settings: { limit: 3 } },
  ],
})
