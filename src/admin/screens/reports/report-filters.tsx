import { Link, useSearchParams } from "react-router"
import { useWords } from "../../shell/words.ts"
import { Input } from "../../ui/input.tsx"
import { type Asked, BY_WORDS, type SalesBy } from "./report-asked.ts"

const SPANS = [
  [7, "last7"],
  [30, "last30"],
  [90, "last90"],
  [365, "lastYear"],
] as const

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** By what, and of which days: all of it stands in the address. */
export function ReportFilters({ asked, choices }: { asked: Asked; choices: readonly SalesBy[] }) {
  const t = useWords("reports")
  const [params, setParams] = useSearchParams()
  const withParts = (parts: Record<string, string>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(parts)) value ? next.set(name, value) : next.delete(name)
    next.delete("page")
    return next
  }
  return (
    <div className="sift report-filters">
      <nav className="seg" aria-label={t("by")}>
        {choices.map((by) => (
          <Link
            key={by}
            to={`?${withParts({ by })}`}
            className={by === asked.by ? "on" : undefined}
            aria-current={by === asked.by ? "true" : undefined}
          >
            {t(BY_WORDS[by])}
          </Link>
        ))}
      </nav>
      <nav className="row" aria-label={t("period")}>
        {SPANS.map(([days, name]) => (
          <Link key={name} className="chip" to={`?${withParts({ from: dayBefore(days - 1), to: "" })}`}>
            {t(name)}
          </Link>
        ))}
      </nav>
      {(["from", "to"] as const).map((end) => (
        <span key={end} className="row small">
          <label htmlFor={`report-${end}`}>{t(end)}</label>
          <Input
            id={`report-${end}`}
            type="date"
            value={asked.days[end] ?? ""}
            onChange={(event) => setParams(withParts({ [end]: event.target.value }), { replace: true })}
          />
        </span>
      ))}
    </div>
  )
}
