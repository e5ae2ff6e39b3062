import type { Order, OrderLine } from "../../features/orders/order.ts"
import { OrderAmount } from "../../features/orders/order-amount.tsx"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { Link } from "../../ui/navigation/link.tsx"
import { Notice } from "../../ui/notice.tsx"
import { Tag } from "../../ui/tag.tsx"
import { Text, TextLink } from "../../ui/text.tsx"
import { Thumb } from "../../ui/thumb.tsx"

/** What was bought, line by line, and which gifts were gone. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <>
      <ul data-slot="order-lines">
        {order.lines.map((line) => (
          <Line key={line.id} order={order} line={line} />
        ))}
      </ul>
      {order.droppedGifts.length > 0 && <DroppedGifts gifts={order.droppedGifts} />}
    </>
  )
}

function DroppedGifts({ gifts }: { gifts: Order["droppedGifts"] }) {
  const words = useWords("orderDetail")
  const [before, after] = words.droppedGifts.split("{gifts}")
  return (
    <Notice kind="warn">
      <p>
        {before}
        {gifts.map(({ variantId, name, quantity }, index) => (
          <bdi key={variantId}>
            {index > 0 && " · "}
            {name}
            {quantity > 1 && ` × ${quantity}`}
          </bdi>
        ))}
        {after}
      </p>
    </Notice>
  )
}

function Line({ order, line }: { order: Order; line: OrderLine }) {
  const words = useWords("order", "orderDetail", "purchase")
  const { name, url, specs, image, isGift, quantity, price, sum, returned, cancelled, isReviewed } = line
  const mayReview = order.actions.includes("review") && !isGift && !isReviewed
  return (
    <li data-slot="order-line" data-state={isGift ? "gift" : undefined}>
      <Thumb src={image} sizes="88px" />
      <div>
        <h3>
          <TextLink to={url}>{name}</TextLink>
        </h3>
        <Text>{specs}</Text>
        {isGift && <p>{words.yourGift}</p>}
        {cancelled > 0 && <Tag kind="warn">{fill(words.cancelledPieces, { count: cancelled })}</Tag>}
        {returned > 0 && <Tag kind="warn">{fill(words.returnedPieces, { count: returned })}</Tag>}
        {isReviewed && <Tag kind="ok">{words.reviewed}</Tag>}
        {mayReview && (
          <Link data-slot="text-link" to={line.reviewUrl} aria-label={`${words.review}: ${name}`}>
            {words.review}
          </Link>
        )}
      </div>
      <span data-slot="times">
        {quantity}
        {!isGift && (
          <>
            {" × "}
            <OrderAmount amount={price} currency={order.currency} />
          </>
        )}
      </span>
      <b data-slot="line-sum">{isGift ? words.sumFree : <OrderAmount amount={sum} currency={order.currency} />}</b>
    </li>
  )
}
