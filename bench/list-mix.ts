import { pick, type Random } from "../demo/big/random.ts"
import { ADJECTIVES, COLOURS, SERIES } from "../demo/big/vocabulary.ts"
import type { CategoryNode } from "../src/contract/goods-shapes.ts"
import type { ShopApi } from "./shop-api.ts"

/** What one shop can be asked for: names are the same in every big shop, ids are not. */
export type Vocabulary = { departments: number[]; sections: number[]; leaves: number[]; values: number[][] }
type Make = (random: Random, shop: Vocabulary) => Record<string, string | number>

const SORTS = ["newest", "priceAsc", "priceDesc", "sold", "rating"]
const mistyped = (word: string) => `${word.slice(0, 2)}${word.slice(3)}`.toLowerCase()
const someWhere = (random: Random, shop: Vocabulary) =>
  pick(random, [...shop.departments, ...shop.sections, ...shop.leaves])
const oneValue = (random: Random, shop: Vocabulary) => pick(random, pick(random, shop.values))

/** What shoppers ask a list for. Every kind comes up equally often. */
export const KINDS: Record<string, Make> = {
  everything: () => ({}),
  "everything, sorted": (random) => ({ sort: pick(random, SORTS) }),
  "a department": (random, shop) => ({ categoryId: pick(random, shop.departments) }),
  "a section": (random, shop) => ({ categoryId: pick(random, shop.sections) }),
  "a category": (random, shop) => ({ categoryId: pick(random, shop.leaves) }),
  "anywhere, by price up": (random, shop) => ({ categoryId: someWhere(random, shop), sort: "priceAsc" }),
  "anywhere, by price down": (random, shop) => ({ categoryId: someWhere(random, shop), sort: "priceDesc" }),
  "anywhere, sorted": (random, shop) => ({ categoryId: someWhere(random, shop), sort: pick(random, SORTS) }),
  "a frequent word": (random) => ({
    keywords: pick(random, ["steel", "kitchen", "light", "and", "leather", "set", "M"]),
  }),
  "a word": (random) => ({ keywords: pick(random, [...SERIES, ...ADJECTIVES, ...COLOURS]) }),
  "a word, by price": (random) => ({
    keywords: pick(random, ["laptop", "mug", "motor", "bag", ...SERIES]),
    sort: pick(random, ["priceAsc", "priceDesc"]),
  }),
  "two words": (random) => ({ keywords: `${pick(random, SERIES)} ${pick(random, ADJECTIVES)}` }),
  "three words": (random) => ({
    keywords: `${pick(random, SERIES)} ${pick(random, ADJECTIVES)} ${pick(random, COLOURS)}`,
  }),
  "a mistyped word": (random) => ({
    keywords: mistyped(
      pick(
        random,
        SERIES.filter((word) => word.length > 5),
      ),
    ),
  }),
  "a goods number": (random) => ({ keywords: `B${String(1 + Math.floor(random() * 9_999)).padStart(8, "0")}` }),
  "half a word": (random) => ({ keywords: pick(random, SERIES).slice(0, 3) }),
  "a word in a department": (random, shop) => ({
    keywords: pick(random, [...SERIES, ...COLOURS]),
    categoryId: pick(random, shop.departments),
  }),
  "one spec": (random, shop) => ({ specs: oneValue(random, shop) }),
  "two specs": (random, shop) => ({
    specs: shop.values
      .slice(0, 2)
      .map((values) => pick(random, values))
      .join(","),
  }),
  "specs in a category": (random, shop) => ({ categoryId: someWhere(random, shop), specs: oneValue(random, shop) }),
  "a price range": (random) => ({ min: 10 + Math.floor(random() * 90), max: 100 + Math.floor(random() * 900) }),
  "a narrow price range, sorted": (random) => ({
    min: 50,
    max: 51 + Math.floor(random() * 5),
    sort: pick(random, SORTS),
  }),
  "a price range in a category": (random, shop) => ({
    categoryId: someWhere(random, shop),
    min: 20,
    max: 20 + Math.floor(random() * 200),
  }),
  "a tag type": (random) => ({ type: pick(random, [2, 3, 4, 6]) }),
  "a tag type in a category": (random, shop) => ({
    type: pick(random, [2, 3, 4, 6]),
    categoryId: someWhere(random, shop),
  }),
  "in stock, by price": () => ({ onSale: 1, sort: "priceAsc" }),
  "a deep page": (random) => ({ current_page: 2 + Math.floor(random() * 400) }),
  "a deep page of a department": (random, shop) => ({
    categoryId: pick(random, shop.departments),
    current_page: 2 + Math.floor(random() * 100),
    sort: pick(random, ["default", ...SORTS]),
  }),
  "a deep page of a word": (random) => ({
    keywords: pick(random, [...ADJECTIVES, ...COLOURS]),
    current_page: 2 + Math.floor(random() * 40),
  }),
}

export const listPath = (kind: string, random: Random, shop: Vocabulary): string => {
  const query = KINDS[kind]?.(random, shop) ?? {}
  return `/api/goods/lists?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
}

export async function vocabularyOf({ db, ask }: ShopApi, site: string): Promise<Vocabulary> {
  const { data }: { data: CategoryNode[] } = JSON.parse((await ask("/api/goods/category")).text)
  const { rows } = await db.$client.query<{ ids: number[] }>(
    `select array_agg(v.id order by v.id) as ids from spec_value v join spec s on s.id = v.spec_id join site on site.id = s.site_id
     where site.name = $1 group by s.id order by s.id`,
    [site],
  )
  const ids = (nodes: CategoryNode[]) => nodes.map(({ id }) => id)
  const sections = data.flatMap(({ sub }) => sub)
  return {
    departments: ids(data),
    sections: ids(sections),
    leaves: ids(sections.flatMap(({ sub }) => sub)),
    values: rows.map((row) => row.ids),
  }
}
