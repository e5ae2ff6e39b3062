import type { CatalogueGoods, CatalogueVariant } from "../catalogue.ts"

type Value = { name: string; code: string; stock: number; price?: number; originalPrice?: number }
type Choice = {
  number: string
  /** How its pictures are called: the first value is `<product>-0.webp`. */
  product: string
  /** What is chosen: "Colour". */
  spec: string
  price: number | null
  /** Grams. */
  weight: number
  values: Value[]
}

/** Gallery, choice and variants of a good whose values each have a picture of their own. */
export function variantsOf({ number, product, spec, price, weight, values }: Choice) {
  const picture = (index: number) => `${product}-${index}.webp`
  const others = values.map((_, index) => picture(index)).slice(1)
  return {
    number,
    pictures: [picture(0), `${product}-0-close.webp`, `${product}-0-angle.webp`, ...others],
    specs: [{ name: spec, values: values.map(({ name }, index) => ({ name, picture: picture(index) })) }],
    variants: values.map(
      ({ name, code, stock, originalPrice, ...own }, index): CatalogueVariant => ({
        number: `${number}-${code}`,
        values: [name],
        price: own.price ?? price,
        ...(originalPrice && { originalPrice }),
        stock,
        weight,
        picture: picture(index),
      }),
    ),
  } satisfies Partial<CatalogueGoods>
}
