import { useCallback, useState } from "react"
import { useParams, useRevalidator } from "react-router"
import type { AskOf } from "../../contract/call.ts"
import type { AllCalls, CallReply } from "../../contract/calls.ts"
import { type Envelope, SUCCESS } from "../../contract/envelope.ts"
import { type StaffApi, staffApi } from "./api.ts"
import { say } from "./toasts.ts"

type StaffCall = Parameters<StaffApi["ask"]>[0]

/**
 * Does something by a call: what was refused is said in words (unless `quiet`, where the screen says it under a field), and
 * what the screen shows is read anew when it was done.
 */
export function useAct() {
  const { shop } = useParams()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const act = useCallback(
    async <Name extends StaffCall>(
      name: Name,
      sent?: AskOf<AllCalls[Name]>,
      { quiet = false, done }: { quiet?: boolean; done?: string } = {},
    ): Promise<Envelope<CallReply<Name>>> => {
      setBusy(true)
      try {
        const reply = await staffApi(shop).ask(name, sent)
        if (reply.code !== SUCCESS) {
          if (!quiet) say(reply.msg, { kind: "bad" })
          return reply
        }
        await revalidate()
        if (done) say(done)
        return reply
      } finally {
        setBusy(false)
      }
    },
    [shop, revalidate],
  )
  return { act, isBusy }
}
