import type { ScreenName } from "../domain/site/screens.ts"
import type { goods } from "./en/features/goods.ts"
import type { pay } from "./en/features/pay.ts"
import type { purchase } from "./en/features/purchase.ts"
import type { cart } from "./en/screens/cart.ts"
import type { frame } from "./en/screens/frame.ts"
import type { goodsList } from "./en/screens/goods-list.ts"
import type { home } from "./en/screens/home.ts"
import type { item } from "./en/screens/item.ts"

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
  goods: typeof goods
  pay: typeof pay
  purchase: typeof purchase
}

export type WordsName = keyof WordsOf

/** What the browser fetches in one file: the words of a screen with those of the features that it shows. The frame's it has. */
export const FEATURES_OF = {
  home: ["goods"],
  goodsList: ["goods"],
  item: ["goods"],
  cart: ["goods", "purchase"],
} as const satisfies Partial<Record<ScreenName & WordsName, readonly WordsName[]>>

export type WordsFileName = keyof typeof FEATURES_OF
