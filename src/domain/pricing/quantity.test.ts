import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { checkQuantity, minimumTitle, productQuantities, shortageSentence, shortages } from "./quantity.ts"

const line = (goodsId: number, name: string, quantity: number, minimum: number) => ({
  goodsId,
  name,
  quantity,
  minimum,
})

describe("the spec's words", () => {
  test("title", () => {
    expect(minimumTitle).toBe("Please match the minimum order number")
  })

  test.each([
    [{ name: "Lamp", missing: 3 }, "[Lamp] needs 3 more."],
    [{ name: "Café $1 table", missing: 1 }, "[Café $1 table] needs 1 more."],
  ])("%j", (shortage, sentence) => {
    expect(shortageSentence(shortage)).toBe(sentence)
  })
})

describe("checkQuantity", () => {
  const invalid = { refused: "quantityInvalid", details: { min: 1, max: 999_999 } }

  test.each([
    [1, 10, 1],
    [10, 10, 10],
    [999_999, 999_999, 999_999],
    [11, 10, { refused: "outOfStock", details: { available: 10 } }],
    [1, 0, { refused: "outOfStock", details: { available: 0 } }],
    [1, -2, { refused: "outOfStock", details: { available: 0 } }],
    [0, 10, invalid],
    [-1, 10, invalid],
    [1.5, 10, invalid],
    [1_000_000, 2_000_000, invalid],
    [Number.NaN, 10, invalid],
    [Number.POSITIVE_INFINITY, 10, invalid],
  ])("%d of %d in stock", (quantity, stock, outcome) => {
    expect(checkQuantity(quantity, stock)).toEqual(outcome)
  })
})

describe("shortages", () => {
  const cases = [
    ["enough", [line(1, "Lamp", 5, 5)], [], []],
    ["one too few", [line(1, "Lamp", 4, 5)], [["Lamp", 1]], [["Lamp", 1]]],
    [
      "two variants that reach it together",
      [line(1, "Lamp red", 2, 5), line(1, "Lamp blue", 3, 5)],
      [
        ["Lamp red", 3],
        ["Lamp blue", 2],
      ],
      [],
    ],
    [
      "two variants that miss it together",
      [line(1, "Lamp", 1, 5), line(2, "Chair", 1, 1), line(1, "Lamp", 2, 5)],
      [
        ["Lamp", 4],
        ["Lamp", 3],
      ],
      [["Lamp", 2]],
    ],
    [
      "products are not added to each other",
      [line(1, "Lamp", 3, 5), line(2, "Chair", 3, 5)],
      [
        ["Lamp", 2],
        ["Chair", 2],
      ],
      [
        ["Lamp", 2],
        ["Chair", 2],
      ],
    ],
    ["disagreeing lines: the greatest", [line(1, "Lamp", 5, 5), line(1, "Lamp", 1, 8)], [["Lamp", 7]], [["Lamp", 2]]],
    ["an empty cart", [], [], []],
  ] as const

  test.each(cases)("%s", (_case, lines, perLine, perProduct) => {
    const pairs = (siteType: "retail" | "wholesale" | "mixed") =>
      shortages(lines, siteType).map(({ name, missing }) => [name, missing])
    expect(pairs("retail")).toEqual(perLine)
    expect(pairs("wholesale")).toEqual(perLine)
    expect(pairs("mixed")).toEqual(perProduct)
  })

  test("buying exactly what is missing leaves nothing missing", () => {
    const lines = fc.array(
      fc.record({
        goodsId: fc.constantFrom(1, 2, 3),
        name: fc.constant("Lamp"),
        quantity: fc.integer({ min: 1, max: 20 }),
        minimum: fc.integer({ min: 1, max: 30 }),
      }),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(lines, (cart) => {
        const filled = cart.map((each) => {
          const [short] = shortages([each], "wholesale")
          return { ...each, quantity: each.quantity + (short?.missing ?? 0) }
        })
        for (const siteType of ["retail", "wholesale", "mixed"] as const)
          expect(shortages(filled, siteType)).toEqual([])
      }),
    )
  })
})

test("pieces of a product are counted across its variants", () => {
  const lines = [line(1, "Lamp", 2, 1), line(2, "Chair", 4, 1), line(1, "Lamp", 3, 1)]
  expect([...productQuantities(lines)]).toEqual([
    [1, 5],
    [2, 4],
  ])
})
