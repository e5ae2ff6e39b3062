/** Why pieces of a variant came or went. The first three follow from orders, the others staff name. */
export const STAFF_STOCK_REASONS = ["counted", "delivery", "damaged", "correction"] as const
export const STOCK_REASONS = ["sold", "cancelled", "returned", ...STAFF_STOCK_REASONS] as const

export type StaffStockReason = (typeof STAFF_STOCK_REASONS)[number]

/** With this many pieces or fewer of a variant left it is time to order more. */
export const LOW_STOCK = 5
