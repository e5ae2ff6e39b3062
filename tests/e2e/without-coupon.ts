import { COUPON_COOKIE } from "../../src/web/features/overlays/coupon-cookie.ts"
import { demoShops } from "./shops.ts"

const HOSTS = ["localhost", "127.0.0.1", ...demoShops.map((shop) => `${shop}.localhost`)]
const FAR_AWAY_SECONDS = 4_000_000_000

/** What a browser keeps of a visitor who does not want to see the coupon again. */
export const withoutCoupon = keptAt(HOSTS)
export const withoutCouponAt = (...shops: string[]) => keptAt(shops.map((shop) => `${shop}.localhost`))

function keptAt(hosts: readonly string[]) {
  const cookies = hosts.map((domain) => ({
    name: COUPON_COOKIE,
    value: "1",
    domain,
    path: "/",
    expires: FAR_AWAY_SECONDS,
    httpOnly: false,
    secure: false,
    sameSite: "Lax" as const,
  }))
  return { cookies, origins: [] }
}
