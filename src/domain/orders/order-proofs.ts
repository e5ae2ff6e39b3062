import { ORDER_PROOF_DAYS, ORDER_PROOFS_MAX } from "../constants.ts"
import { DAY_SECONDS } from "../time-units.ts"

/** Orders that a browser has proved to be the buyer of, with the second until which that counts. */
export type OrderProofs = ReadonlyMap<number, number>

const PROOF = /^(\d{1,10})-(\d{1,12})$/

/** Reads `7_12-1790000000_15-1790000100`: orders 12 and 15 of site 7. Those of another site, and what is over, do not count. */
export function readOrderProofs(text: string | null, siteId: number, now: Date): OrderProofs {
  const [site, ...entries] = text?.split("_") ?? []
  if (site !== String(siteId)) return new Map()
  const proofs = entries.flatMap((entry): [number, number][] => {
    const [, orderId, until] = PROOF.exec(entry) ?? []
    return Number(until) > now.getTime() / 1000 ? [[Number(orderId), Number(until)]] : []
  })
  return new Map(proofs.slice(-ORDER_PROOFS_MAX))
}

/** The same with one more, which counts for 30 days; of more than 20 the oldest goes. */
export function withOrderProof(proofs: OrderProofs, siteId: number, orderId: number, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + ORDER_PROOF_DAYS * DAY_SECONDS
  const others = [...proofs].filter(([known]) => known !== orderId)
  const entries = [...others, [orderId, until]].slice(-ORDER_PROOFS_MAX)
  return [siteId, ...entries.map((entry) => entry.join("-"))].join("_")
}
