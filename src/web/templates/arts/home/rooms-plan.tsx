import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { SectionHead } from "../../../ui/section-head.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { FloorPlan } from "../frame/floor-plan.tsx"
import { roomsOf } from "../frame/rooms-of.ts"

/** The categories as a floor plan. Those that have no room in it stand below. */
export function RoomsPlan({ title, text, categories, tone }: Toned<SectionProps["categories"]>) {
  const id = useId()
  const words = useWords("goods")
  const rooms = roomsOf(categories)
  const further = categories.slice(rooms.length)
  return (
    <section className="block rooms-plan" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={title || words.categories}>
        <Text>{text}</Text>
      </SectionHead>
      <FloorPlan rooms={rooms} />
      {further.length > 0 && (
        <ul className="row further-rooms">
          {further.map(({ id, name, count }) => (
            <li key={id}>
              <Link className="tap" to={`/SaleGoods/lists?categoryId=${id}`}>
                <MerchantText>{name}</MerchantText> <small className="count">{count}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
