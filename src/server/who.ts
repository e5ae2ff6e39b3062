import type { OrderProofs } from "../domain/orders/order-proofs.ts"

export type Member = { id: number; userName: string; email: string; session: string }
/** Who is signed in for the back office, whatever shops they work in. */
export type Account = { id: number; name: string; email: string; session: string }
/** The same in the shop that a call is about; `id` is that of their role there. */
export type Staff = {
  id: number
  account: number
  name: string
  email: string
  role: "owner" | "clerk"
  session: string
}
/** A member, a guest whose browser has bought before, or nobody known. */
export type Shopper = {
  member: Member | null
  guestKey: string | null
  /** Guests' orders that this browser has proved to be the buyer of by the e-mail address. */
  provenOrders: OrderProofs
}
