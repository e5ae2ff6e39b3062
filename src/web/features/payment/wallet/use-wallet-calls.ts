import { useMemo } from "react"
import { type Envelope, SUCCESS } from "../../../../contract/envelope.ts"
import type { RegionNode } from "../../../../contract/site-calls.ts"
import { readGuestCart } from "../../../../domain/orders/guest-cart.ts"
import { useApi } from "../../../shell/use-api.ts"
import { writeCartLine } from "../../cart/write-cart-line.ts"
import type { walletAddress } from "./wallet-address.ts"

type WalletOrder = {
  lines: string
  /** One for each sheet that is opened: however often it pays, it is one order. */
  key: string
  address: ReturnType<typeof walletAddress>
  expected: number
  agreed: boolean
}

const TRIES = 3

/** The shop's calls while a wallet's sheet is open. */
export function useWalletCalls({ isMember, isCart }: { isMember: boolean; isCart: boolean }) {
  const { ask } = useApi()
  return useMemo(() => {
    let regions: Promise<RegionNode[]> | undefined
    const itemsOf = (lines: string) => readGuestCart(lines).map(writeCartLine)
    return {
      regions: () => {
        regions ??= ask("GET /api/site/regions").then((reply) => (reply.code === SUCCESS ? reply.data : []))
        return regions
      },
      preview: (lines: string, region?: string) =>
        ask("POST /api/order/preview", { body: { items: itemsOf(lines), ...(region && { region_code: region }) } }),
      placeOrder: ({ lines, key, address, expected, agreed }: WalletOrder) => {
        const items = itemsOf(lines)
        const body = { address, remark: "", payment_way: "online", agreed, expected_total: expected } as const
        const bought = isCart ? { ids: readGuestCart(lines).map(({ variantId }) => variantId) } : { items }
        // A lost answer is asked for again: under its key it is the same order.
        return untilAnswered(() =>
          isMember
            ? ask("POST /api/order/createOrder", { body: { ...body, ...bought }, idempotencyKey: key })
            : ask("POST /api/order/noUserCreateOrder", { body: { ...body, items }, idempotencyKey: key }),
        )
      },
      begin: (order_no: string) =>
        ask("POST /api/order/createOrderPaySign", { body: { order_no, provider: "stripe", method: "wallet" } }),
      finish: (order_no: string, paypal_id: string) => ask("POST /api/pay/callback", { body: { order_no, paypal_id } }),
    }
  }, [ask, isMember, isCart])
}

export type WalletCalls = ReturnType<typeof useWalletCalls>

async function untilAnswered<Data>(send: () => Promise<Envelope<Data>>, tries = TRIES): Promise<Envelope<Data>> {
  const reply = await send()
  const isLost = reply.code !== SUCCESS && reply.reason === "serviceUnavailable"
  return isLost && tries > 1 ? untilAnswered(send, tries - 1) : reply
}
