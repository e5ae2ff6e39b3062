import { expect, test } from "vitest"
import { carsIn, chargeTime, powerOf } from "./charge-time.ts"

test("an attribute may list cars with their batteries", () => {
  const attributes = [
    { name: "Weight", value: "4.1 kg" },
    { name: "Charges", value: "Norda Fjord, 64 kWh; Lumen 3, 58 kWh" },
  ]
  expect(carsIn(attributes)).toEqual([
    { name: "Norda Fjord", capacity: 64 },
    { name: "Lumen 3", capacity: 58 },
  ])
  expect(carsIn([{ name: "Battery", value: "inside" }])).toEqual([])
})

test("only kilowatts charge a car", () => {
  expect(powerOf({ figure: "7.4", unit: "kW" })).toBe(7.4)
  expect(powerOf({ figure: "70", unit: "Ah" })).toBe(0)
  expect(powerOf(null)).toBe(0)
})

test("the time is that for sixty percent, with what is lost", () => {
  expect(chargeTime({ name: "Norda Fjord", capacity: 64 }, 22)).toEqual({ hours: 1, minutes: 55 })
})
