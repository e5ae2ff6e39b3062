import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { MerchantText } from "../../../ui/text.tsx"
import { useSectionInView } from "../../../ui/use-section-in-view.ts"
import { BrandMark } from "./brand.tsx"
import { groupOf } from "./groups.ts"
import { type Chapter, useChapters } from "./use-chapters.ts"
import { groupAddress, useGroup } from "./use-group.ts"

/** As many as the back of a report has room for. */
const GROUPS = 12

/** The back of the report: its sign, the chapters of the page or the groups of the catalogue, and whose it is. */
export function Spine() {
  const words = useWords()
  const { name, content } = useShop()
  const chapters = useChapters()
  return (
    <aside className="spine" aria-label={words.contents}>
      <Link className="spine-mark" to="/" aria-label={`${name}, ${words.home}`}>
        <BrandMark />
      </Link>
      <ol className="spine-list">{chapters.length > 1 ? <Chapters chapters={chapters} /> : <Groups />}</ol>
      <p className="spine-title">
        <strong>
          <MerchantText>{name}</MerchantText>
        </strong>
        <MerchantText>{content.hero?.eyebrow}</MerchantText>
      </p>
    </aside>
  )
}

function Chapters({ chapters }: { chapters: Chapter[] }) {
  const words = useWords()
  const here = useSectionInView(chapters.map(({ anchor }) => anchor))
  return chapters.map(({ anchor, number, title }) => (
    <li key={anchor}>
      <a
        href={`#${anchor}`}
        aria-label={[fill(words.chapter, { number }), title].filter(Boolean).join(", ")}
        aria-current={anchor === here ? "true" : undefined}
      >
        {number}
      </a>
    </li>
  ))
}

function Groups() {
  const { categories } = useShop()
  const here = useGroup()[0]?.id
  return categories.slice(0, GROUPS).map(({ id, name }, place) => (
    <li key={id}>
      <Link to={groupAddress({ id })} aria-label={name} aria-current={id === here ? "true" : undefined}>
        {groupOf(name, place).number}
      </Link>
    </li>
  ))
}
