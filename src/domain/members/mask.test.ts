import { describe, expect, it } from "vitest"
import { masked, maskedEmail, maskedPhone } from "./mask.ts"

describe("what a stranger sees of somebody", () => {
  it.each([
    ["Robin Hood", "R•••"],
    ["  Ada", "A•••"],
    ["😀 Smile", "😀•••"],
    ["", ""],
  ])("name %j is %j", (name, shown) => expect(masked(name)).toBe(shown))

  it.each([
    ["robin@sherwood.example", "r•••@•••.example"],
    ["r@localhost", "r•••@•••"],
    ["@x.example", "@•••"],
    ["", ""],
  ])("address %j is %j", (email, shown) => expect(maskedEmail(email)).toBe(shown))

  it.each([
    ["0151 2345678", "•••78"],
    ["", ""],
  ])("phone %j is %j", (phone, shown) => expect(maskedPhone(phone)).toBe(shown))

  it("does not tell how long a name is", () => expect(masked("Al")).toHaveLength(masked("Alexandrina").length))
})
