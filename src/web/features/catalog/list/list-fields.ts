import { SCREENS } from "../../../../domain/site/screens.ts"
import type { ListChoice } from "../../../sections/list-props.ts"
import { listAddress } from "./list-address.ts"
import type { FilterField } from "./read-filters.ts"

const NAMES: Record<FilterField, readonly string[]> = {
  specs: ["specs"],
  price: ["min", "max"],
  rating: ["rating"],
  stock: ["onSale"],
  sort: ["sort"],
}

/** The fields of a list's address that a form has to pass on, because it does not hold them. */
export function listFields(choice: ListChoice, holds: readonly FilterField[]): [name: string, value: string][] {
  const held = holds.flatMap((field) => NAMES[field])
  const query = new URLSearchParams(listAddress(choice, { page: 1 }).slice(SCREENS.goodsList.path.length))
  return [...query].filter(([name]) => !held.includes(name))
}
