import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText } from "../../../ui/text.tsx"

export type Room = { id: number; number: number; name: string; image?: string | null; count?: number }
type FloorPlanProps = { rooms: readonly Room[] /** The room that one stands in. */; here?: number; isSmall?: boolean }

/** Categories are rooms. There are never more than eight in one plan. */
export function FloorPlan({ rooms, here, isSmall = false }: FloorPlanProps) {
  return (
    <div className="plan" data-size={isSmall ? "small" : undefined}>
      <ul className="rooms" data-count={rooms.length}>
        {rooms.map(({ id, number, name, image, count }) => (
          <li key={id} className="room">
            <Link to={`/SaleGoods/lists?categoryId=${id}`} aria-current={id === here ? "page" : undefined}>
              <b className="room-no" aria-hidden="true">
                {number}
              </b>
              <MerchantText className="clamp room-name">{name}</MerchantText>
              {count !== undefined && <small className="count">{count}</small>}
              {image && (
                <span className="cutout">
                  <Picture src={image} sizes="(max-width: 47.99rem) 84px, 200px" />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
