import { describe, expect, test } from "vitest"
import { addressFaults } from "./address-faults.ts"

const place = (code: string, ...callingCodes: string[]) => {
  const country = { id: 1, code, name: code, callingCodes }
  return { ...country, country }
}
const places = {
  US: place("US", "1"),
  GB: place("GB", "44"),
  DE: place("DE", "49"),
  HK: place("HK", "852"),
  AG: place("AG", "1268"),
  AQ: place("AQ", "672"),
}
const postcodes = { US: "04101", GB: "SW1A 1AA", DE: "10115", HK: "", AG: "", AQ: "" }

describe("a phone number", () => {
  test.each([
    ["US", "", "(207) 555-0177"],
    ["US", "1", "2075550177"],
    ["US", "+1", "1 207 555 0177"],
    ["US", "", "+44 7700 900143"],
    ["GB", "44", "07700 900143"],
    ["GB", "0044", "7700900143"],
    ["DE", "49", "0151 12345678"],
    ["DE", "", "030 1234567"],
    ["US", "49", "0151 12345678"],
    ["US", "+49", "151 12345678"],
    ["HK", "852", "5123 4567"],
    ["AG", "1268", "4641234"],
    ["AQ", "672", "123456"],
  ] as const)("in %s with calling code %j may be %j", (code, callingCodes, mobile) => {
    expect(addressFaults(places[code], { callingCodes, mobile, zipCode: postcodes[code] })).toBeNull()
  })

  test.each([
    ["US", "1", "12345"],
    ["US", "", "207 555 01777"],
    ["US", "999", "2075550177"],
    ["US", "", "+999 2075550177"],
    ["US", "", "call me on 2075550177"],
    ["GB", "44", "77009"],
    ["DE", "49", "no phone"],
    ["AQ", "672", "<script>"],
  ] as const)("in %s with calling code %j may not be %j", (code, callingCodes, mobile) => {
    const faults = addressFaults(places[code], { callingCodes, mobile, zipCode: postcodes[code] })
    expect(faults).toEqual({ mobile: "phoneInvalid" })
  })
})

test("everything that is wrong is said at once", () => {
  expect(addressFaults(places.US, { callingCodes: "1", mobile: "1", zipCode: "ABC" })).toEqual({
    mobile: "phoneInvalid",
    zipCode: "postcodeInvalid",
  })
})

test("a place that does not exist is said first", () => {
  expect(addressFaults(null, { callingCodes: "", mobile: "", zipCode: "" })).toEqual({ region_code: "regionUnknown" })
})
