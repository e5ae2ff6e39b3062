import { lazy, Suspense } from "react"
import { Link, useLoaderData, useSearchParams } from "react-router"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { ButtonLink } from "../../ui/button.tsx"
import { Screen } from "../../ui/screen.tsx"
import { readText, TRANSLATED_AS } from "./text-kinds.ts"
import "./texts.css"

/** The editor's own code is loaded when a text is opened. */
const TextEditor = lazy(() => import("./text-editor.tsx"))

const ALL = { page_size: 100 }

export async function loader(args: ScreenArgs) {
  const api = apiOf(args)
  const name = new URL(args.request.url).searchParams.get("open") ?? ""
  const [{ list: policies }, { list: news }, { list: pages }] = await Promise.all([
    api.need("GET /api/admin/policy/lists"),
    api.need("GET /api/admin/news/lists", { query: ALL }),
    api.need("GET /api/admin/page/lists", { query: ALL }),
  ])
  const text = name ? await readText(api, name, { policies, pages }) : null
  const translations =
    text?.id == null
      ? []
      : (
          await api.need("GET /api/admin/translation/lists", {
            query: { kind: TRANSLATED_AS[text.kind].kind, id: text.id },
          })
        ).list
  return { policies, news, pages, name, text, translations }
}

export function Component() {
  const { policies, news, pages, name, text, translations } = useLoaderData<typeof loader>()
  const t = useWords("texts")
  const { day } = useFormats(undefined, useMe().site.timeZone)
  const [search, setSearch] = useSearchParams()
  const open = (asked: string | null) => {
    const next = new URLSearchParams(search)
    if (asked === null) next.delete("open")
    else next.set("open", asked)
    setSearch(next)
  }
  const row = (to: string, says: string, note: string) => (
    <li key={to} className={to === name ? "on" : undefined}>
      <Link to={`?open=${to}`} aria-current={to === name ? "page" : undefined}>
        <span className="row">
          <bdi className="cut">{says}</bdi>
          <span className="push dim small nowrap">{note}</span>
        </span>
      </Link>
    </li>
  )
  return (
    <Screen
      title={t("title")}
      className="p-pages"
      actions={
        <>
          <ButtonLink to="?open=page-new">{t("newPage")}</ButtonLink>
          <ButtonLink look="firm" to="?open=news-new">
            {t("newNews")}
          </ButtonLink>
        </>
      }
    >
      <div className="texts-split">
        <nav className="sheet" aria-label={t("listed")}>
          <ul className="texts">
            <li className="grp">{t("policies")}</li>
            {policies.map(({ kind }) => row(`policy-${kind}`, t(kind), ""))}
            <li className="grp">{t("news")}</li>
            {news.map(({ id, title, publishTime, isPublished }) =>
              row(`news-${id}`, title, isPublished ? day(publishTime) : t("planned", { day: day(publishTime) })),
            )}
            <li className="grp">{t("pages")}</li>
            {pages.map(({ id, title, slug, publishTime, isPublished }) =>
              row(`page-${id}`, title, isPublished ? `/${slug}` : t("planned", { day: day(publishTime) })),
            )}
          </ul>
        </nav>
        {text ? (
          <Suspense fallback={<div className="skel" />}>
            <TextEditor
              key={`${name} ${text.updated_at ?? ""}`}
              text={text}
              translations={translations}
              onSaved={open}
              onGone={() => open(null)}
            />
          </Suspense>
        ) : (
          <p className="dim">{t("choose")}</p>
        )}
      </div>
    </Screen>
  )
}
