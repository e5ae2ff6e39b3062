import { Link } from "./link.tsx"

type Tab = { key: string; to: string; name: string; count?: number; isHere: boolean }

/** Links to the views of a page, of which one is shown. */
export function TabsLine({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav data-slot="tabs-line" aria-label={label}>
      {tabs.map(({ key, to, name, count, isHere }) => (
        <Link key={key} to={to} aria-current={isHere ? "page" : undefined}>
          {name}
          {count !== undefined && <small>{count}</small>}
        </Link>
      ))}
    </nav>
  )
}
