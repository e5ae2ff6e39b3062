import type { ReactNode } from "react"
import type { ComponentName, SectionKind } from "../../contract/sections/home-section.ts"
import { HydrationBoundary } from "../ui/hydration-boundary.tsx"
import { plainSections } from "./plain/home/plain-sections.ts"
import type { HomeComponents, SectionComponent, ShownSection } from "./section-props.ts"

type HomeSectionsProps = { sections: readonly ShownSection[]; components: HomeComponents }

/** The sections of a home page in their order, each drawn by the template or, where it has nothing for it, plainly. */
export function HomeSections({ sections, components }: HomeSectionsProps) {
  return sections.map((section) => (
    <HydrationBoundary key={section.key}>{drawn(section, components)}</HydrationBoundary>
  ))
}

function drawn<Kind extends SectionKind>(shown: ShownSection<Kind>, components: HomeComponents): ReactNode {
  const Component = componentOf<Kind>(components, shown.section, shown.component)
  return <Component key={shown.key} {...shown.props} tone={shown.tone} />
}

/** The one that is asked for, else the template's first of that kind. */
function componentOf<Kind extends SectionKind>(
  components: HomeComponents,
  kind: Kind,
  name: ComponentName<Kind>,
): SectionComponent<Kind> {
  const own: Partial<Record<string, SectionComponent<Kind>>> = components[kind] ?? {}
  return own[name] ?? Object.values(own)[0] ?? plainSections[kind]
}
