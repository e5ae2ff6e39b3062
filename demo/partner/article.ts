import type { CatalogueGoods } from "../catalogue.ts"
import { gallery } from "../gallery.ts"

/** `picture`: the number of the product's picture that shows it. */
type Make = { name: string; picture: number; stock: number }

/** An article as it is written down here: its makes have one price, the first tier is its minimum. */
type Article = Omit<CatalogueGoods, "categories" | "pictures" | "specs" | "variants" | "tiers" | "moq"> & {
  category: string
  /** How the files of its pictures begin. */
  product: string
  make: string
  makes: [Make, ...Make[]]
  /** What is chosen beside the make; each of it is there in every make. */
  form?: { name: string; values: string[] }
  /** Grams. */
  weight: number
  /** From how many pieces on a piece costs how much. */
  steps: [from: number, price: number][]
}

/** An article with a picture of each make and two closer ones of the first. */
export function article({ category, product, make, makes, form, weight, steps, ...goods }: Article): CatalogueGoods {
  const [first, ...others] = makes
  const [[moq = 1, price = 0] = []] = steps
  const fileOf = ({ picture }: Make) => `${product}-${picture}.webp`
  const forms = form?.values ?? [undefined]
  const shares = forms.length
  return {
    ...goods,
    categories: [category],
    moq,
    pictures: gallery(product, first.picture, ...others.map(({ picture }) => picture)),
    specs: [
      { name: make, values: makes.map((each) => ({ name: each.name, picture: fileOf(each) })) },
      ...(form ? [{ name: form.name, values: form.values.map((name) => ({ name })) }] : []),
    ],
    variants: makes.flatMap((each, at) =>
      forms.map((value, place) => ({
        number: `${goods.number}-${at + 1}${form ? place + 1 : ""}`,
        values: value === undefined ? [each.name] : [each.name, value],
        price,
        stock: Math.floor(each.stock / shares),
        weight,
        picture: fileOf(each),
      })),
    ),
    tiers: steps.map(([begin, stepPrice]) => ({ begin, price: stepPrice })),
  }
}
