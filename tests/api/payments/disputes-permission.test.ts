import { afterAll, expect, test } from "vitest"
import { LOCALES } from "../../../src/domain/locales/locales.ts"
import { findPayment } from "../../../src/server/payments/find-payment.ts"
import { followAftermath } from "../../../src/server/payments/follow-aftermath.ts"
import { newStaff } from "../people.ts"
import { guardedShop } from "./guarantees/guarded-shop.ts"

const { shop, desk, worlds, atPaypal, merchants, owner, paidOrder, close } = await guardedShop()
afterAll(close)

const [merchant] = merchants
const [world] = worlds.filter(({ name }) => name === "paypal")
if (!merchant || !world) throw new Error("There is no PayPal")

const REASON = { reason: "disputesForbidden" }
const { id } = atPaypal
const tested = async () =>
  (await owner.reads("GET /api/admin/paymentAccount/lists")).list.find((account) => account.id === id)?.tested

/** Asks what became of an order that is paid with PayPal. */
const readAftermath = async () => {
  const { payment, orderNo } = await paidOrder(world)
  await desk.callback(orderNo, payment.paypalId)
  expect(await followAftermath(desk.resources(), await findPayment(shop.db, payment.id))).toBe(true)
}

test("an app at PayPal that may not read disputes is a problem of its account once that shows", async () => {
  await readAftermath()
  expect(await tested(), "nothing is wrong with an app that may").toBeNull()
  merchant.readsDisputes = false
  await readAftermath()
  expect(await tested()).toMatchObject({ problems: [REASON], payee: null, walletHosts: [] })
  expect(desk.logged.filter((line) => line.includes("a payment account has a problem"))).toHaveLength(1)
  const before = await tested()
  await readAftermath()
  expect(await tested(), "it is written once").toEqual(before)
})

test("a test of the connection says it in a sentence, in each language, until it is mended", async () => {
  merchant.readsDisputes = false
  const sentences = new Set<string>()
  for (const { iso } of Object.values(LOCALES)) {
    const { headers } = await newStaff(shop)
    const answer = await shop.ask("POST /api/admin/paymentAccount/test", {
      headers: { ...headers, "accept-language": iso },
      body: { id },
    })
    const problems = answer.code === 1 ? (answer.data.tested?.problems ?? []) : []
    expect(problems.map(({ reason }) => reason)).toContain("disputesForbidden")
    sentences.add(problems.find(({ reason }) => reason === "disputesForbidden")?.msg ?? "")
  }
  expect([...sentences].every((msg) => msg.includes("Disputes"))).toBe(true)
  expect(sentences.size).toBe(Object.keys(LOCALES).length)
  merchant.readsDisputes = true
  await owner.does("POST /api/admin/paymentAccount/test", { id })
  expect((await tested())?.problems.map(({ reason }) => reason)).not.toContain("disputesForbidden")
})
