import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { NOTHING_CHARGED } from "../../domain/pricing/charged-amount.ts"
import type { PaymentProvider } from "../payment-provider.ts"
import { answeringInTime } from "./answering-in-time.ts"

const never = () => new Promise<never>(() => {})
const silent: PaymentProvider = {
  name: "stripe",
  methods: [],
  payee: "",
  canCharge: () => true,
  publicKeys: {},
  browserSources: { script: [], frame: [], connect: [], image: [] },
  create: never,
  fetch: never,
  capture: never,
  cancel: never,
  refund: never,
  fetchAftermath: never,
  readWebhook: never,
  testConnection: never,
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const amount = NOTHING_CHARGED
const refund = { id: "x", captureId: null, amount, currencyCode: "EUR", requestKey: "x" }
const payment = { reference: "x", amount, currencyCode: "EUR", method: "card", requestKey: "x", returnUrl: "" }

test.each<[string, number, (provider: PaymentProvider) => Promise<unknown>]>([
  ["fetch", 10_000, ({ fetch }) => fetch("x")],
  ["fetchAftermath", 10_000, ({ fetchAftermath }) => fetchAftermath("x", null)],
  ["readWebhook", 10_000, ({ readWebhook }) => readWebhook({ text: "", headers: new Headers() })],
  ["testConnection", 10_000, ({ testConnection }) => testConnection([])],
  ["create", 30_000, ({ create }) => create(payment)],
  ["capture", 30_000, ({ capture }) => capture("x", "x")],
  ["cancel", 30_000, ({ cancel }) => cancel("x", "x")],
  ["refund", 30_000, (provider) => provider.refund(refund)],
])("%s is waited for %d ms, no longer", async (call, ms, ask) => {
  let failure: unknown = null
  ask(answeringInTime(silent)).catch((err: unknown) => {
    failure = err
  })
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(failure).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(failure).toEqual(new Error(`stripe does not answer to ${call}`))
})

test("an answer in time is given as it is", async () => {
  const provider = answeringInTime({ ...silent, fetch: async () => null })
  expect(await provider.fetch("x")).toBeNull()
})
