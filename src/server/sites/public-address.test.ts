import { expect, test } from "vitest"
import { isPublicAddress } from "./public-address.ts"

test.each(["1.1.1.1", "8.8.8.8", "193.99.144.80", "2606:4700::1111", "2a00:1450:4001::200e"])(
  "%s can be reached by anybody",
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  ...["127.0.0.1", "10.1.2.3", "172.31.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"],
  ...["224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8"],
  ...["64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1", "localhost", ""],
])("%s cannot", (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
