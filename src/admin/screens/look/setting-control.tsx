import { z } from "zod"
import { reportRow, sectionPicture } from "../../../contract/sections/setting-fields.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Input, Select, TextArea } from "../../ui/input.tsx"
import { GoodsChoice } from "./goods-choice.tsx"
import type { LookData } from "./load-look.ts"
import { PictureChoice } from "./picture-choice.tsx"
import { CHOICE_NAMES, FIELD_NAMES } from "./section-names.ts"

type Props = {
  label: string
  field: LookData["drawn"]["kinds"][number]["fields"][number]
  value: unknown
  categories: LookData["categories"]
  onChange: (value: unknown) => void
}

const text = z.string().catch("")
const number = z.number().catch(0)
const ids = z.array(z.number()).catch([])
const pictures = z.array(sectionPicture).catch([])
const row = reportRow.partial()
const rows = z.array(row).catch([])

/** The control that the record of a section names for a setting. */
export function SettingControl({ label, field, value, categories, onChange }: Props) {
  const t = useWords("look")
  switch (field.control) {
    case "longText":
      return (
        <Field label={label}>
          <TextArea maxLength={600} value={text.parse(value)} onChange={(event) => onChange(event.target.value)} />
        </Field>
      )
    case "number":
      return (
        <Field label={label}>
          <Input
            type="number"
            min={0}
            max={field.max}
            value={number.parse(value)}
            onChange={(event) => onChange(Number(event.target.value))}
          />
        </Field>
      )
    case "choice":
      return (
        <Field label={label}>
          <Select value={text.parse(value)} onChange={(event) => onChange(event.target.value)}>
            {field.of?.map((each) => (
              <option key={each} value={each}>
                {t(CHOICE_NAMES[each] ?? "anyAs", { name: each })}
              </option>
            ))}
          </Select>
        </Field>
      )
    case "category":
      return (
        <Field label={label}>
          <Select value={String(value ?? "")} onChange={(event) => onChange(Number(event.target.value) || null)}>
            <option value="">{t("noCategory")}</option>
            {categories.map(({ id, dnames }) => (
              <option key={id} value={id}>
                {dnames}
              </option>
            ))}
          </Select>
        </Field>
      )
    case "categories":
      return <Categories label={label} chosen={ids.parse(value)} categories={categories} onChange={onChange} />
    case "goods":
      return (
        <GoodsChoice
          label={label}
          chosen={ids.parse(value === null ? [] : [value])}
          max={1}
          onChange={([id]) => onChange(id ?? null)}
        />
      )
    case "goodsList":
      return <GoodsChoice label={label} chosen={ids.parse(value)} max={field.max ?? 1} onChange={onChange} />
    case "picture":
      return (
        <PictureChoice label={label} picture={sectionPicture.nullable().catch(null).parse(value)} onChange={onChange} />
      )
    case "pictures":
      return <Pictures label={label} shown={pictures.parse(value)} max={field.max ?? 1} onChange={onChange} />
    case "steps":
      return (
        <Rows
          label={label}
          names={["figure", "text"]}
          shown={rows.parse(value)}
          max={field.max ?? 1}
          onChange={onChange}
        />
      )
    case "rows":
      return (
        <Rows
          label={label}
          names={["figure", "title", "text", "note"]}
          shown={rows.parse(value)}
          max={field.max ?? 1}
          onChange={(changed) => onChange(changed.map((each) => ({ ...each, categoryId: each.categoryId ?? null })))}
        />
      )
    default:
      return (
        <Field label={label}>
          <Input
            maxLength={field.control === "link" ? 500 : 120}
            value={text.parse(value)}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      )
  }
}

type CategoriesProps = {
  label: string
  chosen: number[]
  categories: LookData["categories"]
  onChange: (ids: number[]) => void
}

function Categories({ label, chosen, categories, onChange }: CategoriesProps) {
  return (
    <fieldset className="field choices">
      <legend>{label}</legend>
      {categories.map(({ id, dnames }) => (
        <label key={id} className="row">
          <input
            type="checkbox"
            className="box"
            checked={chosen.includes(id)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
          <bdi>{dnames}</bdi>
        </label>
      ))}
    </fieldset>
  )
}

type Picture = z.output<typeof sectionPicture>
type PicturesProps = { label: string; shown: Picture[]; max: number; onChange: (pictures: Picture[]) => void }

function Pictures({ label, shown, max, onChange }: PicturesProps) {
  const t = useWords("look")
  const put = (at: number, picture: Picture | null) =>
    onChange(shown.flatMap((each, other) => (other === at ? (picture ?? []) : each)))
  return (
    <fieldset className="field choices">
      <legend>{label}</legend>
      {shown.map((picture, at) => (
        <PictureChoice
          key={picture.url}
          label={`${label} ${at + 1}`}
          picture={picture}
          onChange={(each) => put(at, each)}
        />
      ))}
      {shown.length < max && (
        <PictureChoice label={t("addPicture")} picture={null} onChange={(each) => each && onChange([...shown, each])} />
      )}
    </fieldset>
  )
}

type Row = z.output<typeof row>
type RowName = "figure" | "title" | "text" | "note"
type RowsProps = {
  label: string
  names: readonly RowName[]
  shown: Row[]
  max: number
  onChange: (rows: Row[]) => void
}

function Rows({ label, names, shown, max, onChange }: RowsProps) {
  const t = useWords("look")
  const empty = Object.fromEntries(names.map((name) => [name, ""]))
  return (
    <fieldset className="field choices">
      <legend>{label}</legend>
      {shown.map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing of their own but their place.
        <div key={at} className="stack setting-row">
          {names.map((name) => (
            <Input
              key={name}
              maxLength={120}
              aria-label={`${t(FIELD_NAMES[name] ?? "fieldText")} ${at + 1}`}
              placeholder={t(FIELD_NAMES[name] ?? "fieldText")}
              value={each[name] ?? ""}
              onChange={(event) =>
                onChange(shown.map((other, place) => (place === at ? { ...other, [name]: event.target.value } : other)))
              }
            />
          ))}
          <Button look="bare" onClick={() => onChange(shown.filter((_, place) => place !== at))}>
            {t("removeRow", { number: at + 1 })}
          </Button>
        </div>
      ))}
      {shown.length < max && <Button onClick={() => onChange([...shown, empty])}>{t("addRow")}</Button>}
    </fieldset>
  )
}
