import { categoryPath } from "../../../features/catalog/category-path.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Text } from "../../../ui/text.tsx"
import { FloorPlan } from "../frame/floor-plan.tsx"
import { roomsOf } from "../frame/rooms-of.ts"
import { titleLength } from "../frame/title-length.ts"

/** What hangs in this room, and where in the house it is. */
export function RoomHead({ title, text, choice, corrected }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  const { categories } = useShop()
  const here = categoryPath(categories, choice.categoryId)[0]?.id
  const rooms = roomsOf(categories, here)
  const room = rooms.find(({ id }) => id === here)
  return (
    <header className="room-head">
      <div className="room-copy">
        {room && <p className="aside">{fill(words.roomNumber, { number: room.number })}</p>}
        <Text as="h1" data-length={titleLength(title)}>
          {title}
        </Text>
        {corrected && <p className="room-intro">{fill(words.correctedTo, { corrected })}</p>}
        <Text className="room-intro">{text}</Text>
      </div>
      {rooms.length > 1 && (
        <nav aria-label={words.categories}>
          <FloorPlan rooms={rooms.map((entry) => ({ ...entry, image: null }))} here={here} isSmall />
        </nav>
      )}
    </header>
  )
}
