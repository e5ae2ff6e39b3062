import { type FormEvent, useState } from "react"
import { LOCALE_CODES, LOCALES, localeOf } from "../../../domain/locales/locales.ts"
import { setLanguage } from "../../shell/language.ts"
import type { Me } from "../../shell/session.ts"
import { setTheme, THEMES } from "../../shell/theme.ts"
import { useAct } from "../../shell/use-act.ts"
import { loadSameWordsIn, useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Input, Select, Switch } from "../../ui/input.tsx"

const THEME_WORDS = { system: "themeSystem", light: "themeLight", dark: "themeDark" } as const

/** Name, language, theme and keys: what the back office is like for this person, in every browser. */
export function PersonSheet({ me }: { me: Me }) {
  const t = useWords("account")
  const f = useWords("frame")
  const { act, isBusy } = useAct()
  const [name, setName] = useState(me.name)
  const [language, setChosen] = useState(me.language)
  const [theme, setThemeChosen] = useState(me.theme)
  const [letterKeys, setLetterKeys] = useState(me.letterKeys)

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const spoken = localeOf(language)
    const body = { name, theme, letterKeys, language: spoken ?? ("" as const) }
    const reply = await act("POST /api/admin/account/save", { body }, { done: f("saved") })
    if (reply.code !== 1) return
    setTheme(theme)
    if (!spoken) return
    await loadSameWordsIn(spoken)
    setLanguage(spoken)
  }

  return (
    <form className="sheet" onSubmit={save} aria-labelledby="person">
      <header>
        <h2 id="person">{t("person")}</h2>
      </header>
      <div className="in stack">
        <Field label={t("name")}>
          <Input value={name} required maxLength={60} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label={f("language")}>
          <Select value={language} onChange={(event) => setChosen(event.target.value)}>
            <option value="">{t("asBrowser")}</option>
            {LOCALE_CODES.map((code) => (
              <option key={code} value={code}>
                {LOCALES[code].name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={f("theme")}>
          <Select
            value={theme}
            onChange={(event) => setThemeChosen(THEMES.find((each) => each === event.target.value) ?? "system")}
          >
            {THEMES.map((each) => (
              <option key={each} value={each}>
                {f(THEME_WORDS[each])}
              </option>
            ))}
          </Select>
        </Field>
        <Switch
          label={f("letterKeys")}
          checked={letterKeys}
          onChange={(event) => setLetterKeys(event.target.checked)}
        />
        <Button type="submit" look="firm" isBusy={isBusy}>
          {f("save")}
        </Button>
      </div>
    </form>
  )
}
