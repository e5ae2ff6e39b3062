import { expect, test } from "vitest"
import {
  ADDRESS_FORM_MODE,
  isFlagOn,
  LOAD_STATES,
  MESSAGE_LEVEL,
  REPLY_CODE,
  RESULT_LEVEL,
  SHARE_CHANNELS,
} from "./enumerations.ts"

test.each([
  ["message levels", MESSAGE_LEVEL, { default: 1, success: 2, error: 3, warning: 4 }],
  ["result levels", RESULT_LEVEL, { success: 1, error: 2, warning: 3 }],
  ["address form modes", ADDRESS_FORM_MODE, { select: 0, add: 1, edit: 2 }],
  ["share channels", SHARE_CHANNELS, ["twitter", "facebook", "pinterest", "telegram", "whatsapp", "wechat", "ins"]],
  ["load states", LOAD_STATES, ["idle", "pending", "success", "error"]],
  ["reply codes", REPLY_CODE, { success: 1, refusal: 0, signOut: -1 }],
])("%s are those of the specification", (_name, ours, specified) => {
  expect(ours).toEqual(specified)
})

test.each([
  ["1", true],
  [1, true],
  [true, true],
  ["0", false],
  ["", false],
  ["true", false],
  [2, false],
  [null, false],
  [undefined, false],
])("flag %j is on: %s", (flag, on) => {
  expect(isFlagOn(flag)).toBe(on)
})
