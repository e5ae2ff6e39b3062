import { randomBytes, randomUUID } from "node:crypto"
import type pg from "pg"
import { dayIn } from "../src/domain/calendar-day.ts"
import { ORDER_NUMBER_BYTES, orderNumber } from "../src/domain/orders/order-number.ts"
import type { Statement } from "./shop-api.ts"

/** What is another for each order: the words that its buyer sent or was given, and its id. */
export type Marks = { key: string; email: string; guestKey: string; orderNo: string; id: number }

type Step = Statement & { varying: number[]; isOrder: boolean }
export type Recorded = { before: Step[]; inside: Step[]; after: Step[]; marks: Marks }

/** The statements of an order that was placed, ready to be sent again for others like it. */
export function recorded(statements: readonly Statement[], marks: Marks): Recorded {
  const steps = statements.map(({ text, params }) => ({
    text,
    params,
    isOrder: /^insert into "shop_order" /.test(text),
    varying: [...params.keys()].filter((at) => renewed(params[at], marks, NOBODY) !== params[at]),
  }))
  const begin = steps.findIndex(({ text }) => text === "begin")
  const commit = steps.findIndex(({ text }) => text === "commit")
  if (begin < 0 || commit < begin || !steps.some(({ isOrder }) => isOrder)) throw new Error("No order was placed.")
  return {
    before: steps.slice(0, begin),
    inside: steps.slice(begin, commit + 1),
    after: steps.slice(commit + 1),
    marks,
  }
}

/** Places an order like the recorded one by its bare statements, on one connection from begin to commit. */
export async function replayOrder(pool: pg.Pool, { before, inside, after, marks }: Recorded): Promise<void> {
  const fresh: Marks = {
    key: randomUUID(),
    guestKey: randomUUID(),
    email: `${randomBytes(6).toString("hex")}@guest.example`,
    orderNo: orderNumber(dayIn(new Date(), "UTC"), randomBytes(ORDER_NUMBER_BYTES)),
    id: 0,
  }
  const send = async (to: pg.Pool | pg.PoolClient, { text, params, varying, isOrder }: Step) => {
    const values = varying.length === 0 ? params : [...params]
    for (const at of varying) values[at] = renewed(params[at], marks, fresh)
    if (isOrder) fresh.id = (await to.query<{ id: number }>({ text, values })).rows[0]?.id ?? 0
    else await to.query({ text, values, rowMode: "array" })
  }
  for (const step of before) await send(pool, step)
  const client = await pool.connect()
  try {
    for (const step of inside) await send(client, step)
  } finally {
    client.release()
  }
  for (const step of after) await send(pool, step)
}

const NOBODY: Marks = { key: "", email: "", guestKey: "", orderNo: "", id: 0 }
const WORDS = ["key", "email", "guestKey", "orderNo"] as const

function renewed(param: unknown, from: Marks, to: Marks): unknown {
  if (param === from.id) return to.id
  if (typeof param !== "string") return param
  return WORDS.reduce(
    (text, word) => text.replaceAll(from[word], to[word]),
    param.replaceAll(String(from.id), String(to.id)),
  )
}
