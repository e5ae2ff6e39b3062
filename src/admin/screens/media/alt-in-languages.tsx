import { useState } from "react"
import type { CallReply } from "../../../contract/calls.ts"
import { LOCALES } from "../../../domain/locales/locales.ts"
import { useMe } from "../../shell/session.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Input } from "../../ui/input.tsx"

type AltInLanguagesProps = { id: number; languages: CallReply<"GET /api/admin/translation/lists">["list"] }

/** What a picture shows, in the other languages that the shop offers. */
export function AltInLanguages({ id, languages }: AltInLanguagesProps) {
  const t = useWords("media")
  const f = useWords("frame")
  const { act, isBusy } = useAct()
  const { site } = useMe()
  const stored = Object.fromEntries(languages.map(({ locale, texts }) => [locale, texts.alt ?? ""]))
  const [texts, setTexts] = useState<Record<string, string>>(stored)
  const offered = site.languages.filter((code) => code !== site.language)
  const changed = offered.filter((code) => (texts[code] ?? "") !== (stored[code] ?? ""))
  if (offered.length === 0) return null

  async function save() {
    for (const locale of changed) {
      const alt = texts[locale]?.trim() ?? ""
      if (alt) await act("POST /api/admin/translation/save", { body: { kind: "media", id, locale, texts: { alt } } })
      else await act("POST /api/admin/translation/remove", { body: { kind: "media", id, locale } })
    }
  }
  return (
    <details>
      <summary className="small strong">{t("languages")}</summary>
      <div className="stack">
        {offered.map((code) => (
          <Field key={code} label={t("altIn", { language: LOCALES[code].name })}>
            <Input
              value={texts[code] ?? ""}
              maxLength={300}
              lang={LOCALES[code].iso}
              dir={LOCALES[code].dir}
              onChange={(event) => setTexts({ ...texts, [code]: event.target.value })}
            />
          </Field>
        ))}
        {changed.length > 0 && (
          <Button look="do" isBusy={isBusy} onClick={save}>
            {f("save")}
          </Button>
        )}
      </div>
    </details>
  )
}
