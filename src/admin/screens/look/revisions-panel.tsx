import { SUCCESS } from "../../../contract/envelope.ts"
import { useFormats } from "../../shell/formats.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import type { LookData } from "./load-look.ts"
import type { LookDraft } from "./use-look-draft.ts"

/** What was published before: any of it can become the draft again. */
export function RevisionsPanel({ draft, revisions }: { draft: LookDraft; revisions: LookData["revisions"] }) {
  const t = useWords("look")
  const { moment } = useFormats()
  const { act, isBusy } = useAct()
  const restore = async (id: number) => {
    const version = await draft.settled()
    const reply = await act("POST /api/admin/look/restore", { body: { version, id } }, { done: t("restored") })
    if (reply.code === SUCCESS) draft.accept(reply.data, true)
  }
  return (
    <section className="sheet" aria-labelledby="revisions">
      <header>
        <h2 id="revisions">{t("revisions")}</h2>
      </header>
      {revisions.length === 0 && <p className="in dim">{t("noRevisions")}</p>}
      <ul className="list">
        {revisions.map(({ id, template, by, published_at, isCurrent }) => (
          <li key={id}>
            <span className="two">
              <span>{template}</span>
              <span className="dim small">
                {t("revisionBy", { moment: moment(published_at), name: by || t("revisionFirst") })}
              </span>
            </span>
            <span className="push" />
            {isCurrent ? (
              <span className="dim small">{t("current")}</span>
            ) : (
              <Button isBusy={isBusy} onClick={() => restore(id)}>
                {t("restore")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
