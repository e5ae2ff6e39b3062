import { defineTemplate } from "../template.ts"
import textFont from "./fonts/archivo-basic.woff2?url"
import displayFont from "./fonts/archivo-narrow-italic-basic.woff2?url"
import { Footer } from "./frame/footer.tsx"
import { Header } from "./frame/header.tsx"
import { CategorySlivers } from "./home/category-slivers.tsx"
import { Clock } from "./home/clock.tsx"
import { Drops } from "./home/drops.tsx"
import { Hero } from "./home/hero.tsx"
import { Kit } from "./home/kit.tsx"
import { Log } from "./home/log.tsx"
import { Podium } from "./home/podium.tsx"
import { PromiseSection } from "./home/promise-section.tsx"
import { Results } from "./home/results.tsx"
import { Story } from "./home/story.tsx"
import { STAGE_SIZES } from "./item/stage.tsx"
import { Item } from "./item.tsx"
import { List } from "./list.tsx"
import skin from "./skin.css?url"

export const sport = defineTemplate({
  name: "sport",
  skin,
  fonts: [displayFont, textFont],
  themeColor: "#0a0b08",
  itemPicture: STAGE_SIZES,
  slots: { header: Header, footer: Footer, list: List, item: Item },
  home: {
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
    components: {
      hero: { standard: Hero },
      categories: { standard: CategorySlivers },
      goodsRail: { row: Drops, feature: Kit },
      promotion: { standard: Clock },
      ranking: { standard: Podium },
      story: { standard: Story },
      services: { standard: PromiseSection },
      reviews: { standard: Results },
      news: { standard: Log },
    },
  },
})
