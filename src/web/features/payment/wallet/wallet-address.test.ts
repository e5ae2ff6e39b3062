import { describe, expect, test } from "vitest"
import type { RegionNode } from "../../../../contract/site-calls.ts"
import { walletAddress, walletRegion } from "./wallet-address.ts"

const region = (code: string, name: string, children: RegionNode[] = []) => ({
  id: 1,
  code,
  name,
  callingCodes: [],
  children,
})
const COUNTRIES = [
  region("DE", "Germany"),
  region("US", "United States", [region("US-CA", "California"), region("US-NY", "New York")]),
  region("CA", "Canada", [region("CA-QC", "Québec")]),
]

describe("the region of a wallet's address", () => {
  test.each([
    ["DE", "", "DE"],
    ["DE", "Berlin", "DE"],
    ["US", "CA", "US-CA"],
    ["US", "ca ", "US-CA"],
    ["US", "new york", "US-NY"],
    ["CA", "Quebec", "CA-QC"],
    ["US", "Bavaria", null],
    ["US", "", null],
    // A country that the shop does not know is for the shop to refuse.
    ["AQ", "", "AQ"],
  ])("%s, %j is %s", (country, state, code) => {
    expect(walletRegion(COUNTRIES, { country, state })).toBe(code)
  })
})

const shippingAddress = {
  name: "Ada Buyer",
  address: { line1: "1 Elm", line2: "Flat 2", city: "Berlin", state: "", postal_code: "10115", country: "DE" },
}
const billingDetails = {
  name: "Ada B",
  email: "ada@people.example",
  phone: "+4930123456",
  address: shippingAddress.address,
}

describe("a wallet's address as an order takes it", () => {
  test("whole", () => {
    expect(walletAddress({ shippingAddress, billingDetails }, "DE", "")).toEqual({
      region_code: "DE",
      contact: "Ada Buyer",
      calling_code: "",
      mobile: "+4930123456",
      city: "Berlin",
      address_part: "1 Elm, Flat 2",
      zip_code: "10115",
      email: "ada@people.example",
    })
  })

  test("a city that is a state, no second line, and the member's own e-mail address", () => {
    const address = { ...shippingAddress.address, line2: null, city: "", state: "Singapore" }
    const given = walletAddress({ shippingAddress: { name: "", address } }, "SG", "member@people.example")
    expect(given).toMatchObject({
      city: "Singapore",
      address_part: "1 Elm",
      email: "member@people.example",
      mobile: "",
    })
  })

  test("nothing at all is left for the shop to refuse", () => {
    expect(walletAddress({}, "DE", "")).toMatchObject({ contact: "", mobile: "", address_part: "", zip_code: "" })
  })
})
