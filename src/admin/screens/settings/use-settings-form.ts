import { useState } from "react"
import { useParams } from "react-router"
import type { AdminSettings } from "../../../contract/admin/site-calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { staffApi } from "../../shell/api.ts"
import { faultsOf } from "../../shell/faults-of.ts"
import { say } from "../../shell/toasts.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import type { SettingName } from "./groups.ts"
import type { SettingValue } from "./setting-control.tsx"

type Changes = Partial<Record<SettingName, SettingValue>>

/** What was changed of the settings, until it is saved; where somebody else was faster, both sides. */
export function useSettingsForm(read: AdminSettings) {
  const t = useWords("settings")
  const { shop } = useParams()
  const { act, isBusy } = useAct()
  const [changes, setChanges] = useState<Changes>({})
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [base, setBase] = useState(read)
  const [theirs, setTheirs] = useState<AdminSettings | null>(null)
  const names = Object.keys(changes).filter(isSetting)
  const isOther = (name: SettingName) => JSON.stringify(changes[name]) !== JSON.stringify(base[name])
  const changed = names.filter(isOther)

  const change = (name: SettingName, value: SettingValue) => {
    setChanges({ ...changes, [name]: value })
    setFaults({ ...faults, [name]: "" })
  }
  const discard = () => {
    setChanges({})
    setFaults({})
    setTheirs(null)
  }
  async function save() {
    const sent = Object.fromEntries(changed.map((name) => [name, changes[name]]))
    const reply = await act(
      "POST /api/admin/site/settings",
      { body: { ...sent, updated_at: base.updated_at } },
      { quiet: true },
    )
    if (reply.code === SUCCESS) {
      setBase(reply.data)
      discard()
      say(t("savedSettings"))
      return
    }
    setFaults(faultsOf(reply))
    if (reply.reason !== "notPossibleNow") return say(reply.msg, { kind: "bad" })
    const newer = await staffApi(shop).ask("GET /api/admin/site/settings")
    if (newer.code === SUCCESS) setTheirs(newer.data)
  }
  /** What was read is theirs from now on; what is not kept of one's own is forgotten. */
  const settle = (isMine: boolean) => {
    if (theirs) setBase(theirs)
    setTheirs(null)
    if (!isMine) setChanges({})
  }
  const valueNow = (name: SettingName): SettingValue => changes[name] ?? (name in changes ? null : base[name])
  return { valueNow, change, changed, faults, save, discard, isBusy, theirs, settle }
}

const isSetting = (name: string): name is SettingName => name !== "updated_at"
