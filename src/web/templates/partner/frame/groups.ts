import type { CardGoods } from "../../../features/catalog/goods.ts"

/** A category as the catalogue counts it: by the number that its name begins with, else by its place. */
export type Group = { number: string; name: string }

const NUMBERED = /^(\d{1,3}(?:\.\d{1,3})?)\s+(.+)$/u

export function groupOf(name: string, place: number): Group {
  const [, number, rest] = NUMBERED.exec(name) ?? []
  return number && rest ? { number, name: rest } : { number: String(place + 1), name }
}

export type GroupedGoods<Category> = { category: Category | null; goods: CardGoods[] }

/**
 * Goods under the categories whose number theirs begins with ("33-0050" is of group 33), in the order in which they come.
 * Where one has no such number they all stand together.
 */
export function groupedGoods<Category extends { name: string }>(
  goods: readonly CardGoods[],
  categories: readonly Category[],
): GroupedGoods<Category>[] {
  const byNumber = new Map(categories.map((category, place) => [groupOf(category.name, place).number, category]))
  const groups = new Map<Category, CardGoods[]>()
  for (const entry of goods) {
    const category = byNumber.get(entry.number?.split("-")[0] ?? "")
    if (!category) return [{ category: null, goods: [...goods] }]
    groups.set(category, [...(groups.get(category) ?? []), entry])
  }
  return Array.from(groups, ([category, inGroup]) => ({ category, goods: inGroup }))
}
