import { Link, useLocation } from "react-router"

type NavigationProps = { entries: { name: string; url: string }[]; label: string }

export function Navigation({ entries, label }: NavigationProps) {
  const { pathname, search } = useLocation()
  // Categories differ in their query only, so the whole address decides which entry is the current one.
  const here = pathname + search
  return (
    <nav className="navigation" aria-label={label}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.url + entry.name}>
            <Link to={entry.url} aria-current={entry.url === here ? "page" : undefined}>
              <bdi>{entry.name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
