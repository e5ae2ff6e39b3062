import { CONTENT_IDS, type ContentId } from "./page-types.ts"

export type Screen<Path extends string = string> = {
  /** Address pattern below the prefix. */
  path: Path
  /** The content page that gives title and SEO fields, and picks the navigation entry. */
  contentId: ContentId | null
  /** A visitor who is not signed in goes to /sign-in. */
  signIn: boolean
}

const open = <const Path extends string>(path: Path, contentId: ContentId | null = null): Screen<Path> => ({
  path,
  contentId,
  signIn: false,
})
const membersOnly = <const Path extends string>(path: Path): Screen<Path> => ({ path, contentId: null, signIn: true })

const { home, about, goodsList, news, feedback, contact, promotionGoods, selfActivity, policy } = CONTENT_IDS

/** Every screen of the shop: address, content id, and whether it needs a sign-in. */
export const SCREENS = {
  home: open("/", home),
  item: open("/item/{name}_{id}", goodsList),
  goodsList: open("/SaleGoods/lists", goodsList),
  selfActivity: open("/SaleGoods/selfactivity", selfActivity),
  promotionGoods: open("/SaleGoods/promationgoods", promotionGoods),
  newsList: open("/News/lists", news),
  newsDetail: open("/News/{id}", news),
  about: open("/Other/about", about),
  contact: open("/Other/contact", contact),
  feedback: open("/Other/feedback", feedback),
  payment: open("/Other/payment", policy),
  privacy: open("/Other/privacy", policy),
  returns: open("/Other/returns", policy),
  service: open("/Other/service", policy),
  shipping: open("/Other/shipping", policy),
  signIn: open("/sign-in"),
  signUp: open("/sign-up"),
  resetPassword: open("/reset-password"),
  cart: open("/Cart/lists"),
  inquiry: open("/Cart/inquiry"),
  checkOut: open("/Order/check-out"),
  memberCentre: membersOnly("/Center"),
  addressAdd: membersOnly("/Center/Address/add"),
  addressEdit: membersOnly("/Center/Address/edit"),
  favourites: membersOnly("/Center/favorite"),
  orders: membersOnly("/Center/Order"),
  orderDetail: open("/Center/Order/{orderNo}"),
  remark: open("/Center/remark_{orderId}_{goodId}_{goodDetailId}"),
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof SCREENS

export const isScreenName = (name: string): name is ScreenName => Object.hasOwn(SCREENS, name)

export const SCREEN_NAMES: readonly ScreenName[] = Object.keys(SCREENS).filter(isScreenName)

/** Sign-in is required for the member centre, address pages, favourites and the order list; guests keep their own list. */
export function needsSignIn(screen: ScreenName, guestPurchaseOn: boolean): boolean {
  if (screen === "orders" && guestPurchaseOn) return false
  return SCREENS[screen].signIn
}
