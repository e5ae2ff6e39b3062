import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { groupOf } from "../frame/groups.ts"
import { groupAddress } from "../frame/use-group.ts"
import { HomeChapter } from "./home-chapter.tsx"

/** The table of contents: number, name, and leaders to how many; beside it a plate of the second group. */
export function Contents({ title, text, categories, tone, anchor }: Toned<SectionProps["categories"]>) {
  const words = useWords()
  const grouped = useGrouped()
  const plate = categories[1] ?? categories[0]
  return (
    <HomeChapter title={title || words.contents} anchor={anchor} tone={tone} head={<Text>{text}</Text>}>
      <div className="contents">
        <ol>
          {categories.map((category, place) => {
            const { number, name } = groupOf(category.name, place)
            return (
              <li key={category.id}>
                <Link to={groupAddress(category)}>
                  <span>{number}</span>
                  <MerchantText>{name}</MerchantText>
                  <i aria-hidden="true" />
                  <small>{grouped(category.count)}</small>
                </Link>
              </li>
            )
          })}
        </ol>
        {plate?.image && (
          <Link className="contents-plate" to={groupAddress(plate)}>
            <Picture src={plate.image} sizes="400px" />
            <MerchantText>{plate.name}</MerchantText>
          </Link>
        )}
      </div>
    </HomeChapter>
  )
}
