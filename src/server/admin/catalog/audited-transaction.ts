import type { Queries } from "../../../db/database.ts"
import { violatedKey } from "../../../db/violated-key.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import type { Shop } from "../../shop.ts"
import { transact } from "../../transact.ts"
import type { Staff } from "../../who.ts"
import { noteAudit } from "../note-audit.ts"

/** Who keeps which shop: what every call of the staff comes with. */
export type StaffContext = { shop: Shop; staff: Staff }

/** Writes into the audit log what was done and with what. */
export type Note = (action: string, subject: string, detail?: Record<string, unknown>) => Promise<void>

type Clash = Refusal<"alreadyThere", { field: string }> | Refusal<"notPossibleNow">

/** What may exist once only, and the field that says it. */
const UNIQUE_FIELDS: Record<string, string> = {
  goods_number: "dno",
  variant_number: "goodNo",
  tag_name: "dnames",
  coupon_code: "code",
  coupon_one_of_each_for_the_site: "isSiteCoupon",
  content_page_slug: "slug",
  currency_code: "code",
  site_domain_pkey: "host",
}

/** One change of the shop in one transaction, noted in the audit log. Rule: whatever is refused, nothing of it stays. */
export async function auditedTransaction<Outcome>(
  { shop, staff }: StaffContext,
  act: (tx: Queries, note: Note) => Promise<Outcome>,
): Promise<Outcome | Clash> {
  const by = { id: staff.id, siteId: shop.site.id }
  try {
    return await transact(shop.db, (tx) =>
      act(tx, (action, subject, detail) => noteAudit(tx, by, action, subject, detail)),
    )
  } catch (failure) {
    const violated = violatedKey(failure)
    const field = violated?.kind === "unique" ? UNIQUE_FIELDS[violated.name] : undefined
    if (field) return refused("alreadyThere", { field })
    // What this change refers to was there when it was looked for, and a colleague has removed it since.
    if (violated?.kind === "reference") return refused("notPossibleNow")
    throw failure
  }
}
