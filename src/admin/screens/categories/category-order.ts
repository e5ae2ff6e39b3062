export type Category = { id: number; parent_id: number | null; dnames: string; position: number }
export type Placed<Entry> = Entry & { level: number }
type Move = { id: number; parent_id: number | null; position: number }

const siblingsOf = <Entry extends Category>(all: readonly Entry[], parent: number | null) =>
  all
    .filter(({ parent_id }) => parent_id === parent)
    .toSorted((one, other) => one.position - other.position || one.id - other.id)

/** Every category below its parent, with how deep it stands. */
export function inTree<Entry extends Category>(
  all: readonly Entry[],
  parent: number | null = null,
  level = 0,
): Placed<Entry>[] {
  return siblingsOf(all, parent).flatMap((entry) => [{ ...entry, level }, ...inTree(all, entry.id, level + 1)])
}

export type Step = "up" | "down" | "into" | "out"

/** Where a step takes a category; null where there is nowhere to go. */
export function moveBy(all: readonly Category[], id: number, step: Step): Move | null {
  const own = all.find((each) => each.id === id)
  if (!own) return null
  const siblings = siblingsOf(all, own.parent_id)
  const at = siblings.findIndex((each) => each.id === id)
  const above = siblings[at - 1]
  if (step === "up") return above ? { id, parent_id: own.parent_id, position: at - 1 } : null
  if (step === "down") return at < siblings.length - 1 ? { id, parent_id: own.parent_id, position: at + 1 } : null
  if (step === "into") return above ? { id, parent_id: above.id, position: siblingsOf(all, above.id).length } : null
  const parent = all.find((each) => each.id === own.parent_id)
  if (!parent) return null
  const place = siblingsOf(all, parent.parent_id).findIndex((each) => each.id === parent.id)
  return { id, parent_id: parent.parent_id, position: place + 1 }
}

/** Beside another one, before or behind it; null where it would come to stand below itself. */
export function moveBeside(all: readonly Category[], id: number, to: number, isBehind: boolean): Move | null {
  const target = all.find((each) => each.id === to)
  if (!target || id === to) return null
  for (
    let up: number | null = target.parent_id;
    up !== null;
    up = all.find((each) => each.id === up)?.parent_id ?? null
  )
    if (up === id) return null
  const others = siblingsOf(all, target.parent_id).filter((each) => each.id !== id)
  const place = others.findIndex((each) => each.id === to)
  return { id, parent_id: target.parent_id, position: place + (isBehind ? 1 : 0) }
}
