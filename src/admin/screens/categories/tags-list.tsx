import arrowDown from "lucide/dist/esm/icons/arrow-down.mjs"
import arrowUp from "lucide/dist/esm/icons/arrow-up.mjs"
import pencil from "lucide/dist/esm/icons/pencil.mjs"
import x from "lucide/dist/esm/icons/x.mjs"
import type { CallReply } from "../../../contract/calls.ts"
import { GOODS_TAGS } from "../../../domain/catalog/tags.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"

export type ShownTag = CallReply<"GET /api/admin/tag/lists">["list"][number]

type TagsListProps = { tags: readonly ShownTag[]; onEdit: (tag: ShownTag) => void; onRemove: (tag: ShownTag) => void }

/** Tags in the order in which goods show them. */
export function TagsList({ tags, onEdit, onRemove }: TagsListProps) {
  const t = useWords("categories")
  const { act, isBusy } = useAct()

  /** Places are given anew, so that two that shared one are parted. */
  async function swap(at: number, to: number): Promise<void> {
    const ordered = tags.filter((_, index) => index !== at)
    const moved = tags[at]
    if (!moved) return
    for (const [position, { id, dnames, position: before }] of [
      ...ordered.slice(0, to),
      moved,
      ...ordered.slice(to),
    ].entries())
      if (before !== position) await act("POST /api/admin/tag/save", { body: { id, dnames, position } })
  }

  return (
    <ul className="tree">
      {tags.map((tag, at) => {
        const { id, dnames: name, type, goodsCount } = tag
        return (
          <li key={id} className="nv">
            <bdi className="cut">{name}</bdi>
            <span className="dim small push">{t("goods", { count: goodsCount })}</span>
            <Button
              look="bare"
              isIconOnly
              icon={arrowUp}
              isBusy={isBusy}
              aria-label={t("up", { name })}
              disabled={at === 0}
              onClick={() => void swap(at, at - 1)}
            />
            <Button
              look="bare"
              isIconOnly
              icon={arrowDown}
              isBusy={isBusy}
              aria-label={t("down", { name })}
              disabled={at === tags.length - 1}
              onClick={() => void swap(at, at + 1)}
            />
            <Button look="bare" isIconOnly icon={pencil} aria-label={t("edit", { name })} onClick={() => onEdit(tag)} />
            <Button
              look="bare"
              isIconOnly
              icon={x}
              disabled={type !== GOODS_TAGS.custom}
              aria-label={t("remove", { name })}
              onClick={() => onRemove(tag)}
            />
          </li>
        )
      })}
    </ul>
  )
}
