import { and, eq, sql } from "drizzle-orm"
import type { CallReply } from "../../../../contract/calls.ts"
import type { Queries } from "../../../../db/database.ts"
import { indexGoods } from "../../../../db/index-goods.ts"
import { siteApp } from "../../../../db/schema/site-settings.ts"
import { APP_NAMES, APPS, appProblem } from "../../../../domain/site/apps.ts"
import type { Refused } from "../../../api/handlers.ts"
import { messagesIn } from "../../../api/messages-in.ts"
import { wholeList } from "../../../api/whole-list.ts"
import type { Shop } from "../../../shop.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { lockSite } from "../lock-site.ts"
import { tieredGoods } from "../tiered-goods.ts"

type AppsShown = CallReply<"GET /api/admin/site/apps">

export async function listApps(shop: Shop): Promise<AppsShown> {
  return appsOf(shop.db, shop)
}

async function appsOf(db: Queries, { site, language }: Shop): Promise<AppsShown> {
  const rows = await db.select({ id: siteApp.appId }).from(siteApp).where(eq(siteApp.siteId, site.id))
  const isOn = (appId: number) => rows.some(({ id }) => id === appId)
  return wholeList(
    APP_NAMES.map((name) => {
      const reason = appProblem(name, site.siteType)
      const problems = reason === null ? [] : [{ reason, msg: messagesIn(language)[reason] }]
      return { id: APPS[name], name, on: isOn(APPS[name]), problems }
    }),
  )
}

/** Switches an app on or off. */
export async function switchApp(
  context: StaffContext,
  { app_id: appId, on }: { app_id: number; on: boolean },
): Promise<AppsShown | Refused> {
  const siteId = context.shop.site.id
  return auditedTransaction(context, async (tx, note) => {
    await lockSite(tx, siteId)
    if (on) await tx.insert(siteApp).values({ siteId, appId }).onConflictDoNothing()
    else await tx.delete(siteApp).where(and(eq(siteApp.siteId, siteId), eq(siteApp.appId, appId)))
    if (appId === APPS.goodsPromotion) await indexGoods(tx, siteId, await promotedGoods(tx, siteId))
    if (appId === APPS.areaPrice) await indexGoods(tx, siteId, await tieredGoods(tx, siteId))
    await note(on ? "app.on" : "app.off", `app ${appId}`)
    return appsOf(tx, context.shop)
  })
}

/** Goods whose price depends on promotions counting or not. */
async function promotedGoods(tx: Queries, siteId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct goods_id as id from goods_promotion_line where site_id = ${siteId} order by 1`)
  return rows.map(({ id }) => id)
}
