import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { CachedMarkup } from "../../ui/cached-markup.tsx"
import { TextLink } from "../../ui/text.tsx"
import { usePolicyNames } from "./use-policy-names.ts"

const SHOWN_CATEGORIES = 6

/** The departments of the shop, the first of them. */
export function CategoryLinks() {
  const { categories } = useShop()
  const links = categories.slice(0, SHOWN_CATEGORIES)
  return (
    <LinkList
      title={useWords().shopHeading}
      of={categories}
      links={links.map(({ id, name }) => ({ name, url: `/SaleGoods/lists?categoryId=${id}` }))}
    />
  )
}

/** The terms of the shop. */
export function PolicyLinks() {
  const names = usePolicyNames()
  const { policies } = useShop()
  const links = policies.map(({ name, path }) => ({ name: names[name], url: path }))
  return <LinkList title={useWords().policiesHeading} of={policies} links={links} />
}

type LinkListProps = {
  title: string
  links: { name: string; url: string }[] /** What of the shop they are made of. */
  of: object
}

/** Links of the footer below their heading; nothing where there are none. */
export function LinkList({ title, links, of }: LinkListProps) {
  if (links.length === 0) return null
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <CachedMarkup as="ul" of={of} name="footer">
        {links.map(({ name, url }) => (
          <li key={url}>
            <TextLink to={url}>{name}</TextLink>
          </li>
        ))}
      </CachedMarkup>
    </nav>
  )
}
