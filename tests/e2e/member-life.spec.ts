import { randomBytes } from "node:crypto"
import { expect, test } from "@playwright/test"
import { buys, cartLink, checksOut, fillAddress, orderAndPay, total } from "./purchase.ts"
import { at, visit } from "./shops.ts"
import { staffDoes } from "./staff.ts"

const SHOP = "member-shop"

test("a visitor becomes a member on the way to an order, pays, gets it, reviews it and sends it back", async ({
  page,
  context,
}) => {
  const main = page.getByRole("main")
  await visit(page, at(SHOP))
  await page.getByRole("navigation").getByRole("link", { name: "Everything" }).first().click()
  await main.locator("article [data-slot=goods-link]", { hasText: "Round teapot" }).first().click()
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Round teapot")
  await buys(page).click()
  await expect(cartLink(page)).toHaveAttribute("data-count", "1")
  await cartLink(page).click()
  await expect(total(page)).toHaveText("$40.00")
  await checksOut(page).click()

  // Here only members buy: whoever is none becomes one and goes on where they were.
  await expect(page).toHaveURL(/\/sign-in\?to=/)
  await main.getByRole("link", { name: "Create an account" }).first().click()
  await main.getByLabel("Your name", { exact: true }).fill("Ines Ribeiro")
  await main.getByLabel("E-mail", { exact: true }).fill(`${randomBytes(6).toString("hex")}@people.example`)
  await main.getByLabel("Password", { exact: true }).fill("quiet-bell-blue-door")
  await main.getByRole("button", { name: "Create an account" }).click()
  await expect(page).toHaveURL(/\/Order\/check-out\?ids=\d+$/)
  await expect(main.locator("[data-slot=summary-goods]")).toContainText("Round teapot")
  await fillAddress(page)
  await expect(total(page)).not.toHaveText("$40.00")
  const number = await orderAndPay(page)
  await expect(main.getByRole("heading", { name: /^Thank you/ })).toBeVisible()
  await expect(cartLink(page)).not.toHaveAttribute("data-count")

  await staffDoes(context, SHOP, "order/ship", { order_no: number, carrier: "DHL", tracking_no: "JD014" })
  await main.getByRole("link", { name: "See the order" }).click()
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Shipped")
  await expect(main.getByText("JD014").first()).toBeVisible()
  const dialog = page.locator("dialog[open]")
  await main.getByRole("link", { name: "Confirm receipt" }).click()
  await dialog.getByRole("button", { name: "Confirm receipt" }).click()
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Completed")

  await main.getByRole("link", { name: "Review: Round teapot" }).click()
  await main.getByRole("radio", { name: "5 of 5, great" }).check()
  await main.getByLabel("Your review").fill("It pours.")
  await main.getByRole("button", { name: "Send review" }).click()
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Thank you.")

  await visit(page, at(SHOP, "/Center/Order"))
  await page.locator("[data-slot=order-row]").first().getByRole("heading").getByRole("link").click()
  await main.getByRole("link", { name: "Return" }).click()
  await main.getByRole("checkbox").first().check()
  await main.getByLabel("Reason").selectOption({ index: 1 })
  await main.getByRole("button", { name: "Ask for the return" }).click()
  const card = page.locator("[data-slot=return-card]")
  await expect(card).toContainText("Asked for.")
  await staffDoes(context, SHOP, "return/approve")
  await page.reload()
  await card.getByLabel("Carrier").fill("UPS")
  await card.getByLabel("Tracking number").fill("1Z 999")
  await card.getByRole("button", { name: "Save details" }).click()
  await expect(card).toContainText("On its way back.")
  await staffDoes(context, SHOP, "return/receive")
  await page.reload()
  await expect(card).toContainText("Done.")
})
