import { defineTemplate, type Template } from "../../templates/template.ts"
import { latePart } from "../../ui/late-part.tsx"
import { PlainCard } from "./frame/plain-card.tsx"
import { PlainHeader } from "./frame/plain-header.tsx"
import homeStyles from "./plain-home.css?url"
import itemStyles from "./plain-item.css?url"
import listStyles from "./plain-list.css?url"

type Own = Pick<Template, "name" | "themeColor"> & {
  /** Its stylesheet: base, the plain frame, its tokens. */
  styles: string
}

/** What a template that has not been designed yet looks like: plain, in its own colours and families. */
export const plainTemplate = ({ name, themeColor, styles }: Own): Template =>
  defineTemplate({
    name,
    fonts: [],
    themeColor,
    frame: {
      header: PlainHeader,
      footer: latePart(async () => (await import("./frame/plain-footer.tsx")).PlainFooter),
      card: PlainCard,
    },
    styles: { frame: styles, home: homeStyles, list: listStyles, item: itemStyles },
    load: {
      home: async () => (await import("./plain-home.ts")).plainHome,
      list: async () => (await import("./plain-list.tsx")).PlainList,
      item: async () => (await import("./plain-item.tsx")).PlainItem,
    },
    sections: [
      { section: "hero" },
      { section: "services" },
      { section: "goodsRail", settings: { tag: "newArrivals", limit: 4 } },
      { section: "categories" },
      { section: "promotion" },
      { section: "ranking", settings: { limit: 5 } },
      { section: "goodsRail", settings: { tag: "recommends", limit: 8 } },
      { section: "story" },
      { section: "news" },
      { section: "reviews" },
      { section: "letter" },
    ],
  })
