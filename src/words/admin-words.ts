import type { account } from "./en/admin/account.ts"
import type { categories } from "./en/admin/categories.ts"
import type { contact } from "./en/admin/contact.ts"
import type { frame } from "./en/admin/frame.ts"
import type { good } from "./en/admin/good.ts"
import type { goods } from "./en/admin/goods.ts"
import type { goodsTable } from "./en/admin/goods-table.ts"
import type { guide } from "./en/admin/guide.ts"
import type { inquiries } from "./en/admin/inquiries.ts"
import type { look } from "./en/admin/look.ts"
import type { mails } from "./en/admin/mails.ts"
import type { media } from "./en/admin/media.ts"
import type { members } from "./en/admin/members.ts"
import type { menu } from "./en/admin/menu.ts"
import type { orders } from "./en/admin/orders.ts"
import type { promotions } from "./en/admin/promotions.ts"
import type { reports } from "./en/admin/reports.ts"
import type { returns } from "./en/admin/returns.ts"
import type { reviews } from "./en/admin/reviews.ts"
import type { settings } from "./en/admin/settings.ts"
import type { signIn } from "./en/admin/sign-in.ts"
import type { staffOrders } from "./en/admin/staff-orders.ts"
import type { texts } from "./en/admin/texts.ts"
import type { today } from "./en/admin/today.ts"

/**
 * The words of the back office: a group for each screen or feature, in a file of its name, and the frame's, which all of
 * them may say. English is the master.
 */
export type AdminWordsOf = {
  account: typeof account
  categories: typeof categories
  contact: typeof contact
  frame: typeof frame
  good: typeof good
  goodsTable: typeof goodsTable
  goods: typeof goods
  guide: typeof guide
  inquiries: typeof inquiries
  look: typeof look
  mails: typeof mails
  media: typeof media
  members: typeof members
  menu: typeof menu
  orders: typeof orders
  promotions: typeof promotions
  reports: typeof reports
  returns: typeof returns
  reviews: typeof reviews
  settings: typeof settings
  signIn: typeof signIn
  staffOrders: typeof staffOrders
  texts: typeof texts
  today: typeof today
}

export type AdminWordsName = keyof AdminWordsOf
