import type { TemplateName } from "../../../domain/site/templates.ts"
import type { Template } from "../../templates/template.ts"
import { PlainFooter } from "./frame/plain-footer.tsx"
import { PlainHeader } from "./frame/plain-header.tsx"
import skin from "./plain.css?url"
import { PlainItem } from "./plain-item.tsx"
import { PlainList } from "./plain-list.tsx"

/** What a template that has not been designed yet looks like: plain, but complete and valid. */
export function plainTemplate(name: TemplateName): Template {
  return {
    name,
    skin,
    fonts: [],
    themeColor: "#ffffff",
    slots: { header: PlainHeader, footer: PlainFooter, list: PlainList, item: PlainItem },
    home: {
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
      components: {},
    },
  }
}
