import { expect, type Page, test } from "@playwright/test"
import { DEMO_GOODS_PASSWORD } from "../../demo/seed-site.ts"
import { split } from "../../demo/sport/catalogue.ts"
import { goodsPath } from "../../src/domain/catalog/goods-address.ts"
import { faultsOf } from "./axe-faults.ts"
import { buys, cartLink, checksOut, fillAddress, orderAndPay, total } from "./purchase.ts"
import { at, goodsOf, LIST, shops, visit } from "./shops.ts"

/** The locked good of a shop, and a page of the list that it stands on. */
async function lockedGood(page: Page, shop: string) {
  const { list } = await goodsOf(page.request, shop, { page_size: 100 })
  const place = list.findIndex(({ isEncrypted }) => isEncrypted)
  return { good: list[place] ?? { url: "", dnames: "" }, list: `${LIST}?p=${Math.floor(place / 24) + 1}` }
}

for (const shop of shops) {
  test(`a locked good of ${shop} opens with the password, from its card`, async ({ page }) => {
    const { good, list } = await lockedGood(page, shop)
    await visit(page, at(shop, list))
    const card = page.getByRole("main").getByRole("link", { name: good.dnames, exact: true })
    await card.focus()
    await page.keyboard.press("Enter")
    const dialog = page.getByRole("dialog", { name: "Locked goods" })
    const field = dialog.getByLabel("Password")
    await expect(field).toBeFocused()
    expect(await faultsOf(page)).toEqual([])

    await field.fill("a guess")
    await page.keyboard.press("Enter")
    await expect(field).toHaveAccessibleDescription("The password is incorrect.")
    await expect(field).toBeFocused()
    await expect(page).toHaveURL(at(shop, list))
    await field.fill(DEMO_GOODS_PASSWORD)
    await page.keyboard.press("Enter")
    await expect(page.getByText("The locked goods are open to you now.")).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(at(shop, good.url))
    await expect(page.locator("main[data-page=item] h1")).toHaveText(good.dnames)

    await page.goto(at(shop, list))
    await page.getByRole("main").getByRole("link", { name: good.dnames, exact: true }).click()
    await expect(page.locator("main[data-page=item] h1")).toHaveText(good.dnames)
  })

  test(`whoever has no password of ${shop} asks for it`, async ({ page }) => {
    const { good } = await lockedGood(page, shop)
    const reply = await visit(page, at(shop, good.url))
    expect(reply?.status()).toBe(404)
    await page.getByRole("main").getByRole("link", { name: "Unlock" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Request access" }).click()
    const dialog = page.getByRole("dialog", { name: "Request access" })
    const name = dialog.getByLabel("Your name")
    const email = dialog.getByLabel("Your e-mail address")
    await expect(name).toBeFocused()
    await email.fill("ada")
    await page.keyboard.press("Enter")
    await expect(name).toHaveAccessibleDescription("Please enter your name.")
    await expect(email).toHaveAccessibleDescription("Please enter a valid email address.")
    await expect(name).toBeFocused()
    expect(await faultsOf(page)).toEqual([])
    await name.fill("Ada")
    await email.fill("ada@buyers.example")
    await dialog.getByRole("button", { name: "Send request" }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText("the password comes by e-mail")).toBeVisible()
  })
}

test("the address of a locked good opens on the spot", async ({ page }) => {
  const { good } = await lockedGood(page, "sport")
  await visit(page, at("sport", `/de${good.url}`))
  await page.getByRole("main").getByRole("link", { name: "Freischalten" }).click()
  const dialog = page.getByRole("dialog", { name: "Geschützte Artikel" })
  await dialog.getByLabel("Passwort").fill(DEMO_GOODS_PASSWORD)
  await dialog.getByRole("button", { name: "Freischalten" }).click()
  const number = split.goods.find(({ name }) => name === good.dnames)?.number ?? ""
  const german = split.translations?.de?.goods[number]?.name ?? ""
  await expect(page.locator("main[data-page=item] h1")).toHaveText(german)
  await expect(page).toHaveURL(at("sport", `/de${goodsPath(german, Number(good.url.split("_").at(-1)))}`))
})

test("a good that does not exist looks just like one that is locked", async ({ page }) => {
  const { good } = await lockedGood(page, "sport")
  const texts: string[] = []
  for (const path of [good.url, "/item/nothing_2147483647"]) {
    await page.goto(at("sport", path))
    texts.push(await page.getByRole("main").innerText())
  }
  expect(texts[0]).toBe(texts[1])
})

test("of a locked good nothing is told but its name; opened, it is bought as any other", async ({ page, request }) => {
  const shop = "locked-shop"
  const [name, price] = ["Round teapot", 40]
  const { list } = await goodsOf(request, shop)
  expect(list.find(({ dnames }) => dnames === name)).toMatchObject({ isEncrypted: true, images: [] })
  const found = await goodsOf(request, shop, { min: price, max: price })
  expect(found.list.map(({ dnames }) => dnames)).not.toContain(name)
  const host = new URL(at(shop)).host
  for (const path of [LIST, "/", "/sitemap.xml"]) {
    const text = await (await request.get(`http://127.0.0.1:${process.env.PORT}${path}`, { headers: { host } })).text()
    expect(text, path).not.toContain(`$${price}.00`)
  }
  await visit(page, at(shop, LIST))
  const card = page.getByRole("main").locator("article", { hasText: name }).first()
  await expect(card.locator("[data-slot=padlock]")).toBeVisible()
  await expect(card.locator("[data-slot=amount], [data-slot=favourite]")).toHaveCount(0)
  await card.getByRole("link", { name, exact: true }).click()
  const dialog = page.getByRole("dialog", { name: "Locked goods" })
  await dialog.getByLabel("Password").fill(DEMO_GOODS_PASSWORD)
  await dialog.getByRole("button", { name: "Unlock" }).click()
  await expect(page.locator("main[data-page=item] h1")).toHaveText(name)
  await buys(page).click()
  await expect(cartLink(page)).toHaveAttribute("data-count", "1")
  await visit(page, at(shop, "/Cart/lists"))
  await expect(total(page)).toHaveText(`$${price}.00`)
  await checksOut(page).click()
  await fillAddress(page, "ada@buyers.example")
  await orderAndPay(page)
})
