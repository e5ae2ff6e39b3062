import { defineTemplate } from "../template.ts"
import { CategoryDisc } from "./category-disc.tsx"
import displayFont from "./fonts/bricolage-grotesque-48-basic.woff2?url"
import textFont from "./fonts/instrument-sans-basic.woff2?url"
import { Footer } from "./footer.tsx"
import { MAIN_SIZES } from "./gallery.tsx"
import { Header } from "./header.tsx"
import { Hero } from "./hero.tsx"
import { Item } from "./item.tsx"
import { List } from "./list.tsx"
import { NewGoods } from "./new-goods.tsx"
import { News } from "./news.tsx"
import { Promotion } from "./promotion.tsx"
import { RankedGoods } from "./ranked-goods.tsx"
import { RecommendedGoods } from "./recommended-goods.tsx"
import { Reviews } from "./reviews.tsx"
import { Services } from "./services.tsx"
import skin from "./skin.css?url"
import { Story } from "./story.tsx"

/** Quarter General Store: every module carries one quarter circle. */
export const defaultModulized = defineTemplate({
  name: "default-modulized",
  skin,
  fonts: [displayFont, textFont],
  themeColor: "#f2f5fc",
  itemPicture: MAIN_SIZES,
  slots: { header: Header, footer: Footer, list: List, item: Item },
  home: {
    sections: [
      { section: "hero" },
      { section: "services" },
      { section: "goodsRail", component: "row", settings: { tag: "newArrivals", limit: 4 } },
      { section: "categories" },
      { section: "promotion" },
      { section: "ranking", settings: { tag: "hotSales", limit: 6 } },
      { section: "goodsRail", component: "feature", settings: { tag: "recommends", limit: 5 } },
      { section: "story" },
      { section: "news" },
      { section: "reviews" },
    ],
    components: {
      hero: { standard: Hero },
      services: { standard: Services },
      goodsRail: { row: NewGoods, feature: RecommendedGoods },
      categories: { standard: CategoryDisc },
      promotion: { standard: Promotion },
      ranking: { standard: RankedGoods },
      story: { standard: Story },
      news: { standard: News },
      reviews: { standard: Reviews },
    },
  },
})
