import type { Typed } from "../../shell/form-outcome.ts"
import { readStored, writeStored } from "../../shell/stored.ts"
import { ADDRESS_FIELDS } from "./address.ts"

/** A guest's address stays in this browser, and nowhere else. */
const GUEST_ADDRESS = "guestAddress"
const LENGTH_MAX = 300

export function keepGuestAddress(form: FormData): void {
  const fields = Object.values(ADDRESS_FIELDS).map((name) => [name, String(form.get(name) ?? "").slice(0, LENGTH_MAX)])
  writeStored(GUEST_ADDRESS, Object.fromEntries(fields))
}

/** The address of the last order; null where there was none. */
export function keptGuestAddress(): Typed | null {
  const stored = readStored(GUEST_ADDRESS)
  if (typeof stored !== "object" || stored === null) return null
  const fields = Object.entries(stored).filter(([, value]) => typeof value === "string")
  return fields.length > 0 ? Object.fromEntries(fields) : null
}

const REGION = /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/

/** Where it led to, in the codes of regions; undefined where there was none. */
export function keptGuestRegion(): string | undefined {
  const { region, country } = keptGuestAddress() ?? {}
  return [region, country].find((code) => code && REGION.test(code))
}
