export const ORDER_STATUS = {
  created: 1,
  cancelled: 2,
  placed: 5,
  invalid: 6,
  preparing: 7,
  shipped: 8,
  delivered: 9,
  completed: 10,
} as const

export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS]

export const PAYMENT_STATUS = { unpaid: 0, paid: 1, refunded: 2, processing: 3 } as const

export type PaymentStatus = (typeof PAYMENT_STATUS)[keyof typeof PAYMENT_STATUS]

/** Codes of what the shopper is told; confirmed is the 'default' 0, so a list filter knows 1 to 4 only. */
export const DISPLAY_STATUS = { confirmed: 0, unpaid: 1, shipped: 2, cancelled: 3, completed: 4 } as const

export type DisplayStatus = keyof typeof DISPLAY_STATUS

const { created, cancelled, placed, invalid, preparing, shipped, delivered, completed } = ORDER_STATUS

const ORDER_STEPS: Record<OrderStatus, readonly OrderStatus[]> = {
  [created]: [placed, cancelled, invalid],
  [placed]: [preparing, shipped, cancelled],
  [preparing]: [shipped, cancelled],
  [shipped]: [delivered, completed],
  [delivered]: [completed],
  [completed]: [],
  [cancelled]: [],
  [invalid]: [],
}

/** Whether a number is one of the order status codes 1, 2, 5, 6, 7, 8, 9, 10. */
export function isOrderStatus(code: number): code is OrderStatus {
  return code in ORDER_STEPS
}

/** Whether a number is one of the payment status codes 0, 1, 2, 3. */
export function isPaymentStatus(code: number): code is PaymentStatus {
  return Object.values<number>(PAYMENT_STATUS).includes(code)
}

/** An order only moves forward: 1 → 5 → 7 → 8 → 9 → 10 (7 and 9 may be skipped), to 2 until shipped, to 6 from 1. */
export function mayMoveOrder(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_STEPS[from].includes(to)
}

/** Shipped, cancelled (2 and 6) and completed show as such; all others show unpaid while payment is 0, else confirmed. */
export function displayStatus(status: number, payment: number): DisplayStatus {
  if (hasShipped(status)) return status === completed ? "completed" : "shipped"
  if (status === cancelled || status === invalid) return "cancelled"
  return payment === PAYMENT_STATUS.unpaid ? "unpaid" : "confirmed"
}

/** Step 0: created or placed, unpaid; 1: status 5 to 7, payment above 0; 2: status 8 or 9; 3: completed; else none. */
export function progressStep(status: number, payment: number): 0 | 1 | 2 | 3 | null {
  if (status === completed) return 3
  if (status === shipped || status === delivered) return 2
  if (status >= placed && status <= preparing && payment > PAYMENT_STATUS.unpaid) return 1
  if ((status === created || status === placed) && payment === PAYMENT_STATUS.unpaid) return 0
  return null
}

/** Goods have left the shop: status 8, 9 or 10. */
export function hasShipped(status: number): boolean {
  return status === shipped || status === delivered || status === completed
}
