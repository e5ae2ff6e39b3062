import type { ComponentType, ReactNode } from "react"
import type { ListChoice } from "../../../sections/list-props.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import type { Facets } from "../goods.ts"
import { PriceRange } from "./price-range.tsx"
import { RatingChoice } from "./rating-choice.tsx"
import { SpecChoices } from "./spec-choices.tsx"

/** `isFront`: it is one of the first, or something in it is chosen. */
export type FilterGroupProps = { name: string; isFront: boolean; children: ReactNode }
type FilterGroupsProps = { choice: ListChoice; facets: Facets; group: ComponentType<FilterGroupProps> }

const FRONT_SPECS = 2

/** Prices, specs and stars, each in a group that a template draws. */
export function FilterGroups({ choice, facets, group: Group }: FilterGroupsProps) {
  const words = useWords("goodsList")
  const hasRatings = useShop().apps.reviews
  return (
    <>
      {facets.price && (
        <Group name={words.priceRange} isFront>
          <PriceRange span={facets.price} choice={choice} />
        </Group>
      )}
      {hasRatings && (
        <Group name={words.rating} isFront={choice.rating !== null}>
          <RatingChoice choice={choice} />
        </Group>
      )}
      {facets.specs.map((facet, index) => (
        <Group
          key={facet.name}
          name={facet.name}
          isFront={index < FRONT_SPECS || facet.values.some(({ selected }) => selected)}
        >
          <SpecChoices facet={facet} />
        </Group>
      ))}
    </>
  )
}
