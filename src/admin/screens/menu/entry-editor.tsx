import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Input, Select } from "../../ui/input.tsx"
import type { MenuRow } from "./menu-tree.ts"

type EntryEditorProps = {
  entry: MenuRow
  categories: readonly { id: number; dnames: string }[]
  onChange: (part: Partial<MenuRow>) => void
  onRemove: () => void
}

const TAGS = [
  { id: 2, says: "hot" },
  { id: 3, says: "recommended" },
  { id: 4, says: "sale" },
  { id: 6, says: "newIn" },
] as const
const TYPES = [
  { type: 1, says: "category" },
  { type: 2, says: "tag" },
  { type: 3, says: "page" },
] as const

/** What an entry is called and where it leads. */
export function EntryEditor({ entry, categories, onChange, onRemove }: EntryEditorProps) {
  const t = useWords("menu")
  const first = { 1: categories[0]?.id ?? 1, 2: TAGS[0].id, 3: 1 }
  return (
    <section className="sheet" aria-labelledby="entry">
      <header>
        <h2 id="entry">
          <bdi>{entry.dnames}</bdi>
        </h2>
        <Button look="bare" className="danger" onClick={onRemove}>
          {t("remove")}
        </Button>
      </header>
      <div className="in stack">
        <Field label={t("name")}>
          <Input
            value={entry.dnames}
            maxLength={60}
            dir="auto"
            onChange={(event) => onChange({ dnames: event.target.value })}
          />
        </Field>
        <fieldset className="field">
          <legend>{t("leadsTo")}</legend>
          <span className="seg">
            {TYPES.map(({ type, says }) => (
              <button
                key={type}
                type="button"
                className={entry.type === type ? "on" : undefined}
                aria-pressed={entry.type === type}
                onClick={() => onChange({ type, id: first[type], url: type === 3 ? "/" : "" })}
              >
                {t(says)}
              </button>
            ))}
          </span>
        </fieldset>
        {entry.type === 1 && (
          <Field label={t("category")}>
            <Select value={entry.id} onChange={(event) => onChange({ id: Number(event.target.value) })}>
              {categories.map(({ id, dnames }) => (
                <option key={id} value={id}>
                  {dnames}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {entry.type === 2 && (
          <Field label={t("tag")}>
            <Select value={entry.id} onChange={(event) => onChange({ id: Number(event.target.value) })}>
              {TAGS.map(({ id, says }) => (
                <option key={id} value={id}>
                  {t(says)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {entry.type === 3 && (
          <Field label={t("contentId")}>
            <Input
              type="number"
              min={1}
              max={36}
              value={entry.id}
              onChange={(event) => onChange({ id: Number(event.target.value) })}
            />
          </Field>
        )}
        <Field label={t("address")} hint={t("addressHint")}>
          <Input
            className="code"
            dir="ltr"
            value={entry.url}
            maxLength={500}
            onChange={(event) => onChange({ url: event.target.value })}
          />
        </Field>
      </div>
    </section>
  )
}
