import { expect, test } from "vitest"
import { type DraftSpec, type VariantsDraft, withSpecs } from "./variants-draft.ts"

const spec = (name: string, ...values: string[]): DraftSpec => ({
  name,
  values: values.map((value) => ({ name: value, media_id: null, colour: null })),
})
const one: VariantsDraft = {
  specs: [],
  variants: [
    {
      id: 7,
      goodNo: "A",
      specs: [],
      price: "5.00",
      was: "",
      weight: "3",
      stock: "",
      had: 4,
      media_id: null,
      onSale: true,
    },
  ],
}
const drafted = (draft: VariantsDraft, ...specs: DraftSpec[]) => {
  const made = withSpecs(draft, specs, "A")
  if ("refused" in made) throw new Error(made.refused)
  return made
}

test("the variant that was there becomes the first of the new choice, the others begin like it", () => {
  const made = drafted(one, spec("Size", "S", "M"))
  expect(made.variants.map(({ id, goodNo, price }) => [id, goodNo, price])).toEqual([
    [7, "A", "5.00"],
    [undefined, "A-2", "5.00"],
  ])
})

test("what was there stays when a value or a choice is added, and goes with its value", () => {
  const sizes = drafted(one, spec("Size", "S", "M"))
  const colours = drafted(sizes, spec("Size", "S", "M"), spec("Colour", "red", "blue"))
  expect(colours.variants).toHaveLength(4)
  expect(colours.variants[0]).toMatchObject({ id: 7, specs: [{ value: "S" }, { value: "red" }] })
  expect(new Set(colours.variants.map(({ goodNo }) => goodNo)).size).toBe(4)
  expect(drafted(colours, spec("Size", "S"), spec("Colour", "red", "blue")).variants).toHaveLength(2)
})

test("doubles are refused, whatever their case, and so are too many", () => {
  expect(withSpecs(one, [spec("Size", "S", "s")], "A")).toEqual({ refused: "doubled", name: "s" })
  expect(withSpecs(one, [spec("Size", "S"), spec("size", "M")], "A")).toEqual({ refused: "doubled", name: "size" })
  const hundred = Array.from({ length: 50 }, (_, at) => `v${at}`)
  expect(withSpecs(one, [spec("Size", ...hundred), spec("Colour", ...hundred)], "A")).toEqual({
    refused: "tooMany",
    count: 2500,
  })
})
