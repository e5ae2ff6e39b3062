import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine"
import { draggable, dropTargetForElements, monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter"
import arrowDown from "lucide/dist/esm/icons/arrow-down.mjs"
import arrowUp from "lucide/dist/esm/icons/arrow-up.mjs"
import gripVertical from "lucide/dist/esm/icons/grip-vertical.mjs"
import { useEffect, useRef, useState } from "react"
import { type HomeSection, homeSection } from "../../../contract/sections/home-section.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Select } from "../../ui/input.tsx"
import type { LookData } from "./load-look.ts"
import { isKind, KIND_NAMES } from "./section-names.ts"
import type { LookDraft } from "./use-look-draft.ts"

/** The sections of the home page in their order: dragged or moved by keys, switched on and off, added and chosen. */
export function SectionsPanel({ draft, drawn }: { draft: LookDraft; drawn: LookData["drawn"] }) {
  const t = useWords("look")
  const [said, setSaid] = useState("")
  const { sections, change, chosen, choose } = draft
  const nameAt = (at: number) => {
    const section = sections[at]
    return section ? t(KIND_NAMES[section.section]) : ""
  }
  const put = (list: readonly HomeSection[]) => change({ sections: [...list] })
  const move = (from: number, to: number) => {
    const section = sections[from]
    if (!section || to < 0 || to >= sections.length || from === to) return
    const rest = sections.filter((_, at) => at !== from)
    setSaid(t("moved", { name: nameAt(from), place: to + 1, count: sections.length }))
    put([...rest.slice(0, to), section, ...rest.slice(to)])
    choose(to)
  }
  const latest = useRef(move)
  latest.current = move
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => source.data.kind === "section",
        onDrop: ({ source, location }) => {
          const target = location.current.dropTargets[0]
          if (target) latest.current(Number(source.data.at), Number(target.data.at))
        },
      }),
    [],
  )
  const add = (kind: string) => {
    const made = homeSection.safeParse({ section: kind })
    if (!made.success) return
    put([...sections, made.data])
    choose(sections.length)
  }
  return (
    <section className="sheet" aria-labelledby="home-sections">
      <header>
        <h2 id="home-sections">{t("home")}</h2>
        <Button look="bare" disabled={draft.look.sections === null} onClick={() => change({ sections: null })}>
          {t("homeAsDrawn")}
        </Button>
      </header>
      <p className="sr" id="order-hint">
        {t("orderHint")}
      </p>
      <ul className="list sec">
        {sections.map((section, at) => (
          <SectionRow
            // biome-ignore lint/suspicious/noArrayIndexKey: two sections may be the same; their place is all that tells them apart.
            key={at}
            at={at}
            name={nameAt(at)}
            section={section}
            isChosen={chosen === at}
            isLast={at === sections.length - 1}
            onChoose={() => choose(at)}
            onMove={(to) => move(at, to)}
            onShow={(isShown) =>
              put(
                sections.map((each, other) => (other === at ? { ...each, hidden: isShown ? undefined : true } : each)),
              )
            }
          />
        ))}
      </ul>
      <p className="sr" aria-live="polite">
        {said}
      </p>
      <div className="in">
        <Select value="" aria-label={t("addSectionOf")} onChange={(event) => add(event.target.value)}>
          <option value="">{t("addSection")}</option>
          {drawn.kinds.map(({ section }) =>
            isKind(section) ? (
              <option key={section} value={section}>
                {t(KIND_NAMES[section])}
              </option>
            ) : null,
          )}
        </Select>
      </div>
    </section>
  )
}

type RowProps = {
  at: number
  name: string
  section: HomeSection
  isChosen: boolean
  isLast: boolean
  onChoose: () => void
  onMove: (to: number) => void
  onShow: (isShown: boolean) => void
}

function SectionRow({ at, name, section, isChosen, isLast, onChoose, onMove, onShow }: RowProps) {
  const t = useWords("look")
  const row = useRef<HTMLLIElement>(null)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const element = row.current
    if (!element) return
    return combine(
      draggable({ element, getInitialData: () => ({ kind: "section", at }) }),
      dropTargetForElements({
        element,
        getData: () => ({ at }),
        canDrop: ({ source }) => source.data.kind === "section" && source.data.at !== at,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: () => setOver(false),
      }),
    )
  }, [at])
  const classes = [isChosen && "on", isOver && "over"].filter(Boolean).join(" ")
  return (
    <li ref={row} className={classes || undefined}>
      <span className="grip" aria-hidden="true">
        <Icon of={gripVertical} size="s" />
      </span>
      <button
        type="button"
        className="section-name"
        aria-pressed={isChosen}
        aria-label={t("editSection", { name })}
        aria-describedby="order-hint"
        onClick={onChoose}
        onKeyDown={(event) => {
          const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
          if (step === undefined) return
          event.preventDefault()
          onMove(at + step)
          const list = event.currentTarget.closest("ul")
          requestAnimationFrame(() => list?.querySelectorAll<HTMLElement>(".section-name")[at + step]?.focus())
        }}
      >
        {name}
      </button>
      <Button
        look="bare"
        isIconOnly
        icon={arrowUp}
        aria-label={t("moveUp", { name })}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      />
      <Button
        look="bare"
        isIconOnly
        icon={arrowDown}
        aria-label={t("moveDown", { name })}
        disabled={isLast}
        onClick={() => onMove(at + 1)}
      />
      <input
        type="checkbox"
        className="switch"
        checked={!section.hidden}
        aria-label={t("showSection", { name })}
        onChange={(event) => onShow(event.target.checked)}
      />
    </li>
  )
}
