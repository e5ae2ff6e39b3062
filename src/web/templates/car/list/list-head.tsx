import { categoryPath } from "../../../features/catalog/category-path.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { Breadcrumb } from "../../../ui/navigation/breadcrumb.tsx"
import { Text } from "../../../ui/text.tsx"
import { Finder } from "../frame/finder.tsx"
import { useGroup } from "../frame/group-of.ts"
import { titleLength } from "../frame/title-length.ts"

/** What is listed, its group's number in red before it, and the finder with what was asked for. */
export function ListHead({ title, text, crumbs, choice, total, isCapped, corrected }: ListPageProps) {
  const words = useWords("goodsList")
  const grouped = useGrouped()
  const path = categoryPath(useShop().categories, choice.categoryId)
  const groupOf = useGroup()
  const [top] = path
  const here = path.at(-1)
  const name = here && here.name === title ? groupOf(here).name : title
  return (
    <section className="list-head">
      <Breadcrumb crumbs={crumbs} />
      <div className="list-title">
        {top && <b aria-hidden="true">{groupOf(top).number}</b>}
        <Text as="h1" data-length={titleLength(name)}>
          {name}
        </Text>
        <Text by={corrected ? "other" : "merchant"}>{corrected ? fill(words.correctedTo, { corrected }) : text}</Text>
      </div>
      <Finder>
        <span role="status">{fill(isCapped ? words.moreThanFound : words.goodsFound, { count: grouped(total) })}</span>
      </Finder>
    </section>
  )
}
