import { expect, test } from "vitest"
import { readListChoice } from "./read-list-choice.ts"

const nothing = {
  categoryId: null,
  keywords: "",
  type: null,
  tag: null,
  specs: [],
  sort: "default",
  min: null,
  max: null,
  onSale: false,
  rating: null,
  page: 1,
}

test.each([
  ["", {}],
  ["p=3", { page: 3 }],
  ["p=-1&categoryId=abc&type=5&tag=0", {}],
  ["p=1e9&min=-3&max=NaN&sort=cheap", {}],
  ["categoryId=7&keywords=%00tea%20pot%00", { categoryId: 7, keywords: "tea pot" }],
  ["specs=1&specs=2,3&specs=2&specs=x", { specs: [1, 2, 3] }],
  [
    "type=2&sort=priceAsc&min=1.50&max=20&onSale=1&rating=4",
    { type: 2, sort: "priceAsc", min: 150, max: 2000, onSale: true, rating: 4 },
  ],
])("a list at ?%s shows what can be read of it", (query, wanted) => {
  expect(readListChoice(new URLSearchParams(query))).toEqual({ ...nothing, ...wanted })
})

test("an endless list of specs and words is cut", () => {
  const query = new URLSearchParams({
    specs: Array.from({ length: 500 }, (_, i) => i + 1).join(),
    keywords: "x".repeat(5000),
  })
  const choice = readListChoice(query)
  expect(choice.specs).toHaveLength(50)
  expect(choice.keywords).toHaveLength(100)
})
