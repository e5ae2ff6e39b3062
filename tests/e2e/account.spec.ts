import { randomBytes } from "node:crypto"
import { expect, type Page, test } from "@playwright/test"
import { DEMO_MEMBER } from "../../demo/demo-passwords.ts"
import { faultsOf } from "./axe-faults.ts"
import { mailTo } from "./mails.ts"
import { at, goodsOf, shops, visit } from "./shops.ts"

/** These screens are built once for all templates; templates.spec.ts looks at them in each. */
const shop = "default-modulized"
const PASSWORD = "quiet-bell-blue-door"
const newEmail = () => `${randomBytes(6).toString("hex")}@people.example`
const main = (page: Page) => page.getByRole("main")
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true })
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click()
const notice = (page: Page, text: string) =>
  expect(page.getByRole("region", { name: "Notifications" }).getByText(text)).toBeVisible()

async function signUp(page: Page, where = shop) {
  const email = newEmail()
  await page.goto(at(where, "/sign-up"))
  await field(page, "Your name").fill("Ines Ribeiro")
  await field(page, "E-mail").fill(email)
  await field(page, "Password").fill(PASSWORD)
  await press(page, "Create an account")
  await expect(page).toHaveURL(at(where, "/Center"))
  return email
}

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await field(page, "E-mail").fill(email)
  await field(page, "Password").fill(password)
  await press(page, "Sign in")
}

async function fillAddress(page: Page) {
  await field(page, "Full name").fill("Ines Ribeiro")
  await field(page, "Street and number").fill("12 Cumberland Avenue")
  await field(page, "City").fill("Portland")
  await main(page).getByLabel("State", { exact: true }).selectOption({ label: "Maine" })
  await field(page, "ZIP code").fill("04101")
  await field(page, "Phone").fill("207 555 0177")
}

/** The code in a mail, in one piece or two. */
const codeIn = (mail: string) =>
  /\b[A-Z0-9]{4}[ -]?[A-Z0-9]{4}\b/.exec(
    mail
      .split(/\r?\n\r?\n/)
      .slice(1)
      .join("\n"),
  )?.[0] ?? ""

const cookie = async (page: Page, name: string) => (await page.context().cookies()).find((one) => one.name === name)

