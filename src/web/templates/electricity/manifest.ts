import { latePart } from "../../ui/late-part.tsx"
import { defineTemplate } from "../template.ts"
import displayFont from "./fonts/barlow-condensed-700-basic.woff2?url"
import textFont from "./fonts/ibm-plex-sans-basic.woff2?url"
import { GoodsCard } from "./frame/goods-card.tsx"
import { Header } from "./frame/header.tsx"
import frameStyles from "./frame.css?url"
import homeStyles from "./home.css?url"
import itemStyles from "./item.css?url"
import listStyles from "./list.css?url"

/** Ferrule: a printed catalogue in a graphite binder; whatever is chosen, live or new is marked in yellow. */
export const electricity = defineTemplate({
  name: "electricity",
  fonts: [displayFont, textFont],
  themeColor: "#25282b",
  itemPicture: "(max-width: 47.99rem) 88vw, (max-width: 63.99rem) 40vw, 500px",
  frame: { header: Header, footer: latePart(async () => (await import("./frame/footer.tsx")).Footer), card: GoodsCard },
  styles: { frame: frameStyles, home: homeStyles, list: listStyles, item: itemStyles },
  load: {
    home: async () => (await import("./home.ts")).home,
    list: async () => (await import("./list.tsx")).List,
    item: async () => (await import("./item.tsx")).Item,
  },
  sections: [
    { section: "hero" },
    { section: "ranking", settings: { tag: "hotSales", limit: 4 } },
    { section: "promotion", settings: { goodsLimit: 1 } },
    { section: "goodsRail", component: "row", settings: { tag: "newArrivals", limit: 5 } },
    { section: "categories" },
    { section: "goodsRail", component: "feature", settings: { tag: "recommends", limit: 8 } },
    { section: "story" },
    { section: "services" },
    { section: "news", settings: { limit: 4 } },
    { section: "reviews", settings: { limit: 2 } },
  ],
})
