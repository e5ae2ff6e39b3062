import { latePart } from "../../ui/late-part.tsx"
import { defineTemplate } from "../template.ts"
import textFont from "./fonts/ibm-plex-sans-basic.woff2?url"
import { GoodsCard } from "./frame/goods-card.tsx"
import { Header } from "./frame/header.tsx"
import frameStyles from "./frame.css?url"
import homeStyles from "./home.css?url"
import itemStyles from "./item.css?url"
import listStyles from "./list.css?url"

/** Rautmann: an annual report whose figures are the interface; yellow is only what is live. */
export const partner = defineTemplate({
  name: "partner",
  fonts: [textFont],
  themeColor: "#0c2a4d",
  itemPicture: "(max-width: 63.99rem) 100vw, 740px",
  frame: { header: Header, footer: latePart(async () => (await import("./frame/footer.tsx")).Footer), card: GoodsCard },
  styles: { frame: frameStyles, home: homeStyles, list: listStyles, item: itemStyles },
  load: {
    home: async () => (await import("./home.ts")).home,
    list: async () => (await import("./list.tsx")).List,
    item: async () => (await import("./item.tsx")).Item,
  },
  sections: [
    { section: "hero" },
    { section: "record" },
    { section: "services" },
    { section: "industries" },
    { section: "categories" },
    { section: "ranking", settings: { tag: "hotSales", limit: 6 } },
    { section: "goodsRail", component: "feature", settings: { tag: "newArrivals", limit: 3 } },
    { section: "story" },
    { section: "certificates" },
    { section: "goodsRail", settings: { tag: "recommends", limit: 4 } },
    { section: "request" },
    { section: "news" },
  ],
})
