import { latePart } from "../../ui/late-part.tsx"
import { defineTemplate } from "../template.ts"
import textFont from "./fonts/archivo-basic.woff2?url"
import displayFont from "./fonts/archivo-narrow-italic-basic.woff2?url"
import { GoodsCard } from "./frame/goods-card.tsx"
import { Header } from "./frame/header.tsx"
import frameStyles from "./frame.css?url"
import homeStyles from "./home.css?url"
import itemStyles from "./item.css?url"
import listStyles from "./list.css?url"

export const sport = defineTemplate({
  name: "sport",
  fonts: [displayFont, textFont],
  themeColor: "#0a0b08",
  itemPicture: "(min-width: 48rem) 50vw, 90vw",
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
    { section: "goodsRail", component: "row", settings: { tag: "newArrivals" } },
    { section: "promotion" },
    { section: "ranking", settings: { tag: "hotSales", limit: 3 } },
    { section: "goodsRail", component: "feature", settings: { tag: "recommends", limit: 4 } },
    { section: "story" },
    { section: "services" },
    { section: "reviews" },
    { section: "news" },
  ],
})
