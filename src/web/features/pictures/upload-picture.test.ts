import { expect, test } from "vitest"
import { outcomeOf } from "./upload-picture.ts"

test.for<[string, unknown, ReturnType<typeof outcomeOf>]>([
  ["a picture that was taken", { code: 1, data: { url: "/media/1.webp" }, msg: "" }, { url: "/media/1.webp" }],
  ["a refusal", { code: 0, data: null, msg: "Too large." }, { fault: "Too large." }],
  ["a proxy's error page", null, null],
  ["another reply", { code: 1, data: { url: 7 } }, null],
  ["text", "ok", null],
])("%s", ([, reply, outcome]) => {
  expect(outcomeOf(reply)).toEqual(outcome)
})
