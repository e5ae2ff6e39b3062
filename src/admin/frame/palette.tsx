import { Dialog } from "@base-ui/react/dialog"
import search from "lucide/dist/esm/icons/search.mjs"
import { type KeyboardEvent, useEffect, useId, useState } from "react"
import { useWords } from "../shell/words.ts"
import { Icon } from "../ui/icon.tsx"
import { KeyCap } from "../ui/key-cap.tsx"
import { type Found, useFound } from "./use-found.ts"

type PaletteProps = { isOpen: boolean; onClose: () => void }

/** Find or do: screens, what this screen can do, orders, goods and members by a few letters. */
export function Palette({ isOpen, onClose }: PaletteProps) {
  const t = useWords("frame")
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil" />
        <Dialog.Popup className="finder" aria-label={t("findOrDo")}>
          <Finder onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Finder({ onClose }: Pick<PaletteProps, "onClose">) {
  const t = useWords("frame")
  const id = useId()
  const [text, setText] = useState("")
  const [at, setAt] = useState(0)
  const groups = useFound(text.trim())
  const all = groups.flatMap(({ found }) => found)
  const current = Math.min(at, Math.max(0, all.length - 1))
  const optionId = (index: number) => `${id}-${index}`

  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: "nearest" })
  }, [id, current])

  function choose(found: Found | undefined): void {
    if (!found) return
    onClose()
    found.run()
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setAt((current + step + all.length) % Math.max(1, all.length))
    }
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault()
      choose(all[current])
    }
  }

  let index = -1
  return (
    <>
      <label className="pal-in">
        <Icon of={search} size="l" />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={all.length > 0 ? optionId(current) : undefined}
          aria-label={t("findOrDo")}
          placeholder={t("findOrDo")}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
        <KeyCap keys="esc" />
      </label>
      <div className="pal-list" role="listbox" id={`${id}-list`} aria-label={t("results")}>
        {groups.map(({ title, found }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box is no fieldset
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden="true">{title}</p>
            {found.map((each) => {
              index += 1
              const own = index
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and has the keys
                <div
                  key={each.id}
                  id={optionId(own)}
                  className={own === current ? "opt on" : "opt"}
                  role="option"
                  tabIndex={-1}
                  aria-selected={own === current}
                  onClick={() => choose(each)}
                >
                  {each.icon && <Icon of={each.icon} />}
                  <span className="two">
                    <bdi>{each.text}</bdi>
                    {each.note && <span>{each.note}</span>}
                  </span>
                  {each.keys && <kbd className="push">{each.keys}</kbd>}
                </div>
              )
            })}
          </div>
        ))}
      </div>
      {all.length === 0 && (
        <p className="pal-none dim" role="status">
          {t("paletteNothing", { text })}
        </p>
      )}
      <p className="pal-foot small dim">{t("paletteFoot")}</p>
    </>
  )
}
