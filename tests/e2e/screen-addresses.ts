import type { APIRequestContext, Page } from "@playwright/test"
import { orderPath, remarkPath } from "../../src/domain/site/route-address.ts"
import { SCREEN_NAMES, SCREENS, type ScreenName } from "../../src/domain/site/screens.ts"
import { hasScreen, type TemplateName } from "../../src/domain/site/templates.ts"
import { demoAddresses, demoOrders, signInDemo } from "./demo-member.ts"
import { at, goodsOf, someVariants } from "./shops.ts"

type FindAddress = (request: APIRequestContext, shop: string) => Promise<string>

/** Screens whose address names something of the shop; all others are visited as the registry writes them. */
const FOUND: Partial<Record<ScreenName, FindAddress>> = {
  item: async (request, shop) => (await goodsOf(request, shop)).list.find(({ isEncrypted }) => !isEncrypted)?.url ?? "",
  newsDetail: async (request, shop) => {
    const headers = { referer: at(shop) }
    const reply = await request.get(`http://127.0.0.1:${process.env.PORT}/api/news/lists`, { headers })
    return `/News/${(await reply.json()).data.list[0].id}`
  },
  checkOut: async (request, shop) => `${SCREENS.checkOut.path}?ids=${(await someVariants(request, shop)).join()}`,
  addressEdit: async (_, shop) => `${SCREENS.addressEdit.path}?id=${(await demoAddresses(shop))[0]?.id}`,
  orderDetail: async (_, shop) => orderPath((await demoOrders(shop))[0]?.order_no ?? ""),
  remark: async (_, shop) => {
    const [order] = (await demoOrders(shop)).filter(({ actions }) => actions.includes("review"))
    const { goodId = 0, goodDetailId = 0 } = order?.detail[0] ?? {}
    return remarkPath({ orderId: order?.id ?? 0, goodId, goodDetailId })
  },
}

const SHOWS_CART: readonly ScreenName[] = ["cart", "checkOut"]
const SHOWS_ORDER: readonly ScreenName[] = ["orderDetail", "remark"]

export const screensOf = (template: TemplateName): ScreenName[] =>
  SCREEN_NAMES.filter((screen) => hasScreen(template, screen))

/** Gives the visitor what a screen is for (a session, something in the cart), and says where it is, without prefix. */
export async function enter(page: Page, shop: string, screen: ScreenName): Promise<string> {
  if (SCREENS[screen].signIn || SHOWS_ORDER.includes(screen)) await signInDemo(page, shop)
  if (SHOWS_CART.includes(screen)) {
    const lines = (await someVariants(page.request, shop)).map((id) => `${id}.2`)
    await page.context().addCookies([{ name: "cart", value: lines.join("_"), url: at(shop) }])
  }
  return FOUND[screen]?.(page.request, shop) ?? SCREENS[screen].path
}
