import mail from "lucide/dist/esm/icons/mail.mjs"
import { useLoaderData, useSearchParams } from "react-router"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { useFormats } from "../../shell/formats.ts"
import { listQuery } from "../../shell/list-query.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { EmptyState } from "../../ui/empty-state.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Input } from "../../ui/input.tsx"
import { Pagination } from "../../ui/pagination.tsx"
import { Screen } from "../../ui/screen.tsx"
import { SearchField } from "../../ui/search-field.tsx"
import "./feedback.css"

export const loader = (args: ScreenArgs) =>
  apiOf(args).need("GET /api/admin/feedback/lists", { query: listQuery(args, ["from", "to"]) })

/** What people wrote in the contact form. */
export function Component() {
  const t = useWords("contact")
  const { list, total, page_size, current_page } = useLoaderData<typeof loader>()
  const { site } = useMe()
  const { moment } = useFormats(site.currency, site.timeZone)
  const [search, setSearch] = useSearchParams()
  const setDay = (name: "from" | "to", day: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      next.delete("page")
      if (day) next.set(name, day)
      else next.delete(name)
      return next
    })
  return (
    <Screen
      title={t("feedbackTitle")}
      sub={t("feedbackSub")}
      above={
        <div className="sift">
          <SearchField label={t("search")} />
          {(["from", "to"] as const).map((name) => (
            <span key={name} className="row">
              {t(name)}
              <Input
                type="date"
                aria-label={t(name)}
                value={search.get(name) ?? ""}
                onChange={(event) => setDay(name, event.target.value)}
              />
            </span>
          ))}
        </div>
      }
    >
      {list.length === 0 ? (
        <EmptyState title={t("feedbackEmpty")}>{t("feedbackEmptyHint")}</EmptyState>
      ) : (
        <ul className="stack">
          {list.map((word) => (
            <li key={word.id} className="sheet">
              <header>
                <h2>
                  <bdi>{word.name}</bdi>
                </h2>
                <span className="dim small">
                  {[word.country, word.phone].filter(Boolean).join(", ")} {moment(word.createTime)}
                </span>
              </header>
              <div className="in stack">
                <p className="feedback-text" dir="auto">
                  {word.content}
                </p>
                <p>
                  <a className="btn" href={`mailto:${word.email}`}>
                    <Icon of={mail} />
                    <bdi>{word.email}</bdi>
                  </a>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Pagination page={current_page} pageSize={page_size} total={total} />
    </Screen>
  )
}
