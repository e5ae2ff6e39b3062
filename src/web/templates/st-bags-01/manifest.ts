import { latePart } from "../../ui/late-part.tsx"
import { defineTemplate } from "../template.ts"
import textFont from "./fonts/cormorant-garamond-basic.woff2?url"
import italicFont from "./fonts/cormorant-garamond-italic-basic.woff2?url"
import displayFont from "./fonts/maison-basic.woff2?url"
import { GoodsCard } from "./frame/goods-card.tsx"
import { Header } from "./frame/header.tsx"
import frameStyles from "./frame.css?url"
import homeStyles from "./home.css?url"
import itemStyles from "./item.css?url"
import listStyles from "./list.css?url"

/** Corvanne: a maison. The picture is the room, and capitals are spaced as over a shop door. */
export const stBags01 = defineTemplate({
  name: "st-bags-01",
  fonts: [displayFont, textFont, italicFont],
  themeColor: "#f5efe4",
  itemPicture: "(min-width: 64rem) 67vw, 100vw",
  frame: { header: Header, footer: latePart(async () => (await import("./frame/footer.tsx")).Footer), card: GoodsCard },
  styles: { frame: frameStyles, home: homeStyles, list: listStyles, item: itemStyles },
  load: {
    home: async () => (await import("./home.ts")).home,
    list: async () => (await import("./list.tsx")).List,
    item: async () => (await import("./item.tsx")).Item,
  },
  sections: [
    { section: "hero" },
    { section: "statement" },
    { section: "goodsRail", component: "row", settings: { tag: "newArrivals", limit: 4 } },
    { section: "categories" },
    { section: "ranking", settings: { tag: "hotSales" } },
    { section: "story" },
    { section: "promotion", settings: { goodsLimit: 1 } },
    { section: "goodsRail", component: "feature", settings: { tag: "recommends", limit: 4 } },
    { section: "reviews", settings: { limit: 1 } },
    { section: "news" },
    { section: "services" },
  ],
})
