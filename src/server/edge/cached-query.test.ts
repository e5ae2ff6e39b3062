import { expect, test } from "vitest"
import { cachedQuery } from "./cached-query.ts"

test.each([
  ["", ""],
  ["?", ""],
  ["?p=2", "?p=2"],
  ["?p=2&keywords=mug%20blue", "?p=2&keywords=mug%20blue"],
  ["?utm_source=mail&utm_campaign=x", ""],
  ["?gclid=abc&p=2&fbclid=1", "?p=2"],
  ["?&&p=1&", "?p=1"],
  ["?_routes=root", "?_routes=root"],
  ["?index", "?index"],
  ["?x=1", null],
  ["?p=1&x", null],
  ["?ids=1,2", null],
  ["?%70=1", null],
  ["?__proto__=1", null],
  [`?keywords=${"x".repeat(300)}`, null],
  [`?${"p=1&".repeat(9)}`, null],
])("%s is cached as %j", (query, cached) => expect(cachedQuery(query)).toBe(cached))
