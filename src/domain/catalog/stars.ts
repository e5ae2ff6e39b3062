/** The least stars that a list can be narrowed to; five would leave only what nobody ever found fault with. */
export const LEAST_STARS = [4, 3] as const

export type LeastStars = (typeof LEAST_STARS)[number]

/** The least stars that a query names; anything else means any. */
export const starsOf = (text: string | null | undefined): LeastStars | null =>
  LEAST_STARS.find((stars) => String(stars) === text) ?? null
