import type { CallReply } from "../../../contract/calls.ts"

type Nested = CallReply<"GET /api/admin/navigation/lists">["navigation"]
type Leaf = Omit<Nested[number], "sub">

/** An entry with its level, in one list: what follows it at a deeper level lies below it. */
export type MenuRow = Leaf & { key: string; level: 1 | 2 | 3 }

const LEVELS = 3
let made = 0
export const newKey = () => `new ${++made}`

const row = ({ entry_id, type, id, dnames, url }: Leaf, level: MenuRow["level"]): MenuRow => ({
  ...{ entry_id, type, id, dnames, url, level },
  key: entry_id === undefined ? newKey() : String(entry_id),
})

export const rowsOf = (menu: Nested): MenuRow[] =>
  menu.flatMap((first) => [
    row(first, 1),
    ...first.sub.flatMap((second) => [row(second, 2), ...second.sub.map((third) => row(third, 3))]),
  ])

/** The same as it is saved. */
export function nestedOf(rows: readonly MenuRow[]): Nested {
  const menu: Nested = []
  for (const { key: _key, level, ...leaf } of rows) {
    const first = menu.at(-1)
    const second = first?.sub.at(-1)
    if (level === 3 && second) second.sub.push(leaf)
    else if (level >= 2 && first) first.sub.push({ ...leaf, sub: [] })
    else menu.push({ ...leaf, sub: [] })
  }
  return menu
}

/** Where what lies below an entry ends. */
function endOf(rows: readonly MenuRow[], at: number): number {
  const level = rows[at]?.level ?? 1
  const next = rows.findIndex((other, place) => place > at && other.level <= level)
  return next < 0 ? rows.length : next
}

const leveled = (block: readonly MenuRow[], by: -1 | 1): MenuRow[] | null => {
  const moved = block.map((each) => ({ ...each, level: each.level + by }))
  return moved.every((each): each is MenuRow => each.level >= 1 && each.level <= LEVELS) ? moved : null
}

/** An entry with all below it past the one before or after it, or one level in or out; null where it cannot go. */
export function moved(rows: readonly MenuRow[], at: number, to: "up" | "down" | "in" | "out"): MenuRow[] | null {
  const own = rows[at]
  if (!own) return null
  const end = endOf(rows, at)
  const block = rows.slice(at, end)
  if (to === "in" || to === "out") {
    if (to === "in" && (at === 0 || (rows[at - 1]?.level ?? 0) < own.level)) return null
    const shifted = leveled(block, to === "in" ? 1 : -1)
    return shifted && [...rows.slice(0, at), ...shifted, ...rows.slice(end)]
  }
  if (to === "down") {
    if (rows[end]?.level !== own.level) return null
    const after = endOf(rows, end)
    return [...rows.slice(0, at), ...rows.slice(end, after), ...block, ...rows.slice(after)]
  }
  const before = rows.findLastIndex((other, place) => place < at && other.level <= own.level)
  if (before < 0 || rows[before]?.level !== own.level) return null
  return [...rows.slice(0, before), ...block, ...rows.slice(before, at), ...rows.slice(end)]
}

/** An entry that was dropped on another stands before it, at its level. */
export function dropped(rows: readonly MenuRow[], from: number, onto: number): MenuRow[] | null {
  const end = endOf(rows, from)
  const [own, target] = [rows[from], rows[onto]]
  if (!own || !target || (onto >= from && onto < end)) return null
  const block = rows.slice(from, end).map((each) => ({ ...each, level: each.level - own.level + target.level }))
  if (!block.every((each): each is MenuRow => each.level >= 1 && each.level <= LEVELS)) return null
  const rest = rows.filter((_, place) => place < from || place >= end)
  const place = rest.indexOf(target)
  return [...rest.slice(0, place), ...block, ...rest.slice(place)]
}

export const without = (rows: readonly MenuRow[], at: number): MenuRow[] =>
  rows.filter((_, place) => place < at || place >= endOf(rows, at))
