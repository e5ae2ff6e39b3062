import { and, eq } from "drizzle-orm"
import { Hono } from "hono"
import { getCookie, setCookie } from "hono/cookie"
import type { Database } from "../../db/database.ts"
import { shopOrder } from "../../db/schema/order.ts"
import { ORDER_PROOF_DAYS, ORDER_PROOFS_COOKIE } from "../../domain/constants.ts"
import { basenameOf, underPrefix } from "../../domain/locales/prefix.ts"
import { cookieName } from "../../domain/members/session-cookies.ts"
import { tidyOrderNumber } from "../../domain/orders/order-number.ts"
import { readOrderProofs, withOrderProof } from "../../domain/orders/order-proofs.ts"
import { SCREENS } from "../../domain/site/screens.ts"
import { DAY_SECONDS } from "../../domain/time-units.ts"
import type { ApiEnv } from "../api/api-env.ts"
import { plainPage } from "../plain-page.ts"
import { openSignedValue, signedValue } from "../signed-value.ts"
import type { SiteDirectory } from "../sites/site-directory.ts"
import { isOrderLink } from "./order-link.ts"

type Resources = { db: Database; sites: Pick<SiteDirectory, "find">; secret: string }

/** Whoever has the link of an order that staff made comes to its page as its buyer, and can pay there. */
export function orderLinkRoute({ db, sites, secret }: Resources): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get("/order-link/:orderNo/:token", async (c) => {
    const { visitor } = c.env
    const now = new Date()
    const site = await sites.find([visitor.host])
    const orderNo = tidyOrderNumber(c.req.param("orderNo"))
    const named = site && orderNo ? { siteId: site.id, orderNo } : null
    const isGood = named && isOrderLink({ secret, now }, named, c.req.param("token"))
    const [order] = isGood
      ? await db
          .select({ id: shopOrder.id, language: shopOrder.language })
          .from(shopOrder)
          .where(and(eq(shopOrder.siteId, named.siteId), eq(shopOrder.orderNo, named.orderNo)))
      : []
    c.header("Cache-Control", "private, no-store")
    c.header("Referrer-Policy", "no-referrer")
    c.header("X-Robots-Tag", "noindex")
    if (!site || !named || !order) return plainPage(c, 404, "This link does not open any order, or not any more.")
    const name = cookieName(ORDER_PROOFS_COOKIE, visitor.protocol)
    const before = readOrderProofs(openSignedValue(secret, "orderProofs", getCookie(c, name)), site.id, now)
    const proofs = withOrderProof(before, site.id, order.id, now)
    const secure = visitor.protocol === "https"
    const cookie = {
      path: "/",
      maxAge: ORDER_PROOF_DAYS * DAY_SECONDS,
      sameSite: "Lax",
      secure,
      httpOnly: true,
    } as const
    setCookie(c, name, signedValue(secret, "orderProofs", proofs), cookie)
    const language = site.offered.find((code) => code === order.language && code !== site.siteDefault)
    const path = SCREENS.orderDetail.path.replace("{orderNo}", named.orderNo)
    return c.redirect(underPrefix(basenameOf(language ?? null, null), path), 303)
  })
}
