import { defineTemplate } from "../template.ts"
import { CategorySlivers } from "./category-slivers.tsx"
import { Clock } from "./clock.tsx"
import { Drops } from "./drops.tsx"
import textFont from "./fonts/archivo-basic.woff2?url"
import displayFont from "./fonts/archivo-narrow-italic-basic.woff2?url"
import { Footer } from "./footer.tsx"
import { Header } from "./header.tsx"
import { Hero } from "./hero.tsx"
import { Item } from "./item.tsx"
import { Kit } from "./kit.tsx"
import { List } from "./list.tsx"
import { Log } from "./log.tsx"
import { Podium } from "./podium.tsx"
import { PromiseSection } from "./promise-section.tsx"
import { Results } from "./results.tsx"
import skin from "./skin.css?url"
import { STAGE_SIZES } from "./stage.tsx"
import { Story } from "./story.tsx"

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
