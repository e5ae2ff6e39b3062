import { randomBytes } from "node:crypto"
import { expect, type Page, test } from "@playwright/test"
import { SCREENS } from "../../src/domain/site/screens.ts"
import { mailTo } from "./mails.ts"
import { alive, at, visit } from "./shops.ts"

const FEEDBACK = SCREENS.feedback.path
const field = (page: Page, name: string) => page.getByRole("main").getByLabel(name)

async function fill(page: Page, said: { name?: string; email?: string; message?: string }) {
  await field(page, "Your name").fill(said.name ?? "Ines Ribeiro")
  await field(page, "Your e-mail address").fill(said.email ?? "ines@shop.example")
  await field(page, "Message").fill(said.message ?? "The mug leaks.")
}
const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true }).click()

test("all people of the shop are asked on WhatsApp", async ({ page }) => {
  await visit(page, at("default-modulized", SCREENS.contact.path))
  const people = page.locator("main [data-slot=person]")
  await expect(people).toHaveCount(3)
  await expect(people.first()).toHaveAttribute("href", "https://wa.me/12075550148")
  await expect(people.first()).toContainText("United States")
})

test("a word is sent without leaving the page, and another one after it", async ({ page }) => {
  await visit(page, at("default-modulized", FEEDBACK))
  await send(page)
  const email = field(page, "Your e-mail address")
  await expect(field(page, "Your name")).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/./)
  await fill(page, {})
  await field(page, "Country").selectOption({ label: "Germany" })
  await send(page)
  await expect(page.getByRole("heading", { level: 1, name: "We have it." })).toBeVisible()
  await page.getByRole("link", { name: "Write another" }).click()
  await expect(email).toHaveValue("")
})

test.describe("what is wrong stands under its field, and nothing typed is lost", () => {
  const cases = [
    { what: "no address", said: { email: "" }, at: "Your e-mail address" },
    { what: "an address of the wrong shape", said: { email: "ines at home" }, at: "Your e-mail address" },
    { what: "a name of spaces", said: { name: "   " }, at: "Your name" },
    { what: "a name that is too long", said: { name: "🫖".repeat(120) }, at: "Your name" },
    { what: "a message that is too long", said: { message: "x".repeat(4_001) }, at: "Message" },
    { what: "an empty message", said: { message: "" }, at: "Message" },
  ]
  test("one fault after the other", async ({ page }) => {
    await visit(page, at("sport", FEEDBACK))
    for (const { what, said, at: label } of cases) {
      await fill(page, said)
      await send(page)
      await expect(field(page, label), what).toBeFocused()
      await expect(field(page, label), what).toHaveAccessibleDescription(/./)
      if (label !== "Message") await expect(field(page, "Message"), what).toHaveValue("The mug leaks.")
    }
  })

  test("script, emoji and letters that run the other way are words like any other", async ({ page }) => {
    await visit(page, at("sport", FEEDBACK))
    await fill(page, { name: "<script>alert(1)</script>", message: "مرحبا 🫖 <b>bold</b>" })
    await send(page)
    await expect(page.getByRole("heading", { level: 1, name: "We have it." })).toBeVisible()
  })
})

test("a lost network is said, and what was typed stays", async ({ page, context }) => {
  await visit(page, at("default-modulized", FEEDBACK))
  await fill(page, {})
  await context.setOffline(true)
  await send(page)
  await expect(page.locator("main [role=alert], [data-slot=toast][data-level='3']").first()).toBeVisible()
  await expect(field(page, "Message")).toHaveValue("The mug leaks.")
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("a word is sent, and faults are shown on the page", async ({ page }) => {
    await page.goto(at("default-modulized", FEEDBACK))
    await fill(page, { email: "nowhere" })
    await send(page)
    await expect(field(page, "Your e-mail address")).toHaveAccessibleDescription(/./)
    await fill(page, {})
    await send(page)
    await expect(page).toHaveURL(at("default-modulized", `${FEEDBACK}?sent=1`))
    await expect(page.getByRole("heading", { level: 1, name: "We have it." })).toBeVisible()
  })

  test("news are read one after the other", async ({ page }) => {
    await page.goto(at("default-modulized", SCREENS.newsList.path))
    const first = page.locator("main article h2 a").first()
    const title = await first.innerText()
    await first.click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
    await page.getByRole("navigation", { name: "More news" }).getByRole("link", { name: "Earlier" }).click()
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title)
  })
})

test("parts of a long text are reached by their links", async ({ page }) => {
  await visit(page, at("default-modulized", SCREENS.shipping.path))
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Customs" }).click()
  await expect(page).toHaveURL(/#part-\d$/)
  await expect(page.getByRole("heading", { name: "Customs" })).toBeInViewport()
})

test("the newsletter's field answers where it stands, and the link of its mail confirms", async ({ page }) => {
  const email = `${randomBytes(6).toString("hex")}@people.example`
  await visit(page, at("sport", SCREENS.about.path))
  const form = page.getByRole("contentinfo").locator("[data-slot=letter-form]")
  const address = form.getByRole("textbox")
  await address.focus()
  await alive(address)
  await address.fill("nowhere")
  await address.press("Enter")
  await expect(address).toHaveAttribute("aria-invalid", "true")
  await expect(form.getByRole("status")).not.toBeEmpty()
  await address.fill(email)
  await form.getByRole("button").click()
  await expect(form.getByRole("status")).toHaveText("Nearly there: please open the mail that we have sent you.")
  await expect(page).toHaveURL(at("sport", SCREENS.about.path))

  const token = /newsletter\?token=([\w-]{43})/.exec(await mailTo(email, "newsletter?token="))?.[1] ?? ""
  for (const [sent, answer] of [
    [token, "You are on the list."],
    ["x".repeat(43), "This link does not work any more."],
  ]) {
    await visit(page, at("sport", `/newsletter?token=${sent}`))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step")
    await page.getByRole("button", { name: "Confirm" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(answer ?? "")
  }
})

test("a text of a fixed screen is shown there and not under its slug", async ({ page }) => {
  await page.goto(at("default-modulized", "/about"))
  await expect(page).toHaveURL(at("default-modulized", SCREENS.about.path))
})

test("addresses with junk are not found", async ({ page }) => {
  for (const path of ["/News/abc", "/News/999999999", "/News/%00", "/News/1e3", "/Other/nothing"])
    expect((await page.goto(at("sport", path), { waitUntil: "commit" }))?.status(), path).toBe(404)
})

test("a promotion that ends while it is looked at says so", async ({ page }) => {
  await page.clock.install()
  await page.goto(at("default-modulized", SCREENS.promotionGoods.path))
  await expect(page.getByRole("main").getByRole("timer")).toBeVisible()
  await expect(page.locator("main [data-slot=goods-columns] article").first()).toBeVisible()
  await page.clock.fastForward(10 * 24 * 3_600_000)
  await expect(page.getByRole("heading", { level: 1, name: "The promotion is over." })).toBeVisible()
})

test("a template without the promotion page does not lead there", async ({ page }) => {
  expect((await page.goto(at("default-modulized", `/wholesale${SCREENS.promotionGoods.path}`)))?.status()).toBe(404)
})
