import { goodsSortOf } from "../../../../domain/catalog/goods-sort.ts"
import { starsOf } from "../../../../domain/catalog/stars.ts"
import type { Money } from "../../../../domain/pricing/money.ts"
import { positiveId } from "../../../../domain/site/route-address.ts"
import type { ListChoice } from "../../../sections/list-props.ts"
import { baseAmount, type In } from "./price-fields.ts"

export type FilterField = "specs" | "price" | "rating" | "stock" | "sort"

/** What a filter form asks for, of the fields that it holds. Amounts are typed in the visitor's currency. */
export function readFilters(form: FormData, holds: readonly FilterField[], currency: In): Partial<ListChoice> {
  const text = (name: string) => String(form.get(name) ?? "")
  return {
    ...(holds.includes("specs") && {
      specs: form
        .getAll("specs")
        .map((id) => positiveId(String(id)))
        .filter((id) => id !== null),
    }),
    ...(holds.includes("price") && orderedRange(baseAmount(text("min"), currency), baseAmount(text("max"), currency))),
    ...(holds.includes("stock") && { onSale: form.get("onSale") === "1" }),
    ...(holds.includes("rating") && { rating: starsOf(text("rating")) }),
    ...(holds.includes("sort") && { sort: goodsSortOf(text("sort")) }),
  }
}

/** Whoever types the greater amount first still means the span between the two. */
const orderedRange = (min: Money | null, max: Money | null) =>
  min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
