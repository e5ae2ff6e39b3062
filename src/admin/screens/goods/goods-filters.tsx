import { Link, useParams, useSearchParams } from "react-router"
import type { CallReply } from "../../../contract/calls.ts"
import { LOCALE_CODES, LOCALES } from "../../../domain/locales/locales.ts"
import { useWords } from "../../shell/words.ts"
import { Select } from "../../ui/input.tsx"
import { SearchField } from "../../ui/search-field.tsx"

type GoodsFiltersProps = {
  categories: CallReply<"GET /api/admin/category/lists">["list"]
  tags: CallReply<"GET /api/admin/tag/lists">["list"]
}

const VIEWS = [
  ["viewAll", ""],
  ["viewLow", "stock=low"],
  ["viewOut", "stock=out"],
  ["viewOff", "onSale=0"],
  ["viewLocked", "locked=1"],
  ["viewNoPicture", "picture=0"],
] as const

const SORTS = ["newest", "oldest", "changed", "name", "nameDesc", "number"] as const
const OF_VIEWS = ["stock", "onSale", "locked", "picture"]

/** Ready views; which one is shown stands in the address. */
export function GoodsViews() {
  const t = useWords("goods")
  const { shop = "" } = useParams()
  const [search] = useSearchParams()
  const shown = new URLSearchParams([...search].filter(([name]) => OF_VIEWS.includes(name))).toString()
  return (
    <nav className="views" aria-label={t("views")}>
      {VIEWS.map(([name, query]) => (
        <Link
          key={name}
          to={`/admin/${shop}/goods${query && `?${query}`}`}
          className={shown === query ? "on" : undefined}
          aria-current={shown === query ? "page" : undefined}
        >
          {t(name)}
        </Link>
      ))}
    </nav>
  )
}

/** What narrows the list, and its order. */
export function GoodsFilters({ categories, tags }: GoodsFiltersProps) {
  const t = useWords("goods")
  const [search, setSearch] = useSearchParams()
  const choose = (name: string, value: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      next.delete("page")
      if (value) next.set(name, value)
      else next.delete(name)
      return next
    })
  const select = (name: string, label: string, any: string, choices: readonly (readonly [string, string])[]) => (
    <Select
      className="sift-choice"
      aria-label={label}
      value={search.get(name) ?? ""}
      onChange={(event) => choose(name, event.target.value)}
    >
      <option value="">{any}</option>
      {choices.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  )
  return (
    <div className="sift">
      <SearchField label={t("searchGoods")} />
      {select(
        "categoryId",
        t("category"),
        t("anyCategory"),
        categories.map(({ id, dnames }) => [String(id), dnames]),
      )}
      {select(
        "tagId",
        t("tag"),
        t("anyTag"),
        tags.map(({ id, dnames }) => [String(id), dnames]),
      )}
      {select(
        "missing",
        t("missing"),
        t("anyLanguage"),
        LOCALE_CODES.map((code) => [code, LOCALES[code].name]),
      )}
      {select(
        "sort",
        t("sort"),
        t("newest"),
        SORTS.slice(1).map((sort) => [sort, t(sort)]),
      )}
      <span className="push dim small only-wide">{t("keysHint")}</span>
    </div>
  )
}
