import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Breadcrumb } from "../../../ui/navigation/breadcrumb.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Text } from "../../../ui/text.tsx"
import { textLength } from "../frame/text-length.ts"
import { groupTitle } from "./group-title.ts"

/** The number of the group as large as a face, its name, what it holds, and its picture running out of the plane. */
export function TitleBlock(page: ListPageProps) {
  const { text, crumbs, corrected } = page
  const words = useWords("goodsList")
  const { number, name, image } = groupTitle(page, useShop().categories)
  return (
    <header className="title-block" data-picture={image ? undefined : "no"}>
      <Breadcrumb crumbs={crumbs} />
      <Text className="title-number" aria-hidden="true" by="other">
        {number}
      </Text>
      <div className="title-copy">
        <Text as="h1" data-length={textLength(name, 26)}>
          {name}
        </Text>
        <Text by={corrected ? "other" : "merchant"}>{corrected ? fill(words.correctedTo, { corrected }) : text}</Text>
      </div>
      {image && <Picture src={image} sizes="360px" width={360} height={360} isUrgent />}
    </header>
  )
}
