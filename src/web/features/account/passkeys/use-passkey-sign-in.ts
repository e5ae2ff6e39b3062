import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { Failure } from "../../../../contract/envelope.ts"
import { MINUTE_MS } from "../../../../domain/time-units.ts"
import { useApi } from "../../../shell/use-api.ts"
import { useWords } from "../../../shell/use-words.ts"
import { failureText } from "./failure-text.ts"
import { canAutofill, type Signed, signByPasskey, stopOffering } from "./sign-by-passkey.ts"
import { useCanUsePasskeys } from "./use-can-use-passkeys.ts"

/** What is signed is good for ten minutes; who types for longer is offered it anew. */
const OFFER_AGAIN_MS = 9 * MINUTE_MS

/** What to say: a title, and what else there is to say. */
type Unanswered = { title: string; text: string } | null

/**
 * Signing in by a passkey: by a button, or by what the browser offers in the e-mail field. What was signed goes into the
 * field `field` of the form of the password and is sent with it, so that both ways lead to the same place.
 */
export function usePasskeySignIn(isPending: boolean) {
  const words = useWords("signIn")
  const api = useApi()
  const field = useRef<HTMLInputElement>(null)
  const canUse = useCanUsePasskeys() === true
  const [isWaiting, setWaiting] = useState(false)
  const [unanswered, setUnanswered] = useState<Unanswered>(null)

  const send = useEffectEvent((signed: Signed) => put(signed))
  function put(signed: Signed) {
    if (!signed.isSigned || !field.current) return
    field.current.value = signed.passkey
    field.current.form?.requestSubmit()
  }

  // A passkey is good once. Whatever is sent next is sent with what is typed, unless a passkey is used again.
  useEffect(() => {
    if (!isPending && field.current) field.current.value = ""
  }, [isPending])

  const isOffering = canUse && !isWaiting && !isPending
  useEffect(() => {
    if (!isOffering) return
    let [isOver, isOffered] = [false, false]
    async function offer() {
      if (!(await canAutofill()) || isOver) return
      isOffered = true
      const signed = await signByPasskey(api, true)
      if (!isOver) send(signed)
    }
    void offer()
    const again = setInterval(offer, OFFER_AGAIN_MS)
    return () => {
      isOver = true
      clearInterval(again)
      if (isOffered) void stopOffering()
    }
  }, [isOffering, api])

  async function signIn() {
    if (isWaiting || isPending) return
    setWaiting(true)
    setUnanswered(null)
    const signed = await signByPasskey(api, false)
    setWaiting(false)
    if (signed.isSigned) put(signed)
    else setUnanswered(sayWhy(signed.failure))
  }

  const sayWhy = (failure: Failure | null) =>
    failure ? { title: failureText(failure, words), text: "" } : { title: words.noPasskey, text: words.noPasskeyText }

  return { field, canUse, isWaiting, unanswered, signIn }
}
