import type { ScreenName } from "../domain/site/screens.ts"
import type { account } from "./en/features/account.ts"
import type { addresses } from "./en/features/addresses.ts"
import type { business } from "./en/features/business.ts"
import type { conversation } from "./en/features/conversation.ts"
import type { goods } from "./en/features/goods.ts"
import type { inquiry } from "./en/features/inquiry.ts"
import type { letter } from "./en/features/letter.ts"
import type { news } from "./en/features/news.ts"
import type { order } from "./en/features/order.ts"
import type { pay } from "./en/features/pay.ts"
import type { policy } from "./en/features/policy.ts"
import type { purchase } from "./en/features/purchase.ts"
import type { wishes } from "./en/features/wishes.ts"
import type { about } from "./en/screens/about.ts"
import type { addressAdd } from "./en/screens/address-add.ts"
import type { addressEdit } from "./en/screens/address-edit.ts"
import type { cart } from "./en/screens/cart.ts"
import type { checkOut } from "./en/screens/check-out.ts"
import type { contact } from "./en/screens/contact.ts"
import type { favourites } from "./en/screens/favourites.ts"
import type { feedback } from "./en/screens/feedback.ts"
import type { frame } from "./en/screens/frame.ts"
import type { goodsList } from "./en/screens/goods-list.ts"
import type { home } from "./en/screens/home.ts"
import type { item } from "./en/screens/item.ts"
import type { memberCentre } from "./en/screens/member-centre.ts"
import type { newsDetail } from "./en/screens/news-detail.ts"
import type { newsList } from "./en/screens/news-list.ts"
import type { orderDetail } from "./en/screens/order-detail.ts"
import type { orders } from "./en/screens/orders.ts"
import type { promotionGoods } from "./en/screens/promotion-goods.ts"
import type { remark } from "./en/screens/remark.ts"
import type { resetPassword } from "./en/screens/reset-password.ts"
import type { selfActivity } from "./en/screens/self-activity.ts"
import type { signIn } from "./en/screens/sign-in.ts"
import type { signUp } from "./en/screens/sign-up.ts"

/**
 * The words of the storefront, in the files where they stand. What only one screen says is in that screen's file, what
 * several say in a feature's, what any page may say in the frame's. English is the master: another language that lacks a
 * word does not compile.
 */
export type WordsOf = {
  frame: typeof frame
  home: typeof home
  goodsList: typeof goodsList
  item: typeof item
  cart: typeof cart
  checkOut: typeof checkOut
  inquiry: typeof inquiry
  goods: typeof goods
  pay: typeof pay
  purchase: typeof purchase
  addresses: typeof addresses
  account: typeof account
  business: typeof business
  addressAdd: typeof addressAdd
  addressEdit: typeof addressEdit
  favourites: typeof favourites
  memberCentre: typeof memberCentre
  resetPassword: typeof resetPassword
  signIn: typeof signIn
  signUp: typeof signUp
  order: typeof order
  orders: typeof orders
  orderDetail: typeof orderDetail
  remark: typeof remark
  selfActivity: typeof selfActivity
  promotionGoods: typeof promotionGoods
  newsList: typeof newsList
  newsDetail: typeof newsDetail
  about: typeof about
  contact: typeof contact
  feedback: typeof feedback
  letter: typeof letter
  news: typeof news
  policy: typeof policy
  wishes: typeof wishes
  conversation: typeof conversation
}

export type WordsName = keyof WordsOf

/**
 * What the browser fetches in one file: the words of a screen with those of the features that it shows. The frame's it has.
 * A screen that says nothing of its own has only its features' words.
 */
export const FEATURES_OF = {
  home: ["goods", "inquiry"],
  goodsList: ["goods"],
  item: ["goods"],
  cart: ["goods", "purchase"],
  checkOut: ["goods", "purchase", "pay", "addresses", "business"],
  inquiry: ["inquiry"],
  signIn: ["account"],
  signUp: ["account"],
  resetPassword: ["account"],
  memberCentre: ["account", "addresses", "order", "business"],
  addressAdd: ["account", "addresses"],
  addressEdit: ["account", "addresses"],
  favourites: ["account", "goods"],
  orders: ["order"],
  orderDetail: ["order", "goods", "pay", "purchase", "business"],
  remark: ["order", "goods"],
  selfActivity: ["goods"],
  promotionGoods: ["goods"],
  newsList: ["news"],
  newsDetail: ["news"],
  about: [],
  contact: [],
  feedback: [],
  payment: ["policy"],
  privacy: ["policy"],
  returns: ["policy"],
  service: ["policy"],
  shipping: ["policy"],
} as const satisfies Partial<Record<ScreenName, readonly WordsName[]>>

export type WordsFileName = keyof typeof FEATURES_OF
