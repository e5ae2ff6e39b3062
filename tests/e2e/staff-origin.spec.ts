import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { type BrowserContext, expect, type Page, test } from "@playwright/test"
import { demoStaff } from "../../demo/demo-staff.ts"
import { readMailFile } from "../../src/server/mail/read-mail-file.ts"

const shopOrigin = () => `http://default-modulized.localhost:${process.env.PORT}`
const staffOrigin = () => `http://admin.default-modulized.localhost:${process.env.PORT}`
const PASTED = "Pasted by a script"

/** Somebody who works for the shop, signed in in this browser as their own page would do it. */
async function signIn(context: BrowserContext): Promise<void> {
  const { email, password } = await demoStaff(process.env.VITRINE_DATA ?? "data")
  const page = await context.newPage()
  await page.goto(staffOrigin())
  const code = await page.evaluate(
    async (body) => {
      const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
      return (await (await fetch("/api/admin/login/account", init)).json()).code
    },
    { email, password },
  )
  expect(code).toBe(1)
  await page.close()
}

/** What the staff's own page reads of the shop's tags. */
async function tagsOfShop(context: BrowserContext): Promise<string> {
  const page = await context.newPage()
  await page.goto(staffOrigin())
  const tags = await page.evaluate(async () =>
    (await fetch("/api/admin/tag/lists", { headers: { "x-vitrine-site": "default-modulized" } })).text(),
  )
  await page.close()
  expect(tags).toContain("Hot sales")
  return tags
}

/** The link in the mail that somebody new gets. */
async function mailedLink(email: string): Promise<string> {
  const folder = join(process.env.VITRINE_DATA ?? "data", "mail")
  let link: string | undefined
  await expect(async () => {
    const files = (await readdir(folder)).filter((name) => name.endsWith(".eml"))
    const mails = await Promise.all(files.map(async (name) => readMailFile(await readFile(join(folder, name), "utf8"))))
    link = /http\S+#token=[\w-]+/.exec(mails.find(({ to }) => to.includes(email))?.text ?? "")?.[0]
    expect(link).toBeDefined()
  }).toPass({ timeout: 60_000 })
  return link ?? ""
}

/** A page of the shop whose script may do what a merchant's pasted code could do at worst: no policy holds it back. */
async function pageOfShop(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.route(`${shopOrigin()}/pasted`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Pasted</title><body></body>" }),
  )
  await page.goto(`${shopOrigin()}/pasted`)
  return page
}

