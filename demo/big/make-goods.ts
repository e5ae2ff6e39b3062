import { DAY_MS } from "../../src/domain/time-units.ts"
import type { Product } from "./products.ts"
import { bell, pick, pickSome, type Random, randomFor } from "./random.ts"
import { ADJECTIVES, CARE, COLOURS, COUNTRIES_OF_ORIGIN, SERIES, SIZES } from "./vocabulary.ts"

export type SpecName = "Colour" | "Size" | "Material"
export type TagName = "New arrivals" | "Hot sales" | "Recommended" | "Gift ideas" | "Handmade" | "Last pieces"

type MadeVariant = {
  values: string[]
  price: number
  originalPrice: number | null
  stock: number
  weight: number
}

/** One of very many goods; amounts in minor units. */
export type MadeGoods = {
  number: string
  name: string
  product: Product
  soldCount: number
  viewCount: number
  rank: number
  onSale: boolean
  selfActivity: boolean
  createdAt: string
  material: string
  origin: string
  care: string
  specs: { name: SpecName; values: string[] }[]
  variants: MadeVariant[]
  tiers: { begin: number; price: number }[]
  tags: TagName[]
}

const OPENED = Date.UTC(2023, 0, 1)
const OPEN_DAYS = 1_000
const NEW_DAYS = 30
const BEST_SELLER = 300_000

/** The goods of an index are always the same for the same seed, whether a shop is made at once or grows. */
export function makeGoods(seed: number, index: number, chooseProduct: (random: Random) => Product): MadeGoods {
  const random = randomFor(seed, index)
  const product = chooseProduct(random)
  const material = pick(random, product.materials)
  const noun = pick(random, product.nouns)
  // Few goods sell a lot and most sell little, as in Zipf's law.
  const soldCount = Math.min(BEST_SELLER, Math.floor(3 * (1 - random()) ** -0.95) - 3)
  const age = Math.floor(OPEN_DAYS * random() ** 1.3)
  const specs = specsOf(product, random)
  const onRequest = random() < 0.005
  const price = onRequest ? 0 : shopPrice(product.usualPrice * Math.exp(0.55 * bell(random)))
  const variants = variantsOf(product, specs, price, random)
  const namesMaterial = product.choice !== "m" && !noun.includes(material)
  return {
    number: `B${String(index).padStart(8, "0")}`,
    name: [pick(random, SERIES), pick(random, ADJECTIVES), ...(namesMaterial ? [material] : []), noun].join(" "),
    product,
    material,
    soldCount,
    specs,
    variants,
    viewCount: soldCount * (8 + Math.floor(random() * 30)) + Math.floor(random() * 90),
    rank: Math.round(1_000 * Math.log2(soldCount + 1 + random())),
    onSale: random() < 0.995,
    selfActivity: random() < 0.01,
    createdAt: new Date(OPENED + (OPEN_DAYS - age) * DAY_MS + Math.floor(random() * DAY_MS)).toISOString(),
    origin: pick(random, COUNTRIES_OF_ORIGIN),
    care: pick(random, CARE),
    tiers: random() < 0.08 && price > 0 ? tiersOf(price) : [],
    tags: tagsOf({ age, soldCount, variants, random }),
  }
}

function specsOf({ choice, materials }: Product, random: Random): MadeGoods["specs"] {
  const several = 1 + Math.floor(random() * 4)
  const colours = (count: number) => ({ name: "Colour" as const, values: pickSome(random, COLOURS, count) })
  const sizes = (count: number) => {
    const first = Math.floor(random() * (SIZES.length - count + 1))
    return { name: "Size" as const, values: SIZES.slice(first, first + count) }
  }
  if (choice === "c") return [colours(several)]
  if (choice === "s") return [sizes(several)]
  if (choice === "m") return [{ name: "Material", values: materials.slice(0, several) }]
  return choice === "cs" ? [colours(several > 2 ? 2 : 1), sizes(several > 1 ? 2 : 1)] : []
}

function variantsOf(product: Product, specs: MadeGoods["specs"], price: number, random: Random): MadeVariant[] {
  let combinations: string[][] = [[]]
  for (const { values } of specs)
    combinations = combinations.flatMap((chosen) => values.map((value) => [...chosen, value]))
  const reduced = random() < 0.15
  const soldOut = random() < 0.05
  return combinations.map((values, position) => {
    const dearer = price === 0 ? 0 : price + 100 * Math.round((position * price) / 2_500)
    return {
      values,
      price: dearer,
      originalPrice: reduced && dearer > 0 ? shopPrice(dearer / 80) : null,
      stock: soldOut || random() < 0.06 ? 0 : 1 + Math.floor(400 * random() ** 3),
      weight: Math.round(product.grams * (0.8 + 0.4 * random())),
    }
  })
}

/** A price as shops write it: 12.90, 149.00. */
function shopPrice(amount: number): number {
  const whole = Math.max(1, Math.round(amount))
  return whole < 100 ? whole * 100 - 10 : Math.round(whole / 5) * 500
}

function tiersOf(price: number): MadeGoods["tiers"] {
  return [
    { begin: 10, price: Math.ceil(price * 0.9) },
    { begin: 50, price: Math.ceil(price * 0.8) },
  ]
}

type Shown = { age: number; soldCount: number; variants: MadeVariant[]; random: Random }

function tagsOf({ age, soldCount, variants, random }: Shown): TagName[] {
  const pieces = variants.reduce((sum, variant) => sum + variant.stock, 0)
  const tags: [TagName, boolean][] = [
    ["New arrivals", age < NEW_DAYS],
    ["Hot sales", soldCount > 150],
    ["Recommended", random() < 0.03],
    ["Gift ideas", random() < 0.06],
    ["Handmade", random() < 0.04],
    ["Last pieces", pieces > 0 && pieces < 4],
  ]
  return tags.filter(([, fits]) => fits).map(([name]) => name)
}
