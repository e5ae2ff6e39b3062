/** Fields of the forms on an order's page, as the action reads them. */
export const ORDER_FIELDS = {
  /** What is to be done: one of `ORDER_TASKS`. */
  task: "do",
  number: "order_no",
  email: "email",
  reason: "reason",
  content: "content",
  carrier: "express_company",
  tracking: "express_no",
} as const

const ORDER_TASKS = ["cancel", "confirm", "return", "prove", "sendBack", "cancelReturn", "confirmReturn"] as const
export type OrderTask = (typeof ORDER_TASKS)[number]

export const isOrderTask = (text: string | null): text is OrderTask => ORDER_TASKS.some((task) => task === text)

/** The variant of a line that goes back, and how many pieces of it. */
export const LINE_PREFIX = "line-"
export const lineField = (variantId: number) => `${LINE_PREFIX}${variantId}`
export const piecesField = (variantId: number) => `pieces-${variantId}`
