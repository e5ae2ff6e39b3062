import type { TemplateName } from "../../../domain/site/templates.ts"
import { useWords } from "../../shell/words.ts"
import { Field } from "../../ui/field.tsx"
import { Select } from "../../ui/input.tsx"
import type { LookData } from "./load-look.ts"
import type { LookDraft } from "./use-look-draft.ts"

type Role = "display" | "text"

/** Families that templates ship; the one of the template itself is what it was drawn with. */
export function FontsPanel({ draft, drawn }: { draft: LookDraft; drawn: LookData["drawn"] }) {
  const t = useWords("look")
  const { fonts, template } = draft.look
  const own = drawn.templates.find(({ name }) => name === template)
  const families = (role: Role) => {
    const seen = new Map<string, TemplateName>()
    for (const { name, fonts } of drawn.templates)
      if (fonts[role] && fonts[role] !== own?.fonts[role] && !seen.has(fonts[role])) seen.set(fonts[role], name)
    return [...seen].sort(([one], [other]) => one.localeCompare(other))
  }
  const set = (role: Role, value: string) => {
    const name = drawn.templates.find((each) => each.name === value)?.name ?? null
    draft.change({ fonts: { ...fonts, [role]: name } })
  }
  const select = (role: Role) => (
    <Select value={fonts[role] ?? ""} onChange={(event) => set(role, event.target.value)}>
      <option value="">{t("fontOwn", { family: own?.fonts[role] ?? "" })}</option>
      {families(role).map(([family, name]) => (
        <option key={name} value={name}>
          {family}
        </option>
      ))}
    </Select>
  )
  return (
    <section className="sheet" aria-labelledby="type">
      <header>
        <h2 id="type">{t("type")}</h2>
      </header>
      <div className="in stack">
        <Field label={t("fontTitles")}>{select("display")}</Field>
        <Field label={t("fontText")}>{select("text")}</Field>
      </div>
    </section>
  )
}
