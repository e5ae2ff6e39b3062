import chevronLeft from "lucide/dist/esm/icons/chevron-left.mjs"
import chevronRight from "lucide/dist/esm/icons/chevron-right.mjs"
import { useSearchParams } from "react-router"
import { useWords } from "../shell/words.ts"
import { ButtonLink } from "./button.tsx"

type PaginationProps = { page: number; pageSize: number; total: number }

/** Pages of a list; which one is shown stands in the address as `page`. */
export function Pagination({ page, pageSize, total }: PaginationProps) {
  const t = useWords("frame")
  const [search] = useSearchParams()
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (last === 1) return null
  const to = (number: number) => {
    const next = new URLSearchParams(search)
    next.set("page", String(number))
    return `?${next}`
  }
  return (
    <nav className="pages" aria-label={t("pages")}>
      {page > 1 && (
        <ButtonLink to={to(page - 1)} icon={chevronLeft} isIconOnly aria-label={t("previousPage")} rel="prev" />
      )}
      <span className="dim small">{t("of", { shown: page, all: last })}</span>
      {page < last && (
        <ButtonLink to={to(page + 1)} icon={chevronRight} isIconOnly aria-label={t("nextPage")} rel="next" />
      )}
    </nav>
  )
}
