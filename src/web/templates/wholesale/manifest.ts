import { latePart } from "../../ui/late-part.tsx"
import { defineTemplate } from "../template.ts"
import textFont from "./fonts/manrope-basic.woff2?url"
import { GoodsCard } from "./frame/goods-card.tsx"
import { Header } from "./frame/header.tsx"
import frameStyles from "./frame.css?url"
import homeStyles from "./home.css?url"
import itemStyles from "./item.css?url"
import listStyles from "./list.css?url"

/** Landed: every price is a staircase on one ink line; orange is the step that one stands on. */
export const wholesale = defineTemplate({
  name: "wholesale",
  fonts: [textFont],
  themeColor: "#14171a",
  itemPicture: "(max-width: 47.99rem) 100vw, 480px",
  frame: { header: Header, footer: latePart(async () => (await import("./frame/footer.tsx")).Footer), card: GoodsCard },
  styles: { frame: frameStyles, home: homeStyles, list: listStyles, item: itemStyles },
  load: {
    home: async () => (await import("./home.ts")).home,
    list: async () => (await import("./list.tsx")).List,
    item: async () => (await import("./item.tsx")).Item,
  },
  sections: [
    { section: "hero" },
    { section: "ranking", settings: { tag: "hotSales", limit: 5 } },
    { section: "promotion", settings: { goodsLimit: 4 } },
    { section: "goodsRail", settings: { tag: "newArrivals", limit: 5 } },
    { section: "ranking", tone: "inverse", settings: { tag: "hotSales", limit: 15 } },
    { section: "goodsRail", component: "feature", settings: { tag: "recommends", limit: 5 } },
    { section: "categories" },
    { section: "services" },
    { section: "story" },
    { section: "reviews", settings: { limit: 2 } },
    { section: "news" },
  ],
})
