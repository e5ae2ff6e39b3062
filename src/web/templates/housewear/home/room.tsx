import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { arrow } from "../frame/arrow.tsx"
import { Scene } from "../frame/scene.tsx"
import { textLength } from "../frame/text-length.ts"

type RoomProps = Toned<SectionProps["hero"]>

/** The rooms of the house, one of them seen, with what stands in it; the switch is a choice, so it needs no script. */
export function Room({ hero, goods, rooms, isPageTitle, tone }: RoomProps) {
  const words = useWords("goods")
  const group = useId()
  const Title = isPageTitle ? "h1" : "h2"
  return (
    <section className="room" data-tone={tone} data-slot="hero" data-count={rooms.length}>
      {rooms.length > 0 ? (
        <div className="room-scenes">
          {rooms.map((room, index) => (
            <Scene
              key={room.category.id}
              form={index === 0 ? "sideboard" : "counter"}
              goods={index === 0 ? withFirst(goods, room.goods) : room.goods}
              isUrgent={isPageTitle && index === 0}
            />
          ))}
        </div>
      ) : (
        <div className="room-picture">
          {hero.image && <Picture src={hero.image.url} focus={hero.image} sizes="46vw" isUrgent={isPageTitle} />}
        </div>
      )}
      <div className="room-text">
        <Text className="room-eyebrow">{hero.eyebrow}</Text>
        <Text as={Title} data-length={textLength(hero.title)}>
          {hero.title}
        </Text>
        <Text>{hero.text}</Text>
        {hero.url && (
          <Link className="button" to={hero.url}>
            <MerchantText>{hero.action || words.seeAll}</MerchantText>
            {arrow}
          </Link>
        )}
      </div>
      {rooms.length > 1 && (
        <fieldset className="room-switch">
          <legend className="visually-hidden">{words.categories}</legend>
          {rooms.map(({ category }, index) => (
            <label key={category.id}>
              <input className="visually-hidden" type="radio" name={group} defaultChecked={index === 0} />
              <MerchantText>{category.name}</MerchantText>
            </label>
          ))}
        </fieldset>
      )}
    </section>
  )
}

/** What the shop itself shows stands in the first place. */
const withFirst = (first: RoomProps["goods"], goods: RoomProps["rooms"][number]["goods"]) =>
  first ? [first, ...goods.filter(({ id }) => id !== first.id)].slice(0, Math.max(1, goods.length)) : goods
