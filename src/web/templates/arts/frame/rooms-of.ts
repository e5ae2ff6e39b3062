import type { Room } from "./floor-plan.tsx"

const ROOMS = 8

type Category = { id: number; name: string; image: string | null; count?: number }

/** The first eight categories as numbered rooms; where one stands further on, that one takes the last place. */
export function roomsOf(categories: readonly Category[], here?: number): Room[] {
  const rooms = categories.map((category, index) => ({ ...category, number: index + 1 }))
  const current = rooms.slice(ROOMS).find(({ id }) => id === here)
  return current ? [...rooms.slice(0, ROOMS - 1), current] : rooms.slice(0, ROOMS)
}
