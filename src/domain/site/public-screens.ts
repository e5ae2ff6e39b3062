import type { ScreenName } from "./screens.ts"

/** Screens that show the same to everyone. Any other is personal, and never cached. */
const PUBLIC_SCREENS = [
  "home",
  "item",
  "goodsList",
  "selfActivity",
  "promotionGoods",
  "newsList",
  "newsDetail",
  "about",
  "contact",
  "feedback",
  "payment",
  "privacy",
  "returns",
  "service",
  "shipping",
] as const satisfies readonly ScreenName[]

export type PublicScreen = (typeof PUBLIC_SCREENS)[number]

/** Whether a screen shows the same to everyone. A page of the merchant's own (no screen) does. */
export const isPublicScreen = (screen: ScreenName | null): screen is PublicScreen | null =>
  screen === null || PUBLIC_SCREENS.some((name) => name === screen)
