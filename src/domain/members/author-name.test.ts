import { expect, test } from "vitest"
import { authorName } from "./author-name.ts"

test.each([
  ["Ada Lovelace", "Ada L."],
  ["  Ada   King  Lovelace ", "Ada L."],
  ["Amara D.", "Amara D."],
  ["Robin", "Robin"],
  ["ada lovelace", "ada L."],
  ["Łukasz Żak", "Łukasz Ż."],
  ["山田 太郎", "山田 太."],
  ["ada@shop.example", "ada"],
  ["Ada ...", "Ada"],
  ["Ada 😀", "Ada"],
  ["", ""],
])("%s signs a review as %s", (name, author) => expect(authorName(name)).toBe(author))
