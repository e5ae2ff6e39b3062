import { SUCCESS } from "../../../contract/envelope.ts"
import { say } from "../../shell/toasts.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Confirm } from "../../ui/confirm.tsx"

type RemoveGoodsProps = { goods: readonly { id: number }[]; onClose: () => void; onRemoved?: () => void }

/** Asks, says what will be lost, and removes goods; those that were ordered are only taken off sale. */
export function RemoveGoods({ goods, onClose, onRemoved }: RemoveGoodsProps) {
  const t = useWords("goods")
  const { act, isBusy } = useAct()
  const count = goods.length

  async function remove(): Promise<void> {
    const reply = await act("POST /api/admin/goods/remove", { body: { ids: goods.map(({ id }) => id) } })
    onClose()
    if (reply.code !== SUCCESS) return
    onRemoved?.()
    const { removed, offSale } = reply.data
    const off = offSale.length
    say(off > 0 ? t("removedSome", { count: removed.length, off }) : t("removedAll", { count: removed.length }))
  }

  return (
    <Confirm
      isOpen={count > 0}
      onClose={onClose}
      title={t("removeTitle", { count })}
      verb={t("removeVerb", { count })}
      isBusy={isBusy}
      onConfirm={() => void remove()}
    >
      {t("removeHint")}
    </Confirm>
  )
}
