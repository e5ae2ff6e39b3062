import { useWords } from "../../shell/words.ts"
import type { LookData } from "./load-look.ts"
import type { LookDraft } from "./use-look-draft.ts"

/** All templates in pictures. Another one keeps what the shop says; its colours and families are its own again. */
export function TemplateChoice({ draft, drawn }: { draft: LookDraft; drawn: LookData["drawn"] }) {
  const t = useWords("look")
  return (
    <section aria-label={t("templates")}>
      <ul className="temps">
        {drawn.templates.map(({ name }) => (
          <li key={name} className={name === draft.look.template ? "on" : undefined}>
            <button
              type="button"
              aria-pressed={name === draft.look.template}
              title={t("templateKeeps")}
              onClick={() =>
                name !== draft.look.template &&
                draft.change({ template: name, colours: {}, fonts: { display: null, text: null } })
              }
            >
              <img src={`/templates/${name}.webp`} alt="" loading="lazy" />
              <span className="cut">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
