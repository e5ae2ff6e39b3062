import type { IconNode } from "lucide"
import chartColumn from "lucide/dist/esm/icons/chart-column.mjs"
import fileText from "lucide/dist/esm/icons/file-text.mjs"
import folderTree from "lucide/dist/esm/icons/folder-tree.mjs"
import image from "lucide/dist/esm/icons/image.mjs"
import keyRound from "lucide/dist/esm/icons/key-round.mjs"
import listChecks from "lucide/dist/esm/icons/list-checks.mjs"
import mail from "lucide/dist/esm/icons/mail.mjs"
import messageSquare from "lucide/dist/esm/icons/message-square.mjs"
import packageIcon from "lucide/dist/esm/icons/package.mjs"
import palette from "lucide/dist/esm/icons/palette.mjs"
import panelTop from "lucide/dist/esm/icons/panel-top.mjs"
import slidersHorizontal from "lucide/dist/esm/icons/sliders-horizontal.mjs"
import star from "lucide/dist/esm/icons/star.mjs"
import sun from "lucide/dist/esm/icons/sun.mjs"
import tag from "lucide/dist/esm/icons/tag.mjs"
import ticketPercent from "lucide/dist/esm/icons/ticket-percent.mjs"
import undo from "lucide/dist/esm/icons/undo-2.mjs"
import user from "lucide/dist/esm/icons/user.mjs"
import users from "lucide/dist/esm/icons/users.mjs"
import type { ComponentType } from "react"
import type { LoaderFunction } from "react-router"
import type { AdminWordsName } from "../words/admin-words.ts"
import type { frame } from "../words/en/admin/frame.ts"

export type Bay = "today" | "serve" | "keep" | "show" | "setUp"

type ScreenModule = { loader?: LoaderFunction; Component: ComponentType }

export type OfficeScreen = {
  name: string
  /** Below /admin/<shop>/; the first screen's is empty. */
  path: string
  /** Where it stands in the menu. Without a title it is reached from another screen, in whose bay it is. */
  bay: Bay
  title?: keyof typeof frame
  icon?: IconNode
  /** Goes there after g. */
  key?: string
  /** What it says, beside the frame's words. */
  words: readonly AdminWordsName[]
  load: () => Promise<ScreenModule>
}

