import arrowDown from "lucide/dist/esm/icons/arrow-down.mjs"
import arrowUp from "lucide/dist/esm/icons/arrow-up.mjs"
import fileText from "lucide/dist/esm/icons/file-text.mjs"
import folderTree from "lucide/dist/esm/icons/folder-tree.mjs"
import gripVertical from "lucide/dist/esm/icons/grip-vertical.mjs"
import indentDecrease from "lucide/dist/esm/icons/list-indent-decrease.mjs"
import indentIncrease from "lucide/dist/esm/icons/list-indent-increase.mjs"
import tags from "lucide/dist/esm/icons/tags.mjs"
import { type KeyboardEvent, useState } from "react"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Icon } from "../../ui/icon.tsx"
import { dropped, type MenuRow, moved } from "./menu-tree.ts"

type MenuListProps = {
  rows: MenuRow[]
  chosen: string | null
  onChoose: (key: string) => void
  onChange: (rows: MenuRow[]) => void
}

const KINDS = {
  1: { icon: folderTree, says: "category" },
  2: { icon: tags, says: "tag" },
  3: { icon: fileText, says: "page" },
} as const
const MOVES = [
  { to: "up", icon: arrowUp },
  { to: "down", icon: arrowDown },
  { to: "outward", icon: indentDecrease },
  { to: "inward", icon: indentIncrease },
] as const
const WAY = { up: "up", down: "down", inward: "in", outward: "out" } as const

/** The way that keys mean: ⌥ with arrows moves, Tab changes the level. */
function wayOf({ key, altKey, shiftKey }: KeyboardEvent): keyof typeof WAY | null {
  if (altKey && key === "ArrowUp") return "up"
  if (altKey && key === "ArrowDown") return "down"
  if (altKey && key === "ArrowRight") return "inward"
  if (altKey && key === "ArrowLeft") return "outward"
  if (altKey || key !== "Tab") return null
  return shiftKey ? "outward" : "inward"
}

/** The whole menu as a list with levels: moved by pointer, by keys and by buttons. */
export function MenuList({ rows, chosen, onChoose, onChange }: MenuListProps) {
  const t = useWords("menu")
  const [held, setHeld] = useState<number | null>(null)
  const [said, setSaid] = useState("")

  function move(at: number, way: keyof typeof WAY): boolean {
    const next = moved(rows, at, WAY[way])
    const own = rows[at]
    if (!next || !own) return false
    const place = next.findIndex(({ key }) => key === own.key)
    onChange(next)
    setSaid(t("moved", { name: own.dnames, place: place + 1, all: next.length, level: next[place]?.level ?? 1 }))
    return true
  }
  return (
    <section className="sheet over" aria-label={t("tree")}>
      <header>
        <h2>{t("count", { count: rows.length })}</h2>
        <span className="dim small only-wide">{t("keys")}</span>
      </header>
      <p className="sr" role="status">
        {said}
      </p>
      <ul className="tree">
        {rows.map((row, at) => (
          <li
            key={row.key}
            className={`nv l${row.level}${row.key === chosen ? " on" : ""}${held === at ? " lifted" : ""}`}
            draggable
            onDragStart={() => setHeld(at)}
            onDragEnd={() => setHeld(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => {
              const next = held === null ? null : dropped(rows, held, at)
              if (next) onChange(next)
              setHeld(null)
            }}
          >
            <span className="grip">
              <Icon of={gripVertical} size="s" />
            </span>
            <button
              type="button"
              className="nv-name"
              aria-current={row.key === chosen ? "true" : undefined}
              onClick={() => onChoose(row.key)}
              onKeyDown={(event) => {
                // Tab leaves the list unless this entry is the one in hand and can change its level.
                const way = wayOf(event)
                if (!way || (event.key === "Tab" && row.key !== chosen)) return
                if (move(at, way)) event.preventDefault()
              }}
            >
              <Icon of={KINDS[row.type].icon} size="s" />
              <bdi className="strong cut">{row.dnames}</bdi>
              <span className="dim small push">{t(KINDS[row.type].says)}</span>
            </button>
            {row.key === chosen && (
              <span className="row">
                {MOVES.map(({ to, icon }) => (
                  <Button
                    key={to}
                    look="bare"
                    isIconOnly
                    icon={icon}
                    aria-label={t(to, { name: row.dnames })}
                    disabled={moved(rows, at, WAY[to]) === null}
                    onClick={() => move(at, to)}
                  />
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
