import type { AskOf } from "../../../contract/call.ts"
import type { AllCalls } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { say } from "../../shell/toasts.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"

type Undo = { token: string } | null

/** The steps of orders; what mails can be taken back as long as its mail is held. */
export function useOrderSteps() {
  const t = useWords("orders")
  const { act, isBusy } = useAct()

  /** Says that it is done, and offers to take it back. */
  function saidWithUndo(text: string, undos: readonly Undo[]): void {
    const tokens = undos.flatMap((undo) => (undo ? [undo.token] : []))
    const undo = async () => {
      let isWhole = true
      for (const token of tokens) {
        const reply = await act("POST /api/admin/step/undo", { body: { token } })
        isWhole &&= reply.code === SUCCESS
      }
      if (isWhole) say(t("undone"))
    }
    say(text, tokens.length > 0 ? { undo } : {})
  }

  async function move(step: "accept" | "prepare" | "deliver" | "complete", order_no: string): Promise<boolean> {
    const said = { accept: "accepted", prepare: "prepared", deliver: "delivered", complete: "completedSaid" } as const
    const reply = await act(`POST /api/admin/order/${step}`, { body: { order_no } })
    if (reply.code !== SUCCESS) return false
    saidWithUndo(t(said[step]), [reply.data.undo])
    return true
  }

  async function ship(body: NonNullable<AskOf<AllCalls["POST /api/admin/order/ship"]>["body"]>): Promise<boolean> {
    const reply = await act("POST /api/admin/order/ship", { body })
    if (reply.code !== SUCCESS) return false
    saidWithUndo(t("shipped"), [reply.data.undo])
    return true
  }

  async function sendParcel(
    body: NonNullable<AskOf<AllCalls["POST /api/admin/order/parcel"]>["body"]>,
    idempotencyKey: string,
  ): Promise<boolean> {
    const reply = await act("POST /api/admin/order/parcel", { body, idempotencyKey })
    if (reply.code !== SUCCESS) return false
    saidWithUndo(t("shipped"), [reply.data.undo])
    return true
  }

  async function bulk(body: NonNullable<AskOf<AllCalls["POST /api/admin/order/bulk"]>["body"]>): Promise<boolean> {
    const reply = await act("POST /api/admin/order/bulk", { body })
    if (reply.code !== SUCCESS) return false
    const { list } = reply.data
    const count = (outcome: string) => list.filter((each) => each.outcome === outcome).length
    const refused = list.filter(({ outcome }) => outcome === "refused").map(({ order_no }) => order_no.slice(-6))
    const undos = list.map(({ undo }) => undo)
    if (refused.length === 0) saidWithUndo(t("bulkDone", { done: count("done") }), undos)
    else {
      const numbers = refused.join(", ")
      const counts = { done: count("done"), already: count("already"), refused: refused.length, numbers }
      saidWithUndo(t("bulkPartly", counts), undos)
    }
    return true
  }

  return { move, ship, sendParcel, bulk, isBusy }
}
