import type { HomeContent } from "../../../contract/home-content.ts"
import type { Day } from "../../../domain/calendar-day.ts"
import { nextOccasion } from "../../../domain/promotions/next-occasion.ts"
import { useRenderedAt, useShell, useShop } from "../../shell/shell.ts"

/** The day that the shop prepares for, and when it is next; null where it has none. */
export function useOccasion(): (NonNullable<HomeContent["occasion"]> & { next: Day }) | null {
  const { occasion } = useShop().content
  const renderedAt = useRenderedAt()
  const offsets = useShell()?.dates.month.offsets ?? []
  return occasion && { ...occasion, next: nextOccasion(occasion.day, renderedAt, offsets) }
}
