import { NAVIGATION_TYPE } from "../../../domain/site/navigation.ts"
import { fill } from "../../shell/fill.ts"
import type { Category, MenuEntry } from "../../shell/shell.ts"
import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { Link } from "../../ui/navigation/link.tsx"
import { Picture } from "../../ui/picture.tsx"
import { MerchantText, Text } from "../../ui/text.tsx"
import { keyOf } from "./navigation-link.tsx"

/** What is below an entry of the navigation: links, or titled groups of them, and the picture of its category. */
export function MegaPanel({ entry }: { entry: MenuEntry }) {
  const words = useWords()
  const { categories } = useShop()
  const image = pictureOf(entry, categories)
  return (
    <div className="mega" data-picture={image ? undefined : "no"}>
      <ul className="mega-list">
        {entry.sub.map((sub) => (
          <li key={keyOf(sub)} data-titled={sub.sub.length > 0 || undefined}>
            <MegaLink entry={sub} image={pictureOf(sub, categories)} />
            {sub.sub.length > 0 && (
              <ul>
                {sub.sub.map((leaf) => (
                  <li key={keyOf(leaf)}>
                    <MegaLink entry={leaf} image={null} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {image && (
        <Link className="module mega-pick" to={entry.url} tabIndex={-1} aria-hidden="true">
          <Picture src={image} alt="" sizes="160px" />
          <Text as="strong" by="other">
            {fill(words.categoryMore, { name: entry.name })}
          </Text>
        </Link>
      )}
    </div>
  )
}

function MegaLink({ entry, image }: { entry: MenuEntry; image: string | null }) {
  return (
    <Link to={entry.url} aria-current={entry.active ? "page" : undefined}>
      {image && <Picture src={image} alt="" sizes="44px" width={44} height={44} />}
      <MerchantText>{entry.name}</MerchantText>
    </Link>
  )
}

/** An entry that leads to a category shows its picture. */
function pictureOf(entry: MenuEntry, categories: readonly Category[]): string | null {
  if (entry.type !== NAVIGATION_TYPE.category) return null
  const found = categories.find(({ id }) => String(id) === entry.id)
  if (found) return found.image
  return categories.map(({ sub }) => pictureOf(entry, sub)).find((image) => image !== null) ?? null
}
