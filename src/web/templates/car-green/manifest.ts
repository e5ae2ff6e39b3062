import { latePart } from "../../ui/late-part.tsx"
import { defineTemplate } from "../template.ts"
import textFont from "./fonts/dm-sans-basic.woff2?url"
import displayFont from "./fonts/sora-basic.woff2?url"
import { GoodsCard } from "./frame/goods-card.tsx"
import { Header } from "./frame/header.tsx"
import frameStyles from "./frame.css?url"
import homeStyles from "./home.css?url"
import itemStyles from "./item.css?url"
import listStyles from "./list.css?url"

/** Wattle: capsules on white, each of them a gauge; the figure comes before the name. */
export const carGreen = defineTemplate({
  name: "car-green",
  fonts: [displayFont, textFont],
  themeColor: "#ffffff",
  itemPicture: "(min-width: 64rem) 44vw, 100vw",
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
    { section: "goodsRail", component: "row", settings: { tag: "newArrivals", limit: 4 } },
    { section: "promotion", settings: { goodsLimit: 12 } },
    { section: "ranking", settings: { limit: 5 } },
    { section: "story" },
    { section: "goodsRail", component: "feature", settings: { tag: "recommends", limit: 4 } },
    { section: "reviews", settings: { limit: 4 } },
  ],
})
