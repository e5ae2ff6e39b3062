import { RouterContextProvider } from "react-router"
import { expect, test } from "vitest"
import type { Page } from "../../contract/page.ts"
import { routePath } from "../../domain/site/screen-address.ts"
import { SCREENS, type ScreenName } from "../../domain/site/screens.ts"
import type { TemplateName } from "../../domain/site/templates.ts"
import { pageContext } from "../shell/page-context.ts"
import { guardScreen } from "./guard-screen.server.ts"

type Visit = { template?: TemplateName; segment?: string; cookie?: string; query?: string }

/** What the visitor gets instead of the screen; null where they may see it. */
async function guarded(screen: ScreenName | null, { template = "sport", segment, cookie = "", query = "" }: Visit) {
  const path = screen ? SCREENS[screen].path.replace(/[^/]*\{.*/, segment ?? "") : "/some-page"
  const page: Page = {
    site: {},
    origin: "http://shop.test",
    isSecure: true,
    basename: "/",
    template,
    locale: "en",
    buildId: "1",
    // A shop that cannot be read has no guest purchase.
    api: () => Response.json({ code: 0, data: null, msg: "", reason: "serviceUnavailable" }),
    cache: () => {},
    spoil: () => {},
    preload: () => {},
  }
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  const url = new URL(path + query, page.origin)
  // As the router writes it.
  const pattern = screen ? routePath(screen) || "/" : "*"
  try {
    const refusal = await guardScreen({
      request: new Request(url, { headers: { cookie } }),
      url,
      context,
      pattern,
      params: { segment },
    })
    return refusal && JSON.stringify(refusal)
  } catch (answer) {
    if (answer instanceof Response) return `${answer.status} ${answer.headers.get("location")}`
    throw answer
  }
}

const notFound = (data: unknown) => JSON.stringify({ type: "DataWithResponseInit", data, init: { status: 404 } })

test.each<[string, ScreenName | null, Visit, string | null]>([
  ["an open screen", "goodsList", {}, null],
  ["a page of content", null, {}, null],
  ["an item", "item", { segment: "Lamp_7" }, null],
  ["an address of the wrong shape", "item", { segment: "foo_bar" }, notFound({ path: "/item/foo_bar" })],
  [
    "a review of something that is no number",
    "remark",
    { segment: "remark_1_x_3" },
    notFound({ path: "/Center/remark_1_x_3" }),
  ],
  ["a screen that the template has", "inquiry", { template: "wholesale" }, null],
  ["a screen that the template lacks", "inquiry", { template: "sport" }, notFound(null)],
  ["the member centre for a stranger", "memberCentre", {}, "302 /sign-in?to=%2FCenter"],
  ["a page of it, with its query", "favourites", { query: "?p=2" }, "302 /sign-in?to=%2FCenter%2Ffavorite%3Fp%3D2"],
  ["the member centre for a member", "memberCentre", { cookie: "a=b; token=abc" }, null],
  ["one whose token has to be renewed", "memberCentre", { cookie: "refresh_token=abc" }, null],
  ["one who came by https", "memberCentre", { cookie: "__Host-token=abc" }, null],
  ["one whose cookie is empty", "memberCentre", { cookie: "token=; refresh_token=" }, "302 /sign-in?to=%2FCenter"],
  ["one who has another cookie", "memberCentre", { cookie: "xtoken=abc" }, "302 /sign-in?to=%2FCenter"],
])("%s", async (_name, screen, visit, answer) => {
  expect(await guarded(screen, visit)).toBe(answer)
})
