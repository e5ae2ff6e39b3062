import { RouterContextProvider } from "react-router"
import { describe, expect, test } from "vitest"
import type { Page } from "../../contract/page.ts"
import { actionApi } from "./page-action.server.ts"
import { pageContext } from "./page-context.ts"

type Options = { address?: string; headers?: Record<string, string>; isSecure?: boolean; basename?: string }

/** An action that is asked by a browser, with an API that the test answers for. */
function visitTo(
  api: Page["api"],
  { address = "/item/Lamp_1", headers = {}, isSecure = false, basename = "/" }: Options,
) {
  const context = new RouterContextProvider()
  context.set(pageContext, {
    site: {},
    origin: "https://shop.example",
    isSecure,
    basename,
    template: "sport",
    locale: "de",
    buildId: "b1",
    api,
    cache: () => {},
    spoil: () => {},
    preload: () => {},
  })
  const request = new Request(`http://shop.example${address}`, { method: "POST", headers })
  return actionApi({ request, url: new URL(request.url.replace(".data", "")), context })
}

const succeed = (data: unknown, cookies: string[] = []) =>
  Response.json(
    { code: 1, data, msg: "" },
    { headers: new Headers(cookies.map((line): [string, string] => ["set-cookie", line])) },
  )

const headersOf = (outcome: unknown) => {
  const init = outcome instanceof Response ? outcome : Reflect.get(Object(outcome), "init")
  return new Headers(init?.headers ?? {})
}

test("the API hears on whose behalf it is asked, and from which page", async () => {
  const seen: Request[] = []
  const headers = { cookie: "token=a", origin: "https://shop.example", "sec-fetch-site": "same-origin", accept: "x" }
  const api = visitTo(
    (request) => {
      seen.push(request)
      return succeed({})
    },
    { headers },
  )
  await api.ask("POST /api/setRate", { body: { rate: 1 } })
  const names = ["cookie", "origin", "sec-fetch-site", "referer", "accept-language"]
  expect(names.map((name) => seen[0]?.headers.get(name))).toEqual([
    "token=a",
    "https://shop.example",
    "same-origin",
    "https://shop.example/item/Lamp_1",
    "de",
  ])
})

test("what no browser said is not made up", async () => {
  const api = visitTo((request) => succeed([...request.headers.keys()]), {})
  const reply: { data: unknown } = await api.ask("POST /api/login/logout")
  expect(reply.data).not.toEqual(expect.arrayContaining(["origin"]))
  expect(reply.data).not.toEqual(expect.arrayContaining(["sec-fetch-site"]))
})

test("every cookie that a call sets goes to the next call and back to the browser", async () => {
  const seen: (string | null)[] = []
  const api = visitTo(
    (request) => {
      seen.push(request.headers.get("cookie"))
      return succeed({}, ["guest=g1; Path=/; HttpOnly", "user=; Max-Age=0; Path=/"])
    },
    { headers: { cookie: "user=x; rate=2" } },
  )
  await api.ask("POST /api/login/logout")
  await api.ask("POST /api/login/logout")
  api.setCookie("cart", "1.2")
  expect(seen).toEqual(["user=x; rate=2", "rate=2; guest=g1"])
  expect(api.cookie("cart")).toBe("1.2")
  const outcome = api.done("/")
  expect(headersOf(outcome).getSetCookie()).toEqual([
    "guest=g1; Path=/; HttpOnly",
    "user=; Max-Age=0; Path=/",
    "guest=g1; Path=/; HttpOnly",
    "user=; Max-Age=0; Path=/",
    "cart=1.2; Max-Age=604800; Path=/; SameSite=Lax",
  ])
})

test("a cookie goes only by https where the visitor came by it, and an empty one goes", () => {
  const api = visitTo(() => succeed({}), { isSecure: true })
  api.setCookie("cart", "")
  expect(headersOf(api.done("/")).getSetCookie()).toEqual(["cart=; Max-Age=0; Path=/; Secure; SameSite=Lax"])
})

describe("what is done", () => {
  test.each([
    ["/SaleGoods/lists?p=2", "/SaleGoods/lists?p=2"],
    ["https://evil.example/x", "/"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
  ])("leads a browser without scripts back, to %s", (to, location) => {
    const outcome = visitTo(() => succeed({}), {}).done(to)
    expect(outcome).toMatchObject({ status: 303 })
    expect(headersOf(outcome).get("location")).toBe(location)
  })

  test("is told to a script", () => {
    const outcome = visitTo(() => succeed({}), { address: "/item/Lamp_1.data" }).done("/")
    expect(outcome).toMatchObject({ data: { isDone: true } })
  })

  test("the way back has no prefix: redirects add it", () => {
    expect(visitTo(() => succeed({}), { address: "/fr/arts/item/Lamp_1", basename: "/fr/arts" }).here).toBe(
      "/item/Lamp_1",
    )
  })
})

describe("a refusal becomes sentences, with its status", () => {
  const refuse = visitTo(() => succeed({}), {}).refuse

  test.each([
    ["cartFull", 409, { "": "Der Warenkorb ist voll. Bitte bestellen Sie zuerst oder entfernen Sie einige Artikel." }],
  ] as const)("%s", (reason, status, faults) => {
    expect(refuse(reason)).toMatchObject({ data: { isDone: false, faults }, init: { status } })
  })

  test("under the fields that it names", () => {
    const failure = {
      code: 0,
      msg: "Falsch.",
      reason: "invalidField",
      data: { fields: { email: "emailInvalid", x: "?" } },
    } as const
    const outcome = refuse(failure)
    expect(outcome).toMatchObject({ init: { status: 422 }, data: { faults: { x: "Falsch." } } })
    expect(JSON.stringify(outcome)).toContain("E-Mail")
  })
})
