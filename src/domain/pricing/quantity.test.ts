import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { productQuantities, shortages } from "./quantity.ts"

const line = (goodsId: number, name: string, quantity: number, minimum: number) => ({
  goodsId,
  name,
  quantity,
  minimum,
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
