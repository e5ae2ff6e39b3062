import { Link, useSearchParams } from "react-router"

type View = { value: string; text: string; count?: number; isLit?: boolean }
type ViewLinksProps = { label: string; name: string; views: readonly View[] }

/** Parts of a list beside each other; which one is shown stands in the address. The first is shown where none is named. */
export function ViewLinks({ label, name, views }: ViewLinksProps) {
  const [search] = useSearchParams()
  const shown = search.get(name) ?? views[0]?.value
  const to = (value: string) => {
    const next = new URLSearchParams(search)
    next.delete("page")
    next.set(name, value)
    return `?${next}`
  }
  return (
    <nav className="views" aria-label={label}>
      {views.map(({ value, text, count, isLit }) => (
        <Link
          key={value}
          to={to(value)}
          className={value === shown ? "on" : undefined}
          aria-current={value === shown ? "true" : undefined}
        >
          {text} {count !== undefined && count > 0 && <b className={isLit ? "lit" : "n"}>{count}</b>}
        </Link>
      ))}
    </nav>
  )
}
