import { useParams } from "react-router"
import { useWords } from "../../shell/words.ts"
import { ActionBar } from "../../ui/action-bar.tsx"
import { Button, ButtonLink } from "../../ui/button.tsx"

type GoodsBarProps = {
  changed: number
  ticked: readonly { id: number }[]
  isBusy: boolean
  /** Whether every cell that was typed into can be read. */
  isReadable: boolean
  onSave: () => void
  onUndo: () => void
  onSale: (on: boolean) => void
  onRemove: () => void
}

/** What can be done now: save what was typed, or something with the goods that are ticked. */
export function GoodsBar({ changed, ticked, isBusy, isReadable, onSave, onUndo, onSale, onRemove }: GoodsBarProps) {
  const t = useWords("goods")
  const f = useWords("frame")
  const { shop = "" } = useParams()
  if (changed > 0)
    return (
      <ActionBar isWaiting about={t("cellsChanged", { count: changed })}>
        <Button look="bare" keys="⌘Z" onClick={onUndo}>
          {f("undo")}
        </Button>
        <Button look="do" keys="⌘S" isBusy={isBusy} disabled={!isReadable} onClick={onSave}>
          {t("saveCells", { count: changed })}
        </Button>
      </ActionBar>
    )
  const count = ticked.length
  if (count === 0) return null
  return (
    <ActionBar about={t("ticked", { count })}>
      <Button look="bare" onClick={onRemove}>
        {t("remove")}
      </Button>
      <Button onClick={() => onSale(false)} isBusy={isBusy}>
        {t("takeOff")}
      </Button>
      <Button onClick={() => onSale(true)} isBusy={isBusy}>
        {t("putOn")}
      </Button>
      <ButtonLink look="firm" to={`/admin/${shop}/goods/table?ids=${ticked.map(({ id }) => id).join()}`}>
        {t("editTicked", { count })}
      </ButtonLink>
    </ActionBar>
  )
}
