import type { Facets } from "../../../features/catalog/goods.ts"
import type { ListChoice } from "../../../sections/list-props.ts"

type ColumnNames = { priceRange: string; rating: string }

/** What is chosen in each column of the filters, by its name; empty where nothing is. */
export function chosenByColumn(choice: ListChoice, facets: Facets, names: ColumnNames): ReadonlyMap<string, string> {
  const isNarrowed = choice.min !== null || choice.max !== null
  const chosenOf = (values: Facets["specs"][number]["values"]) => values.filter(({ selected }) => selected)
  return new Map([
    [names.priceRange, isNarrowed ? "✓" : ""],
    [names.rating, choice.rating === null ? "" : `${choice.rating}+`],
    ...facets.specs.map(({ name, values }): [string, string] => [
      name,
      chosenOf(values)
        .map((value) => value.name)
        .join(", "),
    ]),
  ])
}
