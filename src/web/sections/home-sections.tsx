import type { ReactNode } from "react"
import { Part } from "../ui/part.tsx"
import type { HomeSection, HomeSupplies } from "./section-props.ts"

type HomeSectionsProps = { sections: readonly HomeSection[]; supplies: HomeSupplies }

/** The sections of a home page in the template's order. One without anything to show is left out. */
export function HomeSections({ sections, supplies }: HomeSectionsProps) {
  return sections.map((section) => <Part key={section.section + (section.of ?? "")}>{shown(section, supplies)}</Part>)
}

function shown(section: HomeSection, supplies: HomeSupplies): ReactNode {
  const tone = section.tone ?? "plain"
  switch (section.section) {
    case "hero":
      return supplies.hero && <section.form {...supplies.hero} tone={tone} />
    case "services":
      return supplies.services && <section.form {...supplies.services} tone={tone} />
    case "categories":
      return supplies.categories && <section.form {...supplies.categories} tone={tone} />
    case "goodsRail":
    case "ranking": {
      const rail = supplies.rails[section.of ?? "newArrivals"]
      return rail && <section.form {...rail} goods={rail.goods.slice(0, section.limit)} tone={tone} />
    }
    case "promotion":
      return supplies.promotion && <section.form {...supplies.promotion} tone={tone} />
    case "story":
      return supplies.story && <section.form {...supplies.story} tone={tone} />
    case "news":
      return supplies.news && <section.form {...supplies.news} tone={tone} />
    case "reviews":
      return supplies.reviews && <section.form {...supplies.reviews} tone={tone} />
    case "letter":
      return supplies.letter && <section.form {...supplies.letter} tone={tone} />
  }
}
