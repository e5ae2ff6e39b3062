import plus from "lucide/dist/esm/icons/plus.mjs"
import x from "lucide/dist/esm/icons/x.mjs"
import { type FormEvent, useState } from "react"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Input } from "../../ui/input.tsx"
import type { GoodForm } from "./good-form.ts"
import { ValueDialog } from "./value-dialog.tsx"
import type { DraftSpec } from "./variants-draft.ts"

type ChoicesFieldProps = { specs: DraftSpec[]; pictures: GoodForm["pictures"]; onChange: (specs: DraftSpec[]) => void }

const value = (name: string) => ({ name, media_id: null, colour: null })

/** The choices that the good is offered in, each with its values. */
export function ChoicesField({ specs, pictures, onChange }: ChoicesFieldProps) {
  const t = useWords("good")
  const [edited, setEdited] = useState<{ spec: number; value: number } | null>(null)
  const put = (at: number, values: DraftSpec["values"]) =>
    onChange(specs.map((spec, index) => (index === at ? { ...spec, values } : spec)))
  const shown = edited ? specs[edited.spec]?.values[edited.value] : undefined
  return (
    <div className="stack">
      {specs.map(({ name, values }, at) => (
        <div key={name} className="row choice">
          <strong className="small">
            <bdi>{name}</bdi>
          </strong>
          <div className="chips">
            {values.map((each, index) => (
              <span key={each.name} className="chip on">
                <button
                  type="button"
                  aria-label={t("editValue", { name: each.name })}
                  onClick={() => setEdited({ spec: at, value: index })}
                >
                  {each.colour && <i className="dot" style={{ background: each.colour }} />}
                  <bdi>{each.name}</bdi>
                </button>
                {values.length > 1 && (
                  <button
                    type="button"
                    aria-label={t("removeValue", { name: each.name })}
                    onClick={() =>
                      put(
                        at,
                        values.filter((other) => other !== each),
                      )
                    }
                  >
                    <Icon of={x} size="s" />
                  </button>
                )}
              </span>
            ))}
            <AddText label={t("addValue", { name })} onAdd={(text) => put(at, [...values, value(text)])} />
          </div>
          <Button
            look="bare"
            isIconOnly
            icon={x}
            aria-label={t("removeChoice", { name })}
            onClick={() => onChange(specs.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <NewChoice onAdd={(spec) => onChange([...specs, spec])} />
      {edited && shown && (
        <ValueDialog
          value={shown}
          pictures={pictures}
          onClose={() => setEdited(null)}
          onChange={(changed) =>
            put(
              edited.spec,
              (specs[edited.spec]?.values ?? []).map((each) => (each === shown ? changed : each)),
            )
          }
        />
      )}
    </div>
  )
}

/** A field for one more; Enter adds it. */
function AddText({ label, onAdd }: { label: string; onAdd: (text: string) => void }) {
  const [text, setText] = useState("")
  const add = () => {
    if (text.trim() === "") return
    onAdd(text.trim())
    setText("")
  }
  return (
    <Input
      className="add-value"
      aria-label={label}
      placeholder="+"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={add}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return
        event.preventDefault()
        add()
      }}
    />
  )
}

function NewChoice({ onAdd }: { onAdd: (spec: DraftSpec) => void }) {
  const t = useWords("good")
  const [isOpen, setOpen] = useState(false)
  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const name = String(form.get("choice")).trim()
    const first = String(form.get("value")).trim()
    if (name && first) onAdd({ name, values: [value(first)] })
    setOpen(false)
  }
  if (!isOpen)
    return (
      <Button look="bare" icon={plus} className="start" onClick={() => setOpen(true)}>
        {t("addChoice")}
      </Button>
    )
  return (
    <form className="row" onSubmit={add}>
      <Input name="choice" aria-label={t("choiceName")} placeholder={t("choiceName")} required autoFocus />
      <Input name="value" aria-label={t("valueName")} placeholder={t("valueName")} required />
      <Button type="submit">{t("addChoice")}</Button>
    </form>
  )
}
