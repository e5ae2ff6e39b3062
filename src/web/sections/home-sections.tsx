import type { ReactNode } from "react"
import { HydrationBoundary } from "../ui/hydration-boundary.tsx"
import type { HomeData, HomeSection } from "./section-props.ts"

type HomeSectionsProps = { sections: readonly HomeSection[]; data: HomeData }

/** The sections of a home page in the template's order. One without anything to show is left out. */
export function HomeSections({ sections, data }: HomeSectionsProps) {
  return sections.map((section) => (
    <HydrationBoundary key={section.section + (section.of ?? "")}>{shown(section, data)}</HydrationBoundary>
  ))
}

function shown(section: HomeSection, data: HomeData): ReactNode {
  const { tone } = section
  switch (section.section) {
    case "hero":
      return data.hero && <section.form {...data.hero} tone={tone} />
    case "services":
      return data.services && <section.form {...data.services} tone={tone} />
    case "categories":
      return data.categories && <section.form {...data.categories} tone={tone} />
    case "goodsRail":
    case "ranking": {
      const rail = data.rails[section.of ?? "newArrivals"]
      return rail && <section.form {...rail} goods={rail.goods.slice(0, section.limit)} tone={tone} />
    }
    case "promotion":
      return data.promotion && <section.form {...data.promotion} tone={tone} />
    case "story":
      return data.story && <section.form {...data.story} tone={tone} />
    case "news":
      return data.news && <section.form {...data.news} tone={tone} />
    case "reviews":
      return data.reviews && <section.form {...data.reviews} tone={tone} />
    case "letter":
      return data.letter && <section.form {...data.letter} tone={tone} />
  }
}
