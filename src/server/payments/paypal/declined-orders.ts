const FIRST_REST_MS = 30_000
const LONGEST_REST_MS = 3_600_000
const ORDERS_MAX = 1_000

/** Orders whose capture was declined, and until when they are left alone. */
export type DeclinedOrders = {
  note: (id: string) => void
  isResting: (id: string) => boolean
  forget: (id: string) => void
}

/**
 * PayPal lets the buyer choose another instrument for the same order (`actions.restart()` in the browser), but goes on
 * calling the order approved until then. Whoever captured it at every look would try the declined card again and again;
 * so it rests, longer after each decline, until PayPal tells of a new approval. Kept in memory: a process that does not
 * know of the decline tries once and then rests too.
 */
export function declinedOrders(now: () => number = Date.now): DeclinedOrders {
  const orders = new Map<string, { restMs: number; until: number }>()
  return {
    note: (id) => {
      const before = orders.get(id)
      const restMs = before ? Math.min(before.restMs * 2, LONGEST_REST_MS) : FIRST_REST_MS
      // The newest is the last: the first one is the oldest.
      orders.delete(id)
      orders.set(id, { restMs, until: now() + restMs })
      const [oldest] = orders.keys()
      if (orders.size > ORDERS_MAX && oldest !== undefined) orders.delete(oldest)
    },
    isResting: (id) => (orders.get(id)?.until ?? 0) > now(),
    forget: (id) => {
      orders.delete(id)
    },
  }
}
