import type { TemplateName } from "./templates.ts"

const OTHER: TemplateTrade = "general"

/** What the demo shop of a template sells, in a few groups to choose by. */
const TEMPLATE_TRADES = {
  arts: "leisure",
  "car-green": "technology",
  car: "technology",
  chicos: "fashion",
  chicos2: "fashion",
  "default-modulized": "general",
  electricity: "technology",
  electronics: "technology",
  holidays: "home",
  housewear: "home",
  merchandise: "leisure",
  partner: "general",
  socket: "home",
  sport: "leisure",
  "st-bags-01": "fashion",
  tattoo: "leisure",
  wholesale: "general",
} as const satisfies Partial<Record<TemplateName, string>>

export type TemplateTrade = (typeof TEMPLATE_TRADES)[keyof typeof TEMPLATE_TRADES]

export const TRADES: readonly TemplateTrade[] = ["fashion", "home", "technology", "leisure", OTHER]

const trades: Partial<Record<TemplateName, TemplateTrade>> = TEMPLATE_TRADES

export const tradeOf = (template: TemplateName): TemplateTrade => trades[template] ?? OTHER
