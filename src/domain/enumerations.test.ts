import { expect, test } from "vitest"
import { MESSAGE_LEVEL, SHARE_CHANNELS } from "./enumerations.ts"

test.each([
  ["message levels", MESSAGE_LEVEL, { default: 1, success: 2, error: 3, warning: 4 }],
  ["share channels", SHARE_CHANNELS, ["twitter", "facebook", "pinterest", "telegram", "whatsapp", "wechat", "ins"]],
])("%s are those of the specification", (_name, ours, specified) => {
  expect(ours).toEqual(specified)
})
