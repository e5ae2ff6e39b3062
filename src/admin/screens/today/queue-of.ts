import type { CallReply } from "../../../contract/calls.ts"
import type { today as words } from "../../../words/en/admin/today.ts"

export type Today = CallReply<"GET /api/admin/desk/today">
type Waiting = Today["waiting"][number]

export type QueueEntry = {
  name: keyof typeof words
  verb: keyof typeof words
  count: number
  first: Waiting[]
  path: string
}

/** What waits, in the order of the day: parcels first. Where only one waits, its own screen is opened. */
export function queueOf(today: Today, office: string): QueueEntry[] {
  const of = (...kinds: Waiting["kind"][]) => today.waiting.filter(({ kind }) => kinds.includes(kind))
  const one = (rows: Waiting[], count: number, list: string, detail: string) =>
    count === 1 && rows[0] ? `${office}/${detail}/${rows[0].id}` : `${office}/${list}`
  const toShip = of("toShip")
  const toAccept = of("toAccept")
  const returns = of("returnToAnswer", "returnToReceive")
  const returnCount = today.returnsToAnswer + today.returnsToReceive
  const inquiries = of("inquiry")
  const money = of("money")
  const entries: QueueEntry[] = [
    {
      ...{ name: "toShip", verb: "ship", count: today.toShip, first: toShip },
      path: one(toShip, today.toShip, "orders?to_ship=1", "orders"),
    },
    {
      ...{ name: "toAccept", verb: "look", count: today.toAccept, first: toAccept },
      path: one(toAccept, today.toAccept, "orders?status=1", "orders"),
    },
    {
      ...{ name: "money", verb: "look", count: today.moneyWaiting, first: money },
      path: money[0] ? `${office}/orders/${money[0].id}` : `${office}/orders`,
    },
    {
      ...{ name: "returns", verb: "answer", count: returnCount, first: returns },
      path: one(returns, returnCount, "returns", "returns"),
    },
    {
      ...{ name: "inquiries", verb: "answer", count: today.inquiriesWaiting, first: inquiries },
      path: one(inquiries, today.inquiriesWaiting, "inquiries?state=waiting", "inquiries"),
    },
    {
      ...{ name: "reviews", verb: "read", count: today.reviewsWaiting, first: of("review") },
      path: `${office}/reviews`,
    },
    {
      ...{ name: "accessRequests", verb: "decide", count: today.accessRequestsWaiting, first: of("access") },
      path: `${office}/access`,
    },
  ]
  return entries.filter(({ count }) => count > 0)
}
