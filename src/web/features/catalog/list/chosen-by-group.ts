import type { ListChoice } from "../../../sections/list-props.ts"
import type { Facets } from "../goods.ts"

type GroupNames = { priceRange: string; rating: string }

/** What is chosen in each group of the filters, by its name; empty where nothing is. `range`: what a narrowed price says. */
export function chosenByGroup(
  choice: ListChoice,
  facets: Facets,
  names: GroupNames,
  range = "✓",
): ReadonlyMap<string, string> {
  const isNarrowed = choice.min !== null || choice.max !== null
  const chosenOf = (values: Facets["specs"][number]["values"]) => values.filter(({ selected }) => selected)
  return new Map([
    [names.priceRange, isNarrowed ? range : ""],
    [names.rating, choice.rating === null ? "" : `${choice.rating}+`],
    ...facets.specs.map(({ name, values }): [string, string] => [
      name,
      chosenOf(values)
        .map((value) => value.name)
        .join(", "),
    ]),
  ])
}
