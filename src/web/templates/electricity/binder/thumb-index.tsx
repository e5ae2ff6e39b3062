import { useEffect, useRef } from "react"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { MerchantText } from "../../../ui/text.tsx"
import { chapterAddress, useChapter } from "./use-chapter.ts"

/** As many as a binder has room for. */
const TABS = 12

/** The chapters as tabs cut into the fore edge; on a phone a strip below the header. */
export function ThumbIndex() {
  const words = useWords()
  const { categories } = useShop()
  const here = useChapter()[0]?.id
  const strip = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const tab = here === undefined ? null : strip.current?.querySelector("[aria-current]")
    tab?.scrollIntoView({ inline: "center", block: "nearest", behavior: "instant" })
  }, [here])
  if (categories.length < 2) return null
  return (
    <nav className="thumb-index" aria-label={words.contents}>
      <ol ref={strip}>
        {categories.slice(0, TABS).map((category, index) => (
          <li key={category.id}>
            <Link to={chapterAddress(category)} aria-current={category.id === here ? "true" : undefined}>
              <b>{index + 1}</b>
              <MerchantText>{category.name}</MerchantText>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
