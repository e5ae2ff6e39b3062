import { Link } from "react-router"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import type { Member } from "./member-orders.tsx"

/** What a member asked and what they wrote about goods. */
export function MemberSaid({ member, office }: { member: Member; office: string }) {
  const t = useWords("members")
  const { site } = useMe()
  const { day } = useFormats(site.currency, site.timeZone)
  return (
    <>
      <section className="sheet" aria-labelledby="asked">
        <header>
          <h2 id="asked">{t("inquiries")}</h2>
        </header>
        {member.inquiries.length === 0 && <p className="in dim">{t("none")}</p>}
        <ul className="list">
          {member.inquiries.map(({ id, number, answered, createTime }) => (
            <li key={id}>
              <Link className="two" to={`${office}/inquiries/${id}`}>
                <span className="code">{number}</span>
                <span>
                  {day(createTime)}, {answered ? t("answered") : t("waits")}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="sheet" aria-labelledby="wrote">
        <header>
          <h2 id="wrote">{t("reviews")}</h2>
        </header>
        {member.reviews.length === 0 && <p className="in dim">{t("none")}</p>}
        <ul className="list">
          {member.reviews.map(({ id, state, goodName, stars, content, createTime }) => (
            <li key={id}>
              <Link className="two" to={`${office}/reviews?state=${state}`}>
                <span>
                  <bdi className="strong">{goodName}</bdi> {t("stars", { stars })}, {day(createTime)}
                </span>
                <bdi className="cut">{content}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
