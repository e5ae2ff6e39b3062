import type { CatalogueGoods } from "../catalogue.ts"

type Colour = { name: string; picture: string; stock: number }

/** A line of the floor as it is written down here: colours are its variants, the first step is its minimum. */
type Line = Omit<CatalogueGoods, "categories" | "pictures" | "specs" | "variants" | "tiers" | "moq"> & {
  category: string
  colours: [Colour, ...Colour[]]
  /** Grams. */
  weight: number
  /** From how many pieces on a piece costs how much. */
  steps: [from: number, price: number][]
  /** What a piece costs in some regions instead, step by step. */
  regions?: Record<string, number[]>
}

/** A line with a picture of each colour and two closer ones of the first. */
export function line({ category, colours, weight, steps, regions = {}, ...goods }: Line): CatalogueGoods {
  const [first] = colours
  const [[moq = 1, price = 0] = []] = steps
  return {
    ...goods,
    categories: [category],
    moq,
    pictures: [...colours.map(({ picture }) => picture), `${first.picture}-close`, `${first.picture}-angle`].map(
      (picture) => `${picture}.webp`,
    ),
    specs: [{ name: "Colour", values: colours.map(({ name, picture }) => ({ name, picture: `${picture}.webp` })) }],
    variants: colours.map(({ name, stock }, index) => ({
      number: `${goods.number}-${index + 1}`,
      values: [name],
      price,
      stock,
      weight,
    })),
    tiers: steps.map(([begin, stepPrice], index) => ({
      begin,
      price: stepPrice,
      regions: Object.fromEntries(
        Object.entries(regions).flatMap(([region, prices]) => {
          const own = prices[index]
          return own === undefined ? [] : [[region, own]]
        }),
      ),
    })),
  }
}
