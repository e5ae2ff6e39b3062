import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { TextLink } from "../../ui/text.tsx"
import { usePolicyNames } from "./use-policy-names.ts"

const SHOWN_CATEGORIES = 6

/** The departments of the shop, the first of them. */
export function CategoryLinks() {
  const links = useShop().categories.slice(0, SHOWN_CATEGORIES)
  return (
    <LinkList
      title={useWords().shopHeading}
      links={links.map(({ id, name }) => ({ name, url: `/SaleGoods/lists?categoryId=${id}` }))}
    />
  )
}

/** The terms of the shop. */
export function PolicyLinks() {
  const names = usePolicyNames()
  const links = useShop().policies.map(({ name, path }) => ({ name: names[name], url: path }))
  return <LinkList title={useWords().policiesHeading} links={links} />
}

/** Links of the footer below their heading; nothing where there are none. */
export function LinkList({ title, links }: { title: string; links: { name: string; url: string }[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ name, url }) => (
          <li key={url}>
            <TextLink to={url}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
