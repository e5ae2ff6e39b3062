import type { CallReply } from "../../../contract/calls.ts"
import { useWords } from "../../shell/words.ts"
import { ButtonLink } from "../../ui/button.tsx"
import type { ReturnShown } from "./steps-taken.tsx"

type Others = CallReply<"GET /api/admin/return/lists">["list"]

/** With what it comes, and who else waits. */
export function ReturnFacts({ shown, others, office }: { shown: ReturnShown; others: Others; office: string }) {
  const t = useWords("returns")
  return (
    <>
      <section className="sheet" aria-labelledby="parcel">
        <header>
          <h2 id="parcel">{t("parcel")}</h2>
          <span className="code dim">{shown.order_no}</span>
        </header>
        <div className="in">
          {shown.express_no ? (
            <dl className="facts">
              <dt>{t("carrier")}</dt>
              <dd>
                <bdi>{shown.express_company}</bdi>
              </dd>
              <dt>{t("number")}</dt>
              <dd className="code">{shown.express_no}</dd>
            </dl>
          ) : (
            <p className="dim">{t("noParcel")}</p>
          )}
        </div>
      </section>
      {others.length > 0 && (
        <section className="sheet" aria-labelledby="also">
          <header>
            <h2 id="also">{t("alsoWaiting")}</h2>
          </header>
          <ul className="list">
            {others.map(({ id, contacter, status, reason }) => (
              <li key={id}>
                <span className="two">
                  <bdi className="strong">{contacter}</bdi>
                  <bdi className="cut">{reason}</bdi>
                </span>
                <ButtonLink to={`${office}/returns/${id}`}>{t(`status${status}`)}</ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
