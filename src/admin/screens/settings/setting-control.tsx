import { LOCALE_CODES, LOCALES } from "../../../domain/locales/locales.ts"
import { useLocale } from "../../shell/language.ts"
import { useWords } from "../../shell/words.ts"
import { Field } from "../../ui/field.tsx"
import { Box, Input, Select, Switch, TextArea } from "../../ui/input.tsx"
import { countriesIn } from "./countries.ts"
import { type SettingField, settingId } from "./groups.ts"

export type SettingValue = string | number | boolean | null | string[]

type SettingControlProps = {
  field: SettingField
  value: SettingValue
  fault?: string
  onChange: (value: SettingValue) => void
}

const textOf = (value: SettingValue): string => (Array.isArray(value) ? value.join("\n") : String(value ?? ""))
const listOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

/** One setting, with its name, what it means and what is wrong with it. */
export function SettingControl({ field, value, fault, onChange }: SettingControlProps) {
  const t = useWords("settings")
  const { iso } = useLocale()
  const shared = { label: t(field.says), ...(field.hint && { hint: t(field.hint) }), ...(fault && { fault }) }
  const id = settingId(field.name)
  switch (field.as) {
    case "switch":
      return (
        <div className="wide">
          <Switch
            id={id}
            label={t(field.says)}
            checked={value === true}
            onChange={(event) => onChange(event.target.checked)}
          />
        </div>
      )
    case "area":
      return (
        <Field {...shared} className="wide">
          <TextArea id={id} value={textOf(value)} onChange={(event) => onChange(event.target.value)} />
        </Field>
      )
    case "lines":
    case "countries":
      return (
        <Field {...shared} className="wide">
          <TextArea id={id} value={textOf(value)} onChange={(event) => onChange(listOf(event.target.value))} />
        </Field>
      )
    case "number":
      return (
        <Field {...shared} label={field.unit ? `${t(field.says)} (${t(field.unit)})` : t(field.says)}>
          <Input
            id={id}
            inputMode="numeric"
            value={textOf(value)}
            onChange={(event) => onChange(numberOf(event.target.value))}
          />
        </Field>
      )
    case "choice":
      return (
        <Field {...shared}>
          <Select id={id} value={textOf(value)} onChange={(event) => onChange(chosen(event.target.value, value))}>
            {field.name === "languageCode"
              ? LOCALE_CODES.map((code) => (
                  <option key={code} value={code}>
                    {LOCALES[code].name}
                  </option>
                ))
              : field.options.map(([option, says]) => (
                  <option key={option} value={option}>
                    {t(says)}
                  </option>
                ))}
          </Select>
        </Field>
      )
    case "country":
      return (
        <Field {...shared}>
          <Select id={id} value={textOf(value)} onChange={(event) => onChange(event.target.value || null)}>
            <option value="">{t("noCountry")}</option>
            {countriesIn(iso, textOf(value)).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )
    case "zone":
      return (
        <Field {...shared}>
          <Select id={id} value={textOf(value)} onChange={(event) => onChange(event.target.value)}>
            {[...new Set([textOf(value), "UTC", ...Intl.supportedValuesOf("timeZone")])].map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </Select>
        </Field>
      )
    case "languages":
      return <Languages label={shared.label} chosen={Array.isArray(value) ? value : []} onChange={onChange} />
    case "secret":
      return (
        <Field {...shared}>
          <Input
            id={id}
            autoComplete="off"
            value={textOf(value)}
            onChange={(event) => onChange(event.target.value || null)}
          />
        </Field>
      )
    default:
      return (
        <Field {...shared}>
          <Input id={id} value={textOf(value)} onChange={(event) => onChange(event.target.value)} />
        </Field>
      )
  }
}

const numberOf = (text: string): SettingValue => (/^\d+$/.test(text.trim()) ? Number(text) : text)

/** What a list of choices gives is text; the setting says what it was. */
function chosen(text: string, before: SettingValue): SettingValue {
  if (typeof before === "number") return Number(text)
  if (text === "true" || text === "false") return text === "true"
  return text === "" ? null : text
}

type LanguagesProps = { label: string; chosen: string[]; onChange: (codes: string[]) => void }

function Languages({ label, chosen, onChange }: LanguagesProps) {
  const toggle = (code: string, isOn: boolean) =>
    onChange(LOCALE_CODES.filter((each) => (each === code ? isOn : chosen.includes(each))))
  return (
    <fieldset className="field wide" id={settingId("locales")}>
      <legend>{label}</legend>
      <ul className="apps">
        {LOCALE_CODES.map((code) => (
          <li key={code}>
            <label className="row" htmlFor={`locale-${code}`}>
              <Box
                id={`locale-${code}`}
                checked={chosen.includes(code)}
                onChange={(event) => toggle(code, event.target.checked)}
              />
              <bdi lang={LOCALES[code].iso}>{LOCALES[code].name}</bdi>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
