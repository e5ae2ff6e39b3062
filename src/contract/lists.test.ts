import { expect, test } from "vitest"
import { z } from "zod"
import type { Call } from "./call.ts"
import { calls } from "./calls.ts"

/** Trees are no lists: they have no pages and are only good as a whole. */
const TREES = ["GET /api/goods/category", "GET /api/site/regions"]

test("whatever lists entries does so in the envelope of lists", () => {
  const bare = Object.entries<Call>(calls).filter(([, call]) => call.reply instanceof z.ZodArray)
  expect(bare.map(([name]) => name)).toEqual(expect.arrayContaining(TREES))
  expect(bare).toHaveLength(TREES.length)
})

test("a reply that has a total is a whole envelope of a list", () => {
  for (const [name, { reply }] of Object.entries<Call>(calls)) {
    if (!(reply instanceof z.ZodObject) || !("page_size" in reply.shape)) continue
    expect(Object.keys(reply.shape), name).toEqual(
      expect.arrayContaining(["list", "total", "page_size", "current_page"]),
    )
  }
})
