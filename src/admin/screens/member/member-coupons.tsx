import { useState } from "react"
import type { CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { useFormats } from "../../shell/formats.ts"
import { useIsOwner, useMe } from "../../shell/session.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Select } from "../../ui/input.tsx"
import { Mark } from "../../ui/mark.tsx"
import type { Member } from "./member-orders.tsx"

type Coupons = CallReply<"GET /api/admin/coupon/lists">["list"]

const STATES = { available: "couponAvailable", used: "couponUsed", expired: "couponExpired" } as const

/** The coupons in a member's hands; the owner gives further ones. */
export function MemberCoupons({ member, coupons }: { member: Member; coupons: Coupons }) {
  const t = useWords("members")
  const { site } = useMe()
  const { day } = useFormats(site.currency, site.timeZone)
  const isOwner = useIsOwner()
  const { act, isBusy } = useAct()
  const [chosen, setChosen] = useState("")
  const held = new Set(member.coupons.map(({ id }) => id))
  const others = coupons.filter(({ id }) => !held.has(id))
  async function give() {
    const body = { coupon_id: Number(chosen), email: member.email }
    const reply = await act("POST /api/admin/coupon/give", { body }, { done: t("couponGiven") })
    if (reply.code === SUCCESS) setChosen("")
  }
  return (
    <section className="sheet" aria-labelledby="coupons">
      <header>
        <h2 id="coupons">{t("coupons")}</h2>
      </header>
      {member.coupons.length === 0 && <p className="in dim">{t("noCoupons")}</p>}
      <ul className="list">
        {member.coupons.map(({ id, dnames, state, endTime }) => (
          <li key={id}>
            <span className="two">
              <bdi className="strong">{dnames}</bdi>
              <span>{endTime && t("until", { day: day(endTime) })}</span>
            </span>
            <Mark kind={state === "available" ? "ok" : undefined}>{t(STATES[state])}</Mark>
          </li>
        ))}
      </ul>
      {isOwner && others.length > 0 && (
        <div className="in row">
          <Select aria-label={t("giveCoupon")} value={chosen} onChange={(event) => setChosen(event.target.value)}>
            <option value="">{t("chooseCoupon")}</option>
            {others.map(({ id, dnames }) => (
              <option key={id} value={id}>
                {dnames}
              </option>
            ))}
          </Select>
          <Button look="firm" isBusy={isBusy} disabled={!chosen} onClick={give}>
            {t("give")}
          </Button>
        </div>
      )}
    </section>
  )
}
