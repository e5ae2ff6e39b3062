import { expect, test } from "vitest"
import { canonicalQuery } from "./page-query.ts"
import type { ScreenName } from "./screens.ts"

test.each<[ScreenName | null, string, string | null]>([
  ["home", "", ""],
  ["home", "?", ""],
  ["home", "?x=1&p=2", ""],
  ["home", "?utm_source=mail", ""],
  [null, "?anything=1", ""],
  ["item", "?x=1", ""],
  ["goodsList", "?p=1", ""],
  ["goodsList", "?p=2", "?p=2"],
  ["goodsList", "?p=02", ""],
  ["goodsList", "?p=-1&min=NaN&sort=cheap&type=5&tag=0&onSale=2&rating=9", ""],
  ["goodsList", "?p=99999999", "?p=1000"],
  ["goodsList", "?P=2", ""],
  ["goodsList", "?%70=2", "?p=2"],
  ["goodsList", "?p=2&p=3", "?p=2"],
  ["goodsList", "?sort=default&keywords=", ""],
  ["goodsList", "?sort=sold&categoryId=7", "?categoryId=7&sort=sold"],
  ["goodsList", "?categoryId=7&sort=sold&gclid=1", "?categoryId=7&sort=sold"],
  ["goodsList", "?specs=3&specs=1,2&specs=2&specs=x", "?specs=1,2,3"],
  ["goodsList", "?min=1.50&max=020", "?min=1.5&max=20"],
  ["goodsList", "?keywords=tea+pot", "?keywords=tea+pot"],
  ["goodsList", "?keywords=%20tea%20pot%00", "?keywords=tea+pot"],
  ["goodsList", `?keywords=${"x".repeat(200)}`, `?keywords=${"x".repeat(100)}`],
  ["goodsList", "?keywords=%F0%28%8C", "?keywords=%EF%BF%BD%28%EF%BF%BD"],
  ["newsList", "?p=3&keywords=a", "?p=3"],
  ["checkOut", "?ids=1,2", null],
  ["memberCentre", "", null],
])("%s with %s is known by %s", (screen, sent, written) => {
  expect(canonicalQuery(screen, sent)).toBe(written)
  if (written !== null) expect(canonicalQuery(screen, written)).toBe(written)
})
