import { categoryPath } from "../../../features/catalog/category-path.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Breadcrumb } from "../../../ui/navigation/breadcrumb.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Text } from "../../../ui/text.tsx"
import { lengthOf } from "../frame/text-length.ts"

/** The room of a collection: its piece on the wall, its name at the foot. */
export function ListHead({ title, text, crumbs, choice, goods, consolation, corrected }: ListPageProps) {
  const words = useWords("goodsList")
  const { categories } = useShop()
  const category = categoryPath(categories, choice.categoryId).findLast(({ image }) => image !== null)
  const picture = category?.image ?? [...goods, ...consolation].find(({ image }) => image !== null)?.image
  return (
    <section className="room list-head">
      {picture && (
        <div className="room-pic">
          <Picture src={picture} sizes="(min-width: 64rem) 50rem, 100vw" isUrgent />
        </div>
      )}
      <div className="list-title">
        <Breadcrumb crumbs={crumbs} />
        <Text as="h1" data-length={lengthOf(title)}>
          {title}
        </Text>
        <Text by={corrected ? "other" : "merchant"}>{corrected ? fill(words.correctedTo, { corrected }) : text}</Text>
      </div>
    </section>
  )
}
