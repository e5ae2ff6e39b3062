import { expect, test } from "vitest"
import { carsIn, chargeTime } from "./charge-time.ts"

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

test("the time is that for sixty percent, with what is lost", () => {
  expect(chargeTime({ name: "Norda Fjord", capacity: 64 }, 22)).toEqual({ hours: 1, minutes: 55 })
})
