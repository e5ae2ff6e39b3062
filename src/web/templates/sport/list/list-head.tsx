import { categoryPath } from "../../../features/catalog/category-path.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Breadcrumb } from "../../../ui/navigation/breadcrumb.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Text } from "../../../ui/text.tsx"
import { DisplayLines } from "../frame/display-lines.tsx"
import { displayStyle } from "../frame/display-style.ts"
import { setHeadline } from "../frame/display-type.ts"

/** Width to height of the room for the title. */
const ROOM = 2.5

/** What is listed, as large as it goes, beside a picture of it. */
export function ListHead({ title, text, crumbs, choice, goods, total, isCapped, corrected }: ListPageProps) {
  const words = useWords("goodsList")
  const { categories } = useShop()
  const headline = setHeadline(title, ROOM)
  const category = categoryPath(categories, choice.categoryId).findLast(({ image }) => image !== null)
  const picture = category?.image ?? goods.find(({ image }) => image !== null)?.image ?? null
  return (
    <section className="module list-head" style={displayStyle(headline)}>
      <Breadcrumb crumbs={crumbs} />
      <h1>
        <DisplayLines lines={headline.lines} />
        {total > 0 && (
          <span className="list-count" aria-hidden="true">
            {total}
            {isCapped && "+"}
          </span>
        )}
      </h1>
      {(text || corrected) && (
        <Text className="list-text" by={corrected ? "other" : "merchant"}>
          {corrected ? fill(words.correctedTo, { corrected }) : text}
        </Text>
      )}
      <div className="list-pic">{picture && <Picture src={picture} sizes="38vw" isUrgent />}</div>
    </section>
  )
}
