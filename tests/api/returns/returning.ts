import { pino } from "pino"
import { NO_LOOKS } from "../../../src/contract/template-looks.ts"
import { viesChecker } from "../../../src/server/business/vies-checker.ts"
import { moveReturn } from "../../../src/server/returns/move-return.ts"
import type { Shop } from "../../../src/server/shop.ts"
import { siteDirectory } from "../../../src/server/sites/site-directory.ts"
import type { Bought } from "../bought.ts"
import type { Headers } from "../people.ts"
import type { testShop } from "../test-shop.ts"

export const wishFor = ({ orderNo, lines }: Bought, number = 1) => ({
  order_no: orderNo,
  items: [{ detail_id: lines[0]?.variantId ?? 0, number }],
  reason: "It is broken",
  content: "The lid does not close.",
})
type Wish = ReturnType<typeof wishFor> & { images?: string[]; email?: string }

export const parcel = { express_company: "DHL", express_no: "JD014600003" }

/** A member who returns things, unless headers say that it is somebody else, and the staff who decide on it. */
export async function returning(shop: Awaited<ReturnType<typeof testShop>>, member: { headers: Headers }) {
  const { ask, get, db, secret, dataFolder, payments } = shop
  const site = await siteDirectory(db).find(["default-modulized.localhost"])
  const [currency] = site?.currencies ?? []
  if (!site || !currency) throw new Error("There is no shop")
  /** The shop as its staff use it. */
  const backOffice = (): Shop => ({
    db,
    log: pino({ level: "silent" }),
    site,
    currency,
    language: "en",
    region: null,
    unlocked: false,
    country: null,
    address: "127.0.0.1",
    origin: "http://shop.example",
    pageOrigin: "http://shop.example",
    adminOrigin: undefined,
    now: new Date(),
    secret,
    dataFolder,
    payments,
    vatChecker: viesChecker("http://127.0.0.1:1"),
    templateHomes: {},
    mailLooks: {},
    mailFrom: null,
    hostProver: async () => ({ record: "unreachable", file: "unreachable" }),
    templateLooks: NO_LOOKS,
  })
  const staff = (id: number, step: "approve" | "refuse" | "confirm", extra?: Parameters<typeof moveReturn>[4]) =>
    moveReturn(backOffice(), id, step, "staff", extra)

  const wish = (body: Wish, headers: Headers = member.headers) => ask("POST /api/order/returned", { body, headers })
  const asked = async (body: Wish, headers: Headers = member.headers): Promise<number> => {
    const answer = await wish(body, headers)
    if (answer.code !== 1) throw new Error(`The return was refused: ${answer.reason}`)
    return answer.data.returned_id
  }
  const detail = (id: number, headers: Headers = member.headers) =>
    get("GET /api/order/returnedDetail", { id }, { headers })
  const cancel = (id: number, headers = member.headers) =>
    ask("POST /api/order/returnedCancel", { body: { id }, headers })
  const confirm = (id: number, headers = member.headers) =>
    ask("POST /api/order/returnedConfirm", { body: { id }, headers })
  const send = (id: number, headers = member.headers) =>
    ask("POST /api/order/returnedChangeInfo", { body: { id, ...parcel }, headers })
  return { staff, wish, asked, detail, cancel, confirm, send }
}
