import type { OrderEntry } from "./order.ts"

/** What a buyer most likely wants to do with an order now. */
export function nextStep({ actions, isReturning }: Pick<OrderEntry, "actions" | "isReturning">) {
  if (actions.includes("pay")) return "pay"
  if (isReturning) return "followReturn"
  if (actions.includes("confirm")) return "confirm"
  return actions.includes("review") ? "review" : "see"
}
