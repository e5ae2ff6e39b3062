import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react"
import { useLocation } from "react-router"
import { useShell } from "../../shell/shell.ts"
import { scrollManner } from "./scroll-manner.ts"
import { stepTab } from "./step-tab.ts"

export type Tab = { id: string; label: ReactNode; content: ReactNode }

/**
 * Panels of which one is seen. The tabs are links to their panels: without JavaScript all panels stand below each other
 * (the base stylesheet hides the others only where there is scripting, so nothing moves when the code arrives).
 */
export function Tabs({ tabs }: { tabs: Tab[] }) {
  const dir = useShell()?.dir ?? "ltr"
  const list = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()
  // `from` is the move that the panel was asked for by; empty where it was chosen here.
  const [chosen, setChosen] = useState({ id: "", from: "" })
  const active = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosen.id),
  )
  const asked = tabs.find(({ id }) => `#${id}` === hash)?.id
  const choose = (id: string) => setChosen({ id, from: "" })

  useEffect(() => {
    if (asked !== undefined) setChosen({ id: asked, from: key })
  }, [asked, key])

  // The panel has been hidden until now, so the browser could not go there by itself.
  useEffect(() => {
    if (chosen.from !== "") document.getElementById(chosen.id)?.scrollIntoView({ behavior: scrollManner() })
  }, [chosen])

  function onKeyDown(event: KeyboardEvent) {
    const next = stepTab(active, tabs.length, event.key, dir)
    const tab = next === null ? undefined : tabs[next]
    if (next === null || !tab) return
    event.preventDefault()
    choose(tab.id)
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus()
  }

  return (
    <div data-slot="tabs">
      <div ref={list} role="tablist" data-slot="tab-list" onKeyDown={onKeyDown}>
        {tabs.map(({ id, label }, index) => (
          <a
            key={id}
            role="tab"
            id={`${id}-tab`}
            href={`#${id}`}
            aria-controls={id}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            data-slot="tab"
            onClick={(event) => {
              event.preventDefault()
              choose(id)
            }}
          >
            {label}
          </a>
        ))}
      </div>
      {tabs.map(({ id, content }, index) => (
        <section
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          data-slot="tab-panel"
          data-active={index === active || undefined}
        >
          {content}
        </section>
      ))}
    </div>
  )
}
