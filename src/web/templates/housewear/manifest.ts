import { latePart } from "../../ui/late-part.tsx"
import { defineTemplate } from "../template.ts"
import textFont from "./fonts/nunito-sans-basic.woff2?url"
import displayFont from "./fonts/outfit-basic.woff2?url"
import { GoodsCard } from "./frame/goods-card.tsx"
import { Header } from "./frame/header.tsx"
import frameStyles from "./frame.css?url"
import homeStyles from "./home.css?url"
import itemStyles from "./item.css?url"
import listStyles from "./list.css?url"

/** Hilal: the shop is a room. Arch, disc, shelf and doormat are pieces of that house. */
export const housewear = defineTemplate({
  name: "housewear",
  fonts: [displayFont, textFont],
  themeColor: "#f6f1ea",
  itemPicture: "(min-width: 64rem) 40vw, 74vw",
  frame: { header: Header, footer: latePart(async () => (await import("./frame/footer.tsx")).Footer), card: GoodsCard },
  styles: { frame: frameStyles, home: homeStyles, list: listStyles, item: itemStyles },
  load: {
    home: async () => (await import("./home.ts")).home,
    list: async () => (await import("./list.tsx")).List,
    item: async () => (await import("./item.tsx")).Item,
  },
  sections: [
    { section: "hero", settings: { roomGoodsLimit: 6 } },
    { section: "categories" },
    { section: "goodsRail", component: "row", settings: { tag: "newArrivals", limit: 4 } },
    { section: "ranking", settings: { tag: "hotSales", limit: 4 } },
    { section: "goodsRail", component: "row", settings: { tag: "recommends", limit: 4 } },
    { section: "promotion", settings: { goodsLimit: 1 } },
    { section: "services" },
    { section: "story" },
    { section: "goodsRail", component: "feature", settings: { tag: "hotSales", limit: 8 } },
    { section: "reviews", settings: { limit: 3 } },
    { section: "news" },
  ],
})
