import { useState } from "react"
import { useFormContext, useWatch } from "react-hook-form"
import type { CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { LOCALE_CODES, LOCALES, type LocaleCode } from "../../../domain/locales/locales.ts"
import { faultWords } from "../../shell/fault-words.ts"
import { faultsOf } from "../../shell/faults-of.ts"
import { say } from "../../shell/toasts.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Input, Select, TextArea } from "../../ui/input.tsx"
import type { GoodForm } from "./good-form.ts"

type TranslationsPartProps = { id: number; translations: CallReply<"GET /api/admin/translation/lists">["list"] }

const TEXTS = [
  ["name", "name"],
  ["subtitle", "subtitle"],
  ["description", "description"],
  ["seoTitle", "seoTitle"],
  ["seoDescription", "seoDescription"],
] as const

/** What is said in another language, beside the shop's own words. */
export function TranslationsPart({ id, translations }: TranslationsPartProps) {
  const t = useWords("good")
  const { act, isBusy } = useAct()
  const [locale, setLocale] = useState<LocaleCode>(translations[0]?.locale ?? "de")
  const [typed, setTyped] = useState<Record<string, Record<string, string>>>({})
  const [faults, setFaults] = useState<Record<string, string>>({})
  const { control } = useFormContext<GoodForm>()
  const [name, subtitle, description, seo] = useWatch({ control, name: ["dnames", "subtitle", "description", "seo"] })
  const own: Record<string, string> = {
    name,
    subtitle,
    description,
    seoTitle: seo.title,
    seoDescription: seo.description,
  }
  const known = translations.find((each) => each.locale === locale)
  const texts: Record<string, string> = { ...known?.texts, ...typed[locale] }
  const language = LOCALES[locale].name

  async function save(): Promise<void> {
    const attributes = known?.attributes
    const body = { kind: "goods" as const, id, locale, texts, ...(attributes && { attributes }) }
    const reply = await act("POST /api/admin/translation/save", { body }, { quiet: true })
    if (reply.code === SUCCESS) {
      setFaults({})
      return say(t("savedTranslation", { language }))
    }
    setFaults(faultsOf(reply))
    say(reply.msg, { kind: "bad" })
  }

  return (
    <section className="sheet" id="translations" aria-labelledby="translations-title">
      <header>
        <h2 id="translations-title">{t("translations")}</h2>
        <Select
          className="tier-of"
          aria-label={t("language")}
          value={locale}
          onChange={(event) => setLocale(LOCALE_CODES.find((code) => code === event.target.value) ?? locale)}
        >
          {LOCALE_CODES.map((code) => (
            <option key={code} value={code}>
              {LOCALES[code].name}
            </option>
          ))}
        </Select>
      </header>
      <div className="in stack">
        {known && !known.isOffered && <p className="small dim">{t("notOffered")}</p>}
        {TEXTS.map(([text, word]) => (
          <div key={text} className="beside">
            <Field label={`${t(word)}: ${t("ownWords")}`}>
              <TextArea rows={text === "description" ? 6 : 1} readOnly value={own[text] ?? ""} />
            </Field>
            <Field
              label={`${t(word)}: ${t("theirWords", { language })}`}
              fault={faultWords(faults[`texts.${text}`] ?? (text === "name" ? faults.locale : undefined))}
            >
              {text === "description" ? (
                <TextArea
                  rows={6}
                  lang={LOCALES[locale].iso}
                  dir={LOCALES[locale].dir}
                  value={texts[text] ?? ""}
                  onChange={(event) => put(text, event.target.value)}
                />
              ) : (
                <Input
                  lang={LOCALES[locale].iso}
                  dir={LOCALES[locale].dir}
                  value={texts[text] ?? ""}
                  onChange={(event) => put(text, event.target.value)}
                />
              )}
            </Field>
          </div>
        ))}
        <Button className="start" isBusy={isBusy} onClick={() => void save()}>
          {t("saveTranslation", { language })}
        </Button>
      </div>
    </section>
  )

  function put(text: string, value: string): void {
    setTyped({ ...typed, [locale]: { ...typed[locale], [text]: value } })
  }
}
