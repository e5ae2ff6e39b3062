import { type Money, toDecimal } from "../../../../domain/pricing/money.ts"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { ListChoice } from "../../../sections/list-props.ts"

/** Address of the goods list for a choice with one thing changed. Any change but that of the page leads to the first page. */
export function listAddress(choice: ListChoice, change: Partial<ListChoice> = {}): string {
  const { page = 1, ...wanted } = { ...choice, page: 1, ...change }
  const query = new URLSearchParams()
  const add = (name: string, value: string | number | null) => {
    if (value !== null && value !== "") query.set(name, String(value))
  }
  add("categoryId", wanted.categoryId)
  add("keywords", wanted.keywords)
  add("type", wanted.type)
  add("tag", wanted.tag)
  add("specs", wanted.specs.toSorted((a, b) => a - b).join(","))
  add("sort", wanted.sort === "default" ? null : wanted.sort)
  add("min", decimal(wanted.min))
  add("max", decimal(wanted.max))
  add("onSale", wanted.onSale ? "1" : null)
  add("rating", wanted.rating)
  add("p", page > 1 ? page : null)
  // A comma is a fine character in a query, and reads better.
  const text = query.toString().replaceAll("%2C", ",")
  return SCREENS.goodsList.path + (text && `?${text}`)
}

const decimal = (amount: Money | null) => (amount === null ? null : toDecimal(amount))
