import { categoryPath } from "../../../features/catalog/category-path.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Breadcrumb } from "../../../ui/navigation/breadcrumb.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Text } from "../../../ui/text.tsx"
import { textLength } from "../frame/text-length.ts"

/** The yellow band above a chapter: its number and name as large as they go, its picture printed in one colour. */
export function ChapterBand({ title, text, crumbs, choice, goods, corrected }: ListPageProps) {
  const words = useWords("goodsList")
  const { categories } = useShop()
  const path = categoryPath(categories, choice.categoryId)
  const number = categories.findIndex(({ id }) => id === path[0]?.id) + 1
  const image = path.findLast((category) => category.image)?.image ?? goods.find((entry) => entry.image)?.image ?? null
  return (
    <header className="chapter-band" data-picture={image ? undefined : "no"}>
      <Breadcrumb crumbs={crumbs} />
      <div className="chapter-title">
        {number > 0 && <b aria-hidden="true">{number}</b>}
        <Text as="h1" data-length={textLength(title)}>
          {title}
        </Text>
      </div>
      <Text by={corrected ? "other" : "merchant"}>{corrected ? fill(words.correctedTo, { corrected }) : text}</Text>
      {image && <Picture src={image} sizes="300px" width={300} height={300} isUrgent />}
    </header>
  )
}
