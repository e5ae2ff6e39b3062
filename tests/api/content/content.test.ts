import { expect, test } from "vitest"
import { feedback } from "../../../src/db/schema/contact.ts"
import { testShop } from "../test-shop.ts"

const { db, ask, rows } = await testShop()

test("feedback is kept for the merchant", async () => {
  const word = { name: " Ada ", email: "ada@shop.example", country: "DE", content: "The mug leaks." }
  const answer = await ask("POST /api/content/feedback", { body: word })
  expect(answer).toMatchObject({ code: 1, status: 200 })
  expect(await db.select().from(feedback)).toMatchObject([
    { name: "Ada", email: "ada@shop.example", content: "The mug leaks." },
  ])
})

test("a fixed screen has what the merchant wrote for its content id", async () => {
  const about = await ask("GET /api/content/fixed", { query: { content_id: 2 } })
  expect(about).toMatchObject({ status: 200, data: { pageType: 2, title: "One shop, four quarters" } })
  const contact = await ask("GET /api/content/fixed", { query: { content_id: 7 } })
  expect(contact).toMatchObject({ status: 200, data: { slug: "contact" } })
})

test.each([
  ["a screen that nothing was written for", 9, 404],
  ["a page type that is no content id", 11, 404],
  ["a page of another kind", 36, 404],
  ["no number", "about", 422],
  ["none", 0, 422],
])("%s has nothing", async (_name, content_id, status) => {
  await rows(
    `insert into content_page (site_id, slug, page_type, title, content) values (1, 'missing', 36, 'Missing', 'x'), (1, 'grid', 11, 'Grid', 'x')
     on conflict do nothing`,
  )
  expect(await ask("GET /api/content/fixed", { query: { content_id } })).toMatchObject({ status })
})

test("what the merchant wrote comes without anything that could act", async () => {
  await rows(
    `insert into content_page (site_id, slug, page_type, title, content) values (1, 'activity', 9, 'Activity', $1)`,
    `<h2>One</h2><script>alert(1)</script><img src=x onerror="alert(1)">`,
  )
  const { data } = await ask("GET /api/content/fixed", { query: { content_id: 9 } })
  expect(JSON.stringify(data)).not.toMatch(/<script|onerror/)
  await rows(
    `update site_policy set policy = '<p>Fine</p><script>alert(1)</script>' where site_id = 1 and kind = 'privacy'`,
  )
  const config = await ask("GET /api/site/config")
  expect(config).toMatchObject({ data: { privacyPolicy: "<p>Fine</p>" } })
})
