import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine"
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter"
import { attachClosestEdge, type Edge, extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge"
import arrowDown from "lucide/dist/esm/icons/arrow-down.mjs"
import arrowLeft from "lucide/dist/esm/icons/arrow-left.mjs"
import arrowRight from "lucide/dist/esm/icons/arrow-right.mjs"
import arrowUp from "lucide/dist/esm/icons/arrow-up.mjs"
import gripVertical from "lucide/dist/esm/icons/grip-vertical.mjs"
import pencil from "lucide/dist/esm/icons/pencil.mjs"
import plus from "lucide/dist/esm/icons/plus.mjs"
import x from "lucide/dist/esm/icons/x.mjs"
import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import type { CallReply } from "../../../contract/calls.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Icon } from "../../ui/icon.tsx"
import type { Placed, Step } from "./category-order.ts"

export type ShownCategory = CallReply<"GET /api/admin/category/lists">["list"][number]

type CategoryRowProps = {
  category: Placed<ShownCategory>
  canMove: (step: Step) => boolean
  onMove: (step: Step) => void
  onDrop: (dropped: number, isBehind: boolean) => void
  onEdit: () => void
  onAdd: () => void
  onRemove: () => void
}

const STEPS = [
  ["up", arrowUp],
  ["down", arrowDown],
  ["out", arrowLeft],
  ["into", arrowRight],
] as const
const KEYS: Record<string, Step> = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "out", ArrowRight: "into" }
const KEYS_RTL: Record<string, Step> = { ...KEYS, ArrowLeft: "into", ArrowRight: "out" }

/** One category of the tree: dragged beside another one, or moved by buttons and ⌥ with arrows. */
export function CategoryRow({ category, canMove, onMove, onDrop, onEdit, onAdd, onRemove }: CategoryRowProps) {
  const t = useWords("categories")
  const { id, dnames: name, level, goodsCount } = category
  const row = useRef<HTMLLIElement>(null)
  const [edge, setEdge] = useState<Edge | null>(null)
  const [isHeld, setHeld] = useState(false)
  const drop = useRef(onDrop)
  drop.current = onDrop
  useEffect(() => {
    const element = row.current
    if (!element) return
    return combine(
      draggable({
        element,
        getInitialData: () => ({ id }),
        onDragStart: () => setHeld(true),
        onDrop: () => setHeld(false),
      }),
      dropTargetForElements({
        element,
        getData: ({ input }) => attachClosestEdge({ id }, { element, input, allowedEdges: ["top", "bottom"] }),
        onDrag: ({ self, source }) => setEdge(source.data.id === id ? null : extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null)
          if (typeof source.data.id === "number")
            drop.current(source.data.id, extractClosestEdge(self.data) === "bottom")
        },
      }),
    )
  }, [id])

  function onKey(event: KeyboardEvent): void {
    const step = (document.dir === "rtl" ? KEYS_RTL : KEYS)[event.key]
    if (!event.altKey || !step) return
    event.preventDefault()
    if (canMove(step)) onMove(step)
  }

  return (
    <li
      ref={row}
      className={["nv", isHeld && "held", edge && `edge-${edge}`].filter(Boolean).join(" ")}
      style={{ paddingInlineStart: 12 + level * 32 }}
      onKeyDown={onKey}
    >
      <Icon of={gripVertical} />
      <span className={level === 0 ? "strong cut" : "cut"}>
        <bdi>{name}</bdi>
      </span>
      <span className="dim small push">{t("goods", { count: goodsCount })}</span>
      {STEPS.map(([step, icon]) => (
        <Button
          key={step}
          look="bare"
          isIconOnly
          icon={icon}
          className={step === "out" || step === "into" ? "flip" : undefined}
          aria-label={t(step, { name })}
          disabled={!canMove(step)}
          onClick={() => onMove(step)}
        />
      ))}
      <Button look="bare" isIconOnly icon={plus} aria-label={t("addBelow", { name })} onClick={onAdd} />
      <Button look="bare" isIconOnly icon={pencil} aria-label={t("edit", { name })} onClick={onEdit} />
      <Button look="bare" isIconOnly icon={x} aria-label={t("remove", { name })} onClick={onRemove} />
    </li>
  )
}
