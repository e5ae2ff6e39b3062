import type { ReactNode } from "react"
import type { SectionKind } from "../../contract/sections/home-section.ts"
import { HydrationBoundary } from "../ui/hydration-boundary.tsx"
import type { HomeComponents, SectionComponent, ShownSection } from "./section-props.ts"

type HomeSectionsProps = { sections: readonly ShownSection[]; components: HomeComponents }

/** The sections of a home page in their order, each drawn by the template. */
export function HomeSections({ sections, components }: HomeSectionsProps) {
  return sections.map((section) => (
    <HydrationBoundary key={section.key}>{drawn(section, components)}</HydrationBoundary>
  ))
}

function drawn<Kind extends SectionKind>(shown: ShownSection<Kind>, components: HomeComponents): ReactNode {
  const Component: SectionComponent<Kind> = components[shown.section][shown.component]
  return <Component key={shown.key} {...shown.props} tone={shown.tone} anchor={shown.key} />
}