test("a visitor becomes a member, keeps an address, and goes", async ({ page }) => {
  await visit(page, at(shop, "/sign-up"))
  expect(await faultsOf(page)).toEqual([])
  await press(page, "Create an account")
  await expect(field(page, "Your name")).toHaveAccessibleDescription("Please enter your name.")
  await expect(field(page, "Your name")).toBeFocused()
  const email = await signUp(page)
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Hello, Ines Ribeiro")
  expect(await faultsOf(page)).toEqual([])

  await main(page).getByRole("link", { name: "Add an address" }).click()
  await expect(page).toHaveURL(at(shop, "/Center/Address/add"))
  expect(await faultsOf(page)).toEqual([])
  await press(page, "Save address")
  await expect(main(page).getByRole("alert")).toContainText("fields need a look")
  await fillAddress(page)
  // The fields follow the country and keep what was typed.
  await main(page).getByLabel("Country").selectOption("JP")
  await expect(field(page, "Prefecture")).toBeVisible()
  await expect(field(page, "Full name")).toHaveValue("Ines Ribeiro")
  await main(page).getByLabel("Country").selectOption("DE")
  await expect(main(page).getByLabel("State", { exact: true })).toHaveCount(0)
  await field(page, "Postcode").fill("10119")
  await field(page, "Phone").fill("030 5550 1320")
  await press(page, "Save address")
  await expect(page).toHaveURL(at(shop, "/Center#addresses"))
  await notice(page, "The address is saved.")
  await expect(main(page).getByText("+49 030 5550 1320")).toBeVisible()

  await main(page)
    .getByRole("link", { name: /^Edit: / })
    .click()
  await expect(field(page, "Street and number")).toHaveValue("12 Cumberland Avenue")
  await field(page, "City").fill("Berlin")
  await press(page, "Save address")
  await expect(main(page).getByText("Berlin, 10119", { exact: true })).toBeVisible()
  await main(page)
    .getByRole("button", { name: /^Remove: / })
    .click()
  const asked = page.getByRole("dialog", { name: "Remove this address?" })
  await expect(asked).toContainText("Berlin")
  await asked.getByRole("button", { name: "Remove", exact: true }).click()
  await notice(page, "The address is removed.")
  await expect(main(page).getByText("Berlin, 10119", { exact: true })).toHaveCount(0)

  await main(page).getByRole("button", { name: "Sign out" }).click()
  await notice(page, "You are signed out.")
  expect(await cookie(page, "user")).toBeUndefined()
  await visit(page, at(shop, "/Center/favorite?p=1"))
  await expect(page).toHaveURL(at(shop, `/sign-in?to=${encodeURIComponent("/Center/favorite?p=1")}`))
  expect(await faultsOf(page)).toEqual([])
  await signIn(page, { email, password: "not the password" })
  await expect(main(page).getByRole("alert")).toHaveText("The email address or the password is wrong.")
  await expect(field(page, "E-mail")).toHaveValue(email)
  await signIn(page, { email, password: PASSWORD })
  await expect(page).toHaveURL(at(shop, "/Center/favorite?p=1"))
  await expect(main(page).getByRole("heading", { name: "Nothing kept yet" })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
})

test("profile and password are changed in the member centre", async ({ page }) => {
  const email = await signUp(page)
  await visit(page, at(shop, "/Center"))
  await field(page, "Your name").fill("Ines R.")
  await press(page, "Save")
  await notice(page, "Your profile is saved.")
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Hello, Ines R.")
  await field(page, "Password now").fill("a guess")
  await field(page, "New password").fill("another-long-one-7")
  await press(page, "Change password")
  await expect(main(page).getByRole("alert")).toHaveText("The present password is wrong.")
  await field(page, "Password now").fill(PASSWORD)
  await press(page, "Change password")
  await notice(page, "The password is changed. Your other devices are signed out.")
  await main(page).getByRole("button", { name: "Sign out" }).click()
  await notice(page, "You are signed out.")
  await visit(page, at(shop, "/sign-in"))
  await signIn(page, { email, password: "another-long-one-7" })
  await expect(page).toHaveURL(at(shop, "/Center"))
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("one signs up, keeps an address, signs out and in again", async ({ page }) => {
    const email = await signUp(page)
    await page.goto(at(shop, "/Center/Address/add"))
    await main(page).getByLabel("Country").selectOption("JP")
    await field(page, "Full name").fill("Kenji Tanaka")
    await press(page, "Save address")
    // The page is drawn again for the country that was chosen, with what was typed.
    await expect(field(page, "Prefecture")).toBeVisible()
    await expect(field(page, "Full name")).toHaveValue("Kenji Tanaka")
    await main(page).getByLabel("Country").selectOption("US")
    await press(page, "Save address")
    await fillAddress(page)
    await press(page, "Save address")
    await expect(page).toHaveURL(at(shop, "/Center#addresses"))
    await expect(main(page).getByText("Portland, Maine, 04101")).toBeVisible()
    await main(page).getByRole("button", { name: "Sign out" }).click()
    await expect(main(page).getByText("You are signed out.")).toBeVisible()
    await signIn(page, { email, password: PASSWORD })
    await expect(page).toHaveURL(at(shop, "/Center"))
  })
})

test("favourites are kept, shown in pages, and taken away", async ({ page }) => {
  await visit(page, at(shop, "/sign-in"))
  await signIn(page, DEMO_MEMBER)
  await expect(page).toHaveURL(at(shop, "/Center"))
  await visit(page, at(shop, "/Center/favorite"))
  const hearts = main(page).locator("[data-slot=favourite]")
  await expect(hearts.first()).toHaveAttribute("aria-pressed", "true")
  const count = await hearts.count()
  await hearts.first().click()
  await expect(hearts.first()).toHaveAttribute("aria-pressed", "false")
  await page.reload()
  await expect(hearts).toHaveCount(count - 1)
})

test("without 'stay signed in' the session ends with the browser", async ({ page }) => {
  await visit(page, at(shop, "/sign-in"))
  await main(page).getByLabel("Stay signed in").uncheck()
  await signIn(page, DEMO_MEMBER)
  await expect(page).toHaveURL(at(shop, "/Center"))
  for (const name of ["token", "refresh_token", "user"]) expect((await cookie(page, name))?.expires, name).toBe(-1)
  await main(page).getByRole("button", { name: "Sign out" }).click()
  await notice(page, "You are signed out.")
  await visit(page, at(shop, "/sign-in"))
  await signIn(page, DEMO_MEMBER)
  await expect(page).toHaveURL(at(shop, "/Center"))
  const week = Date.now() / 1000 + 600_000
  for (const name of ["token", "refresh_token", "user"])
    expect((await cookie(page, name))?.expires, name).toBeGreaterThan(week)
})

test("a guest's cart comes along, and goes with the session", async ({ page }) => {
  const { list } = await goodsOf(page.request, shop)
  const good = list.find(
    ({ containSpec, isEncrypted, minPrice }) => containSpec !== "1" && !isEncrypted && minPrice > 0,
  )
  await visit(page, at(shop, good?.url ?? ""))
  await main(page).locator("[data-slot=buy]").first().click()
  const count = page.locator("[data-slot=cart]").first()
  await expect(count).toHaveAttribute("data-count", "1")
  await signUp(page)
  expect(await cookie(page, "cart")).toBeUndefined()
  await expect(count).toHaveAttribute("data-count", "1")
  await main(page).getByRole("button", { name: "Sign out" }).click()
  await notice(page, "You are signed out.")
  await expect(count).not.toHaveAttribute("data-count", /[1-9]/)
})

test("a forgotten password is set anew by a mailed code", async ({ page }) => {
  const email = await signUp(page)
  await visit(page, at(shop, "/Center"))
  await main(page).getByRole("button", { name: "Sign out" }).click()
  await notice(page, "You are signed out.")
  await visit(page, at(shop, "/sign-in"))
  await main(page).getByRole("link", { name: "Forgot it?" }).click()
  // The sign-in has a field of that name too.
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Forgot your password?")
  await field(page, "E-mail").fill(email)
  expect(await faultsOf(page)).toEqual([])
  await press(page, "Send the code")
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Look into your mail")
  expect(await faultsOf(page)).toEqual([])
  await field(page, "Code from the mail").fill("AAAA-AAAA")
  await field(page, "New password").fill("a-quieter-bell-9")
  await press(page, "Save the password")
  await expect(main(page).getByRole("alert")).toContainText("This code is wrong")
  await field(page, "Code from the mail").fill(codeIn(await mailTo(email, "code")))
  await press(page, "Save the password")
  await expect(main(page).getByText("The new password is set.")).toBeVisible()
  await signIn(page, { email, password: "a-quieter-bell-9" })
  await expect(page).toHaveURL(at(shop, "/Center"))
})

test("another e-mail address asks for the password and counts once its code has come back", async ({ page }) => {
  const email = await signUp(page)
  const next = newEmail()
  await visit(page, at(shop, "/Center"))
  await field(page, "E-mail").fill(next)
  await main(page).locator("input[name=password]").fill("a guess")
  await press(page, "Save")
  await expect(main(page).getByRole("alert")).toHaveText("The present password is wrong.")
  await main(page).locator("input[name=password]").fill(PASSWORD)
  await press(page, "Save")
  await expect(page).toHaveURL(at(shop, "/Center?code=1#new-email"))
  await expect(main(page).locator("[data-slot=page-head]")).toContainText(email)
  expect(await faultsOf(page)).toEqual([])
  await field(page, "Code from the new address").fill(codeIn(await mailTo(next, "code")))
  await press(page, "Confirm")
  await notice(page, "Your new e-mail address counts from now on.")
  await expect(main(page).locator("[data-slot=page-head]")).toContainText(next)
  await mailTo(email, "e-mail address was changed")
})

const WRONG = ["", " ".repeat(5), "x".repeat(400), "<script>alert(1)</script>", "🧺🧺🧺", "عنوان", "a@"]

test("whatever is typed into the address form is answered under its fields, and nothing is lost", async ({ page }) => {
  await signUp(page)
  await visit(page, at(shop, "/Center/Address/add"))
  for (const text of WRONG) {
    for (const name of ["Full name", "Street and number", "City", "ZIP code", "Phone"])
      await field(page, name).fill(text)
    await press(page, "Save address")
    await expect(main(page).locator("[aria-invalid=true]").first()).toBeFocused()
    await expect(field(page, "City")).toHaveValue(text)
    await expect(page).toHaveURL(at(shop, "/Center/Address/add"))
    await main(page).locator("form[aria-busy]").waitFor({ state: "detached" })
  }
})

test("junk in the address of an address is 404, and so is somebody else's", async ({ page }) => {
  await signUp(page)
  for (const query of ["", "?id=0", "?id=x", "?id=1%00", "?id=99999999999", "?id=1"]) {
    const reply = await page.goto(at(shop, `/Center/Address/edit${query}`))
    expect(reply?.status(), query).toBe(404)
  }
})

for (const each of shops) {
  test(`who keeps a good of ${each} without being signed in does so over the page`, async ({ page }) => {
    const email = await signUp(page, each)
    await visit(page, at(each, "/Center"))
    await main(page).getByRole("button", { name: "Sign out" }).click()
    await notice(page, "You are signed out.")
    const { list } = await goodsOf(page.request, each)
    const good = list.find(({ isEncrypted }) => !isEncrypted) ?? { url: "", dnames: "" }
    await visit(page, at(each, good.url))
    const heart = main(page)
      .getByRole("button", { name: `Add ${good.dnames} to favourites` })
      .first()
    await heart.click()
    const dialog = page.getByRole("dialog", { name: "Sign in to keep it" })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByLabel("E-mail", { exact: true })).toBeFocused()
    expect(await faultsOf(page)).toEqual([])
    await dialog.getByLabel("E-mail", { exact: true }).fill(email)
    await dialog.getByLabel("Password", { exact: true }).fill("not it, sorry")
    await dialog.getByRole("button", { name: "Sign in", exact: true }).click()
    await expect(dialog.getByRole("alert")).toHaveText("The email address or the password is wrong.")
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD)
    await dialog.getByRole("button", { name: "Sign in", exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(at(each, good.url))
    await expect(heart).toHaveAttribute("aria-pressed", "true")
  })
}