/** All screens of the back office, in the order of the menu. Menu, palette, keys and tests take their list from here. */
export const OFFICE_SCREENS: readonly OfficeScreen[] = [
  {
    name: "today",
    path: "",
    bay: "today",
    title: "screenToday",
    icon: sun,
    key: "t",
    words: ["today"],
    load: () => import("./screens/today/route.tsx"),
  },
  {
    name: "orders",
    path: "orders",
    bay: "serve",
    title: "screenOrders",
    icon: packageIcon,
    key: "o",
    words: ["orders"],
    load: () => import("./screens/orders/route.tsx"),
  },
  {
    name: "order",
    path: "orders/:orderNo",
    bay: "serve",
    words: ["orders", "mails"],
    load: () => import("./screens/order/route.tsx"),
  },
  {
    name: "orderPapers",
    path: "orders/papers",
    bay: "serve",
    words: ["orders"],
    load: () => import("./screens/order-papers/route.tsx"),
  },
  {
    name: "newOrder",
    path: "orders/new",
    bay: "serve",
    words: ["staffOrders"],
    load: () => import("./screens/new-order/route.tsx"),
  },
  {
    name: "changeOrder",
    path: "orders/:orderNo/change",
    bay: "serve",
    words: ["staffOrders", "mails"],
    load: () => import("./screens/change-order/route.tsx"),
  },
  {
    name: "returns",
    path: "returns",
    bay: "serve",
    title: "screenReturns",
    icon: undo,
    key: "r",
    words: ["returns"],
    load: () => import("./screens/returns/route.tsx"),
  },
  {
    name: "return",
    path: "returns/:id",
    bay: "serve",
    words: ["returns"],
    load: () => import("./screens/return/route.tsx"),
  },
  {
    name: "inquiries",
    path: "inquiries",
    bay: "serve",
    title: "screenInquiries",
    icon: messageSquare,
    key: "i",
    words: ["inquiries"],
    load: () => import("./screens/inquiries/route.tsx"),
  },
  {
    name: "inquiry",
    path: "inquiries/:id",
    bay: "serve",
    words: ["inquiries"],
    load: () => import("./screens/inquiry/route.tsx"),
  },
  {
    name: "reviews",
    path: "reviews",
    bay: "serve",
    title: "screenReviews",
    icon: star,
    key: "v",
    words: ["reviews"],
    load: () => import("./screens/reviews/route.tsx"),
  },
  {
    name: "access",
    path: "access",
    bay: "serve",
    title: "screenAccess",
    icon: keyRound,
    key: "a",
    words: ["contact"],
    load: () => import("./screens/access/route.tsx"),
  },
  {
    name: "feedback",
    path: "feedback",
    bay: "serve",
    title: "screenFeedback",
    icon: mail,
    words: ["contact"],
    load: () => import("./screens/feedback/route.tsx"),
  },
  {
    name: "members",
    path: "members",
    bay: "serve",
    title: "screenMembers",
    icon: users,
    key: "m",
    words: ["members"],
    load: () => import("./screens/members/route.tsx"),
  },
  {
    name: "member",
    path: "members/:id",
    bay: "serve",
    words: ["members"],
    load: () => import("./screens/member/route.tsx"),
  },
  {
    name: "reports",
    path: "reports",
    bay: "serve",
    title: "screenReports",
    icon: chartColumn,
    words: ["reports"],
    load: () => import("./screens/reports/route.tsx"),
  },
  {
    name: "goods",
    path: "goods",
    bay: "keep",
    title: "screenGoods",
    icon: tag,
    key: "p",
    words: ["goods"],
    load: () => import("./screens/goods/route.tsx"),
  },
  {
    name: "goodsTable",
    path: "goods/table",
    bay: "keep",
    words: ["goodsTable"],
    load: () => import("./screens/goods-table/route.tsx"),
  },
  {
    name: "good",
    path: "goods/:id",
    bay: "keep",
    words: ["good", "goods"],
    load: () => import("./screens/good/route.tsx"),
  },
  {
    name: "stockMoves",
    path: "goods/:id/stock",
    bay: "keep",
    words: ["good"],
    load: () => import("./screens/stock-moves/route.tsx"),
  },
  {
    name: "categories",
    path: "categories",
    bay: "keep",
    title: "screenCategories",
    icon: folderTree,
    words: ["categories"],
    load: () => import("./screens/categories/route.tsx"),
  },
  {
    name: "media",
    path: "media",
    bay: "keep",
    title: "screenMedia",
    icon: image,
    words: ["media"],
    load: () => import("./screens/media/route.tsx"),
  },
  {
    name: "promotions",
    path: "promotions",
    bay: "keep",
    title: "screenPromotions",
    icon: ticketPercent,
    key: "p",
    words: ["promotions"],
    load: () => import("./screens/promotions/route.tsx"),
  },
  {
    name: "look",
    path: "look",
    bay: "show",
    title: "screenLook",
    icon: palette,
    key: "l",
    words: ["look"],
    load: () => import("./screens/look/route.tsx"),
  },
  {
    name: "menu",
    path: "menu",
    bay: "show",
    title: "screenMenu",
    icon: panelTop,
    words: ["menu"],
    load: () => import("./screens/menu/route.tsx"),
  },
  {
    name: "texts",
    path: "texts",
    bay: "show",
    title: "screenTexts",
    icon: fileText,
    words: ["texts"],
    load: () => import("./screens/texts/route.tsx"),
  },
  {
    name: "guide",
    path: "guide",
    bay: "setUp",
    title: "screenGuide",
    icon: listChecks,
    words: ["guide"],
    load: () => import("./screens/guide/route.tsx"),
  },
  {
    name: "settings",
    path: "settings",
    bay: "setUp",
    title: "screenSettings",
    icon: slidersHorizontal,
    key: "s",
    words: ["settings"],
    load: () => import("./screens/settings/shop-route.tsx"),
  },
  {
    name: "account",
    path: "account",
    bay: "setUp",
    title: "account",
    icon: user,
    words: ["account"],
    load: () => import("./screens/account/route.tsx"),
  },
  {
    name: "settingsSelling",
    path: "settings/selling",
    bay: "setUp",
    words: ["settings"],
    load: () => import("./screens/settings/selling-route.tsx"),
  },
  {
    name: "settingsPayments",
    path: "settings/payments",
    bay: "setUp",
    words: ["settings"],
    load: () => import("./screens/settings/payments-route.tsx"),
  },
  {
    name: "settingsFreight",
    path: "settings/freight",
    bay: "setUp",
    words: ["settings"],
    load: () => import("./screens/settings/freight-route.tsx"),
  },
  {
    name: "settingsCurrencies",
    path: "settings/currencies",
    bay: "setUp",
    words: ["settings"],
    load: () => import("./screens/settings/currencies-route.tsx"),
  },
  {
    name: "settingsTaxes",
    path: "settings/taxes",
    bay: "setUp",
    words: ["settings"],
    load: () => import("./screens/settings/taxes-route.tsx"),
  },
  {
    name: "settingsLanguages",
    path: "settings/languages",
    bay: "setUp",
    words: ["settings"],
    load: () => import("./screens/settings/languages-route.tsx"),
  },
  {
    name: "settingsApps",
    path: "settings/apps",
    bay: "setUp",
    words: ["settings"],
    load: () => import("./screens/settings/apps-route.tsx"),
  },
  {
    name: "settingsMails",
    path: "settings/mails",
    bay: "setUp",
    words: ["settings"],
    load: () => import("./screens/settings/mails-route.tsx"),
  },
  {
    name: "settingsLegal",
    path: "settings/legal",
    bay: "setUp",
    words: ["settings"],
    load: () => import("./screens/settings/legal-route.tsx"),
  },
  {
    name: "settingsDomains",
    path: "settings/domains",
    bay: "setUp",
    words: ["settings"],
    load: () => import("./screens/settings/domains-route.tsx"),
  },
]
