import type { KeyboardEvent, PointerEvent } from "react"
import type { AdminPicture } from "../../../contract/admin/media-calls.ts"
import { useWords } from "../../shell/words.ts"

type Focus = NonNullable<AdminPicture["focus"]>
type FocusPointProps = { picture: AdminPicture; focus: Focus; onChange: (focus: Focus) => void }

const STEP = 5
const MOVES: Record<string, Focus> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}
const within = (value: number) => Math.max(0, Math.min(100, Math.round(value)))

/** The picture with the point that stays in sight: by pointer, or by arrow keys. Pictures are not mirrored, whatever one reads. */
export function FocusPoint({ picture, focus, onChange }: FocusPointProps) {
  const t = useWords("media")
  const point = (event: PointerEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange({ x: within(((event.clientX - left) / width) * 100), y: within(((event.clientY - top) / height) * 100) })
  }
  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key]
    if (!by) return
    event.preventDefault()
    onChange({ x: within(focus.x + by.x), y: within(focus.y + by.y) })
  }
  return (
    <button
      type="button"
      className="focus-picture"
      aria-label={t("focus")}
      aria-description={t("focusValue", { x: focus.x, y: focus.y })}
      onPointerDown={point}
      onKeyDown={move}
    >
      <img src={picture.url} alt={picture.alt} />
      <i style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
    </button>
  )
}
