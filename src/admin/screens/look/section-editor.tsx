import { TONES } from "../../../contract/sections/define-section.ts"
import { type HomeSection, homeSection, type SectionKind, settingsOf } from "../../../contract/sections/home-section.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Select } from "../../ui/input.tsx"
import type { LookData } from "./load-look.ts"
import { FIELD_NAMES, KIND_NAMES } from "./section-names.ts"
import { SettingControl } from "./setting-control.tsx"
import type { LookDraft } from "./use-look-draft.ts"

const TONE_NAMES = {
  plain: "tonePlain",
  soft: "toneSoft",
  strong: "toneStrong",
  inverse: "toneInverse",
  accent: "toneAccent",
} as const

type Props = { draft: LookDraft; drawn: LookData["drawn"]; categories: LookData["categories"] }

/** What the chosen section says and shows, by the controls that its kind names. */
export function SectionEditor({ draft, drawn, categories }: Props) {
  const t = useWords("look")
  const { chosen, sections, change, choose } = draft
  const section = chosen === null ? undefined : sections[chosen]
  const kind = drawn.kinds.find((each) => each.section === section?.section)
  if (chosen === null || !section || !kind)
    return (
      <section className="sheet hero-ed" aria-label={t("what")}>
        <p className="in dim">{t("nothingChosen")}</p>
      </section>
    )
  const name = t(KIND_NAMES[section.section])
  const put = (next: unknown) => {
    const read = homeSection.safeParse(next)
    if (read.success) change({ sections: sections.map((each, at) => (at === chosen ? read.data : each)) })
  }
  const values = new Map(Object.entries(valuesOf(section, draft.look.content)))
  return (
    <section className="sheet hero-ed" aria-labelledby="section-editor">
      <header>
        <h2 id="section-editor">{name}</h2>
        <span className="dim small">{t("what")}</span>
      </header>
      <div className="in stack">
        {kind.fields.map((field) => (
          <SettingControl
            key={`${chosen} ${field.name}`}
            label={t(FIELD_NAMES[field.name] ?? "fieldText")}
            field={field}
            value={values.get(field.name)}
            categories={categories}
            onChange={(value) => put({ ...section, settings: { ...section.settings, [field.name]: value } })}
          />
        ))}
        {kind.components.length > 1 && (
          <Field label={t("component")}>
            <Select
              value={section.component ?? kind.components[0]}
              onChange={(event) => put({ ...section, component: event.target.value })}
            >
              {kind.components.map((component) => (
                <option key={component}>{component}</option>
              ))}
            </Select>
          </Field>
        )}
        <Field label={t("tone")}>
          <Select
            value={section.tone ?? ""}
            onChange={(event) => put({ ...section, tone: event.target.value || undefined })}
          >
            <option value="">{t("toneNone")}</option>
            {TONES.map((tone) => (
              <option key={tone} value={tone}>
                {t(TONE_NAMES[tone])}
              </option>
            ))}
          </Select>
        </Field>
        <Button
          onClick={() => {
            change({ sections: sections.filter((_, at) => at !== chosen) })
            choose(null)
          }}
        >
          {t("removeSection", { name })}
        </Button>
      </div>
    </section>
  )
}

/** What it says now: its own settings over the shop's words. */
function valuesOf({ section, settings }: HomeSection, content: LookDraft["look"]["content"]): object {
  return { ...settingsOf<SectionKind>(section, undefined, content), ...settings }
}
