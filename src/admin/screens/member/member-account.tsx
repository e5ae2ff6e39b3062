import { LOCALES, localeOf } from "../../../domain/locales/locales.ts"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { Mark } from "../../ui/mark.tsx"
import type { Member } from "./member-orders.tsx"

/** The account of a member and where they have things sent. */
export function MemberAccount({ member }: { member: Member }) {
  const t = useWords("members")
  const { site } = useMe()
  const { moment, number } = useFormats(site.currency, site.timeZone)
  const locale = localeOf(member.language)
  return (
    <>
      <section className="sheet" aria-labelledby="account">
        <header>
          <h2 id="account">{t("facts")}</h2>
        </header>
        <div className="in">
          <dl className="facts">
            <dt>{t("email")}</dt>
            <dd>
              <a href={`mailto:${member.email}`}>
                <bdi>{member.email}</bdi>
              </a>
            </dd>
            <dt>{t("language")}</dt>
            <dd>{locale ? LOCALES[locale].name : member.language}</dd>
            <dt>{t("lastSeen")}</dt>
            <dd>{member.lastSeenTime ? moment(member.lastSeenTime) : t("never")}</dd>
            <dt>{t("passkeys")}</dt>
            <dd>{number(member.passkeys)}</dd>
          </dl>
        </div>
      </section>
      <section className="sheet" aria-labelledby="addresses">
        <header>
          <h2 id="addresses">{t("addresses")}</h2>
        </header>
        {member.addresses.length === 0 && <p className="in dim">{t("noAddresses")}</p>}
        <ul className="list">
          {member.addresses.map(({ id, contacter, phone, address, isDefault }) => (
            <li key={id}>
              <address className="two">
                <span>
                  <bdi className="strong">{contacter}</bdi> {isDefault && <Mark>{t("isDefault")}</Mark>}
                </span>
                <span>
                  <bdi>{address}</bdi>, <bdi>{phone}</bdi>
                </span>
              </address>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
