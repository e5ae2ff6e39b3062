import { dayIn } from "../../domain/calendar-day.ts"
import type { TaxClass } from "../../domain/tax/tax-class.ts"
import { taxNotice } from "../../domain/tax/tax-notice.ts"
import { taxTreatment } from "../../domain/tax/tax-treatment.ts"
import { taxText } from "../order-records/tax-text.ts"
import type { Shop } from "../shop.ts"

/** What is said beside a price on public pages: the tax of the country that the shop sells from, for private buyers. */
export function taxBeside(
  { site, now, language }: Shop,
  taxClass: TaxClass,
): { text: string; isIncluded: boolean } | null {
  const { tax } = site
  if (!tax) return null
  const treatment = taxTreatment(tax, tax.seller, { kind: "private", vatNumber: null }, dayIn(now, site.timeZone))
  const notice = taxNotice(treatment, tax.prices, [treatment.classes[taxClass]])
  return notice && { text: taxText(notice, language), isIncluded: tax.prices === "gross" }
}
