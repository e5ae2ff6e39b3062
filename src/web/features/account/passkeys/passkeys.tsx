import type { Faults } from "../../../shell/faults-of.ts"
import type { Typed } from "../../../shell/form-outcome.ts"
import { useWords } from "../../../shell/use-words.ts"
import { CENTRE_FIELDS } from "../centre-forms.ts"
import { AboutPasskeys } from "./about-passkeys.tsx"
import { AddPasskey } from "./add-passkey.tsx"
import { PasskeyEntry } from "./passkey-entry.tsx"
import type { Passkey } from "./read-passkey.ts"

type PasskeysProps = { passkeys: readonly Passkey[]; email: string; faults: Faults; typed: Typed | null }

/** The member's passkeys, and the way to a new one. */
export function Passkeys({ passkeys, email, faults, typed }: PasskeysProps) {
  const words = useWords("account", "memberCentre")
  const sentId = Number(typed?.[CENTRE_FIELDS.passkey])
  return (
    <>
      <p data-quiet>{words.passkeysText}</p>
      <AboutPasskeys />
      {passkeys.length > 0 && (
        <ul data-slot="passkeys">
          {passkeys.map((passkey) => (
            <PasskeyEntry key={passkey.id} passkey={passkey} faults={passkey.id === sentId ? faults : {}} />
          ))}
        </ul>
      )}
      <AddPasskey email={email} />
    </>
  )
}
