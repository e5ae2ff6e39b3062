import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { ID_MAX, MAX_QUANTITY } from "../constants.ts"
import {
  addGuestLine,
  editGuestLines,
  type GuestLine,
  piecesIn,
  readGuestCart,
  removeGuestLines,
  writeGuestCart,
} from "./guest-cart.ts"

const line = (variantId: number, quantity: number, selected = true): GuestLine => ({ variantId, quantity, selected })
const sixty = Array.from({ length: 60 }, (_, n) => line(n + 1, 1))

describe("readGuestCart", () => {
  test.each<[string | null | undefined, GuestLine[]]>([
    [undefined, []],
    [null, []],
    ["", []],
    ["12.3", [line(12, 3)]],
    ["12.3_45.1!", [line(12, 3), line(45, 1, false)]],
    // As far as it is valid
    ["12.3_x_45.1", [line(12, 3), line(45, 1)]],
    ["12.3_45", [line(12, 3)]],
    ["_12.3__", [line(12, 3)]],
    ["0.3_12.0_12.1", [line(12, 1)]],
    ["-1.3_1e3.2_1.5.2_7.2", [line(7, 2)]],
    ["012.3_12.03_ 7.2_8.1 ", []],
    [`${ID_MAX}.${MAX_QUANTITY}`, [line(ID_MAX, MAX_QUANTITY)]],
    [`${ID_MAX + 1}.1_5.1000000_6.1`, [line(6, 1)]],
    ["%00_<script>_6.1", [line(6, 1)]],
    // A variant twice is one line
    ["12.3_7.1_12.2!", [line(12, 5), line(7, 1)]],
    ["12.3!_12.2", [line(12, 5)]],
    ["12.999999_12.2", [line(12, MAX_QUANTITY)]],
  ])("%j", (cookie, lines) => {
    expect(readGuestCart(cookie)).toEqual(lines)
  })

  test("holds 60 lines; those behind are not there, more of one that is counts", () => {
    const cookie = `${writeGuestCart(sixty)}_61.1_1.4`
    expect(readGuestCart(cookie)).toEqual([line(1, 5), ...sixty.slice(1)])
  })

  test("any text is read, and what was read can be written and read again", () => {
    const damaged = fc.string({ unit: fc.constantFrom(..."0123456789._!-%;e ü") })
    fc.assert(
      fc.property(fc.oneof(fc.string(), damaged), (text) => {
        const lines = readGuestCart(text)
        expect(readGuestCart(writeGuestCart(lines))).toEqual(lines)
      }),
    )
  })
})

test("60 of the longest lines fit into a cookie, without a letter that has to be escaped", () => {
  const longest = Array.from({ length: 60 }, (_, n) => line(ID_MAX - n, MAX_QUANTITY, false))
  const cookie = writeGuestCart(longest)
  expect(encodeURIComponent(cookie)).toBe(cookie)
  expect(cookie.length).toBeLessThan(4_000)
  expect(readGuestCart(cookie)).toEqual(longest)
})

describe("changing it", () => {
  test.each<[GuestLine[], number, number, GuestLine[] | object]>([
    [[], 5, 2, [line(5, 2)]],
    [[line(5, 2)], 5, 3, [line(5, 5)]],
    [[line(5, 2, false)], 5, 3, [line(5, 5)]],
    [[line(5, 2)], 6, 1, [line(5, 2), line(6, 1)]],
    [[line(5, MAX_QUANTITY)], 5, 1, [line(5, MAX_QUANTITY)]],
    [sixty, 60, 1, [...sixty.slice(0, 59), line(60, 2)]],
    [sixty, 61, 1, { refused: "cartFull" }],
  ])("case %#: more of a variant", (lines, variantId, quantity, expected) => {
    expect(addGuestLine(lines, variantId, quantity)).toMatchObject(expected)
  })

  test("another quantity, several at once unselected, several removed", () => {
    const lines = [line(1, 1), line(2, 1), line(3, 1)]
    expect(editGuestLines(lines, [2], { quantity: 9 })).toEqual([line(1, 1), line(2, 9), line(3, 1)])
    expect(editGuestLines(lines, [1, 3, 8], { selected: false })).toEqual([
      line(1, 1, false),
      line(2, 1),
      line(3, 1, false),
    ])
    expect(removeGuestLines(lines, [1, 3, 8])).toEqual([line(2, 1)])
  })

  test("pieces are counted, not lines", () => {
    expect(piecesIn([line(1, 2), line(2, 3, false)])).toBe(5)
  })
})
