import type { APIRequestContext } from "@playwright/test"
import { orderPath, remarkPath } from "../../src/domain/site/route-address.ts"
import { SCREEN_NAMES, SCREENS, type ScreenName } from "../../src/domain/site/screens.ts"
import { hasScreen, type TemplateName } from "../../src/domain/site/templates.ts"
import { COMING_SCREENS } from "../../src/web/screens/coming-screens.ts"
import { demoOrders } from "./demo-member.ts"
import { at, goodsOf } from "./shops.ts"

type FindAddress = (request: APIRequestContext, shop: string) => Promise<string>

/** Screens whose address names something of the shop; all others are visited as the registry writes them. */
const FOUND: Partial<Record<ScreenName, FindAddress>> = {
  item: async (request, shop) => (await goodsOf(request, shop)).list.find(({ isEncrypted }) => !isEncrypted)?.url ?? "",
  newsDetail: async (request, shop) => {
    const headers = { referer: at(shop) }
    const reply = await request.get(`http://127.0.0.1:${process.env.PORT}/api/news/lists`, { headers })
    return `/News/${(await reply.json()).data.list[0].id}`
  },
  orderDetail: async (_, shop) => orderPath((await demoOrders(shop))[0]?.order_no ?? ""),
  remark: async (_, shop) => {
    const [order] = (await demoOrders(shop)).filter(({ actions }) => actions.includes("review"))
    const { goodId = 0, goodDetailId = 0 } = order?.detail[0] ?? {}
    return remarkPath({ orderId: order?.id ?? 0, goodId, goodDetailId })
  },
}

/** The screens of a template that can be visited today, without those that need a sign-in. */
export const openScreens = (template: TemplateName): ScreenName[] =>
  SCREEN_NAMES.filter((screen) => isBuilt(screen) && !SCREENS[screen].signIn && hasScreen(template, screen))

export const isBuilt = (screen: ScreenName): boolean => !COMING_SCREENS.includes(screen)

/** Where a screen of a shop is, without prefix. */
export const addressOf: (request: APIRequestContext, shop: string, screen: ScreenName) => Promise<string> = async (
  request,
  shop,
  screen,
) => FOUND[screen]?.(request, shop) ?? SCREENS[screen].path
