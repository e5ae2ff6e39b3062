import type { TemplateName } from "../../../domain/site/templates.ts"
import type { Template } from "../../templates/template.ts"
import skin from "./plain.css?url"
import { PlainFooter } from "./plain-footer.tsx"
import { PlainHeader } from "./plain-header.tsx"
import { PlainHero } from "./plain-hero.tsx"
import { PlainItem } from "./plain-item.tsx"
import { PlainList } from "./plain-list.tsx"
import { PlainRail } from "./plain-rail.tsx"

/** What a template that has not been designed yet looks like: plain, but complete and valid. */
export function plainTemplate(name: TemplateName): Template {
  return {
    name,
    skin,
    fonts: [],
    themeColor: "#ffffff",
    slots: { header: PlainHeader, footer: PlainFooter, list: PlainList, item: PlainItem },
    pages: {
      home: [
        { section: "hero", form: PlainHero, tone: "soft" },
        { section: "goodsRail", form: PlainRail, of: "newArrivals", limit: 4 },
        { section: "goodsRail", form: PlainRail, of: "hotSales", limit: 4 },
        { section: "goodsRail", form: PlainRail, of: "recommends", limit: 8 },
      ],
    },
  }
}
