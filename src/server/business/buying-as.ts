import type { BusinessAsked, BusinessSent, BusinessTold } from "../../contract/business-calls.ts"
import { isRefused } from "../../domain/refusal.ts"
import { businessKind } from "../../domain/tax/buyers/buyer-kind.ts"
import type { VatCheck } from "../../domain/tax/buyers/vat-check.ts"
import type { VatNumber } from "../../domain/tax/buyers/vat-number.ts"
import type { TaxBuyer } from "../../domain/tax/tax-treatment.ts"
import { messagesIn } from "../api/messages-in.ts"
import { type Destination, PRIVATE_BUYER, taxTreatmentFor } from "../cart/purchase-tax.ts"
import { taxWords } from "../order-records/tax-text.ts"
import type { Shop } from "../shop.ts"
import { checkVatNumber } from "./check-vat-number.ts"
import { type Business, countryOf, readBusiness, typedVatNumber, type WrongBusiness } from "./read-business.ts"

/** A business as an order freezes it. */
export type BuyingBusiness = Business & { check: VatCheck | null }

/** Who buys: what decides the tax, and the business that it is for; null where somebody buys for themselves. */
export type Buyer = { taxed: TaxBuyer; business: BuyingBusiness | null }

/** Whoever places an order, read whole or refused whole. Asks for the number where its answer decides the tax. */
export async function orderBuyer(
  shop: Shop,
  memberId: number | null,
  sent: BusinessSent | undefined,
  to: NonNullable<Destination>,
): Promise<Buyer | WrongBusiness> {
  if (!sent) return { taxed: PRIVATE_BUYER, business: null }
  const business = await readBusiness(shop.db, sent, countryOf(to.region), "business.")
  if (isRefused(business)) return business
  const { vatNumber } = business
  const check = vatNumber === null ? null : await decidingCheck(shop, memberId, vatNumber, to)
  return { taxed: { kind: businessKind(check), vatNumber }, business: { ...business, check } }
}

/** The same for a preview, in which nothing is refused: what is wrong with the number is said, and taxed. */
export async function previewBuyer(
  shop: Shop,
  memberId: number | null,
  { vat_number, billing_address }: BusinessAsked,
  to: Destination,
): Promise<{ taxed: TaxBuyer; told: BusinessTold }> {
  const region = billing_address?.region_code ?? to?.region ?? shop.site.defaultRegion ?? shop.site.tax?.seller.country
  const vatNumber = typedVatNumber(vat_number, countryOf(region ?? ""))
  if (isRefused(vatNumber)) {
    const text = messagesIn(shop.language)[vatNumber.details.key]
    return { taxed: { kind: "business", vatNumber: null }, told: { vat_number, check: "wrong", text } }
  }
  const check = vatNumber === null ? null : await decidingCheck(shop, memberId, vatNumber, to)
  const isDeciding = vatNumber !== null && decides(shop, vatNumber, to)
  return {
    taxed: { kind: businessKind(check), vatNumber },
    told: {
      vat_number: vatNumber ?? "",
      check: check?.result ?? "notAsked",
      text: isDeciding ? checkText(shop.language, vatNumber, check) : "",
    },
  }
}

/** Whether the goods would be exempt if the number was confirmed. */
function decides(shop: Shop, vatNumber: VatNumber, to: Destination): boolean {
  return taxTreatmentFor(shop, to, { kind: "confirmedBusiness", vatNumber })?.kind === "intraCommunity"
}

/** A checker is not asked for what decides nothing. */
async function decidingCheck(shop: Shop, memberId: number | null, vatNumber: VatNumber, to: Destination) {
  return decides(shop, vatNumber, to) ? checkVatNumber(shop, vatNumber, memberId) : null
}

const WORDS = { confirmed: "vatConfirmed", refused: "vatRefused", silent: "vatSilent" } as const

function checkText(language: string, vatNumber: VatNumber, check: VatCheck | null): string {
  const words = taxWords(language)
  return words[check ? WORDS[check.result] : "vatUnchecked"].replace("{number}", vatNumber)
}
