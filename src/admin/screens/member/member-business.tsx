import type { CallReply } from "../../../contract/calls.ts"
import { useFormats } from "../../shell/formats.ts"
import { useIsOwner, useMe } from "../../shell/session.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import type { Member } from "./member-orders.tsx"

type Business = CallReply<"GET /api/admin/member/business">

const CHECKED = { confirmed: "vatConfirmed", refused: "vatRefused", silent: "vatSilent" } as const

/** What kind of buyer a member is, and what is known of the VAT number. */
export function MemberBusiness({ member, business }: { member: Member; business: Business }) {
  const t = useWords("members")
  const { site } = useMe()
  const { moment } = useFormats(site.currency, site.timeZone)
  const isOwner = useIsOwner()
  const { act, isBusy } = useAct()
  const { company, vat_number, check, kind } = business
  const setKind = (to: "private" | "business") =>
    act("POST /api/admin/member/kind", { body: { id: member.id, kind: to } })
  const decide = (result: "confirmed" | "refused") =>
    act("POST /api/admin/member/vatNumber", { body: { id: member.id, vat_number, result } })
  return (
    <section className="sheet" aria-labelledby="business">
      <header>
        <h2 id="business">{t("business")}</h2>
      </header>
      <div className="in stack">
        {company ? (
          <dl className="facts">
            <dt>{t("company")}</dt>
            <dd>
              <bdi>{company}</bdi>
            </dd>
            {vat_number && <dt>{t("vatNumber")}</dt>}
            {vat_number && (
              <dd>
                <bdi className="code">{vat_number}</bdi>{" "}
                {check && t(CHECKED[check.result], { time: moment(check.checkTime) })}
              </dd>
            )}
          </dl>
        ) : (
          <p className="dim">{kind === "private" ? t("noBusiness") : t("kindBusiness")}</p>
        )}
        <p className="row">
          {kind === "private" && (
            <Button isBusy={isBusy} onClick={() => setKind("business")}>
              {t("makeBusiness")}
            </Button>
          )}
          {kind === "business" && (
            <Button isBusy={isBusy} onClick={() => setKind("private")}>
              {t("makePrivate")}
            </Button>
          )}
          {isOwner && vat_number && check?.result !== "confirmed" && (
            <Button isBusy={isBusy} onClick={() => decide("confirmed")}>
              {t("confirmVat")}
            </Button>
          )}
          {isOwner && vat_number && check?.result !== "refused" && (
            <Button isBusy={isBusy} onClick={() => decide("refused")}>
              {t("refuseVat")}
            </Button>
          )}
        </p>
      </div>
    </section>
  )
}
