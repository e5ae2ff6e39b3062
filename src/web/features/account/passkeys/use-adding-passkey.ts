import { useState } from "react"
import { useRevalidator } from "react-router"
import { SUCCESS } from "../../../../contract/envelope.ts"
import { faultsOf } from "../../../shell/faults-of.ts"
import { useApi } from "../../../shell/use-api.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useToast } from "../../../ui/overlays/toast.ts"
import { CENTRE_FIELDS } from "../centre-forms.ts"
import { failureText } from "./failure-text.ts"
import { loadWebAuthn } from "./load-webauthn.ts"

/** What one meets on the way: who signed in long ago is asked for the password. */
type Adding = { isAsking: boolean; fault: string }

/** Makes a passkey in this browser and keeps it in the account. */
export function useAddingPasskey() {
  const words = useWords("account", "memberCentre")
  const { ask } = useApi()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [isWaiting, setWaiting] = useState(false)
  const [{ isAsking, fault }, setAdding] = useState<Adding>({ isAsking: false, fault: "" })

  async function make(password: string): Promise<Adding> {
    try {
      const [{ startRegistration }, options] = await Promise.all([
        loadWebAuthn(),
        ask("POST /api/user/passkeyOptions", { body: { password } }),
      ])
      if (options.code !== SUCCESS) {
        const isWanted = CENTRE_FIELDS.password in faultsOf(options, {})
        // The first time it is only asked for; the second time it was left empty.
        return { isAsking: isAsking || isWanted, fault: isWanted && !isAsking ? "" : failureText(options, words) }
      }
      const passkey = await startRegistration({ optionsJSON: options.data })
      const added = await ask("POST /api/user/addPasskey", { body: { passkey } })
      if (added.code !== SUCCESS) return { isAsking, fault: failureText(added, words) }
    } catch (failure) {
      const isHere = failure instanceof Error && failure.name === "InvalidStateError"
      return { isAsking, fault: isHere ? words.passkeyHereAlready : words.passkeyNotMade }
    }
    toast(words.passkeyAdded, "success")
    await revalidate()
    return { isAsking: false, fault: "" }
  }

  async function add(password = "") {
    if (isWaiting) return
    setWaiting(true)
    setAdding(await make(password))
    setWaiting(false)
  }

  return { add, isWaiting, isAsking, fault }
}
