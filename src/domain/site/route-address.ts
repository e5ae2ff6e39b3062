import { ID_MAX } from "../constants.ts"

/** An id in an address: a whole number from 1 to 2147483647 in plain digits, else null. */
export function positiveId(text: string | null | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= ID_MAX ? id : null
}

/** The variants to check out, from `ids=1,2,3`: each once, in order; null if any is no id or there is none. */
export function parseCheckOutIds(ids: string | null | undefined): number[] | null {
  const found = new Set<number>()
  for (const part of (ids ?? "").split(",")) {
    const id = positiveId(part.trim())
    if (id === null) return null
    found.add(id)
  }
  return [...found]
}

/** The page number in `p`: a whole number from 1 on, anything else is page 1. */
export function parsePage(p: string | null | undefined): number {
  return positiveId(p) ?? 1
}

/** Address of a news page. */
export function newsPath(id: number): string {
  return `/News/${id}`
}

/** The news as a feed. */
export const NEWS_FEED_PATH = "/News/rss.xml"

/** Address of the review form for one line of an order. */
export function remarkPath(line: { orderId: number; goodId: number; goodDetailId: number }): string {
  return `/Center/remark_${line.orderId}_${line.goodId}_${line.goodDetailId}`
}

/** Address of the checkout for these variants. */
export function checkOutPath(variantIds: readonly number[]): string {
  return `/Order/check-out?ids=${variantIds.join(",")}`
}

/** Address of an order. */
export function orderPath(orderNo: string): string {
  return `/Center/Order/${encodeURIComponent(orderNo.toWellFormed())}`
}

/** Where another language is chosen: it is remembered, and leads on to a page that is written in it. */
export function languagePath(code: string, page: string): string {
  return `/language/${code}?to=${encodeURIComponent(page)}`
}

/** Where a visitor signs in who wanted to see `page`, and is then led to. */
export function signInPath(page: string): string {
  return `/sign-in?to=${encodeURIComponent(page)}`
}

/** The same for whoever has no account yet. */
export function signUpPath(page: string): string {
  return `/sign-up?to=${encodeURIComponent(page)}`
}

/** Where an address of the member is changed. */
export function editAddressPath(id: number): string {
  return `/Center/Address/edit?id=${id}`
}

/** Where the session is ended; forms are sent there. */
export const SIGN_OUT_PATH = "/sign-out"
/** Where a currency is chosen; forms are sent there. */
export const CURRENCY_PATH = "/choose-currency"
/** Where the goods password is entered or asked for; without scripts a page of its own. */
export const UNLOCK_PATH = "/unlock-goods"

/** The same, with the page to lead on to. */
export function unlockPath(page: string): string {
  return `${UNLOCK_PATH}?to=${encodeURIComponent(page)}`
}

/** Where the shop's letter is asked for, confirmed and ended; forms are sent there. */
export const LETTER_PATH = "/newsletter"
/** Where the field is sent: without scripts the page behind it says what was wrong. */
export const LETTER_ASKING_PATH = `${LETTER_PATH}?asking=1`

/** The same by the link of a mail. */
export function letterPath(token: string): string {
  return `${LETTER_PATH}?token=${token}`
}

/** Where it is said that a wish for sold-out goods is noted, and where wishes are forgotten. */
export const WISHES_PATH = "/back-in-stock"

/** The same by the link of a mail. */
export function wishesPath(token: string): string {
  return `${WISHES_PATH}?token=${token}`
}

/** Where whoever asked about goods reads what the shop answered, and writes again. */
export const CONVERSATION_PATH = "/inquiry"

/** The same by the link of a mail. */
export function conversationPath(token: string): string {
  return `${CONVERSATION_PATH}?token=${token}`
}

/** Pages that are no screens and still belong to one visitor: they get their query as it was sent, and are never cached. */
export const PERSONAL_PATHS: readonly string[] = [UNLOCK_PATH, LETTER_PATH, WISHES_PATH, CONVERSATION_PATH]

const HERE = "http://here.invalid"

/** A path within the shop as a visitor sent it; "/" for whatever would lead elsewhere. */
export function ownPath(sent: string | null | undefined): string {
  const { origin, pathname, search } = URL.canParse(sent ?? "", HERE) ? new URL(sent ?? "", HERE) : new URL(HERE)
  return origin === HERE && !pathname.startsWith("//") ? pathname + search : "/"
}

/** Where a search for goods leads; empty text leads nowhere. */
export function goodsSearchPath(text: string): string | null {
  const wanted = text.trim()
  return wanted === "" ? null : `/SaleGoods/lists?p=1&keywords=${encodeURIComponent(wanted.toWellFormed())}`
}
