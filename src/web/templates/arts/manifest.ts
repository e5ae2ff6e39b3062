import { latePart } from "../../ui/late-part.tsx"
import { defineTemplate } from "../template.ts"
import textFont from "./fonts/eb-garamond-basic.woff2?url"
import italicFont from "./fonts/eb-garamond-italic-basic.woff2?url"
import uiFont from "./fonts/instrument-sans-basic.woff2?url"
import { GoodsCard } from "./frame/goods-card.tsx"
import { Header } from "./frame/header.tsx"
import frameStyles from "./frame.css?url"
import homeStyles from "./home.css?url"
import itemStyles from "./item.css?url"
import listStyles from "./list.css?url"

/** Passepartout: the shop is an exhibition, captions are museum labels, the only colour is the red dot. */
export const arts = defineTemplate({
  name: "arts",
  fonts: [textFont, italicFont, uiFont],
  themeColor: "#fbfaf7",
  itemPicture: "(max-width: 47.99rem) 92vw, 720px",
  frame: { header: Header, footer: latePart(async () => (await import("./frame/footer.tsx")).Footer), card: GoodsCard },
  styles: { frame: frameStyles, home: homeStyles, list: listStyles, item: itemStyles },
  load: {
    home: async () => (await import("./home.ts")).home,
    list: async () => (await import("./list.tsx")).List,
    item: async () => (await import("./item.tsx")).Item,
  },
  sections: [
    { section: "hero" },
    { section: "goodsRail", component: "row", settings: { tag: "newArrivals", limit: 11 } },
    { section: "categories" },
    { section: "ranking", settings: { tag: "hotSales", limit: 6 } },
    { section: "promotion", settings: { goodsLimit: 1 } },
    { section: "story" },
    { section: "goodsRail", component: "feature", settings: { tag: "recommends", limit: 3 } },
    { section: "reviews", settings: { limit: 3 } },
    { section: "services" },
    { section: "news" },
  ],
})