test.describe("a script on a page of the shop, while staff are signed in", () => {
  test.beforeEach(({ context }) => signIn(context))

  test("holds none of their cookies", async ({ context }) => {
    const cookies = await context.cookies()
    const ofStaff = cookies.filter(({ name }) => name.startsWith("staff_"))
    expect(ofStaff.map(({ domain, httpOnly, sameSite }) => ({ domain, httpOnly, sameSite }))).toEqual(
      Array.from({ length: 1 }, () => ({
        domain: "admin.default-modulized.localhost",
        httpOnly: true,
        sameSite: "Strict",
      })),
    )
    const page = await pageOfShop(context)
    expect(await page.evaluate(() => document.cookie)).not.toContain("staff")
    const own = await page.evaluate(async () => (await fetch("/api/admin/me", { credentials: "include" })).status)
    expect(own).toBe(404)
  })

  test("reads nothing and changes nothing by fetch", async ({ context }) => {
    const page = await pageOfShop(context)
    const statuses: number[] = []
    page.on("response", (reply) => statuses.push(reply.status()))
    const seen = await page.evaluate(
      async ({ staff, name }) => {
        const body = JSON.stringify({ dnames: name, position: 9 })
        const asks: [string, RequestInit][] = [
          ["/api/admin/me", { credentials: "include" }],
          ["/api/admin/me", { credentials: "include", mode: "no-cors" }],
          ["/api/admin/tag/save", { method: "POST", credentials: "include", body }],
          ["/api/admin/tag/save", { method: "POST", credentials: "include", mode: "no-cors", body }],
          [
            "/api/admin/tag/save",
            { method: "POST", credentials: "include", headers: { "content-type": "application/json" }, body },
          ],
        ]
        const read = async (path: string, init: RequestInit) => {
          const reply = await fetch(staff + path, init)
          return reply.type === "opaque" ? "opaque" : reply.text()
        }
        return Promise.all(asks.map(([path, init]) => read(path, init).catch(() => "blocked")))
      },
      { staff: staffOrigin(), name: PASTED },
    )
    expect(seen.filter((text) => text !== "blocked" && text !== "opaque")).toEqual([])
    expect(statuses.filter((status) => status < 400)).toEqual([])
    expect(await tagsOfShop(context)).not.toContain(PASTED)
  })

  test("changes nothing by posting a form, and reads nothing by opening a window", async ({ context }) => {
    const page = await pageOfShop(context)
    const [popup] = await Promise.all([
      context.waitForEvent("page"),
      page.evaluate((staff) => {
        Object.assign(window, { opened: window.open(`${staff}/api/admin/me`) })
      }, staffOrigin()),
    ])
    await popup.waitForLoadState()
    expect(await popup.evaluate(() => document.body.innerText)).not.toContain("@")
    const read = await page.evaluate(() => {
      try {
        return Reflect.get(window, "opened").document.body.innerText
      } catch {
        return "blocked"
      }
    })
    expect(read).toBe("blocked")

    const reply = page.waitForResponse((each) => each.url().endsWith("/api/admin/tag/save"))
    await page.evaluate(
      ({ staff, name }) => {
        const form = document.createElement("form")
        form.action = `${staff}/api/admin/tag/save`
        form.method = "post"
        form.enctype = "text/plain"
        const field = document.createElement("input")
        field.name = `{"dnames":"${name}","position":9,"x":"`
        field.value = '"}'
        form.append(field)
        document.body.append(form)
        form.submit()
      },
      { staff: staffOrigin(), name: PASTED },
    )
    expect((await reply).status()).toBe(403)
    expect(await tagsOfShop(context)).not.toContain(PASTED)
  })

  test("frames nothing and embeds nothing", async ({ context }) => {
    const page = await pageOfShop(context)
    const inside = await page.evaluate(async (staff) => {
      const loaded = async (element: HTMLIFrameElement | HTMLScriptElement | HTMLImageElement) =>
        new Promise<string>((resolve) => {
          element.addEventListener("load", () => resolve("loaded"))
          element.addEventListener("error", () => resolve("refused"))
          document.body.append(element)
        })
      const frames = await Promise.all(
        ["/", "/api/admin/me"].map(async (path) => {
          const frame = Object.assign(document.createElement("iframe"), { src: staff + path })
          await loaded(frame)
          return frame.contentDocument === null ? "blocked" : (frame.contentDocument.body?.innerText ?? "")
        }),
      )
      const script = await loaded(Object.assign(document.createElement("script"), { src: `${staff}/api/admin/me` }))
      const picture = await loaded(Object.assign(document.createElement("img"), { src: `${staff}/api/admin/me` }))
      return [...frames, script, picture]
    }, staffOrigin())
    expect(inside).toEqual(["blocked", "blocked", "refused", "refused"])
    const shown = await Promise.all(
      page
        .frames()
        .slice(1)
        .map((frame) => frame.evaluate(() => document.body.innerText).catch(() => "")),
    )
    expect(shown.join("")).not.toMatch(/@|Sign in/)
  })
})

test("somebody new comes in by their link once, and the token is in no address afterwards", async ({
  context,
  browser,
}) => {
  await signIn(context)
  const keeper = await context.newPage()
  await keeper.goto(staffOrigin())
  const email = `kim.${Date.now()}@staff.example`
  const added = await keeper.evaluate(
    async (body) => {
      const headers = { "content-type": "application/json", "x-vitrine-site": "default-modulized" }
      const init = { method: "POST", headers, body: JSON.stringify(body) }
      return (await (await fetch("/api/admin/staff/add", init)).json()).code
    },
    { name: "Kim", email, role: "clerk" },
  )
  expect(added).toBe(1)
  const link = await mailedLink(email)
  expect(link).toMatch(new RegExp(`^${staffOrigin()}/#token=`))

  const theirs = await browser.newContext({ locale: "de" })
  const page = await theirs.newPage()
  const asked: string[] = []
  page.on("request", (request) => asked.push(request.url()))
  await page.goto(link)
  await page.getByLabel("Passwort").fill("a password of Kim's own")
  expect(page.url()).toBe(`${staffOrigin()}/`)
  await page.getByRole("button", { name: "Anmelden" }).click()
  await expect(page.getByRole("status")).toHaveText(`Sie sind als ${email} angemeldet.`)
  const token = link.split("token=")[1] ?? ""
  expect(asked.filter((url) => url.includes(token) && !url.includes("#"))).toEqual([])
  expect(await page.evaluate(async () => (await (await fetch("/api/admin/me")).json()).data.shops[0].role)).toBe(
    "clerk",
  )

  await page.goto("about:blank")
  await page.goto(link)
  await page.getByLabel("Passwort").fill("another password")
  await page.getByRole("button", { name: "Anmelden" }).click()
  await expect(page.getByRole("status")).toContainText("Link")
  await expect(page.getByRole("button")).toBeHidden()
  await theirs.close()
})
