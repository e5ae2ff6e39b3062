import { eq } from "drizzle-orm"
import { POLICY_KINDS } from "../../../../contract/admin/frame-calls.ts"
import type { CallReply } from "../../../../contract/calls.ts"
import { sitePolicy } from "../../../../db/schema/site-settings.ts"
import type { Refused } from "../../../api/handlers.ts"
import { cleanHtml } from "../../../clean-html.ts"
import type { Shop } from "../../../shop.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"

type Policy = CallReply<"POST /api/admin/policy/save">

/** The five policies, also those that have not been written yet. */
export async function listPolicies({ db, site }: Shop): Promise<Policy[]> {
  const rows = await db.select().from(sitePolicy).where(eq(sitePolicy.siteId, site.id))
  return POLICY_KINDS.map((kind) => {
    const { policy = "", summary = "", logo = "" } = rows.find((row) => row.kind === kind) ?? {}
    return { kind, policy, summary, logo }
  })
}

export async function savePolicy(context: StaffContext, sent: Policy): Promise<Policy | Refused> {
  const { kind, summary, logo } = sent
  const columns = { policy: cleanHtml(sent.policy), summary, logo }
  return auditedTransaction(context, async (tx, note) => {
    await tx
      .insert(sitePolicy)
      .values({ siteId: context.shop.site.id, kind, ...columns })
      .onConflictDoUpdate({ target: [sitePolicy.siteId, sitePolicy.kind], set: columns })
    await note("policy.save", `policy ${kind}`, { summary })
    return { kind, ...columns }
  })
}
