import { categoryPath } from "../../../features/catalog/category-path.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Picture } from "../../../ui/picture.tsx"
import { Text } from "../../../ui/text.tsx"
import { textLength } from "../frame/text-length.ts"

/** The module with the giant title. Its quarter shows the category, or the first of the goods. */
export function Department({ title, text, choice, goods, consolation, corrected }: ListPageProps) {
  const words = useWords("goodsList")
  const { categories } = useShop()
  const first = [...goods, ...consolation].find(({ image }) => image)
  const image = categoryPath(categories, choice.categoryId).at(-1)?.image ?? first?.image ?? null
  return (
    <header className="module dept">
      <div className="dept-copy">
        <Text as="h1" data-length={textLength(title)}>
          {title}
        </Text>
        {corrected && <p>{fill(words.correctedTo, { corrected })}</p>}
        <Text>{text}</Text>
      </div>
      <div className="dept-quarter">
        {image && <Picture src={image} alt="" sizes="(max-width: 47.99rem) 50vw, 300px" isUrgent />}
      </div>
    </header>
  )
}
