import type { BackInStock } from "./load-back-in-stock.ts"
import type { MailPage } from "./mail-page.ts"
import type { Writing } from "./mail-writing.ts"
import { goodsLine } from "./order-parts.ts"

/** To whoever wanted to be told. The link at its end forgets what the address still waits for. */
export function backInStockPage(goods: BackInStock, stopPath: string, writing: Writing): MailPage {
  const { say, link } = writing
  return {
    subject: say("backInStockSubject", { name: goods.name }),
    title: say("backInStockTitle"),
    parts: [
      { part: "words", text: say("backInStockText") },
      { part: "lines", lines: [goodsLine({ ...goods, quantity: null }, writing)] },
      { part: "button", label: say("seeGoods"), link: link(goods.path) },
      { part: "words", text: say("backInStockOnce") },
      { part: "link", label: say("forgetWishes"), link: link(stopPath) },
    ],
  }
}
