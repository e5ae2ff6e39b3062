import type { QueryOf } from "../../contract/call.ts"
import type { CallReply } from "../../contract/calls.ts"
import type { paymentCalls } from "../../contract/payment-calls.ts"
import { readCharged } from "../../domain/pricing/charged-amount.ts"
import { wholeList } from "../api/whole-list.ts"
import type { Shop } from "../shop.ts"
import { offlineInstructions } from "./offline-methods.ts"
import { paymentMethodsOf, wayOf } from "./payment-methods.ts"

type Asked = QueryOf<(typeof paymentCalls)["GET /api/pay/methods"]>

/** The ways to pay that a shop takes. Where an amount is named, without those that could not charge exactly that. */
export async function listMethods(
  shop: Pick<Shop, "site" | "payments" | "language">,
  { amount, currency }: Asked,
): Promise<CallReply<"GET /api/pay/methods">> {
  const total = amount === undefined || currency === undefined ? null : readCharged(amount, currency)
  const providers = await shop.payments.of(shop.site)
  const refusing = providers.filter(({ canCharge }) => total !== null && currency && !canCharge(total, currency))
  const methods = await paymentMethodsOf(shop)
  return wholeList(
    methods
      .filter(({ provider }) => !refusing.some(({ name }) => name === provider))
      .map(({ provider, methods, isTest, currencies, publicKeys }) => ({
        provider,
        methods: [...methods],
        payment_way: wayOf(provider),
        isTest,
        currencies: [...currencies],
        publicKeys: { ...publicKeys },
        instructions: offlineInstructions(shop, provider),
      })),
  )
}
