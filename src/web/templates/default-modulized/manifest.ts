import { defineTemplate } from "../template.ts"
import displayFont from "./fonts/bricolage-grotesque-48-basic.woff2?url"
import textFont from "./fonts/instrument-sans-basic.woff2?url"
import { Footer } from "./frame/footer.tsx"
import { Header } from "./frame/header.tsx"
import { CategoryDisc } from "./home/category-disc.tsx"
import { Hero } from "./home/hero.tsx"
import { NewGoods } from "./home/new-goods.tsx"
import { News } from "./home/news.tsx"
import { Promotion } from "./home/promotion.tsx"
import { RankedGoods } from "./home/ranked-goods.tsx"
import { RecommendedGoods } from "./home/recommended-goods.tsx"
import { Reviews } from "./home/reviews.tsx"
import { Services } from "./home/services.tsx"
import { Story } from "./home/story.tsx"
import { MAIN_SIZES } from "./item/gallery.tsx"
import { Item } from "./item.tsx"
import { List } from "./list.tsx"
import skin from "./skin.css?url"

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
