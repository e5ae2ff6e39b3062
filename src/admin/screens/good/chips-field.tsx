import x from "lucide/dist/esm/icons/x.mjs"
import { useWords } from "../../shell/words.ts"
import { Icon } from "../../ui/icon.tsx"
import { Select } from "../../ui/input.tsx"

type Named = { id: number; dnames: string }
type ChipsFieldProps = {
  label: string
  add: string
  chosen: readonly Named[]
  all: readonly Named[]
  onChange: (ids: number[]) => void
}

/** Some of a list: what is chosen as chips, the rest to be added. */
export function ChipsField({ label, add, chosen, all, onChange }: ChipsFieldProps) {
  const t = useWords("good")
  const ids = chosen.map(({ id }) => id)
  return (
    <fieldset className="field chosen">
      <legend>{label}</legend>
      <div className="chips">
        {chosen.map(({ id, dnames }) => (
          <span key={id} className="chip on">
            <bdi>{dnames}</bdi>
            <button
              type="button"
              aria-label={t("takeOut", { name: dnames })}
              onClick={() => onChange(ids.filter((each) => each !== id))}
            >
              <Icon of={x} size="s" />
            </button>
          </span>
        ))}
      </div>
      <Select aria-label={add} value="" onChange={(event) => onChange([...ids, Number(event.target.value)])}>
        <option value="" disabled>
          {add}
        </option>
        {all
          .filter(({ id }) => !ids.includes(id))
          .map(({ id, dnames }) => (
            <option key={id} value={id}>
              {dnames}
            </option>
          ))}
      </Select>
    </fieldset>
  )
}
