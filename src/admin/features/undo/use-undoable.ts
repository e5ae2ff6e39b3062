import { useCallback } from "react"
import type { Undoable } from "../../../contract/admin/step-calls.ts"
import { say } from "../../shell/toasts.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"

/** Says that a step was done, and takes it back on request as long as its mails are held. */
export function useUndoable() {
  const t = useWords("frame")
  const { act } = useAct()
  return useCallback(
    (text: string, undo: Undoable) => {
      const { token } = undo ?? {}
      const takeBack = () => act("POST /api/admin/step/undo", { body: { token: token ?? "" } }, { done: t("undone") })
      say(text, token === undefined ? {} : { undo: async () => void (await takeBack()) })
    },
    [act, t],
  )
}
