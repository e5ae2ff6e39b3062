import { latePart } from "../../ui/late-part.tsx"
import { defineTemplate } from "../template.ts"
import textFont from "./fonts/public-sans-basic.woff2?url"
import displayFont from "./fonts/saira-78-basic.woff2?url"
import { GoodsCard } from "./frame/goods-card.tsx"
import { Header } from "./frame/header.tsx"
import frameStyles from "./frame.css?url"
import homeStyles from "./home.css?url"
import itemStyles from "./item.css?url"
import listStyles from "./list.css?url"

/** Megahertz: the page is the store. Aisles have signs, goods stand on lit shelves, prices are labels on the shelf's edge. */
export const electronics = defineTemplate({
  name: "electronics",
  fonts: [displayFont, textFont],
  themeColor: "#0a1d4d",
  itemPicture: "(max-width: 63.99rem) 100vw, 560px",
  frame: { header: Header, footer: latePart(async () => (await import("./frame/footer.tsx")).Footer), card: GoodsCard },
  styles: { frame: frameStyles, home: homeStyles, list: listStyles, item: itemStyles },
  load: {
    home: async () => (await import("./home.ts")).home,
    list: async () => (await import("./list.tsx")).List,
    item: async () => (await import("./item.tsx")).Item,
  },
  sections: [
    { section: "hero" },
    { section: "promotion", settings: { goodsLimit: 1 } },
    { section: "services" },
    { section: "categories" },
    { section: "promotion", settings: { goodsLimit: 6 } },
    { section: "goodsRail", component: "feature", settings: { tag: "newArrivals", limit: 4 } },
    { section: "ranking", settings: { tag: "hotSales", limit: 3 } },
    { section: "ranking", settings: { tag: "newArrivals", limit: 3 } },
    { section: "ranking", settings: { tag: "recommends", limit: 3 } },
    { section: "goodsRail", settings: { tag: "recommends", limit: 6 } },
    { section: "story" },
    { section: "reviews", settings: { limit: 3 } },
    { section: "news" },
  ],
})
