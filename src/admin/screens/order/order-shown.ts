import type { CallReply } from "../../../contract/calls.ts"
import { piecesLeft } from "../../../domain/orders/parcel.ts"

export type OrderShown = CallReply<"GET /api/admin/order/detail">
export type LineShown = OrderShown["detail"][number]

/** Pieces of a line that are still to be sent; none of an order that has ended or left. */
export const lineLeft = ({ buNumber, shipped, cancelled }: LineShown): number =>
  piecesLeft({ quantity: buNumber, shipped, cancelled })

export const canShip = ({ actions }: OrderShown): boolean => actions.includes("ship")

export const piecesToSend = ({ detail }: OrderShown): number => detail.reduce((all, line) => all + lineLeft(line), 0)
