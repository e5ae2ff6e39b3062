import type { PasskeyShown } from "../../../../contract/passkey-calls.ts"

/** A passkey of the member's. */
export type Passkey = {
  id: number
  name: string
  madeAt: string
  /** Empty where nobody has signed in with it. */
  usedAt: string
}

export const readPasskey = ({ id, name, createTime, lastUseTime }: PasskeyShown): Passkey => ({
  id,
  name,
  madeAt: createTime,
  usedAt: lastUseTime,
})
