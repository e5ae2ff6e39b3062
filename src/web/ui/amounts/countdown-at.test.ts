import { expect, test } from "vitest"
import { frame } from "../../../words/en/screens/frame.ts"
import { countdownAt } from "./countdown-at.ts"

const end = "2026-11-20T12:00:00.000Z"
const at = (moment: string) => countdownAt(end, Date.parse(moment), frame.countdown)

test("what is left, in words", () => {
  expect(at("2026-11-18T10:57:30.000Z")).toEqual({
    days: 2,
    hours: 1,
    minutes: 2,
    seconds: 30,
    isOver: false,
    label: "2 days, 1 hours, 2 minutes left",
  })
})

test("it ends at zero and stays there", () => {
  expect(at("2026-11-20T11:59:59.500Z")).toMatchObject({ seconds: 1, isOver: false })
  expect(at(end)).toMatchObject({ days: 0, hours: 0, minutes: 0, seconds: 0, isOver: true })
  expect(at("2027-01-01T00:00:00.000Z")).toMatchObject({ seconds: 0, isOver: true })
})

test("an end that cannot be read is over", () => {
  expect(countdownAt("soon", 0, frame.countdown).isOver).toBe(true)
})
