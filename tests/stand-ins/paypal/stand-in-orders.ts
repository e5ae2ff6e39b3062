import { z } from "zod"
import { type Amount, type Books, newId, type StandInOrder } from "./stand-in-books.ts"
import { orderForm, orderLinks } from "./stand-in-forms.ts"
import { type Asked, failed, type Reply } from "./stand-in-reply.ts"
import type { Tell } from "./stand-in-webhooks.ts"

/** From PayPal's list of currency codes; kept apart from the adapter's own, which is tested against it. */
const CURRENCIES =
  "AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB USD".split(" ")
const WHOLE = ["HUF", "JPY", "TWD"]
const DECLINES_MAX = 10

const urls = z.object({ return_url: z.url(), cancel_url: z.url() })
const wanted = z.object({
  intent: z.literal("CAPTURE"),
  purchase_units: z.tuple([
    z.strictObject({
      custom_id: z.string().min(1).max(127),
      description: z.string().max(127).optional(),
      invoice_id: z.string().max(127).optional(),
      amount: z.strictObject({ currency_code: z.string().length(3), value: z.string().max(32) }),
      payee: z.strictObject({ merchant_id: z.string() }),
    }),
  ]),
  payment_source: z.union([
    z.strictObject({
      paypal: z.strictObject({
        experience_context: urls.extend({
          shipping_preference: z.enum(["NO_SHIPPING", "GET_FROM_FILE", "SET_PROVIDED_ADDRESS"]),
          user_action: z.enum(["CONTINUE", "PAY_NOW"]),
        }),
      }),
    }),
    z.strictObject({
      card: z.strictObject({
        experience_context: urls,
        attributes: z.strictObject({
          verification: z.strictObject({ method: z.enum(["SCA_ALWAYS", "SCA_WHEN_REQUIRED"]) }),
        }),
      }),
    }),
  ]),
})

/** What is wrong with an amount, in PayPal's codes. */
export function amountIssue({ currency_code, value }: Amount): string | undefined {
  if (!CURRENCIES.includes(currency_code)) return "CURRENCY_NOT_SUPPORTED"
  if (!/^\d+(\.\d+)?$/.test(value)) return "INVALID_PARAMETER_SYNTAX"
  const fraction = value.split(".")[1] ?? ""
  if (WHOLE.includes(currency_code) && fraction !== "") return "DECIMALS_NOT_SUPPORTED"
  if (fraction.length > 2) return "DECIMAL_PRECISION"
  return Number(value) > 0 ? undefined : "CANNOT_BE_ZERO_OR_NEGATIVE"
}

export function createOrder(books: Books, { owner, text, headers }: Asked): Reply {
  const { data } = wanted.safeParse(JSON.parse(text))
  if (!data) return failed(400, "MALFORMED_REQUEST_JSON")
  if (!headers["paypal-request-id"]) return failed(400, "PAYPAL_REQUEST_ID_REQUIRED")
  const [{ amount, payee, custom_id: customId }] = data.purchase_units
  const issue = amountIssue(amount)
  if (issue) return failed(422, issue, amount.value)
  if (!books.merchants.some(({ merchantId }) => merchantId === payee.merchant_id))
    return failed(422, "PAYEE_ACCOUNT_INVALID")
  const source = data.payment_source
  const isCard = "card" in source
  const order: StandInOrder = {
    id: newId(),
    owner,
    status: isCard ? "CREATED" : "PAYER_ACTION_REQUIRED",
    amount,
    payee: payee.merchant_id,
    customId,
    method: isCard ? "card" : "paypal",
    returnUrl: (isCard ? source.card : source.paypal).experience_context.return_url,
    fate: "complete",
    declines: 0,
    captures: [],
    refunds: [],
  }
  books.orders.set(order.id, order)
  return shown(order, 201, headers.prefer)
}

export function showOrder(books: Books, id: string, asked: Asked): Reply {
  const order = ownOrder(books, id, asked)
  return order ? shown(order, 200, "return=representation") : failed(404, "INVALID_RESOURCE_ID")
}

/** An order is captured once. A declined instrument leaves it approved, for the buyer to choose another. */
export function captureOrder(books: Books, tell: Tell, id: string, asked: Asked): Reply {
  const order = ownOrder(books, id, asked)
  if (!order) return failed(404, "INVALID_RESOURCE_ID")
  if (order.captures.length > 0) return failed(422, "ORDER_ALREADY_CAPTURED")
  if (order.status !== "APPROVED") return failed(422, "ORDER_NOT_APPROVED")
  if (order.declines >= DECLINES_MAX) return failed(422, "MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED")
  if (order.fate === "refused") return failed(422, "TRANSACTION_REFUSED")
  if (order.fate === "instrumentDeclined") {
    order.declines++
    return failed(422, "INSTRUMENT_DECLINED")
  }
  const status = ({ complete: "COMPLETED", pending: "PENDING", declined: "DECLINED" } as const)[order.fate]
  const capture = { id: newId(), status, amount: order.amount }
  order.captures.push(capture)
  order.status = "COMPLETED"
  tell.capture(order, capture)
  return shown(order, 201, asked.headers.prefer)
}

function ownOrder(books: Books, id: string, { owner }: Asked): StandInOrder | undefined {
  const order = books.orders.get(id)
  return order?.owner === owner ? order : undefined
}

function shown(order: StandInOrder, status: number, prefer: string | string[] | undefined): Reply {
  const { id, status: state } = order
  const isWhole = prefer === "return=representation"
  return { status, body: isWhole ? orderForm(order) : { id, status: state, links: orderLinks(order) } }
}
