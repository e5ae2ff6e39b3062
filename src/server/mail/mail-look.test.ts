import { describe, expect, test } from "vitest"
import { MAIL_LOOKS } from "./mail-look.ts"

const READABLE = 4.5

function luminance(colour: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(Object.entries(MAIL_LOOKS))("%s", (_, look) => {
  test.each([
    ["ink", "paper"],
    ["ink", "soft"],
    ["quiet", "paper"],
    ["quiet", "page"],
    ["accent", "paper"],
    ["buttonInk", "button"],
    ["bandInk", "band"],
  ] as const)("%s can be read on %s", (ink, ground) => {
    expect(contrast(look[ink], look[ground])).toBeGreaterThanOrEqual(READABLE)
  })
})
