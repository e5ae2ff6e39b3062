import { expect, test } from "vitest"
import { feedback } from "../../../src/db/schema/contact.ts"
import { testShop } from "../test-shop.ts"

const { db, ask } = await testShop()

test("feedback is kept for the merchant", async () => {
  const word = { name: " Ada ", email: "ada@shop.example", country: "DE", content: "The mug leaks." }
  const answer = await ask("POST /api/content/feedback", { body: word })
  expect(answer).toMatchObject({ code: 1, status: 200 })
  expect(await db.select().from(feedback)).toMatchObject([
    { name: "Ada", email: "ada@shop.example", content: "The mug leaks." },
  ])
})
