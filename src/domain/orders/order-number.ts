import type { Day } from "../calendar-day.ts"
import { ORDER_NUMBER_RANDOM_BITS_MIN } from "../constants.ts"

/** Read aloud or copied by hand, none of these is taken for another: no 0, O, 1, I, L, U. */
export const ORDER_NUMBER_ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"

const BASE = ORDER_NUMBER_ALPHABET.length
const LENGTH = Math.ceil(ORDER_NUMBER_RANDOM_BITS_MIN / Math.log2(BASE))
const SHAPE = new RegExp(`^(\\d{4})(\\d{2})(\\d{2})-[${ORDER_NUMBER_ALPHABET}]{${LENGTH}}$`)
/** An order number in a longer text, as loosely as shoppers may write it. */
export const ORDER_NUMBER_ANYWHERE = new RegExp(`\\d{8}[\\s-]*[${ORDER_NUMBER_ALPHABET}]{${LENGTH}}`, "gi")
const LOOSE_SHAPE = new RegExp(`^(\\d{8})[\\s-]*([${ORDER_NUMBER_ALPHABET}]{${LENGTH}})$`)

/** Random bytes an order number wants: 64 bits more than it shows, so that no letter is likelier than another. */
export const ORDER_NUMBER_BYTES = 16

/** An order number: the day at the shop, then 13 random letters of 30 (63 bits), like 20260314-7KQ2M9XWAR4TZ. */
export function orderNumber(day: Day, randomBytes: Uint8Array): string {
  if (randomBytes.length < ORDER_NUMBER_BYTES) throw new RangeError(`${ORDER_NUMBER_BYTES} random bytes are needed`)
  let rest = randomBytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n)
  let letters = ""
  for (let index = 0; index < LENGTH; index++) {
    letters += ORDER_NUMBER_ALPHABET.charAt(Number(rest % BigInt(BASE)))
    rest /= BigInt(BASE)
  }
  return `${day.replaceAll("-", "")}-${letters}`
}

/** Whether a text has the exact shape of an order number, with a date that exists. */
export function isOrderNumber(text: string): boolean {
  const [, year, month, day] = SHAPE.exec(text) ?? []
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  // Some engines roll 31 February over to March instead of refusing it.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`)
}

/** The order number a shopper meant: small letters, spaces and a missing dash are forgiven; null if it is none. */
export function tidyOrderNumber(typed: string): string | null {
  const [, date, letters] = LOOSE_SHAPE.exec(typed.trim().toUpperCase()) ?? []
  const number = `${date}-${letters}`
  return isOrderNumber(number) ? number : null
}
