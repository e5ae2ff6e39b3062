import triangleAlert from "lucide/dist/esm/icons/triangle-alert.mjs"
import { LOCALES, localeOf } from "../../../domain/locales/locales.ts"
import { useFormats } from "../../shell/formats.ts"
import { say } from "../../shell/toasts.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Note } from "../../ui/mark.tsx"
import { type InquiryShown, type QuoteDraft, quoteDraftOf } from "./quote-draft.ts"

/** Whether there is enough of what is asked for, who asks, and how the mail goes. */
export function InquiryAside({ shown, quote }: { shown: InquiryShown; quote: QuoteDraft | null }) {
  const t = useWords("inquiries")
  const { number } = useFormats()
  const { lines } = quote ?? quoteDraftOf(shown)
  const short = lines.filter(({ pieces, stock }) => Number(pieces) > stock)
  const locale = localeOf(shown.language)
  const copy = () => navigator.clipboard.writeText(shown.link).then(() => say(t("linkCopied")))
  const facts = [
    [t("number"), shown.number],
    [t("company"), shown.company],
    [t("phone"), shown.phone],
    [t("country"), shown.country],
  ].filter(([, value]) => value)
  return (
    <aside className="stack">
      <section className="sheet" aria-labelledby="can">
        <header>
          <h2 id="can">{t("canWe")}</h2>
        </header>
        <div className="in stack">
          {short.length === 0 && <p>{t("enough")}</p>}
          {short.map(({ detail_id, goodName, specs, stock, pieces }) => (
            <Note key={detail_id} kind="bad" icon={triangleAlert}>
              {t("missing", {
                name: [goodName, specs].filter(Boolean).join(", "),
                stock: number(stock),
                count: number(Number(pieces) - stock),
              })}
            </Note>
          ))}
        </div>
      </section>
      <section className="sheet" aria-labelledby="sender">
        <header>
          <h2 id="sender">{t("sender")}</h2>
        </header>
        <div className="in">
          <dl className="facts">
            {facts.map(([name, value]) => (
              <div key={name} className="inquiry-bill-row">
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="sheet" aria-labelledby="mail">
        <header>
          <h2 id="mail">{t("theMail")}</h2>
        </header>
        <div className="in stack small dim">
          <p>{t("mailHint", { email: shown.email, language: locale ? LOCALES[locale].name : shown.language })}</p>
          <p>
            <Button onClick={copy}>{t("copyLink")}</Button>
          </p>
        </div>
      </section>
    </aside>
  )
}
