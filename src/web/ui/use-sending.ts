import { useState } from "react"
import { type Envelope, SUCCESS } from "../../contract/envelope.ts"
import { type Faults, faultsOf } from "../shell/faults-of.ts"
import { useShell } from "../shell/shell.ts"

/** A form on its way to the shop: one at a time, and afterwards what was wrong with it. */
export function useSending<Body>(ask: (body: Body) => Promise<Envelope<unknown>>) {
  const sentences = useShell()?.fieldFaults ?? {}
  const [isPending, setPending] = useState(false)
  const [faults, setFaults] = useState<Faults>({})

  /** Whether the shop took it. */
  async function send(body: Body): Promise<boolean> {
    if (isPending) return false
    setPending(true)
    const reply = await ask(body)
    setPending(false)
    setFaults(reply.code === SUCCESS ? {} : faultsOf(reply, sentences))
    return reply.code === SUCCESS
  }
  return { send, isPending, faults }
}
