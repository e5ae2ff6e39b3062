import copy from "lucide/dist/esm/icons/copy.mjs"
import messageSquare from "lucide/dist/esm/icons/message-square.mjs"
import { Link, useParams } from "react-router"
import { LOCALES, localeOf } from "../../../domain/locales/locales.ts"
import { useKeys } from "../../shell/keys.ts"
import { say } from "../../shell/toasts.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Note } from "../../ui/mark.tsx"
import type { OrderShown } from "./order-shown.ts"

/** How the buyer's language is called by those who speak it. */
export const languageName = (tag: string): string => {
  const code = localeOf(tag)
  return code ? LOCALES[code].name : tag
}

export function ShipTo({ order }: { order: OrderShown }) {
  const t = useWords("orders")
  const { shop } = useParams()
  const { address, member, business, remark, returns } = order
  const rows = [
    address.contacter,
    address.addressPart,
    `${address.zipCode} ${address.city}`,
    address.reginName,
    address.countryName,
  ].filter((row) => row.trim() !== "")
  async function take(): Promise<void> {
    await navigator.clipboard.writeText(rows.join("\n"))
    say(t("copied"))
  }
  useKeys({ c: take })
  const language = languageName(order.language)
  const phone = [address.callingCodes && `+${address.callingCodes.replace(/^\+/, "")}`, address.mobile].join(" ").trim()
  return (
    <>
      <section className="sheet" aria-labelledby="to">
        <header>
          <h2 id="to">{t("shipTo")}</h2>
          <Button look="bare" icon={copy} keys="C" onClick={take}>
            {t("copyAddress")}
          </Button>
        </header>
        <div className="in">
          <address>
            {rows.map((row) => (
              <bdi key={row} className="line">
                {row}
              </bdi>
            ))}
          </address>
          <p className="small">
            <a className="link" href={`mailto:${order.email}`}>
              <bdi>{order.email}</bdi>
            </a>
            <br />
            <bdi dir="ltr">{phone}</bdi>
          </p>
          <p className="small dim">{t(member ? "memberReads" : "guestReads", { language })}</p>
          {business && (
            <p className="small">
              {t("business")}: <bdi>{business.company}</bdi> <span className="code">{business.vat_number}</span>
            </p>
          )}
        </div>
      </section>
      {remark && (
        <Note kind="wait" icon={messageSquare}>
          <span className="sr">{t("remark")}</span> “<bdi>{remark}</bdi>”
        </Note>
      )}
      {returns.length > 0 && (
        <section className="sheet" aria-labelledby="returns">
          <header>
            <h2 id="returns">{t("returns")}</h2>
          </header>
          <ul className="list">
            {returns.map(({ id, reason }) => (
              <li key={id}>
                <Link className="link" to={`/admin/${shop}/returns/${id}`}>
                  {t("returnOf", { id, reason })}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
