import { latePart } from "../../ui/late-part.tsx"
import { defineTemplate } from "../template.ts"
import displayFont from "./fonts/archivo-black-basic.woff2?url"
import textFont from "./fonts/work-sans-basic.woff2?url"
import { GoodsCard } from "./frame/goods-card.tsx"
import { Header } from "./frame/header.tsx"
import frameStyles from "./frame.css?url"
import homeStyles from "./home.css?url"
import itemStyles from "./item.css?url"
import listStyles from "./list.css?url"

/** HONK: every surface is an outlined block of colour, joined edge to edge, and stickers lie over the seams. */
export const merchandise = defineTemplate({
  name: "merchandise",
  fonts: [displayFont, textFont],
  themeColor: "#111010",
  itemPicture: "(min-width: 64rem) 54vw, 96vw",
  frame: { header: Header, footer: latePart(async () => (await import("./frame/footer.tsx")).Footer), card: GoodsCard },
  styles: { frame: frameStyles, home: homeStyles, list: listStyles, item: itemStyles },
  load: {
    home: async () => (await import("./home.ts")).home,
    list: async () => (await import("./list.tsx")).List,
    item: async () => (await import("./item.tsx")).Item,
  },
  sections: [
    { section: "hero", settings: { tag: "hotSales", goodsLimit: 5 } },
    { section: "goodsRail", component: "row", settings: { tag: "newArrivals", limit: 4 } },
    { section: "categories" },
    { section: "ranking", settings: { tag: "hotSales", limit: 5 } },
    { section: "promotion" },
    { section: "goodsRail", component: "feature", settings: { tag: "recommends", limit: 6 } },
    { section: "story" },
    { section: "services" },
    { section: "reviews", settings: { limit: 3 } },
  ],
})
