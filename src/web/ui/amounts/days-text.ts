import { isolated } from "../../shell/isolated.ts"

/** So many days, or from so many to so many. */
export const daysText = ({ min, max }: { min: number; max: number }): string =>
  min === max ? String(max) : isolated(`${min}–${max}`)
