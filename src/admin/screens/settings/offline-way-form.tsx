import { type FormEvent, useState } from "react"
import type { CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { faultsOf } from "../../shell/faults-of.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Input, Switch, TextArea } from "../../ui/input.tsx"

type Way = CallReply<"GET /api/admin/offlineWay/lists">["list"][number]

/** A way to pay that needs no provider, and what the buyer is told. */
export function OfflineWayForm({ way: { way, ...read } }: { way: Way }) {
  const t = useWords("settings")
  const f = useWords("frame")
  const { act, isBusy } = useAct()
  const [{ isOn, instructions, expiryHours }, setTyped] = useState(read)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const typed = { isOn, instructions, expiryHours, updated_at: read.updated_at }
  async function save(event: FormEvent) {
    event.preventDefault()
    const reply = await act("POST /api/admin/offlineWay/save", { body: { way, ...typed } }, { done: f("saved") })
    setFaults(reply.code === SUCCESS ? {} : faultsOf(reply))
  }
  return (
    <form className="form" onSubmit={save} aria-label={t(`way_${way}`)}>
      <Switch
        label={t(`way_${way}`)}
        checked={isOn}
        onChange={(event) => setTyped({ ...typed, isOn: event.target.checked })}
      />
      <Field
        label={t("instructions")}
        hint={t("instructionsHint")}
        {...(faults.instructions && { fault: faults.instructions })}
      >
        <TextArea value={instructions} onChange={(event) => setTyped({ ...typed, instructions: event.target.value })} />
      </Field>
      <Field label={`${t("waitsFor")} (${t("hours")})`} {...(faults.expiryHours && { fault: faults.expiryHours })}>
        <Input
          inputMode="numeric"
          value={expiryHours}
          onChange={(event) => setTyped({ ...typed, expiryHours: Number(event.target.value) })}
        />
      </Field>
      <p>
        <Button type="submit" isBusy={isBusy}>
          {f("save")}
        </Button>
      </p>
    </form>
  )
}
