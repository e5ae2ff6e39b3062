import { asc, eq } from "drizzle-orm"
import { whatsappContact } from "../../db/schema/site-settings.ts"
import type { PaymentWay } from "../../domain/orders/payment-way.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { SCREENS } from "../../domain/site/screens.ts"
import { paymentMethodsOf, wayOf } from "../payments/payment-methods.ts"
import type { Shop } from "../shop.ts"

type NoMethod = Refusal<"noPaymentMethod", { contact: string; email: string; whatsapp: string[] }>

/** How an order will be paid: as was asked for if the shop takes it; else by the first way that it offers. */
export async function chosenWay(
  shop: Shop,
  asked: PaymentWay | undefined,
): Promise<PaymentWay | NoMethod | Refusal<"unknownProvider">> {
  const nothing = await noPaymentMethod(shop)
  if (nothing) return nothing
  const taken = (await paymentMethodsOf(shop)).map(({ provider }) => wayOf(provider))
  const way = asked ?? taken[0]
  return way && taken.includes(way) ? way : refused("unknownProvider")
}

/** A shop that nobody can pay sells nothing; it says whom to ask instead. Null where it takes payments. */
export async function noPaymentMethod(shop: Shop): Promise<NoMethod | null> {
  if ((await paymentMethodsOf(shop)).length > 0) return null
  const { db, site, origin } = shop
  const contacts = await db
    .select({ account: whatsappContact.account })
    .from(whatsappContact)
    .where(eq(whatsappContact.siteId, site.id))
    .orderBy(asc(whatsappContact.position))
  const email = site.contactEmail
  const whatsapp = contacts.map(({ account }) => account)
  const named = [email, ...whatsapp.slice(0, 1).map((account) => `WhatsApp ${account}`)].filter(Boolean)
  const contact = named.length > 0 ? named.join(", ") : `${origin}${SCREENS.contact.path}`
  return refused("noPaymentMethod", { contact, email, whatsapp })
}
