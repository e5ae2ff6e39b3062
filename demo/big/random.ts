/** Numbers in [0, 1) that look random and are always the same for the same seed and index (mulberry32). */
export type Random = () => number

export function randomFor(seed: number, index: number): Random {
  let state = mix(mix(seed ^ 0x9e3779b9) + index)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    return (mix(state) >>> 0) / 4_294_967_296
  }
}

export function pick<Entry>(random: Random, entries: readonly Entry[]): Entry {
  const entry = entries[Math.floor(random() * entries.length)]
  if (entry === undefined) throw new Error("Nothing to pick from")
  return entry
}

/** Some entries, none twice. */
export function pickSome<Entry>(random: Random, entries: readonly Entry[], count: number): Entry[] {
  const picked = new Set<Entry>()
  while (picked.size < Math.min(count, entries.length)) picked.add(pick(random, entries))
  return [...picked]
}

/** Bell-shaped around 0 with deviation 1 (Box and Muller). */
export function bell(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

function mix(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
