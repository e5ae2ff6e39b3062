/** A goods promotion that is running. */
export type Promotion = { name: string; endsAt: string }
