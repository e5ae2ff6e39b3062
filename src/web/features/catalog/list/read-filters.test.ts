import { expect, test } from "vitest"
import { cents } from "../../../../domain/pricing/money.ts"
import type { ListChoice } from "../../../sections/list-props.ts"
import { listFields } from "./list-fields.ts"
import { baseAmount, fieldStep, fieldText } from "./price-fields.ts"
import { type FilterField, readFilters } from "./read-filters.ts"

const all: FilterField[] = ["specs", "price", "rating", "stock", "sort"]

function sent(...fields: [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

test("a form says what it is ticked and typed with", () => {
  const form = sent(
    ["specs", "3"],
    ["specs", "8"],
    ["min", "10"],
    ["max", "20.5"],
    ["onSale", "1"],
    ["rating", "3"],
    ["sort", "sold"],
  )
  expect(readFilters(form, all, { code: "EUR", rate: "1" })).toEqual({
    specs: [3, 8],
    min: 1000,
    max: 2050,
    onSale: true,
    rating: 3,
    sort: "sold",
  })
})

test("an empty form takes every filter away", () => {
  const form = sent(["min", ""], ["max", ""])
  expect(readFilters(form, all, { code: "EUR", rate: "1" })).toEqual({
    specs: [],
    min: null,
    max: null,
    onSale: false,
    rating: null,
    sort: "default",
  })
})

test("what the form does not hold stays as it is", () => {
  expect(readFilters(sent(["sort", "newest"]), ["sort"], { code: "EUR", rate: "1" })).toEqual({ sort: "newest" })
})

test("the greater amount first still means the span between the two", () => {
  expect(readFilters(sent(["min", "50"], ["max", "5"]), ["price"], { code: "EUR", rate: "1" })).toEqual({
    min: 500,
    max: 5000,
  })
})

test("nonsense counts as nothing", () => {
  const form = sent(
    ["specs", "x"],
    ["specs", "-1"],
    ["min", "1e3"],
    ["max", "cheap"],
    ["sort", "up"],
    ["onSale", "yes"],
    ["rating", "5"],
  )
  expect(readFilters(form, all, { code: "EUR", rate: "1" })).toEqual({
    specs: [],
    min: null,
    max: null,
    onSale: false,
    rating: null,
    sort: "default",
  })
})

test.each([
  ["10", "1", 1000],
  ["10", "1.08", 1080],
  ["9.99", "1.08", 1079],
  [" 5 ", "1", 500],
  ["", "1", null],
  ["-5", "1", null],
  ["1.999", "1", null],
  ["99999999999", "1", null],
])("%j typed at a rate of %s is %s", (typed, rate, amount) => {
  expect(baseAmount(typed, { code: "EUR", rate })).toBe(amount)
})

test("a price field has the digits of its currency", () => {
  expect(baseAmount("1500", { code: "JPY", rate: "0.0067" })).toBe(1005)
  expect(baseAmount("1500.5", { code: "JPY", rate: "0.0067" })).toBeNull()
  expect(fieldText(cents(1000), { code: "JPY", rate: "0.0067" })).toBe("1493")
  expect(fieldText(cents(2000), { code: "JPY", rate: "0.01" }), "its zeros stand before the point").toBe("2000")
  expect(fieldText(cents(1000), { code: "KWD", rate: "3.25" })).toBe("3.077")
  expect(["JPY", "EUR", "KWD"].map((code) => fieldStep({ code }))).toEqual(["1", "0.01", "0.001"])
})

test.each([
  [cents(1000), "1", "10"],
  [cents(1250), "1", "12.5"],
  [cents(1080), "1.08", "10"],
  [cents(10_000), "1", "100"],
  [null, "1", ""],
])("%s at a rate of %s stands in the field as %j", (amount, rate, text) => {
  expect(fieldText(amount, { code: "EUR", rate })).toBe(text)
})

test("a form passes on what it does not hold", () => {
  const choice: ListChoice = {
    categoryId: 4,
    keywords: "tea",
    type: null,
    tag: null,
    specs: [7, 31],
    sort: "sold",
    min: cents(100),
    max: null,
    onSale: true,
    rating: null,
    page: 6,
  }
  expect(listFields(choice, ["specs", "price", "stock"])).toEqual([
    ["categoryId", "4"],
    ["keywords", "tea"],
    ["sort", "sold"],
  ])
  expect(listFields(choice, ["sort"])).toEqual([
    ["categoryId", "4"],
    ["keywords", "tea"],
    ["specs", "7,31"],
    ["min", "1"],
    ["onSale", "1"],
  ])
})
