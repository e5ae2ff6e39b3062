import { type PasskeyUsed, passkeyUsed } from "../../../../contract/passkey-calls.ts"

/** What a passkey has signed, as the form of the sign-in brings it, and as the API takes it; null where it is something else. */
export function writePasskey(sent: string): PasskeyUsed | null {
  try {
    return passkeyUsed.safeParse(JSON.parse(sent)).data ?? null
  } catch {
    return null // No JSON.
  }
}
