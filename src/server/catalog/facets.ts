import type { Facets } from "../../contract/goods-shapes.ts"
import { toDecimal } from "../../domain/pricing/money.ts"
import { COUNT_CAP, type FoundGoods, type PriceSpan, type SpecCounted } from "./found-goods.ts"
import type { ChosenSpecs } from "./goods-filter.ts"
import type { Taxonomy } from "./taxonomy.ts"

/** How goods spread over categories, prices and spec values. `beside`: what there is without the choice of one spec. */
export function facetsOf(
  found: FoundGoods,
  below: Taxonomy["categories"],
  { min, max }: PriceSpan,
  chosen: ChosenSpecs,
  beside: ReadonlyMap<number, FoundGoods>,
): Facets {
  const countOf = new Map(found.categories.map(({ id, count }) => [id, count]))
  const specs = [...beside].reduce(
    (rows, [spec, other]) => [
      ...rows.filter((row) => row.spec !== spec),
      ...other.specs.filter((row) => row.spec === spec),
    ],
    found.specs,
  )
  return {
    categories: below
      .filter(({ id }) => countOf.has(id))
      .map(({ id, name }) => ({ id, dnames: name, count: countOf.get(id) ?? 0, selected: false })),
    price: min === null || max === null ? null : { min: toDecimal(min), max: toDecimal(max) },
    specs: specFacets(specs, chosen),
    isCapped: found.total > COUNT_CAP,
  }
}

function specFacets(rows: SpecCounted[], chosen: ChosenSpecs): Facets["specs"] {
  const bySpec = Map.groupBy(
    rows.toSorted((one, other) => one.specName.localeCompare(other.specName)),
    (row) => row.spec,
  )
  return [...bySpec].map(([spec, values]) => ({
    name: values[0]?.specName ?? "",
    values: values
      .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name))
      .map(({ id, name, colour, count }) => ({
        id,
        name,
        colour,
        count,
        selected: chosen.get(spec)?.includes(id) ?? false,
      })),
  }))
}
