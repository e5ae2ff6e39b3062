import { IncomingMessage } from "node:http"
import { Socket } from "node:net"
import { expect, test, vi } from "vitest"
import { bundledLines } from "./bundled-lines.ts"
import { loggedPath, requestLog } from "./request-log.ts"

test.each([
  ["/", "/"],
  ["/SaleGoods/lists?keywords=secret", "/SaleGoods/lists"],
  ["/Center/Order/20260101ABC?email=a@b.example", "/Center/Order/…"],
  ["/fr/arts/Center/Order/20260101ABC", "/fr/arts/Center/Order/…"],
  ["/Center/Order", "/Center/Order"],
  ["/center/order/20260314-7KQ2M9XWAR4TZ", "/center/order/…"],
  ["/CENTER/ORDER/20260314-7KQ2M9XWAR4TZ.data", "/CENTER/ORDER/…"],
  ["/Center//Order//20260314-7KQ2M9XWAR4TZ", "/Center//Order//…"],
  ["/Center/%4Frder/20260314-7KQ2M9XWAR4TZ", "/Center/Order/…"],
  ["/Center%2fOrder/20260314-7KQ2M9XWAR4TZ", "/Center/Order/…"],
  ["/elsewhere/20260314-7kq2m9xwar4tz/again", "/elsewhere/…/again"],
  ["/elsewhere/20260314%207KQ2M9XWAR4TZ", "/elsewhere/…"],
  ["/item/a_20260314", "/item/a_20260314"],
  ["/100%", "/100%"],
  [`/${"x".repeat(300)}`, `/${"x".repeat(199)}…`],
])("%s is logged as %s", (url, path) => expect(loggedPath(url)).toBe(path))

test("a line is JSON whatever was asked for", () => {
  const lines: string[] = []
  const request = Object.assign(new IncomingMessage(new Socket()), { method: "GET", url: '/a"b\\c\n' })
  requestLog({ write: (line) => lines.push(line) })(request, { status: 404, bytes: 12, begun: performance.now() })
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 30, path: '/a"b\\c\n', status: 404, bytes: 12 })
})

test("lines are written in bundles, and never late", () => {
  vi.useFakeTimers()
  const bundles: string[] = []
  const lines = bundledLines((bundle) => bundles.push(bundle))
  lines.write("one\n")
  lines.write("two\n")
  expect(bundles).toEqual([])
  vi.advanceTimersByTime(300)
  expect(bundles).toEqual(["one\ntwo\n"])
  for (let n = 0; n < 40; n++) lines.write("x".repeat(1_000))
  expect(bundles.length).toBe(3)
  lines.flush()
  expect(bundles.join("").length).toBe(8 + 40_000)
  vi.useRealTimers()
})
