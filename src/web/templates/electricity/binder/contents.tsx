import { type Category, useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { CachedMarkup } from "../../../ui/cached-markup.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { MerchantText } from "../../../ui/text.tsx"
import { chapterAddress, useChapter } from "./use-chapter.ts"

const LEVELS = 3

/** Every chapter of the catalogue; the one that lies open shows its sections. Without one the first does. */
export function Contents() {
  const words = useWords()
  const { categories } = useShop()
  const path = useChapter()
  if (categories.length === 0) return null
  const open = path.length > 0 ? path : categories.slice(0, 1)
  const openIds = open.map(({ id }) => id)
  const here = path.at(-1)?.id
  return (
    <nav className="contents" data-slot="category-element" aria-label={words.suggestedCategories}>
      <p className="contents-title">{words.contents}</p>
      <CachedMarkup as="ul" of={categories} name={`contents ${openIds.join(" ")} ${here}`} className="tree">
        {categories.map((category, index) => (
          <Chapter key={category.id} {...{ category, openIds, here }} number={String(index + 1)} level={1} />
        ))}
      </CachedMarkup>
    </nav>
  )
}

type ChapterProps = { category: Category; number: string; level: number; openIds: number[]; here: number | undefined }

function Chapter({ category, number, level, openIds, here }: ChapterProps) {
  const isOpen = openIds.includes(category.id)
  return (
    <li data-active={isOpen || undefined}>
      <Link to={chapterAddress(category)} aria-current={category.id === here ? "page" : undefined}>
        {level === 1 && <b aria-hidden="true">{number}</b>}
        <MerchantText>{category.name}</MerchantText>
        {level > 1 && <small aria-hidden="true">{number}</small>}
      </Link>
      {isOpen && level < LEVELS && category.sub.length > 0 && (
        <ul>
          {category.sub.map((below, index) => (
            <Chapter
              key={below.id}
              {...{ openIds, here }}
              category={below}
              number={`${number}.${index + 1}`}
              level={level + 1}
            />
          ))}
        </ul>
      )}
    </li>
  )
}
