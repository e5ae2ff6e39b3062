import { orderPath } from "../../../domain/site/route-address.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import type { ReviewableLine } from "../../features/orders/read-reviewable.ts"
import type { Faults } from "../../shell/faults-of.ts"
import { fill } from "../../shell/fill.ts"
import type { Typed } from "../../shell/form-outcome.ts"
import { isolated } from "../../shell/isolated.ts"
import { useWords } from "../../shell/use-words.ts"
import { Empty } from "../../ui/empty.tsx"
import { ButtonLink } from "../../ui/forms/button.tsx"
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx"
import { Link } from "../../ui/navigation/link.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { Text } from "../../ui/text.tsx"
import { Thumb } from "../../ui/thumb.tsx"
import { RemarkForm } from "./remark-form.tsx"
import { WrittenRemark } from "./written-remark.tsx"

type RemarkPageProps = {
  orderNumber: string
  line: ReviewableLine
  /** Further lines of the order that wait for a word. */
  others: ReviewableLine[]
  faults: Faults
  typed: Typed | null
}

/** A review of something that was bought: the form, or what was written with it. */
export function RemarkPage({ orderNumber, line, others, faults, typed }: RemarkPageProps) {
  const words = useWords("order", "remark")
  const address = orderPath(orderNumber)
  const [next] = others
  return (
    <div data-slot="page">
      <Breadcrumb
        crumbs={[
          { name: words.orders, url: SCREENS.orders.path },
          { name: orderNumber, url: address },
          { name: words.review, url: "" },
        ]}
      />
      {line.written ? (
        <Empty isPageTitle title={words.thanks} text={line.written.isShown ? words.thanksShown : words.thanksWaiting}>
          {next && <ButtonLink to={next.url}>{fill(words.reviewNext, { name: next.name })}</ButtonLink>}
          <ButtonLink kind={next ? "quiet" : undefined} to={address}>
            {words.backToOrder}
          </ButtonLink>
        </Empty>
      ) : (
        <PageHead
          title={line.mayReview ? words.remarkTitle : words.remarkEarly}
          text={line.mayReview ? undefined : words.remarkEarlyHint}
        />
      )}
      <div data-slot="columns" data-place="order">
        {line.written ? (
          <WrittenRemark written={line.written} />
        ) : line.mayReview ? (
          <RemarkForm line={line} later={address} faults={faults} typed={typed} />
        ) : (
          <p>
            <ButtonLink to={address}>{words.backToOrder}</ButtonLink>
          </p>
        )}
        <aside data-slot="side">
          <section data-slot="facts-card" aria-label={words.reviewOf}>
            <div data-slot="reviewed-goods">
              <Thumb src={line.image} sizes="96px" />
              <div>
                <Text as="b">{line.name}</Text>
                <Text>{line.specs}</Text>
                <Link data-slot="text-link" to={address}>
                  {fill(words.orderTitle, { number: isolated(orderNumber) })}
                </Link>
              </div>
            </div>
            {others.length > 0 && (
              <div>
                <h2>{words.nextHeading}</h2>
                <ul data-slot="thumbs">
                  {others.map(({ url, name, image }) => (
                    <li key={url}>
                      <Link to={url} aria-label={fill(words.reviewNext, { name })}>
                        <Thumb src={image} sizes="52px" />
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </section>
        </aside>
      </div>
    </div>
  )
}
